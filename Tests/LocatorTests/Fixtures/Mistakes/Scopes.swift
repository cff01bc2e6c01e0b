import Locator

// A scope is misspelt, unknown, or doesn't fit.

@ModuleBuilder func misspelt() -> [AnyModule] {
  // error: has no member 'singletn'
  Module(StoreKey.self, scope: .singletn) { Store() }
}

@ModuleBuilder func misspeltWithNeed() -> [AnyModule] {
  // error: has no member 'singletn'
  Module(ServiceKey.self, scope: .singletn, needs: StoreKey.self) { store in ServiceImpl(store) }
}

@ModuleBuilder func undeclared() -> [AnyModule] {
  // error: has no member 'session'
  Module(StoreKey.self, scope: .session) { Store() }
}

@ModuleBuilder func undeclaredOfInitializer() -> [AnyModule] {
  // error: has no member 'session'
  Module(PlugKey.self, scope: .session, needs: CountKey.self, make: PlugImpl.init)
}

@ModuleBuilder func expiringWithoutDuration() -> [AnyModule] {
  // error: cannot convert value of type 'Int' to expected argument type 'Duration'
  Module(StoreKey.self, scope: .expiring(after: 60)) { Store() }
}

@ModuleBuilder func text() -> [AnyModule] {
  // error: cannot convert value of type 'String' to expected argument type
  Module(StoreKey.self, scope: "session") { Store() }
}

@ModuleBuilder func throwing() -> [AnyModule] {
  // error: has no member 'singletn'
  Module(ConfigKey.self, scope: .singletn) { () throws(ConfigError) in try Config.load() }
}

@MainActor @ModuleBuilder func mainActor() -> [AnyModule] {
  // error: has no member 'singletn'
  Module(ScreenKey.self, scope: .singletn, needs: StoreKey.self) { ScreenImpl(store: $0) }
}

@ModuleBuilder func asynchronous() -> [AnyModule] {
  // error: has no member 'singletn'
  Module(ReplicaKey.self, scope: .singletn) { await Replica() }
}

@ModuleBuilder func localScopeOfAsynchronous() -> [AnyModule] {
  // error: has no member 'graph'
  Module(ReplicaKey.self, scope: .graph) { await Replica() }
}
