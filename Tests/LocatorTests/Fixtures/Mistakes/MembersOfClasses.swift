import Locator

// Members don't fit their class.

@ModuleBuilder func structure() -> [AnyModule] {
  // error: requires that 'Hull' be a class type
  Members(of: Hull.self) { hull in print(hull) }
}

@ModuleBuilder func structureWithNeed() -> [AnyModule] {
  // error: requires that 'Hull' be a class type
  Members(of: Hull.self, needs: CountKey.self) { hull, count in print(hull, count) }
}

@ModuleBuilder func property() -> [AnyModule] {
  // error: has no member 'stor'
  Members(of: Import.self, needs: StoreKey.self) { object, store in object.stor = store }
}

@ModuleBuilder func otherValue() -> [AnyModule] {
  // error: 'Int') to type 'Store'
  Members(of: Import.self, needs: CountKey.self) { object, count in object.store = count }
}

@ModuleBuilder func oneTooMany() -> [AnyModule] {
  // error: initializer 'init(of:needs:fileID:line:inject:)' requires that 'Import' conform to 'InjectionTarget'
  Members(of: Import.self, needs: StoreKey.self) { object, store, text in object.store = store }
}

@ModuleBuilder func oneTooFew() -> [AnyModule] {
  // error: expects 2 arguments, but 1 was used in closure body
  Members(of: Import.self, needs: StoreKey.self) { object in object.store = nil }
}

@ModuleBuilder func withoutClass() -> [AnyModule] {
  // error: missing argument label 'of:' in call
  Members(Import.self, needs: StoreKey.self) { object, store in object.store = store }
}

@ModuleBuilder func argumentOfOtherType() -> [AnyModule] {
  // error: cannot convert value of type 'String' to expected argument type
  Members(of: DetailController.self) { @MainActor object, id in object.id = id + "a" }
}

@ModuleBuilder func withoutArgument() -> [AnyModule] {
  Members(of: Download.self, needs: StoreKey.self) { object, store, address in
    // error: missing argument for parameter #1 in call
    object.start(into: store)
  }
}

@ModuleBuilder func mainActorClassThatIsNotSendable() -> [AnyModule] {
  // error: type 'Import' does not conform to the 'Sendable' protocol
  Members(of: Import.self) { @MainActor object in object.store = nil }
}

@MainActor @ModuleBuilder func mainActor() -> [AnyModule] {
  Members(of: Controller.self, needs: ScreenKey.self) { controller, screen in
    // error: has no member 'scren'
    controller.scren = screen
  }
}

// Members of objects that fail or wait.

@ModuleBuilder func asynchronousNeedOfOtherClass() -> [AnyModule] {
  // error: conform the class to 'AsyncInjectionTarget'
  Members(of: Import.self, needs: ReplicaKey.self) { object, replica in object.store = nil }
}

@ModuleBuilder func asynchronousNeedOfThrowingClass() -> [AnyModule] {
  // error: conform the class to 'AsyncInjectionTarget'
  Members(of: Reader.self, needs: ReplicaKey.self) { reader, replica in reader.config = nil }
}

@ModuleBuilder func asynchronousListOfThrowingClass() -> [AnyModule] {
  // error: conform the class to 'AsyncInjectionTarget'
  Members(of: Reader.self, needs: [ReplicaKey].self) { reader, replicas in reader.config = nil }
}

@ModuleBuilder func propertyOfClassThatWaits() -> [AnyModule] {
  Members(of: SearchController.self, needs: DatabaseKey.self) { @MainActor controller, database in
    // error: has no member 'databse'
    controller.databse = database
  }
}

@ModuleBuilder func propertyOfClassThatFails() -> [AnyModule] {
  // error: has no member 'confg'
  Members(of: Reader.self, needs: ConfigKey.self) { reader, config in reader.confg = config }
}

@ModuleBuilder func otherErrorOfClassThatFails() -> [AnyModule] {
  // error: invalid conversion from throwing function of type '@Sendable (Reader) throws(OtherError) -> Void'
  Members(of: Reader.self) { reader throws(OtherError) in throw OtherError() }
}

@ModuleBuilder func withoutIsolationOfClassThatWaits() -> [AnyModule] {
  Members(of: SearchController.self, needs: DatabaseKey.self) { controller, database in
    // error: main actor-isolated property 'database' can not be mutated from a Sendable closure
    controller.database = database
  }
}

@ModuleBuilder func waitingOfOtherClass() -> [AnyModule] {
  // error: cannot pass function of type '@Sendable (Import) async -> ()' to parameter expecting synchronous function type
  Members(of: Import.self) { object in await Task.yield() }
}

@ModuleBuilder func waitingOfThrowingClass() -> [AnyModule] {
  // error: to parameter expecting synchronous function type
  Members(of: Reader.self) { reader in await Task.yield() }
}

func withoutTry(_ container: Container) {
  // error: call can throw, but it is not marked with 'try'
  container.inject(into: Reader())
}

func withoutAwait(_ container: Container, _ controller: SearchController) async throws {
  // error: expression is 'async' but is not marked with 'await'
  try container.inject(into: controller)
}
