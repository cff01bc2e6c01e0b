import Locator

// The arguments of a key, each as a parameter of its factory, or all as one value after its needs.

@ModuleBuilder func two() -> [AnyModule] {
  Module(PageKey.self) { id, title in Page(id: id * 2 + 1, title: title + "!") }
}

@ModuleBuilder func twoAfterNeed() -> [AnyModule] {
  Module(PageKey.self, needs: StoreKey.self) { store, page in
    Page(store, id: page.0 + 1, title: "\(page.1): \(page.0)")
  }
}

@ModuleBuilder func labelsAfterNeed() -> [AnyModule] {
  Module(SheetKey.self, needs: StoreKey.self) { store, sheet in
    Page(store, id: sheet.id + 1, title: "\(sheet.title): \(sheet.id)")
  }
}

@ModuleBuilder func twoOfInitializer() -> [AnyModule] {
  Module(PageKey.self, make: Page.init)
}

@ModuleBuilder func three() -> [AnyModule] {
  Module(BoxKey.self) { width, height, title in Box(width * 2, height / 2 - 1, title.uppercased()) }
}

@ModuleBuilder func threeAfterNeed() -> [AnyModule] {
  Module(BoxKey.self, needs: RateKey.self) { rate, size in
    Box(size.0 * rate, size.1 / 2 - 1, size.2.uppercased())
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
