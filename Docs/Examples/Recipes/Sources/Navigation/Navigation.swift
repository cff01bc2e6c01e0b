import Locator

// Screens that take arguments. The code that opens a screen knows its key and its arguments, and not what it needs.

struct Recipes: Sendable {
  func title(_ id: Int) -> String { ["Negroni", "Daiquiri", "Martini"][id] }
}
enum RecipesKey: InjectionKey { typealias Value = Recipes }

@MainActor protocol Screen: AnyObject { var title: String { get } }

// The key declares the arguments: one, or a tuple with names.
enum DetailKey: @MainActor InjectionKey {
  typealias Value = any Screen
  typealias Arguments = Int
}
enum NoteKey: @MainActor InjectionKey {
  typealias Value = any Screen
  typealias Arguments = (id: Int, text: String)
}
enum ListKey: @MainActor InjectionKey { typealias Value = ListScreen }

/// The stack of screens.
@MainActor final class Navigator {
  private var screens: [any Screen] = []

  func push(_ screen: any Screen) {
    screens.append(screen)
    print(screens.map(\.title).joined(separator: " > "))
  }
  func pop() { screens.removeLast() }
}
enum NavigatorKey: @MainActor InjectionKey { typealias Value = Navigator }

@MainActor final class ListScreen: Screen {
  let title = "Recipes"
  @Inject(NavigatorKey.self) private var navigator
  // Each call makes a screen. `@Inject(DetailKey.self, 1) var detail` would be one screen, which the property keeps.
  @Inject(Provider<DetailKey>.self) private var detail
  @Inject(Provider<NoteKey>.self) private var note

  func select(_ id: Int) { navigator.push(detail(id)) }
  func comment(on id: Int) { navigator.push(note((id, "shaken"))) }
}

@MainActor final class DetailScreen: Screen {
  let title: String
  init(recipes: Recipes, id: Int) { title = recipes.title(id) }
}
@MainActor final class NoteScreen: Screen {
  let title: String
  init(text: String, recipe: String) { title = "\(recipe): \(text)" }
}

@MainActor struct Screens: @MainActor Assembly {
  var modules: [AnyModule] {
    Module(NavigatorKey.self, scope: .singleton) { Navigator() }
    Module(ListKey.self) { ListScreen() }
    // The arguments come after the needs.
    Module(DetailKey.self, needs: RecipesKey.self, make: DetailScreen.init)
    Module(NoteKey.self, needs: RecipesKey.self) { recipes, note in
      NoteScreen(text: note.text, recipe: recipes.title(note.id))
    }
  }
}

@main struct Program {
  @MainActor static func main() {
    let container = Container {
      Module(RecipesKey.self, scope: .singleton) { Recipes() }
      Screens()
    }
    .build()
    let list = container[ListKey.self]
    container[NavigatorKey.self].push(list)
    list.select(1)
    list.comment(on: 1)
  }
}
