import Locator

// The factory has a parameter too many or too few.

@ModuleBuilder func oneTooMany() -> [AnyModule] {
  // error: call to global actor 'RemoveTheLastParameter_TheKeyTakesNoArguments'-isolated initializer 'init(_:fileID:line:make:)' in a synchronous nonisolated context
  Module(TitleKey.self) { number in "\(number)" }
}

@ModuleBuilder func oneTooManyInShorthand() -> [AnyModule] {
  // error: call to global actor 'RemoveTheLastParameter_TheKeyTakesNoArguments'-isolated initializer 'init(_:fileID:line:make:)' in a synchronous nonisolated context
  Module(TitleKey.self) { "\($0)" }
}

@ModuleBuilder func oneTooManyWithScope() -> [AnyModule] {
  // error: call to global actor 'RemoveTheLastParameter_TheKeyTakesNoArguments'-isolated initializer 'init(_:scope:fileID:line:make:)' in a synchronous nonisolated context
  Module(TitleKey.self, scope: .singleton) { number in "\(number)" }
}

@ModuleBuilder func oneTooManyWithNeed() -> [AnyModule] {
  // error: the factory has a parameter more than there are needs
  Module(ServiceKey.self, needs: StoreKey.self) { store, count in Timed(ServiceImpl(store), count) }
}

@ModuleBuilder func oneTooManyWithNeedAndScope() -> [AnyModule] {
  // error: call to global actor 'RemoveTheLastParameter_TheKeyTakesNoArguments'-isolated initializer 'init(_:scope:needs:fileID:line:make:)' in a synchronous nonisolated context
  Module(ServiceKey.self, scope: .singleton, needs: StoreKey.self) { store, count in
    ServiceImpl(store)
  }
}

@ModuleBuilder func oneTooFew() -> [AnyModule] {
  // error: expects 2 arguments, but 1 was used in closure body
  Module(CartKey.self, needs: StoreKey.self, CountKey.self) { store in Cart(store, 1) }
}

@ModuleBuilder func oneTooFewWithScope() -> [AnyModule] {
  // error: expects 2 arguments, but 1 was used in closure body
  Module(CartKey.self, scope: .singleton, needs: StoreKey.self, CountKey.self) { store in
    Cart(store, 1)
  }
}

@ModuleBuilder func noneOfOne() -> [AnyModule] {
  // error: expects 1 argument, which cannot be implicitly ignored
  Module(ServiceKey.self, needs: StoreKey.self) { ServiceImpl(Store()) }
}

@ModuleBuilder func twoOfThree() -> [AnyModule] {
  // error: expects 3 arguments, but 2 were used in closure body
  Module(RateKey.self, needs: HullKey.self, CountKey.self, RateKey.self) { hull, count in
    hull.weight * Double(count)
  }
}

@ModuleBuilder func initializerNeedsMore() -> [AnyModule] {
  // error: the factory has a parameter more than there are needs
  Module(CartKey.self, needs: StoreKey.self, make: Cart.init)
}

@ModuleBuilder func initializerNeedsFewer() -> [AnyModule] {
  // error: cannot convert value of type '@Sendable (Int) -> PlugImpl' to expected argument type
  Module(PlugKey.self, needs: CountKey.self, StoreKey.self, make: PlugImpl.init)
}

@MainActor @ModuleBuilder func mainActor() -> [AnyModule] {
  // error: the factory has a parameter more than there are needs
  Module(ScreenKey.self, needs: StoreKey.self) { store, title in ScreenImpl(title: title) }
}

@ModuleBuilder func looseMainActor() -> [AnyModule] {
  // error: expects 0 arguments, but 1 was used in closure body
  Module(GreeterKey.self) { @MainActor store in Greeting(store: store) }
}

@ModuleBuilder func asynchronous() -> [AnyModule] {
  // error: expects 0 arguments, but 1 was used in closure body
  Module(ReplicaKey.self) { store in await Replica(store: store) }
}

@ModuleBuilder func asynchronousShared() -> [AnyModule] {
  // error: expects 2 arguments, but 1 was used in closure body
  Module(ReplicaKey.self, scope: .singleton, needs: StoreKey.self, CountKey.self) { store in
    await Replica(store: store)
  }
}

@ModuleBuilder func failing() -> [AnyModule] {
  // error: expects 0 arguments, but 1 was used in closure body
  Module(ConfigKey.self) { text throws(ConfigError) in try Config(text: text) }
}

@ModuleBuilder func failingShared() -> [AnyModule] {
  // error: call to global actor 'RemoveTheLastParameter_TheKeyTakesNoArguments'-isolated initializer 'init(_:scope:fileID:line:make:)' in a synchronous nonisolated context
  Module(ConfigKey.self, scope: .singleton) { number throws(ConfigError) in
    try Config(text: "\(number)")
  }
}

@ModuleBuilder func failingWithNeed() -> [AnyModule] {
  // error: call to global actor 'RemoveTheLastParameter_TheKeyTakesNoArguments'-isolated initializer 'init(_:needs:fileID:line:make:)' in a synchronous nonisolated context
  Module(ConfigKey.self, needs: StoreKey.self) { store, number throws(ConfigError) in
    try Config(text: store.name + "\(number)")
  }
}
