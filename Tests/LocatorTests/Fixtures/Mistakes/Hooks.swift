import Locator

// A hook doesn't fit its key, or what it needs.

@ModuleBuilder func typo() -> [AnyModule] {
  // error: has no member 'nme'
  Module(HullKey.self) { Hull() }.onCreate { _, hull in print(hull.nme) }
}

@ModuleBuilder func typoWithNeed() -> [AnyModule] {
  Module(HullKey.self) { Hull() }
    // error: has no member 'nme'
    .onCreate(needs: StoreKey.self) { hull, store in print(store.nme) }
}

@ModuleBuilder func valueAlone() -> [AnyModule] {
  // error: expects 2 arguments, but 1 was used in closure body
  // error: value of type 'Resolver' has no member 'name'
  Module(HullKey.self) { Hull() }.onCreate { hull in print(hull.name) }
}

@ModuleBuilder func oneTooFew() -> [AnyModule] {
  // error: expects 2 arguments, but 1 was used in closure body
  Module(HullKey.self) { Hull() }.onCreate(needs: StoreKey.self) { hull in print(hull.name) }
}

@ModuleBuilder func oneTooMany() -> [AnyModule] {
  Module(HullKey.self) { Hull() }
    // error: expects 2 arguments, but 3 were used in closure body
    .onCreate(needs: StoreKey.self) { hull, store, count in print(hull.name) }
}

@ModuleBuilder func withResolver() -> [AnyModule] {
  Module(HullKey.self) { Hull() }
    // error: expects 2 arguments, but 3 were used in closure body
    // error: has no subscripts
    .onCreate(needs: StoreKey.self) { resolver, hull, store in print(resolver[TitleKey.self]) }
}

@ModuleBuilder func forgottenSelf() -> [AnyModule] {
  Module(HullKey.self) { Hull() }
    // error: expected member name or initializer call after type name
    .onCreate(needs: StoreKey) { hull, store in print(store.name) }
}

@ModuleBuilder func label() -> [AnyModule] {
  Module(HullKey.self) { Hull() }
    // error: incorrect argument label in call (have 'need:_:', expected 'needs:_:')
    .onCreate(need: StoreKey.self) { hull, store in print(store.name) }
}

@ModuleBuilder func name() -> [AnyModule] {
  Module(HullKey.self) { Hull() }
    // error: has no member 'onCreated'
    .onCreated(needs: StoreKey.self) { hull, store in print(store.name) }
}

@ModuleBuilder func failingNeed() -> [AnyModule] {
  Module(HullKey.self) { Hull() }
    // error: instance method 'onCreate(needs:fileID:line:_:)' requires that 'ConfigKey' conform to 'InjectionKey'
    .onCreate(needs: ConfigKey.self) { hull, config in print(hull.name) }
}

@ModuleBuilder func needWithArguments() -> [AnyModule] {
  Module(HullKey.self) { Hull() }
    // error: instance method 'onCreate(needs:fileID:line:_:)' requires the types 'LabelKey.Arguments' (aka 'String') and '()' be equivalent
    .onCreate(needs: LabelKey.self) { hull, label in print(hull.name) }
}

@ModuleBuilder func throwing() -> [AnyModule] {
  Module(HullKey.self) { Hull() }
    // error: invalid conversion from throwing function of type
    .onCreate(needs: StoreKey.self) { hull, store in try Config.load() }
}

@ModuleBuilder func asynchronous() -> [AnyModule] {
  Module(HullKey.self) { Hull() }
    // error: to parameter expecting synchronous function type
    .onCreate(needs: StoreKey.self) { hull, store in await store.save() }
}

@ModuleBuilder func inWrongOrder() -> [AnyModule] {
  Module(HullKey.self) { Hull() }
    // error: 'Hull') has no member 'save'
    .onCreate(needs: StoreKey.self) { store, hull in print(store.save) }
}

@ModuleBuilder func twoNeeds() -> [AnyModule] {
  Module(HullKey.self) { Hull() }
    // error: a hook has one need: write '.onCreate(needs: A.self) { ... }.onCreate(needs: B.self) { ... }'
    .onCreate(needs: StoreKey.self, CountKey.self) { hull, store, count in print(store.name) }
}

@MainActor @ModuleBuilder func twoNeedsOnMainActor() -> [AnyModule] {
  Module(ScreenKey.self) { ScreenImpl(title: "") }
    // error: a hook has one need: write '.onCreate(needs: A.self) { ... }.onCreate(needs: B.self) { ... }'
    .onCreate(needs: StoreKey.self, CountKey.self) { screen, store, count in print(screen.title) }
}
