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

@ModuleBuilder func eight() -> [AnyModule] {
  // error: a module has seven needs at most: give keys that belong together one of their own
  Module(
    RateKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self,
    WordsKey.self,
    StoreKey.self
  ) { hull, count, rate, title, theme, flag, words, store in hull.weight * Double(count) }
}

@ModuleBuilder func eightWithScope() -> [AnyModule] {
  // error: a module has seven needs at most: give keys that belong together one of their own
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
    StoreKey.self
  ) { hull, count, rate, title, theme, flag, words, store in .dark }
}

@ModuleBuilder func twoOfEight() -> [AnyModule] {
  Module(
    RateKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self,
    WordsKey.self,
    StoreKey.self
      // error: expects 8 arguments, but 2 were used in closure body
  ) { hull, count in hull.weight * Double(count) }
}

@ModuleBuilder func sixOfAsynchronous() -> [AnyModule] {
  // error: an asynchronous module has five needs at most: give keys that belong together one of their own
  Module(
    ReplicaKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self
  ) { hull, count, rate, title, theme, flag in await Replica(store: Store(name: title)) }
}

@ModuleBuilder func sixOfAsynchronousThatFails() -> [AnyModule] {
  // error: an asynchronous module has five needs at most: give keys that belong together one of their own
  Module(
    DatabaseKey.self,
    scope: .singleton,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self
  ) { hull, count, rate, title, theme, flag async throws(ConfigError) in try await Database() }
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
