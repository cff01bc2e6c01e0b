import Locator

// A key lacks its value, and so its module has nothing to make.

// error: type 'EmptyKey' does not conform to protocol 'BindingKey'
enum EmptyKey: InjectionKey {}

@ModuleBuilder func module() -> [AnyModule] {
  // error: to closure result type 'EmptyKey.Value'
  Module(EmptyKey.self) { 4 }
}

@ModuleBuilder func singleton() -> [AnyModule] {
  // error: to closure result type 'EmptyKey.Value'
  Module(EmptyKey.self, scope: .singleton, needs: StoreKey.self) { store in store }
}

@ModuleBuilder func need() -> [AnyModule] {
  // error: EmptyKey.Value
  Module(ServiceKey.self, needs: EmptyKey.self) { store in ServiceImpl(store) }
}
