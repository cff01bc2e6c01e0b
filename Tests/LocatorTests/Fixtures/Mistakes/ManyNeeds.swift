import Locator

// The module needs more than five keys, for which forms have a parameter pack or a fixed number of needs.

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

@ModuleBuilder func noneOfEight() -> [AnyModule] {
  // error: is unavailable: the factory takes one parameter for each of its needs
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
  ) { 3 }
}

@ModuleBuilder func twoOfEight() -> [AnyModule] {
  // error: is unavailable: the factory takes one parameter for each of its needs
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
  ) { hull, count in hull.weight * Double(count) }
}

@ModuleBuilder func twoOfEightWithScope() -> [AnyModule] {
  // error: is unavailable: the factory takes one parameter for each of its needs
  Module(
    RateKey.self,
    scope: .singleton,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self,
    WordsKey.self,
    StoreKey.self
  ) { hull, count in hull.weight * Double(count) }
}

@ModuleBuilder func nineOfEight() -> [AnyModule] {
  // error: call to global actor 'KeyWithoutArguments'-isolated initializer
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
  ) { hull, count, rate, title, theme, flag, words, store, more in rate }
}

@ModuleBuilder func decoratorWithOneOfSeven() -> [AnyModule] {
  // error: is unavailable: the closure takes the value, and one parameter for each of its needs
  Decorator(
    RateKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self
  ) { inner in inner }
}

@ModuleBuilder func decoratorWithNoneOfSeven() -> [AnyModule] {
  // error: is unavailable: the closure takes the value, and one parameter for each of its needs
  Decorator(
    RateKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self
  ) { 3 }
}

@ModuleBuilder func decoratorWithEightOfSeven() -> [AnyModule] {
  // error: is unavailable: the closure takes the value, and one parameter for each of its needs
  Decorator(
    RateKey.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self
  ) { inner, hull, count, rate, title, theme, flag, more in inner }
}

@ModuleBuilder func membersWithTwoOfSeven() -> [AnyModule] {
  // error: is unavailable: the closure takes the object, and one parameter for each of its needs
  Members(
    of: Store.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self
  ) { object, hull in }
}

@ModuleBuilder func membersWithEightOfSeven() -> [AnyModule] {
  // error: is unavailable: the closure takes the object, and one parameter for each of its needs
  Members(
    of: Store.self,
    needs: HullKey.self,
    CountKey.self,
    RateKey.self,
    TitleKey.self,
    ThemeKey.self,
    FlagKey.self
  ) { object, hull, count, rate, title, theme, flag, more in }
}
