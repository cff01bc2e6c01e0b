import Locator

// A key of the main actor is needed by a module whose key isn't. The compiler takes most of these factories as ones of the
// main actor, and the container that is built says that their keys aren't isolated.

enum TitleKey: InjectionKey { typealias Value = String }

@MainActor func onMainActor() -> Container {
  Container {
    Module(TitleKey.self, needs: HomeKey.self) { $0.title }
  }
}

nonisolated func elsewhere() -> Container {
  Container {
    Module(TitleKey.self, needs: HomeKey.self) { $0.title }
    Module(TitleKey.self, needs: HomeKey?.self, [HomeKey].self) { home, all in "" }
    // refused: main actor-isolated conformance of 'HomeKey' to 'BindingKey' cannot be used in nonisolated context
    Module(TitleKey.self, needs: Provider<HomeKey>.self) { home in home().title }
  }
}
