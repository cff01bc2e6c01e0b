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

@ModuleBuilder func withThreeHooks() -> [AnyModule] {
  Module(HullKey.self, needs: TitleKey.self) { Hull(name: $0) }
    .onCreate(needs: CountKey.self) { hull, count in
      print("\(hull.weight * Double(count) / 2 - 1)")
    }
    .onCreate(needs: RateKey.self) { hull, rate in print("\(hull.weight * rate / 2 - 1)") }
    .onCreate(needs: WordsKey.self) { hull, words in
      print(words.map { $0 + hull.name }.reduce("", +))
    }
}

@ModuleBuilder func withSeveralValues() -> [AnyModule] {
  Module(StoreKey.self, scope: .singleton) { Store() }
    .onCreate { resolver, store in
      let (count, rate) = (resolver[CountKey.self], resolver[RateKey.self])
      print(
        resolver[FlagKey.self]
          ? resolver[TitleKey.self] + store.name
          : "\(Double(count) * rate - resolver[HullKey.self].weight)"
      )
    }
}

@ModuleBuilder func withShortNames() -> [AnyModule] {
  Module(HullKey.self) { Hull() }
    .onCreate(needs: NumbersKey.self) { print($0.name, $1.map { $0 * 2 }.reduce(1, +)) }
}
