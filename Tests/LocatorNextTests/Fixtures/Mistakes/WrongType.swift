import LocatorNext

// The factory gives something else than the key's value.

struct Stranger {}

@ModuleBuilder func otherType() -> [AnyModule] {
  // error: cannot convert value of type 'Stranger' to closure result type
  Module(ServiceKey.self) { Stranger() }
}

@ModuleBuilder func otherTypeOfSingleton() -> [AnyModule] {
  // error: cannot convert value of type 'Stranger' to closure result type
  Module(ServiceKey.self, scope: .singleton) { Stranger() }
}

@ModuleBuilder func otherTypeWithNeed() -> [AnyModule] {
  // error: 'Store') to closure result type
  Module(ServiceKey.self, needs: StoreKey.self) { store in store }
}

@ModuleBuilder func textForNumber() -> [AnyModule] {
  // error: cannot convert value of type 'String' to closure result type
  Module(CountKey.self) { "4" }
}

@ModuleBuilder func textForNumberWithNeed() -> [AnyModule] {
  // error: 'String') to closure result type
  Module(CountKey.self, needs: TitleKey.self) { title in title }
}

// The compiler has nothing better to say of a number where a protocol is expected, in any closure.
// alone: failed to produce diagnostic for expression
// error: failed to produce diagnostic for expression
@ModuleBuilder func numberForProtocol() -> [AnyModule] {
  Module(ServiceKey.self) { 3 }
}

func numberForProtocolAlone() {
  // error: failed to produce diagnostic for expression
  plain((any Service).self) { 3 }
}

@ModuleBuilder func nothingForProtocol() -> [AnyModule] {
  // error: 'nil' is not compatible with closure result type
  Module(ServiceKey.self) { nil }
}

@ModuleBuilder func nothingForStruct() -> [AnyModule] {
  // error: 'nil' is not compatible with closure result type
  Module(HullKey.self, needs: CountKey.self) { count in nil }
}

@ModuleBuilder func optionalForValue() -> [AnyModule] {
  // error: must be unwrapped
  Module(TitleKey.self, needs: NicknameKey.self) { name in name }
}

@ModuleBuilder func optionalNeed() -> [AnyModule] {
  // error: must be unwrapped
  Module(TitleKey.self, needs: HullKey?.self) { hull in hull.name }
}

@ModuleBuilder func optionalNeedAsArgument() -> [AnyModule] {
  // error: must be unwrapped
  Module(ServiceKey.self, needs: StoreKey?.self) { store in ServiceImpl(store) }
}

@ModuleBuilder func listNeed() -> [AnyModule] {
  // error: has no member 'run'
  Module(TitleKey.self, needs: [ServiceKey].self) { services in services.run() }
}

@ModuleBuilder func providerWithoutCall() -> [AnyModule] {
  // error: has no member 'name'
  Module(TitleKey.self, needs: Provider<HullKey>.self) { hull in hull.name }
}

@ModuleBuilder func mixedArithmetic() -> [AnyModule] {
  // error: 'Int') to expected argument type 'Double'
  Module(RateKey.self, needs: HullKey.self, CountKey.self) { hull, count in hull.weight * count }
}

@ModuleBuilder func wrongArgumentOfInitializer() -> [AnyModule] {
  // error: 'Int') to expected argument type 'Store'
  Module(ServiceKey.self, needs: CountKey.self) { count in ServiceImpl(count) }
}

@ModuleBuilder func typeForInitializer() -> [AnyModule] {
  // error: cannot convert value of type 'PlugImpl.Type' to expected argument type
  Module(PlugKey.self, needs: CountKey.self, make: PlugImpl)
}

@ModuleBuilder func valueForInitializer() -> [AnyModule] {
  // error: cannot convert value of type 'PlugImpl' to expected argument type
  Module(PlugKey.self, make: PlugImpl(count: 3))
}

@ModuleBuilder func initializerOfOtherType() -> [AnyModule] {
  // error: cannot convert value of type '@Sendable (Int) -> PlugImpl' to expected argument type
  Module(ServiceKey.self, needs: CountKey.self, make: PlugImpl.init)
}

@ModuleBuilder func severalStatements() -> [AnyModule] {
  Module(CountKey.self, needs: TitleKey.self) { title in
    let text = title + "!"
    // error: cannot convert value of type 'String' to closure result type
    return text
  }
}

@ModuleBuilder func withoutReturn() -> [AnyModule] {
  // error: cannot convert value of type '()' to closure result type
  Module(HullKey.self, needs: TitleKey.self) { title in print(title) }
}

@ModuleBuilder func throwing() -> [AnyModule] {
  // error: 'Store') to closure result type
  Module(ConfigKey.self, needs: StoreKey.self) { store throws(ConfigError) in store }
}

@MainActor @ModuleBuilder func mainActor() -> [AnyModule] {
  // error: cannot convert value of type 'Stranger' to closure result type
  Module(ScreenKey.self) { Stranger() }
}

@ModuleBuilder func looseMainActor() -> [AnyModule] {
  // error: cannot convert value of type 'Stranger' to closure result type
  Module(GreeterKey.self) { @MainActor in Stranger() }
}

@ModuleBuilder func asynchronous() -> [AnyModule] {
  // error: 'Store') to closure result type
  Module(ReplicaKey.self, needs: StoreKey.self) { store in store }
}
