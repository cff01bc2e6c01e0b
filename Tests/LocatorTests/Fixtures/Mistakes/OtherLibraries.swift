import Locator

// What people write who come from other libraries.

func register(_ container: Container) {
  // error: list a module where the container is made: 'Module(MyKey.self) { MyValue() }'
  container.register(Store.self) { _ in Store() }
}

func withoutModules() {
  // error: list the modules: write 'Container { Module(MyKey.self) { MyValue() } }.build()'
  _ = Container()
}

func shared() -> Store {
  // error: write 'Container.current()', or inject the key
  Container.shared[StoreKey.self]
}

func standard() -> Store {
  // error: write 'Container.current()', or inject the key
  Container.default[StoreKey.self]
}

func byType(_ container: Container) -> Store {
  // error: a read names its key: write 'container[MyKey.self]'
  container.resolve()
}

@ModuleBuilder func scopeBehindModule() -> [AnyModule] {
  // error: the scope is an argument: write 'Module(Key.self, scope: .singleton) { ... }'
  Module(StoreKey.self) { Store() }.singleton()
}

@ModuleBuilder func scopeBehindModuleByName() -> [AnyModule] {
  // error: the scope is an argument: write 'Module(Key.self, scope: .singleton) { ... }'
  Module(StoreKey.self) { Store() }.scope(.singleton)
}

@ModuleBuilder func objectScope() -> [AnyModule] {
  // error: the scope is an argument: write 'Module(Key.self, scope: .singleton) { ... }'
  Module(StoreKey.self) { Store() }.inObjectScope(.weak)
}

func got(_ container: Container) -> Store {
  // error: a read names its key: write 'container[MyKey.self]'
  container.get()
}

@ModuleBuilder func typeForAnotherType() -> [AnyModule] {
  // error: that 'Store' conform to 'ThrowingInjectionKey'
  Module(Store.self) { Hull() }
}

func ofType(_ container: Container) -> Store {
  // error: the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value'
  container.resolve(Store.self)
}

func ofTypeByForce(_ container: Container) -> Store {
  // error: the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value'
  // swift-format-ignore: NeverForceUnwrap
  container.resolve(Store.self)!
}

func propertyOfType() {
  // error: the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value', and write '@Inject(MyKey.self)'
  @Inject(Store.self) var store
  _ = store
}

func annotatedPropertyOfType() -> Store {
  // error: no exact matches in call to initializer
  @Inject(Store.self) var store: Store
  return store
}

func annotatedPropertyOfProtocol() -> any Service {
  // error: no exact matches in call to initializer
  @Inject(Service.self) var service: any Service
  return service
}

func propertyOfExistential() {
  // error: the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value', and write '@Inject(MyKey.self)'
  @Inject((any Service).self) var service
  _ = service
}

func propertyOfProtocolWithoutKey() -> any Service {
  // error: generic parameter 'K' could not be inferred
  @Inject var service: any Service
  return service
}

func propertyByPath() -> any Service {
  // error: unknown attribute 'Injected'
  @Injected(\.service) var service: any Service
  return service
}

func propertyWithoutKey() -> Store {
  // error: generic parameter 'K' could not be inferred
  @Inject var store: Store
  return store
}

func otherWrapper() -> Store {
  // error: unknown attribute 'Injected'
  @Injected var store: Store
  return store
}
