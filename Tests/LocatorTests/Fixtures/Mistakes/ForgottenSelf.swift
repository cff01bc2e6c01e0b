import Locator

// `.self` is missing, or a label.

@ModuleBuilder func key() -> [AnyModule] {
  // error: expected member name or initializer call after type name
  Module(CountKey) { 4 }
}

@ModuleBuilder func need() -> [AnyModule] {
  // error: expected member name or initializer call after type name
  Module(ServiceKey.self, needs: StoreKey) { store in ServiceImpl(store) }
}

@ModuleBuilder func secondNeed() -> [AnyModule] {
  // error: expected member name or initializer call after type name
  Module(CartKey.self, needs: StoreKey.self, CountKey) { store, count in Cart(store, count) }
}

@ModuleBuilder func keyOfSingleton() -> [AnyModule] {
  // error: expected member name or initializer call after type name
  Module(StoreKey, scope: .singleton) { Store() }
}

@ModuleBuilder func keyOfDecorator() -> [AnyModule] {
  // error: expected member name or initializer call after type name
  Decorator(ThemeKey) { inner in inner }
}

@ModuleBuilder func classOfMembers() -> [AnyModule] {
  // error: expected member name or initializer call after type name
  Members(of: Import).inject(StoreKey.self) { $0.store = $1 }
}

@ModuleBuilder func keyOfMembers() -> [AnyModule] {
  // error: expected member name or initializer call after type name
  Members(of: Import.self).inject(StoreKey) { $0.store = $1 }
}

@ModuleBuilder func optionalNeed() -> [AnyModule] {
  // error: expected member name or initializer call after type name
  Module(TitleKey.self, needs: HullKey?) { hull in hull?.name ?? "" }
}

@ModuleBuilder func providerNeed() -> [AnyModule] {
  // error: expected member name or initializer call after type name
  Module(TitleKey.self, needs: Provider<HullKey>) { hull in hull().name }
}

@ModuleBuilder func valueForKey() -> [AnyModule] {
  // error: cannot convert value of type 'Store' to expected argument type
  // error: could not be inferred
  Module(ServiceKey.self, needs: Store()) { store in ServiceImpl(store) }
}
