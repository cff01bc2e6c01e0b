import Locator

// Members don't fit their class.

@ModuleBuilder func structure() -> [AnyModule] {
  // error: requires that 'Hull' be a class type
  Members(of: Hull.self)
}

@ModuleBuilder func structureWithNeed() -> [AnyModule] {
  // error: requires that 'Hull' be a class type
  Members(of: Hull.self).inject(CountKey.self) { print($0, $1) }
}

@ModuleBuilder func property() -> [AnyModule] {
  // error: value of type 'Import' has no member 'stor'
  Members(of: Import.self).inject(StoreKey.self) { $0.stor = $1 }
}

@ModuleBuilder func propertyInSecondLine() -> [AnyModule] {
  Members(of: Import.self)
    .inject(CountKey.self) { print($0, $1) }
    // error: value of type 'Import' has no member 'stor'
    .inject(StoreKey.self) { $0.stor = $1 }
}

@ModuleBuilder func otherValue() -> [AnyModule] {
  // error: cannot assign value of type 'CountKey.Value' (aka 'Int') to type 'Store'
  Members(of: Import.self).inject(CountKey.self) { $0.store = $1 }
}

@ModuleBuilder func severalStatements() -> [AnyModule] {
  Members(of: Import.self).inject(CountKey.self) { object, count in
    let store = Store(name: "\(count)")
    // error: value of type 'Import' has no member 'stor'
    object.stor = store
  }
}

@ModuleBuilder func oneTooMany() -> [AnyModule] {
  // error: expects 2 arguments, but 3 were used in closure body
  Members(of: Import.self).inject(StoreKey.self) { object, store, text in object.store = store }
}

@ModuleBuilder func oneTooFew() -> [AnyModule] {
  // error: expects 2 arguments, but 1 was used in closure body
  Members(of: Import.self).inject(StoreKey.self) { object in object.store = nil }
}

@ModuleBuilder func withoutClass() -> [AnyModule] {
  // error: missing argument label 'of:' in call
  Members(Import.self).inject(StoreKey.self) { $0.store = $1 }
}

@ModuleBuilder func unknownNeed() -> [AnyModule] {
  // error: cannot find 'StorKey' in scope
  // error: generic parameter 'Need' could not be inferred
  Members(of: Import.self).inject(StorKey.self) { $0.store = $1 }
}

@ModuleBuilder func typeForNeed() -> [AnyModule] {
  // error: instance method 'inject(_:fileID:line:_:)' requires that 'Store' conform to 'InjectionKey'
  Members(of: Import.self).inject(Store.self) { $0.store = $1 }
}

@ModuleBuilder func needWithArguments() -> [AnyModule] {
  // error: instance method 'inject(_:fileID:line:_:)' requires the types 'LabelKey.Arguments' (aka 'String') and '()' be equivalent
  Members(of: Import.self).inject(LabelKey.self) { print($0, $1) }
}

@ModuleBuilder func argumentsOfOtherClass() -> [AnyModule] {
  // error: instance method 'passing(fileID:line:_:)' requires that 'Import' conform to 'InjectionTarget'
  Members(of: Import.self).passing { print($0, $1) }
}

@ModuleBuilder func argumentOfOtherType() -> [AnyModule] {
  // error: cannot convert value of type 'String' to expected argument type
  Members(of: DetailController.self).passing { $0.id = $1 + "a" }
}

@ModuleBuilder func methodWithArgument() -> [AnyModule] {
  Members(of: Download.self)
    .inject(StoreKey.self) { $0.store = $1 }
    // error: value of type 'Download' has no member 'stat'
    .passing { $0.stat($1) }
}

@ModuleBuilder func waiting() -> [AnyModule] {
  // error: to parameter expecting synchronous function type
  Members(of: Import.self).inject(StoreKey.self) { object, store in await store.save() }
}

@ModuleBuilder func throwing() -> [AnyModule] {
  // error: invalid conversion from throwing function of type
  Members(of: Import.self).inject(StoreKey.self) { object, _ in print(object, try Config.load()) }
}

// Classes of the main actor.

@ModuleBuilder func mainActorClassThatIsNotSendable() -> [AnyModule] {
  // error: type 'Import' does not conform to the 'Sendable' protocol
  Members(of: Import.self).inject(StoreKey.self) { @MainActor in $0.store = $1 }
}

@ModuleBuilder func domainOfClassThatIsNotSendable() -> [AnyModule] {
  // error: type 'Import' does not conform to the 'Sendable' protocol
  Members<Import, MainActor>(of: Import.self).inject(StoreKey.self) { $0.store = $1 }
}

@MainActor @ModuleBuilder func mainActor() -> [AnyModule] {
  // error: value of type 'Controller' has no member 'scren'
  Members(of: Controller.self).inject(ScreenKey.self) { $0.scren = $1 }
}

@MainActor @ModuleBuilder func otherValueOnMainActor() -> [AnyModule] {
  Members(of: Controller.self)
    .inject(ScreenKey.self) { $0.screen = $1 }
    // error: cannot assign value of type 'CountKey.Value' (aka 'Int') to type 'Store'
    .inject(CountKey.self) { $0.store = $1 }
}

@ModuleBuilder func mainActorKeyElsewhere() -> [AnyModule] {
  // error: main actor-isolated conformance of 'ScreenKey' to 'InjectionKey' cannot be used in nonisolated context
  Members(of: Controller.self).inject(ScreenKey.self) { $0.screen = $1 }
}

// Keys that can fail or wait.

@ModuleBuilder func throwingNeed() -> [AnyModule] {
  // error: the key can fail or waits: inject 'Provider<Key>.self' and call it
  Members(of: Import.self).inject(ConfigKey.self) { print($0, $1) }
}

@ModuleBuilder func throwingNeedOfMainActorClass() -> [AnyModule] {
  // error: the key can fail or waits: inject 'Provider<Key>.self' and call it
  Members(of: Controller.self).inject(ConfigKey.self) { print($0, $1) }
}

@ModuleBuilder func asynchronousNeed() -> [AnyModule] {
  // error: the key can fail or waits: inject 'Provider<Key>.self' and call it
  Members(of: Import.self).inject(ReplicaKey.self) { print($0, $1) }
}

@ModuleBuilder func asynchronousNeedOfMainActorClass() -> [AnyModule] {
  // error: the key can fail or waits: inject 'Provider<Key>.self' and call it
  Members(of: Controller.self).inject(DatabaseKey.self) { print($0, $1) }
}

@ModuleBuilder func throwingList() -> [AnyModule] {
  // error: the key can fail or waits: inject 'Provider<Key>.self' and call it
  Members(of: Import.self).inject([ConfigKey].self) { print($0, $1) }
}

@ModuleBuilder func asynchronousList() -> [AnyModule] {
  // error: the key can fail or waits: inject 'Provider<Key>.self' and call it
  Members(of: Controller.self).inject([ReplicaKey].self) { print($0, $1) }
}

@ModuleBuilder func asynchronousOptional() -> [AnyModule] {
  // error: the key can fail or waits: inject 'Provider<Key>.self' and call it
  Members(of: Import.self).inject(ReplicaKey?.self) { print($0, $1) }
}
