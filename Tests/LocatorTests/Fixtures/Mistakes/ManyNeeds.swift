import Locator

// The module needs more than five keys, for which the common families have forms without a parameter pack.

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

@ModuleBuilder func sevenOfSix() -> [AnyModule] {
  // error: call to global actor 'KeyWithoutArguments'-isolated initializer
  Module(
    RateKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self
  ) { hull, count, rate, title, theme, flag, store in hull.weight * Double(count) }
}

@ModuleBuilder func eightOfSix() -> [AnyModule] {
  Module(
    RateKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self
      // error: expects 7 arguments, but 8 were used in closure body
  ) { hull, count, rate, title, theme, flag, store, words in hull.weight * Double(count) }
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
