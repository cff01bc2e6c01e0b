import Locator

// A key lacks its value, and so its module has nothing to make.

// error: type 'EmptyKey' does not conform to protocol 'BindingKey'
enum EmptyKey: InjectionKey {}

@ModuleBuilder func module() -> [AnyModule] {
  // error: referencing initializer 'init(_:fileID:line:make:)' on 'Module' requires that 'EmptyKey' conform to 'AsyncInjectionKey'
  // error: cannot convert value of type 'Int' to closure result type 'EmptyKey.Value'
  Module(EmptyKey.self) { 4 }
}

@ModuleBuilder func singleton() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires the types 'EmptyKey.Arguments' and '()' be equivalent
  // error: contextual closure type '@Sendable (StoreKey.Value, Never) -> EmptyKey.Value' (aka '@Sendable (Store, Never) -> EmptyKey.Value') expects 2 arguments, but 1 was used in closure body
  // error: cannot convert value of type 'StoreKey.Value' (aka 'Store') to closure result type 'EmptyKey.Value'
  Module(EmptyKey.self, scope: .singleton, needs: StoreKey.self) { store in store }
}

@ModuleBuilder func need() -> [AnyModule] {
  // error: EmptyKey.Value
  Module(ServiceKey.self, needs: EmptyKey.self) { store in ServiceImpl(store) }
}
