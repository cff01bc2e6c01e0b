import Locator

// The factory calls what lives on the main actor.

@ModuleBuilder func closure() -> [AnyModule] {
  // error: call to main actor-isolated initializer 'init(store:)' in a synchronous nonisolated context
  Module(GreeterKey.self, needs: StoreKey.self) { store in Greeting(store: store) }
}

@ModuleBuilder func closureOfSingleton() -> [AnyModule] {
  // error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
  Module(GreeterKey.self, scope: .singleton) { Greeting() }
}

@ModuleBuilder func closureWithArgument() -> [AnyModule] {
  // error: call to main actor-isolated initializer 'init(_:_:)' in a synchronous nonisolated context
  Module(LetterKey.self, needs: StoreKey.self) { store, name in Letter(store, name) }
}

@ModuleBuilder func property() -> [AnyModule] {
  // error: call to main actor-isolated initializer 'init(title:)' in a synchronous nonisolated context
  Module(TitleKey.self) { @Sendable in ScreenImpl(title: "a").title }
}

@ModuleBuilder func decorator() -> [AnyModule] {
  // error: call to main actor-isolated initializer 'init(_:_:)' in a synchronous nonisolated context
  Decorator(GreeterKey.self, needs: StoreKey.self) { inner, store in LoudGreeting(inner, store) }
}

@ModuleBuilder func asynchronous() -> [AnyModule] {
  Module(ReplicaKey.self) {
    // error: main actor-isolated initializer 'init(title:)' cannot be called from outside of the actor
    let title = ScreenImpl(title: "a").title
    return await Replica(store: Store(name: title))
  }
}

@ModuleBuilder func providerElsewhere() -> [AnyModule] {
  // error: main actor-isolated conformance of 'ScreenKey' to 'BindingKey' cannot be used in nonisolated context
  Module(TitleKey.self, needs: Provider<ScreenKey>.self) { screen in screen().title }
}
