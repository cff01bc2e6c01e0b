import Locator

// A name in the factory is misspelt.

@ModuleBuilder func caseOfEnum() -> [AnyModule] {
  // error: has no member 'drak'
  Module(ThemeKey.self) { .drak }
}

@ModuleBuilder func caseOfNamedEnum() -> [AnyModule] {
  // error: has no member 'drak'
  Module(ThemeKey.self) { Theme.drak }
}

@ModuleBuilder func caseInTernary() -> [AnyModule] {
  // error: has no member 'drak'
  Module(ThemeKey.self, needs: FlagKey.self) { flag in flag ? .drak : .light }
}

@ModuleBuilder func caseOfSingleton() -> [AnyModule] {
  // error: has no member 'drak'
  Module(ThemeKey.self, scope: .singleton) { .drak }
}

@ModuleBuilder func property() -> [AnyModule] {
  // error: has no member 'nme'
  Module(TitleKey.self, needs: HullKey.self) { hull in hull.nme }
}

@ModuleBuilder func propertyOfShorthand() -> [AnyModule] {
  // error: has no member 'nme'
  Module(TitleKey.self, needs: HullKey.self) { $0.nme }
}

@ModuleBuilder func propertyInInterpolation() -> [AnyModule] {
  // error: has no member 'nme'
  Module(TitleKey.self, needs: HullKey.self, CountKey.self) { hull, count in "\(hull.nme), \(count)"
  }
}

@ModuleBuilder func arithmetic() -> [AnyModule] {
  Module(RateKey.self, needs: HullKey.self, CountKey.self, RateKey.self) { hull, count, rate in
    // error: has no member 'wieght'
    hull.wieght * Double(count) + rate / 2 - 1
  }
}

@ModuleBuilder func unknownVariable() -> [AnyModule] {
  Module(RateKey.self, needs: HullKey.self, CountKey.self, RateKey.self) { hull, count, rate in
    // error: cannot find 'cuont' in scope
    hull.weight * Double(cuont) + rate / 2 - 1
  }
}

@ModuleBuilder func unknownType() -> [AnyModule] {
  // error: cannot find 'ServiceImp' in scope
  Module(ServiceKey.self, needs: StoreKey.self) { store in ServiceImp(store) }
}

@ModuleBuilder func unknownKey() -> [AnyModule] {
  // error: cannot find 'SeviceKey' in scope
  Module(SeviceKey.self, needs: StoreKey.self) { store in ServiceImpl(store) }
}

@ModuleBuilder func unknownNeed() -> [AnyModule] {
  // error: cannot find 'StorKey' in scope
  // error: could not be inferred
  Module(ServiceKey.self, needs: StorKey.self) { store in ServiceImpl(store) }
}

@ModuleBuilder func severalStatements() -> [AnyModule] {
  Module(TitleKey.self, needs: HullKey.self, CountKey.self) { hull, count in
    let half = count / 2
    // error: has no member 'nme'
    let name = hull.nme
    return name + String(half)
  }
}

@ModuleBuilder func severalStatementsOfSingleton() -> [AnyModule] {
  Module(ServiceKey.self, scope: .singleton, needs: StoreKey.self) { store in
    // error: has no member 'nme'
    print(store.nme)
    return ServiceImpl(store)
  }
}

@ModuleBuilder func innerClosure() -> [AnyModule] {
  // error: has no member 'cuont'
  Module(NumbersKey.self, needs: WordsKey.self) { words in words.map { $0.cuont } }
}

@ModuleBuilder func method() -> [AnyModule] {
  // error: has no member 'scale'
  Module(HullKey.self, needs: HullKey.self, RateKey.self) { hull, rate in hull.scale(by: rate) }
}

@ModuleBuilder func labelOfInitializer() -> [AnyModule] {
  // error: incorrect argument label in call (have 'cuont:', expected 'count:')
  Module(PlugKey.self, needs: CountKey.self) { count in PlugImpl(cuont: count) }
}

@ModuleBuilder func throwing() -> [AnyModule] {
  // error: cannot find 'txt' in scope
  Module(ConfigKey.self, needs: TitleKey.self) { text throws(ConfigError) in try Config(text: txt) }
}

@ModuleBuilder func throwingShared() -> [AnyModule] {
  Module(ConfigKey.self, scope: .singleton, needs: StoreKey.self) { store throws(ConfigError) in
    // error: has no member 'nme'
    try Config(text: store.nme)
  }
}

@MainActor @ModuleBuilder func mainActor() -> [AnyModule] {
  // error: has no member 'nme'
  Module(ScreenKey.self, needs: StoreKey.self) { store in ScreenImpl(title: store.nme) }
}

@ModuleBuilder func looseMainActor() -> [AnyModule] {
  // error: cannot find 'Greetin' in scope
  Module(GreeterKey.self, needs: StoreKey.self) { @MainActor store in Greetin(store: store) }
}

@ModuleBuilder func asynchronous() -> [AnyModule] {
  // error: cannot find 'stor' in scope
  Module(ReplicaKey.self, needs: StoreKey.self) { store in await Replica(store: stor) }
}

@ModuleBuilder func provider() -> [AnyModule] {
  // error: has no member 'txt'
  Module(TitleKey.self, needs: Provider<LabelKey>.self) { label in label("a").txt }
}

@ModuleBuilder func argument() -> [AnyModule] {
  // error: has no member 'uppercase'
  Module(LabelKey.self) { text in Label(text.uppercase()) }
}

@ModuleBuilder func assembly() -> [AnyModule] {
  // error: cannot find 'Servics' in scope
  Servics()
}
