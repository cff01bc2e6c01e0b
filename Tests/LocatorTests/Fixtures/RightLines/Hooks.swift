import Locator

// Hooks with real bodies.

@ModuleBuilder func withResolver() -> [AnyModule] {
  Module(StoreKey.self, scope: .singleton) { Store() }
    .onCreate { resolver, store in print(store.name + resolver[TitleKey.self] + "!") }
}

@ModuleBuilder func withOneNeed() -> [AnyModule] {
  Module(StoreKey.self, scope: .singleton) { Store() }
    .onCreate(needs: CountKey.self) { store, count in
      print(store.name + "\(count * 2 - 1)" + (count > 3 ? "+" : "-"))
    }
}

@ModuleBuilder func withThreeNeeds() -> [AnyModule] {
  Module(HullKey.self, needs: TitleKey.self) { Hull(name: $0) }
    .onCreate(needs: CountKey.self, RateKey.self, WordsKey.self) { hull, count, rate, words in
      let size = hull.weight * Double(count) + rate / 2 - 1
      print(words.map { $0 + hull.name }.reduce("", +) + "\(size)")
    }
}

@ModuleBuilder func withFiveNeeds() -> [AnyModule] {
  Module(StoreKey.self, scope: .singleton) { Store() }
    .onCreate(needs: CountKey.self, RateKey.self, TitleKey.self, FlagKey.self, HullKey.self) {
      store,
      count,
      rate,
      title,
      flag,
      hull in
      print(flag ? title + store.name : "\(Double(count) * rate - hull.weight)")
    }
}

@ModuleBuilder func withShortNames() -> [AnyModule] {
  Module(HullKey.self) { Hull() }
    .onCreate(needs: CountKey.self, NumbersKey.self) {
      print($0.name, $2.map { $0 * 2 }.reduce($1, +))
    }
}
