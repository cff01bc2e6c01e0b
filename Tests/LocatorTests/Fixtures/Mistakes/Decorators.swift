import Locator

// A decorator doesn't fit its key.

@ModuleBuilder func caseOfEnum() -> [AnyModule] {
  // error: expects 1 argument, which cannot be implicitly ignored
  // error: has no member 'drak'
  Decorator(ThemeKey.self) { .drak }
}

@ModuleBuilder func caseOfEnumWithInner() -> [AnyModule] {
  // error: has no member 'drak'
  Decorator(ThemeKey.self) { inner in inner == .light ? .drak : inner }
}

@ModuleBuilder func withoutInner() -> [AnyModule] {
  // error: expects 1 argument, which cannot be implicitly ignored
  Decorator(ThemeKey.self) { .dark }
}

@ModuleBuilder func innerOfOtherType() -> [AnyModule] {
  // error: 'any Service') to expected argument type 'Store'
  Decorator(ServiceKey.self) { inner in ServiceImpl(inner) }
}

@ModuleBuilder func annotatedInner() -> [AnyModule] {
  // error: cannot convert value of type '@Sendable (ServiceImpl) ->
  Decorator(ServiceKey.self) { (inner: ServiceImpl) in Timed(inner, 1) }
}

@ModuleBuilder func resultOfOtherType() -> [AnyModule] {
  // error: 'Store') to closure result type
  Decorator(ServiceKey.self, needs: StoreKey.self) { inner, store in store }
}

@ModuleBuilder func oneTooMany() -> [AnyModule] {
  // error: expects 1 argument, but 2 were used in closure body
  Decorator(ServiceKey.self) { inner, count in Timed(inner, count) }
}

@ModuleBuilder func oneTooFew() -> [AnyModule] {
  // error: expects 2 arguments, but 1 was used in closure body
  Decorator(ServiceKey.self, needs: CountKey.self) { inner in Timed(inner, 1) }
}

@ModuleBuilder func property() -> [AnyModule] {
  // error: has no member 'nme'
  Decorator(TitleKey.self, needs: HullKey.self) { inner, hull in inner + hull.nme }
}

@ModuleBuilder func initializerInWrongOrder() -> [AnyModule] {
  // error: cannot convert value of type '@Sendable (any Service, Int) -> Timed' to expected argument type
  Decorator(CountKey.self, needs: ServiceKey.self, make: Timed.init)
}

@ModuleBuilder func label() -> [AnyModule] {
  // error: incorrect argument label in call (have '_:need:_:'
  Decorator(ServiceKey.self, need: CountKey.self) { inner, count in Timed(inner, count) }
}

@MainActor @ModuleBuilder func mainActor() -> [AnyModule] {
  // error: cannot find 'FramedScren' in scope
  Decorator(ScreenKey.self, needs: StoreKey.self) { inner, store in FramedScren(inner, store) }
}

@ModuleBuilder func looseMainActor() -> [AnyModule] {
  // error: 'Store') to closure result type
  Decorator(GreeterKey.self, needs: StoreKey.self) { @MainActor inner, store in store }
}

@ModuleBuilder func throwing() -> [AnyModule] {
  // error: call can throw, but it is not marked with 'try' and the error is not handled
  Decorator(CountKey.self) { inner in inner + Config.load().limit }
}

@ModuleBuilder func typoInThrowing() -> [AnyModule] {
  // error: value of type 'ConfigKey.Value' (aka 'Config') has no member 'limt'
  Decorator(ConfigKey.self) { inner throws(ConfigError) in try Config(text: "\(inner.limt)") }
}

@ModuleBuilder func throwingWithoutItsError() -> [AnyModule] {
  // error: invalid conversion of thrown error type 'any Error' to 'ConfigKey.Failure' (aka 'ConfigError')
  Decorator(ConfigKey.self) { inner in try Config(text: "\(inner.limit)") }
}

@ModuleBuilder func parameterTooFewOfAsynchronous() -> [AnyModule] {
  // error: expects 2 arguments, but 1 was used in closure body
  Decorator(ReplicaKey.self, needs: ReplicaKey.self) { inner in inner }
}

@ModuleBuilder func waitingForSynchronous() -> [AnyModule] {
  // error: to parameter expecting synchronous function type
  Decorator(CountKey.self) { inner in await Replica(store: Store()).size + inner }
}
