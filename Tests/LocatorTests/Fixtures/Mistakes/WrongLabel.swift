import Locator

// A label is misspelt, missing, or stands elsewhere.

@ModuleBuilder func need() -> [AnyModule] {
  // error: incorrect argument label in call (have '_:need:_:'
  Module(ServiceKey.self, need: StoreKey.self) { store in ServiceImpl(store) }
}

@ModuleBuilder func needOfSingleton() -> [AnyModule] {
  // error: incorrect argument label in call
  Module(ServiceKey.self, scope: .singleton, need: StoreKey.self) { store in ServiceImpl(store) }
}

@ModuleBuilder func secondNeeds() -> [AnyModule] {
  // error: extraneous argument label 'needs:' in call
  Module(CartKey.self, needs: StoreKey.self, needs: CountKey.self) { store, count in
    Cart(store, count)
  }
}

@ModuleBuilder func withoutNeeds() -> [AnyModule] {
  // error: missing argument label 'needs:' in call
  // error: contextual closure type '@Sendable (StoreKey.Value, Void) -> ServiceKey.Value' (aka '@Sendable (Store, ()) -> any Service') expects 2 arguments, but 1 was used in closure body
  Module(ServiceKey.self, StoreKey.self) { store in ServiceImpl(store) }
}

@ModuleBuilder func needsAfterMake() -> [AnyModule] {
  // error: argument 'needs' must precede argument 'make'
  Module(PlugKey.self, make: PlugImpl.init, needs: CountKey.self)
}

@ModuleBuilder func needsBeforeScope() -> [AnyModule] {
  // error: argument 'scope' must precede argument 'needs'
  Module(ServiceKey.self, needs: StoreKey.self, scope: .singleton) { store in ServiceImpl(store) }
}

@ModuleBuilder func makes() -> [AnyModule] {
  // error: incorrect argument label in call (have '_:needs:makes:'
  Module(PlugKey.self, needs: CountKey.self, makes: PlugImpl.init)
}

@ModuleBuilder func withoutMake() -> [AnyModule] {
  // error: missing argument for parameter 'make' in call
  // error: cannot convert value of type '@Sendable (Int) -> PlugImpl' to expected argument type 'N1.Type'
  // error: generic parameter 'N1' could not be inferred
  Module(PlugKey.self, needs: CountKey.self, PlugImpl.init)
}

@ModuleBuilder func withoutFactory() -> [AnyModule] {
  // error: missing argument for parameter 'make' in call
  Module(ServiceKey.self)
}

@ModuleBuilder func withoutFactoryOfSingleton() -> [AnyModule] {
  // error: missing argument for parameter 'make' in call
  Module(ServiceKey.self, scope: .singleton, needs: StoreKey.self)
}

@ModuleBuilder func withoutKey() -> [AnyModule] {
  // error: 'init(scope:make:)' is unavailable: a module names its key: write 'Module(Key.self) { ... }'
  Module { 4 }
}

@ModuleBuilder func scpe() -> [AnyModule] {
  // error: incorrect argument label in call (have '_:scpe:_:'
  Module(StoreKey.self, scpe: .singleton) { Store() }
}

@ModuleBuilder func name() -> [AnyModule] {
  Module(TitleKey.self, needs: Resolver.self) { resolver in
    // error: extra argument 'nme' in subscript
    resolver[TitleKey.self, nme: "a"]
  }
}

@ModuleBuilder func nameOfContainer(container: Container) -> [AnyModule] {
  // error: incorrect argument label in subscript (have '_:nme:', expected '_:name:')
  Module(TitleKey.self) { container[TitleKey.self, nme: "a"] ?? "" }
}

@ModuleBuilder func modifier() -> [AnyModule] {
  // error: has no member 'overidding'
  Module(TitleKey.self) { "a" }.overidding()
}
