import Locator

// A key of the main actor is needed by a module whose key isn't.

enum TitleKey: InjectionKey { typealias Value = String }

@MainActor func onMainActor() -> Container {
  Container {
    // The factory runs on the main actor, and each read is checked.
    Module(TitleKey.self, needs: HomeKey.self) { $0.title }
  }
}

nonisolated func elsewhere() -> Container {
  Container {
    // Here, too: a list may say what runs on the main actor without being there.
    Module(TitleKey.self, needs: HomeKey.self) { $0.title }
    Module(TitleKey.self, needs: HomeKey?.self, [HomeKey].self) { home, all in "" }
    // refused: main actor-isolated conformance of 'HomeKey' to 'BindingKey' cannot be used in nonisolated context
    Module(TitleKey.self, needs: Provider<HomeKey>.self) { home in home().title }
  }
}
