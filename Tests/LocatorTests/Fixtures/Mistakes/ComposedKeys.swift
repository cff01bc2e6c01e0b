import Locator

// A composed key can't be bound, and gives something else than its key.

@ModuleBuilder func optional() -> [AnyModule] {
  // error: 'ComposedKey'
  Module(HullKey?.self) { Hull() }
}

@ModuleBuilder func list() -> [AnyModule] {
  // error: 'ComposedKey'
  Module([ServiceKey].self, needs: StoreKey.self) { store in [ServiceImpl(store)] }
}

@ModuleBuilder func provider() -> [AnyModule] {
  // error: 'ComposedKey'
  Module(Provider<HullKey>.self, needs: Provider<HullKey>.self) { hull in hull }
}

@ModuleBuilder func optionalOfSingleton() -> [AnyModule] {
  // error: 'ComposedKey'
  Module(HullKey?.self, scope: .singleton) { Hull() }
}

@ModuleBuilder func named() -> [AnyModule] {
  // error: has no member 'run'
  Module(TitleKey.self, needs: Named<ServiceKey>.self) { services in services.run() }
}

@ModuleBuilder func lazy() -> [AnyModule] {
  // error: has no member 'name'
  Module(TitleKey.self, needs: Lazy<HullKey>.self) { hull in hull.name }
}

@ModuleBuilder func optionalOfList() -> [AnyModule] {
  // error: must be unwrapped
  Module(TitleKey.self, needs: [NicknameKey].self) { names in names[0] }
}

@ModuleBuilder func noKey() -> [AnyModule] {
  // error: requires that 'Store' conform to 'InjectionKey'
  Module(Store.self) { Store() }
}

@ModuleBuilder func needThatIsNoKey() -> [AnyModule] {
  // error: requires that 'Store' conform to 'InjectionKey'
  Module(ServiceKey.self, needs: Store.self) { store in ServiceImpl(store) }
}
