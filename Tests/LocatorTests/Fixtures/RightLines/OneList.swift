import Locator

// A dozen modules in one list.

@MainActor @ModuleBuilder func list() -> [AnyModule] {
  Services()
  Module(RateKey.self, needs: HullKey.self, CountKey.self, RateKey.self) { h, n, d in
    h.weight * Double(n) + d / 2 - 1
  }
  Module(TitleKey.self, needs: HullKey.self, CountKey.self) { hull, count in
    hull.name + ": " + String(count) + " (\(hull.weight * 2))"
  }
  Module(ThemeKey.self, needs: FlagKey.self, CountKey.self) { flag, count in
    flag && count > 2 ? .dark : .light
  }
  Module(WordsKey.self, needs: TitleKey.self) { title in [title, title + "!", "a"] }
  Module(NumbersKey.self, needs: WordsKey.self, CountKey.self) { words, count in
    words.filter { $0.count > count }.map { $0.count + 1 }.sorted { $0 > $1 }
  }
  Module(PricesKey.self, needs: RateKey.self) { rate in ["a": 1, "b": rate, "c": rate * 2] }
  Module(ServiceKey.self, scope: .singleton, needs: StoreKey.self, make: ServiceImpl.init)
  Module(LabelKey.self, needs: StoreKey.self) { store, text in Label(store, text + "!") }
  Module(ConfigKey.self, needs: StoreKey.self) { store throws(ConfigError) in
    try Config(text: store.name + "/config")
  }
  Module(ScreenKey.self, needs: StoreKey.self) { store in ScreenImpl(title: store.name + "!") }
  Module(WaitingGreeterKey.self) { await Greeting() }
  Module(ReplicaKey.self, needs: StoreKey.self) { store in await Replica(store: store) }
  Decorator(RateKey.self, needs: CountKey.self) { inner, count in inner * Double(count) - 1 }
  Members(of: Import.self).inject(StoreKey.self) { $0.store = $1 }
}
