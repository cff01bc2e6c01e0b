import Locator

// Where the main actor is the default, a type that is its own key lives there, unless it says
// otherwise. Its conformance has nothing that is isolated, so that the key isn't.

struct Settings: Injectable {
  var volume: Int
  init() { volume = 7 }
}
final class Store: Injectable {
  init() {}
}
nonisolated struct Limits: Injectable {}
@MainActor final class Player: @MainActor Injectable {
  init() {}
}
nonisolated enum RetriesKey: DefaultInjectionKey { static var defaultValue: Int { 3 } }
enum TagKey<Tag>: InjectionKey { typealias Value = Int }

nonisolated func read(_ container: Container) {
  _ = container[Settings.self]
  _ = container[Limits.self]
  _ = container[RetriesKey.self]
  _ = container[TagKey<Settings>.self]
}

@MainActor func list() -> Container {
  Container {
    Module(Limits.self, scope: .singleton) { Limits() }
    Module(Player.self, scope: .singleton) { Player() }
    // refused(MainActor): call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
    Module(Settings.self, scope: .singleton) { Settings() }
    // refused(MainActor): call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
    Module(Store.self) { Store() }
  }
}
