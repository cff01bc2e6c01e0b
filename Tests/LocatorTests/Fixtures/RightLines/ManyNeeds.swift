import Locator

// Up to twelve needs, with arguments and without.

@ModuleBuilder func argument() -> [AnyModule] {
  Module(LabelKey.self) { text in Label(text.uppercased() + "!") }
}

@ModuleBuilder func argumentOfInitializer() -> [AnyModule] {
  Module(LabelKey.self, needs: StoreKey.self, make: Label.init)
}

@ModuleBuilder func argumentOfSingleton() -> [AnyModule] {
  Module(LabelKey.self, scope: .singleton, needs: StoreKey.self, CountKey.self) {
    store,
    count,
    text in
    Label(store, text + ": \(count * 2)")
  }
}

@ModuleBuilder func oneTuple() -> [AnyModule] {
  Module(PageKey.self) { page in Page(id: page.0 + 1, title: page.1 + "!") }
}

@ModuleBuilder func oneTupleAfterNeed() -> [AnyModule] {
  Module(PageKey.self, needs: StoreKey.self) { store, page in
    Page(store, id: page.0 * 2, title: page.1)
  }
}

@ModuleBuilder func three() -> [AnyModule] {
  Module(RateKey.self, needs: HullKey.self, CountKey.self, ThemeKey.self) { hull, count, theme in
    theme == .dark ? hull.weight * Double(count) : -hull.weight / 2
  }
}

@ModuleBuilder func four() -> [AnyModule] {
  Module(TitleKey.self, needs: HullKey.self, CountKey.self, RateKey.self, WordsKey.self) {
    hull,
    count,
    rate,
    words in
    hull.name + words.joined() + "\(Double(count) * rate)"
  }
}

@ModuleBuilder func five() -> [AnyModule] {
  Module(
    ShipKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self
  ) { hull, count, rate, title, theme in
    Ship(hull.scaled(by: rate * 2), count + 1, rate / 2 - 1, title + "!", theme)
  }
}

@ModuleBuilder func fiveOfSingleton() -> [AnyModule] {
  Module(
    ShipKey.self,
    scope: .singleton,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    make: Ship.init
  )
}

@ModuleBuilder func fiveAndArgument() -> [AnyModule] {
  Module(
    CabinKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self
  ) { hull, count, rate, title, theme, id in
    Cabin(hull, count * id, rate + Double(id), "\(title) \(id)", theme, id)
  }
}

@ModuleBuilder func fiveAndArgumentOfInitializer() -> [AnyModule] {
  Module(
    CabinKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    make: Cabin.init
  )
}

@ModuleBuilder func seven() -> [AnyModule] {
  Module(
    FleetKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self,
    WordsKey.self
  ) { hull, count, rate, title, theme, flag, words in
    Fleet(hull, count * 2, rate - 1, title + "!", theme, !flag, words.sorted())
  }
}

@ModuleBuilder func sevenOfInitializer() -> [AnyModule] {
  Module(
    FleetKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self,
    WordsKey.self,
    make: Fleet.init
  )
}

@ModuleBuilder func sevenAndArgument() -> [AnyModule] {
  Module(
    LabelKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self,
    WordsKey.self
  ) { hull, count, rate, title, theme, flag, words, text in
    Label(flag ? text + title : words.joined() + "\(hull.weight * rate * Double(count))")
  }
}

@ModuleBuilder func twelve() -> [AnyModule] {
  Module(
    RateKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self,
    WordsKey.self,
    StoreKey.self,
    HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self
  ) { hull, count, rate, title, theme, flag, words, store, other, most, least, end in
    flag ? hull.weight * Double(count + most) : other.weight / rate - least + Double(words.count)
  }
}

@MainActor @ModuleBuilder func twelveOnMainActor() -> [AnyModule] {
  Module(
    ScreenKey.self,
    scope: .singleton,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self,
    WordsKey.self,
    StoreKey.self,
    HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self
  ) { hull, count, rate, title, theme, flag, words, store, other, most, least, end in
    ScreenImpl(title: title + "\(count * most) " + store.name + end)
  }
}

@ModuleBuilder func eightOfAsynchronous() -> [AnyModule] {
  Module(
    ReplicaKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self,
    WordsKey.self,
    StoreKey.self
  ) { hull, count, rate, title, theme, flag, words, store in
    await Replica(store: Store(name: store.name + title + "\(count)"))
  }
}
