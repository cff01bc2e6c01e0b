import Locator

// A scope is misspelt, unknown, or doesn't fit.

@ModuleBuilder func misspelt() -> [AnyModule] {
  // error: type 'Scope<StoreKey.Value>' (aka 'Scope<Store>') has no member 'singletn'
  Module(StoreKey.self, scope: .singletn) { Store() }
}

@ModuleBuilder func misspeltWithNeed() -> [AnyModule] {
  // error: type 'Scope<ServiceKey.Value>' (aka 'Scope<any Service>') has no member 'singletn'
  Module(ServiceKey.self, scope: .singletn, needs: StoreKey.self) { store in ServiceImpl(store) }
}

@ModuleBuilder func undeclared() -> [AnyModule] {
  // error: type 'Scope<StoreKey.Value>' (aka 'Scope<Store>') has no member 'session'
  Module(StoreKey.self, scope: .session) { Store() }
}

@ModuleBuilder func undeclaredOfInitializer() -> [AnyModule] {
  // error: type 'Scope<PlugKey.Value>' (aka 'Scope<any Plug>') has no member 'session'
  Module(PlugKey.self, scope: .session, needs: CountKey.self, make: PlugImpl.init)
}

@ModuleBuilder func expiringWithoutDuration() -> [AnyModule] {
  // error: cannot convert value of type 'Int' to expected argument type 'Duration'
  Module(StoreKey.self, scope: .expiring(after: 60)) { Store() }
}

@ModuleBuilder func text() -> [AnyModule] {
  // error: cannot convert value of type 'String' to expected argument type 'Scope<StoreKey.Value>' (aka 'Scope<Store>')
  Module(StoreKey.self, scope: "session") { Store() }
}

@ModuleBuilder func throwing() -> [AnyModule] {
  // error: type 'Scope<ConfigKey.Value>' (aka 'Scope<Config>') has no member 'singletn'
  Module(ConfigKey.self, scope: .singletn) { () throws(ConfigError) in try Config.load() }
}

@MainActor @ModuleBuilder func mainActor() -> [AnyModule] {
  // error: type 'Scope<Never>' has no member 'singletn'
  Module(ScreenKey.self, scope: .singletn, needs: StoreKey.self) { ScreenImpl(store: $0) }
}

@ModuleBuilder func asynchronous() -> [AnyModule] {
  // error: has no member 'singletn'
  Module(ReplicaKey.self, scope: .singletn) { await Replica() }
}

@ModuleBuilder func misspeltWithArgument() -> [AnyModule] {
  // error: has no member 'singletn'
  Module(LabelKey.self, scope: .singletn) { text in Label(text) }
}

@ModuleBuilder func ofValueThatIsNotSendable() -> [AnyModule] {
  // error: type 'DraftKey.Value' (aka 'Draft') does not conform to the 'Sendable' protocol
  Module(DraftKey.self, scope: .visit) { Draft() }
}

@ModuleBuilder func nameOfType() -> [AnyModule] {
  // error: cannot convert value of type 'Visit.Type' to expected argument type 'Scope<StoreKey.Value>' (aka 'Scope<Store>')
  Module(StoreKey.self, scope: Visit.self) { Store() }
}

@ModuleBuilder func ofOtherLibrary() -> [AnyModule] {
  // error: 'container' is unavailable: one instance for each container is '.singleton'
  Module(StoreKey.self, scope: .container) { Store() }
  // error: 'shared' is unavailable: one instance as long as it is in use is '.weak'
  Module(ServiceKey.self, scope: .shared, needs: StoreKey.self) { store in ServiceImpl(store) }
  // error: 'cached' is unavailable: one instance until a reset is a scope of your own: 'Scope(Cached.self)'
  Module(HullKey.self, scope: .cached) { Hull() }
  // error: 'unique' is unavailable: a new instance for each read is '.transient'
  Module(DraftKey.self, scope: .unique) { Draft() }
}

func resetOfMisspeltScope(_ container: Container) {
  // error: reference to member 'sesion' cannot be resolved without a contextual type
  container.reset(.sesion)
}

func resetOfType(_ container: Container) {
  // error: a reset drops a key or a scope: write 'reset(MyKey.self)' or 'reset(.myScope)'
  container.reset(Hull.self)
}

func resetOfProtocol(_ container: Container) {
  // error: a reset drops a key or a scope: write 'reset(MyKey.self)' or 'reset(.myScope)'
  container.reset((any Service).self)
}

func resetOfInstance(_ container: Container, store: Store) {
  // error: a reset drops a key or a scope: write 'reset(MyKey.self)' or 'reset(.myScope)'
  container.reset(store)
}

func resetWithoutSelf(_ container: Container) {
  // error: expected member name or initializer call after type name
  container.reset(StoreKey)
}

func resetOffTheMainActor(_ container: Container) {
  // error: main actor-isolated conformance of 'ScreenKey' to 'BindingKey' cannot be used in nonisolated context
  container.reset(ScreenKey.self)
}
