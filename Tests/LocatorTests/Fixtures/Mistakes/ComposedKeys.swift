import Locator

// A composed key can't be bound, and gives something else than its key.

@ModuleBuilder func optional() -> [AnyModule] {
  // error: 'init(_:scope:make:)' is unavailable: a composed key isn't bound: bind the key that it is made of
  Module(HullKey?.self) { Hull() }
}

@ModuleBuilder func list() -> [AnyModule] {
  // error: 'init(_:scope:needs:make:)' is unavailable: a composed key isn't bound: bind the key that it is made of
  Module([ServiceKey].self, needs: StoreKey.self) { store in [ServiceImpl(store)] }
}

@ModuleBuilder func provider() -> [AnyModule] {
  // error: 'init(_:scope:needs:make:)' is unavailable: a composed key isn't bound: bind the key that it is made of
  Module(Provider<HullKey>.self, needs: Provider<HullKey>.self) { hull in hull }
}

@ModuleBuilder func optionalOfSingleton() -> [AnyModule] {
  // error: 'init(_:scope:make:)' is unavailable: a composed key isn't bound: bind the key that it is made of
  Module(HullKey?.self, scope: .singleton) { Hull() }
}

@ModuleBuilder func names() -> [AnyModule] {
  // error: 'init(_:scope:make:)' is unavailable: a composed key isn't bound: bind the key that it is made of
  Module(ByName<HullKey>.self) { ["a": Hull()] }
}

@ModuleBuilder func oneOfName() -> [AnyModule] {
  // error: referencing initializer 'init(_:fileID:line:make:)' on 'Module' requires the types 'Named<HullKey>._Form' (aka 'ComposedKey<Named<HullKey>>') and 'BindableKey' be equivalent
  Module(Named<HullKey>.self) { _ in Hull() }
}

@ModuleBuilder func lazyKey() -> [AnyModule] {
  // error: 'init(_:scope:needs:make:)' is unavailable: a composed key isn't bound: bind the key that it is made of
  Module(Lazy<HullKey>.self, needs: Lazy<HullKey>.self) { hull in hull }
}

@ModuleBuilder func weakKey() -> [AnyModule] {
  // error: 'init(_:scope:needs:make:)' is unavailable: a composed key isn't bound: bind the key that it is made of
  Module(Weak<HullKey>.self, needs: Weak<HullKey>.self) { hull in hull }
}

@ModuleBuilder func resolver() -> [AnyModule] {
  // error: 'init(_:scope:needs:make:)' is unavailable: a composed key isn't bound: bind the key that it is made of
  Module(Resolver.self, needs: Resolver.self) { resolver in resolver }
}

@ModuleBuilder func named() -> [AnyModule] {
  // error: has no member 'run'
  Module(TitleKey.self, needs: ByName<ServiceKey>.self) { services in services.run() }
}

@ModuleBuilder func lazy() -> [AnyModule] {
  // error: has no member 'name'
  Module(TitleKey.self, needs: Lazy<HullKey>.self) { hull in hull.name }
}

@ModuleBuilder func weak() -> [AnyModule] {
  // error: has no member 'name'
  Module(TitleKey.self, needs: Weak<HullKey>.self) { hull in hull.name }
}

@ModuleBuilder func weakThatIsGone() -> [AnyModule] {
  // error: must be unwrapped
  Module(TitleKey.self, needs: Weak<HullKey>.self) { hull in hull().name }
}

@ModuleBuilder func weakList() -> [AnyModule] {
  // error: type 'Array<HullKey>.KeyForm' (aka 'ComposedKey<Array<HullKey>>') does not conform to protocol '_BindableForm'
  Module(TitleKey.self, needs: Weak<[HullKey]>.self) { _ in "" }
}

@ModuleBuilder func optionalOfList() -> [AnyModule] {
  // error: must be unwrapped
  Module(TitleKey.self, needs: [NicknameKey].self) { names in names[0] }
}

@ModuleBuilder func optionalOfAsynchronous() -> [AnyModule] {
  // error: a composed key isn't bound: bind the key that it is made of
  Module(ReplicaKey?.self) { await Replica(store: Store()) }
}

@ModuleBuilder func asynchronousList() -> [AnyModule] {
  // error: a composed key isn't bound: bind the key that it is made of
  Module([ReplicaKey].self, needs: StoreKey.self) { store in [await Replica(store: store)] }
}

@ModuleBuilder func optionalThatFails() -> [AnyModule] {
  // error: a composed key isn't bound: bind the key that it is made of
  Module(ConfigKey?.self) { () throws(ConfigError) in try Config.load() }
}

@ModuleBuilder func listWithTwoNeeds() -> [AnyModule] {
  // error: a composed key isn't bound: bind the key that it is made of
  Module([ServiceKey].self, needs: StoreKey.self, CountKey.self) { store, _ in [ServiceImpl(store)]
  }
}

@ModuleBuilder func needOfThrowingList() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires that 'ConfigKey' conform to 'InjectionKey'
  Module(CountKey.self, needs: [ConfigKey].self) { configs in configs.count }
}

@ModuleBuilder func needOfOptionalAsynchronous() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires that 'ReplicaKey' conform to 'InjectionKey'
  Module(CountKey.self, needs: ReplicaKey?.self) { replica in replica?.size ?? 0 }
}

@ModuleBuilder func lazyThatThrows() -> [AnyModule] {
  // error: call can throw, but it is not marked with 'try' and the error is not handled
  Module(CountKey.self, needs: Lazy<ConfigKey>.self) { config in config().limit }
}

@ModuleBuilder func noKey() -> [AnyModule] {
  // error: 'init(_:scope:make:)' is unavailable: the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value'
  Module(Store.self) { Store() }
}

@ModuleBuilder func needThatIsNoKey() -> [AnyModule] {
  // error: requires that 'Store' conform to 'InjectionKey'
  Module(ServiceKey.self, needs: Store.self) { store in ServiceImpl(store) }
}

/// A helper that binds any key.
enum Fixed {
  static func module<K: BindableInjectionKey & SendableMetatype>(
    _ key: K.Type,
    _ value: K.Value
  ) -> Module<K, Anywhere> where K.Arguments == Void, K.Value: Sendable {
    Module(key) { value }
  }
}

@ModuleBuilder func composedKeyOfHelper() -> [AnyModule] {
  // error: static method 'module' requires the types 'Optional<HullKey>.KeyForm' (aka 'ComposedKey<Optional<HullKey>>') and 'BindableKey' be equivalent
  Fixed.module(HullKey?.self, Hull())
}

@ModuleBuilder func mainActorKeyOfHelper() -> [AnyModule] {
  // error: main actor-isolated conformance of 'ScreenKey' to 'InjectionKey' cannot satisfy conformance requirement for a 'Sendable' type parameter
  Fixed.module(ScreenKey.self, ScreenImpl(title: ""))
}

@ModuleBuilder func wrongValueOfHelper() -> [AnyModule] {
  // error: cannot convert value of type 'String' to expected argument type 'CountKey.Value' (aka 'Int')
  Fixed.module(CountKey.self, "four")
}

@ModuleBuilder func oneWithoutName() -> [AnyModule] {
  // error: requires the types 'Named<HullKey>.Arguments' (aka 'String') and '()' be equivalent
  Module(TitleKey.self, needs: Named<HullKey>.self) { hull in hull.name }
}

@ModuleBuilder func oneOfProviderWithoutName() -> [AnyModule] {
  // error: the key takes arguments: write 'provider(arguments)'
  Module(TitleKey.self, needs: Provider<Named<HullKey>>.self) { hull in hull().name }
}
