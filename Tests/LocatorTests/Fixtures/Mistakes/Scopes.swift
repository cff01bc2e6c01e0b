import Locator

// A scope is misspelt, unknown, or doesn't fit.

@ModuleBuilder func misspelt() -> [AnyModule] {
  // error: reference to member 'singletn' cannot be resolved without a contextual type
  Module(StoreKey.self, scope: .singletn) { Store() }
}

@ModuleBuilder func misspeltWithNeed() -> [AnyModule] {
  // error: reference to member 'singletn' cannot be resolved without a contextual type
  Module(ServiceKey.self, scope: .singletn, needs: StoreKey.self) { store in ServiceImpl(store) }
}

@ModuleBuilder func undeclared() -> [AnyModule] {
  // error: reference to member 'session' cannot be resolved without a contextual type
  Module(StoreKey.self, scope: .session) { Store() }
}

@ModuleBuilder func undeclaredOfInitializer() -> [AnyModule] {
  // error: reference to member 'session' cannot be resolved without a contextual type
  Module(PlugKey.self, scope: .session, needs: CountKey.self, make: PlugImpl.init)
}

@ModuleBuilder func expiringWithoutDuration() -> [AnyModule] {
  // error: cannot convert value of type 'Int' to expected argument type 'Duration'
  Module(StoreKey.self, scope: .expiring(after: 60)) { Store() }
}

@ModuleBuilder func text() -> [AnyModule] {
  // error: no exact matches in call to initializer
  Module(StoreKey.self, scope: "session") { Store() }
}

@ModuleBuilder func throwing() -> [AnyModule] {
  // error: reference to member 'singletn' cannot be resolved without a contextual type
  Module(ConfigKey.self, scope: .singletn) { () throws(ConfigError) in try Config.load() }
}

@MainActor @ModuleBuilder func mainActor() -> [AnyModule] {
  // error: reference to member 'singletn' cannot be resolved without a contextual type
  Module(ScreenKey.self, scope: .singletn, needs: StoreKey.self) { ScreenImpl(store: $0) }
}

@ModuleBuilder func asynchronous() -> [AnyModule] {
  // error: has no member 'singletn'
  Module(ReplicaKey.self, scope: .singletn) { await Replica() }
}

@ModuleBuilder func localScopeOfAsynchronous() -> [AnyModule] {
  // error: referencing initializer 'init(_:scope:fileID:line:make:)' on 'Module' requires the types 'AsyncBindableKey' and 'BindableKey' be equivalent
  // error: cannot pass function of type '@Sendable () async -> Replica' to parameter expecting synchronous function type
  Module(ReplicaKey.self, scope: .graph) { await Replica() }
}

func resetOfMisspeltScope(_ container: Container) {
  // error: reference to member 'sesion' cannot be resolved without a contextual type
  container.reset(.sesion)
}

func resetWithoutSelf(_ container: Container) {
  // error: expected member name or initializer call after type name
  container.reset(StoreKey)
}

func resetOffTheMainActor(_ container: Container) {
  // error: main actor-isolated conformance of 'ScreenKey' to 'BindingKey' cannot be used in nonisolated context
  container.reset(ScreenKey.self)
}
