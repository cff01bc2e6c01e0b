#if canImport(SwiftUI)
import Locator
import LocatorSwiftUI
import Observation
import SwiftUI

// The start of an app of SwiftUI: `init` builds the container, before any view reads it.

struct Texts: Sendable { var greeting = "Good evening" }
enum TextsKey: InjectionKey { typealias Value = Texts }

@MainActor @Observable final class HomeModel { var name = "Ada" }
enum HomeKey: @MainActor InjectionKey { typealias Value = HomeModel }

/// The modules of the app, which tests and previews list, too.
@MainActor struct AppModules: @MainActor Assembly {
  var modules: [AnyModule] {
    Module(TextsKey.self, scope: .singleton) { Texts() }
    Module(HomeKey.self) { HomeModel() }
  }
}

@main struct AppStart: App {
  // The initial values of the app's properties are made before the body of `init`, and so before the container. A key
  // that one of them reads at once stops the program, as `@State private var model = HomeKey.currentValue()` does. An
  // injected property is read later.
  @Inject(TextsKey.self) private var texts

  init() {
    Container { AppModules() }.build()
  }

  // SwiftUI calls it after `init`, and then makes the views.
  var body: some Scene {
    WindowGroup { HomeView(greeting: texts.greeting) }
  }
}

struct HomeView: View {
  let greeting: String

  /// Made by the body of the first view, and kept for the view's identity.
  @InjectedState(HomeKey.self) private var model

  var body: some View {
    Form {
      Text("\(greeting), \(model.name)")
      TextField("Name", text: $model.name)
    }
  }
}
#else
@main struct AppStart {
  static func main() { print("There is no SwiftUI on this platform.") }
}
#endif
