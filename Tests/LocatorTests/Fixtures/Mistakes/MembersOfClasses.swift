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
