import Locator

// What lives on the main actor and says so is accepted in every target.

@MainActor final class HomeScreen {
  @Inject(HomeKey.self) var home: any HomeModel
  @Inject(HomeKey?.self) var maybe
  @Inject([HomeKey].self) var all
  @Inject(ByName<HomeKey>.self) var named
  @Inject([Provider<HomeKey>].self) var providers
  @Inject(ByName<Lazy<HomeKey>>.self) var later
  @Inject(Provider<HomeKey>.self) var makeHome
  @Inject(DetailKey.self, "a") var detail
  @Inject(Provider<DetailKey>.self) var makeDetail
  @Inject(LooseKey.self) var loose

  func show() {
    home.title = "Home"
    _ = makeHome()
    _ = makeDetail("b").title
    $home.reset()
  }
}

// What a view of SwiftUI looks like to the compiler.
@MainActor @preconcurrency protocol View {
  associatedtype Body
  @MainActor @preconcurrency var body: Body { get }
}
struct Text: View {
  init(_ text: String) {}
  var body: Never { fatalError() }
}
struct HomeView: View {
  @Inject(HomeKey.self) private var home
  @Inject(DetailKey.self, "a") private var detail
  @Inject(ServiceKey.self) private var service
  var body: Text { Text(home.title + detail.title) }
}

// Swift 5 evaluates a default argument nowhere in particular, unless its checks are complete.
// warning(minimal): main actor-isolated conformance of 'HomeKey' to 'InjectionKey' cannot be used in nonisolated context
// error(minimal): call to main actor-isolated static method 'currentValue(fileID:line:)' in a synchronous nonisolated context
@MainActor func read(_ container: Container, home: any HomeModel = HomeKey.currentValue()) {
  _ = container[HomeKey.self].title
  _ = container[HomeKey.self]
  _ = container[Named<HomeKey>?.self, "a"]
  _ = container[DetailKey.self, "a"]
  _ = container[DetailKey.self, "a"]
  _ = container[Named<Provider<DetailKey>>?.self, "b"]?("a")
  _ = container[LooseKey.self]
  _ = container.contains(HomeKey.self)
  _ = HomeKey.currentValue()
  let wrapper = Inject(HomeKey.self)
  _ = wrapper().title
}

@MainActor func read(_ resolver: Resolver) {
  _ = resolver[HomeKey.self].title
  _ = resolver[HomeKey.self].title
  _ = resolver[HomeKey?.self]
  _ = resolver[Named<HomeKey>?.self, "a"]
  _ = resolver[DetailKey.self, "a"].title
  _ = resolver[DetailKey.self, "a"].title
  _ = resolver[Named<Provider<DetailKey>>?.self, "b"]?("a")
}

nonisolated func readElsewhere(_ container: Container) async -> String {
  await MainActor.run { container[HomeKey.self].title }
}
nonisolated func readInTask(_ container: Container) {
  Task.detached { _ = await MainActor.run { container[HomeKey.self].title } }
  Task { @MainActor in _ = container[HomeKey.self] }
}

nonisolated final class Sync: Sendable {
  let service = Inject(ServiceKey.self)
  func start() async { await MainActor.run { HomeKey.currentValue().title = "Synchronised" } }
}
@MainActor final class Router: Sendable {
  let home = Inject(HomeKey.self)
  func show() { home().title = "Home" }
}
