import Locator

// A key lacks its value, and so its module has nothing to make.

// error: type 'EmptyKey' does not conform to protocol 'BindingKey'
enum EmptyKey: InjectionKey {}

@ModuleBuilder func module() -> [AnyModule] {
  // error: cannot convert value of type 'Int' to closure result type 'EmptyKey'
  Module(EmptyKey.self) { 4 }
}

@ModuleBuilder func singleton() -> [AnyModule] {
  // error: cannot convert value of type 'StoreKey.Value' (aka 'Store') to closure result type 'EmptyKey'
  Module(EmptyKey.self, scope: .singleton, needs: StoreKey.self) { store in store }
}

@ModuleBuilder func need() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires the types 'EmptyKey.Arguments' and '()' be equivalent
  // error: cannot convert value of type '@Sendable (Store) -> ServiceKey.Value' (aka '@Sendable (Store) -> any Service') to expected argument type '@Sendable (EmptyKey.Value) -> ServiceKey.Value' (aka '@Sendable (EmptyKey.Value) -> any Service')
  Module(ServiceKey.self, needs: EmptyKey.self) { store in ServiceImpl(store) }
}
