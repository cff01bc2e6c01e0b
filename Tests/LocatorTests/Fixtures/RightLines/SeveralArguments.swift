import Locator

// The arguments of a key, each as a parameter of its factory.

@ModuleBuilder func two() -> [AnyModule] {
  Module(PageKey.self) { id, title in Page(id: id * 2 + 1, title: title + "!") }
}

@ModuleBuilder func twoAfterNeed() -> [AnyModule] {
  Module(PageKey.self, needs: StoreKey.self) { store, id, title in
    Page(store, id: id + 1, title: "\(title): \(id)")
  }
}

@ModuleBuilder func twoOfInitializer() -> [AnyModule] {
  Module(PageKey.self, make: Page.init)
}

@ModuleBuilder func twoOfInitializerAfterNeed() -> [AnyModule] {
  Module(PageKey.self, needs: StoreKey.self, make: Page.init)
}

@ModuleBuilder func three() -> [AnyModule] {
  Module(BoxKey.self, needs: RateKey.self) { rate, width, height, title in
    Box(width * rate, height / 2 - 1, title.uppercased())
  }
}

@ModuleBuilder func threeOfInitializer() -> [AnyModule] {
  Module(BoxKey.self, make: Box.init)
}

@ModuleBuilder func afterFiveNeedsOfAsynchronous() -> [AnyModule] {
  Module(
    ReportKey.self,
    needs: CountKey.self,
    CountKey.self,
    CountKey.self,
    CountKey.self,
    CountKey.self
  ) { a, b, c, d, e, year async throws(ConfigError) in
    try await Report(a * b - c + d / 2 - e + year)
  }
}
