import Locator

// The module needs many keys, or too many.

@ModuleBuilder func twoOfSix() -> [AnyModule] {
  Module(
    RateKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self
      // error: expects 6 arguments, but 2 were used in closure body
  ) { hull, count in hull.weight * Double(count) }
}

@ModuleBuilder func noneOfSix() -> [AnyModule] {
  Module(
    RateKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self
      // error: expects 6 arguments, which cannot be implicitly ignored
  ) { 3 }
}

@ModuleBuilder func twoOfSixWithScope() -> [AnyModule] {
  Module(
    RateKey.self,
    scope: .singleton,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self
      // error: expects 6 arguments, but 2 were used in closure body
  ) { hull, count in hull.weight * Double(count) }
}

@ModuleBuilder func twoOfSeven() -> [AnyModule] {
  Module(
    RateKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self,
    WordsKey.self
      // error: expects 7 arguments, but 2 were used in closure body
  ) { hull, count in hull.weight * Double(count) }
}

@ModuleBuilder func typoWithSeven() -> [AnyModule] {
  Module(
    RateKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self,
    WordsKey.self
      // error: value of type 'HullKey.Value' (aka 'Hull') has no member 'wieght'
  ) { hull, count, rate, title, theme, flag, words in hull.wieght * Double(count) }
}

@MainActor @ModuleBuilder func twoOfSixOnMainActor() -> [AnyModule] {
  Module(
    ScreenKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self
      // error: expects 6 arguments, but 2 were used in closure body
  ) { hull, title in ScreenImpl(title: "") }
}

@ModuleBuilder func typoWithSixAndArgument() -> [AnyModule] {
  Module(
    LabelKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self
      // error: has no member 'uppercase'
  ) { hull, count, rate, title, theme, flag, text in Label(text.uppercase()) }
}

@ModuleBuilder func thirteen() -> [AnyModule] {
  // error: a module has twelve needs at most: give keys that belong together one of their own
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
    TitleKey.self,
    ThemeKey.self
  ) {
    hull, count, rate, title, theme, flag, words, store, h, c, r, t, th in
    hull.weight * Double(count)
  }
}

@ModuleBuilder func thirteenWithScope() -> [AnyModule] {
  // error: a module has twelve needs at most: give keys that belong together one of their own
  Module(
    ThemeKey.self,
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
    TitleKey.self,
    ThemeKey.self
  ) {
    hull, count, rate, title, theme, flag, words, store, h, c, r, t, th in
    .dark
  }
}

@ModuleBuilder func twoOfThirteen() -> [AnyModule] {
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
    TitleKey.self,
    ThemeKey.self
      // error: expects 13 arguments, but 2 were used in closure body
  ) { hull, count in hull.weight * Double(count) }
}

@ModuleBuilder func nineOfAsynchronous() -> [AnyModule] {
  // error: an asynchronous module has eight needs at most: give keys that belong together one of their own
  Module(
    ReplicaKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self,
    WordsKey.self,
    StoreKey.self,
    HullKey.self
  ) {
    hull, count, rate, title, theme, flag, words, store, h in
    await Replica(store: Store(name: title))
  }
}

@ModuleBuilder func nineOfAsynchronousThatFails() -> [AnyModule] {
  // error: an asynchronous module has eight needs at most: give keys that belong together one of their own
  Module(
    DatabaseKey.self,
    scope: .singleton,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self,
    WordsKey.self,
    StoreKey.self,
    HullKey.self
  ) {
    hull, count, rate, title, theme, flag, words, store, h async throws(ConfigError) in
    try await Database()
  }
}

@ModuleBuilder func eightAndArgument() -> [AnyModule] {
  // error: a module with arguments has seven needs at most: give keys that belong together one of their own
  Module(
    LabelKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self,
    WordsKey.self,
    StoreKey.self
  ) { hull, count, rate, title, theme, flag, words, store, text in Label(store, text) }
}

@ModuleBuilder func sixAndArgumentOfAsynchronous() -> [AnyModule] {
  // error: an asynchronous module with arguments has five needs at most: give keys that belong together one of their own
  Module(
    SummaryKey.self,
    needs: ReplicaKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self
  ) { replica, count, rate, title, theme, flag, year in await Summary(replica, year) }
}

@ModuleBuilder func fourOfDecorator() -> [AnyModule] {
  // error: a decorator has three needs at most: give keys that belong together one of their own
  Decorator(RateKey.self, needs: HullKey.self, CountKey.self, RateKey.self, TitleKey.self) {
    inner,
    hull,
    count,
    rate,
    title in
    inner * hull.weight * Double(count)
  }
}
