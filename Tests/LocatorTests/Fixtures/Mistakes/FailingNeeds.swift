import Locator

// A module can't need a value that throws or takes arguments, and waits for one only if it is asynchronous itself.

@ModuleBuilder func throwingNeed() -> [AnyModule] {
  // error: 'init(_:scope:needs:fileID:line:make:)' is unavailable: a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'
  Module(CountKey.self, needs: ConfigKey.self) { config in config.limit }
}

@ModuleBuilder func throwingNeedAmongOthers() -> [AnyModule] {
  // error: 'init(_:scope:needs:_:fileID:line:make:)' is unavailable: a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'
  Module(CountKey.self, needs: CountKey.self, ConfigKey.self) { count, config in
    count + config.limit
  }
}

@ModuleBuilder func throwingNeedOfSingleton() -> [AnyModule] {
  // error: 'init(_:scope:needs:fileID:line:make:)' is unavailable: a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'
  Module(CountKey.self, scope: .singleton, needs: ConfigKey.self) { config in config.limit }
}

@ModuleBuilder func throwingNeedOfThrowing() -> [AnyModule] {
  // error: 'init(_:scope:needs:fileID:line:make:)' is unavailable: a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'
  Module(ConfigKey.self, needs: NamedConfigKey.self) { config throws(ConfigError) in config }
}

@ModuleBuilder func asynchronousNeed() -> [AnyModule] {
  // error: 'init(_:scope:needs:fileID:line:make:)' is unavailable: a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'
  Module(CountKey.self, needs: ReplicaKey.self) { replica in replica.size }
}

@ModuleBuilder func asynchronousNeedOfDecorator() -> [AnyModule] {
  // error: 'init(_:needs:fileID:line:make:)' is unavailable: a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'
  Decorator(CountKey.self, needs: ReplicaKey.self) { inner, replica in inner + replica.size }
}

@ModuleBuilder func throwingNeedOfMembers() -> [AnyModule] {
  // error: 'init(of:needs:fileID:line:inject:)' is unavailable: a call in the factory resolves a key that can fail, takes arguments or is asynchronous: conform the class to 'AsyncInjectionTarget', or to 'ThrowingInjectionTarget' if nothing waits, or write 'needs: Provider<Key>.self'
  Members(of: Import.self, needs: ConfigKey.self) { object, config in object.store = nil }
}

@MainActor @ModuleBuilder func throwingNeedOfMainActor() -> [AnyModule] {
  // error: 'init(_:scope:needs:fileID:line:make:)' is unavailable: a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'
  Module(ScreenKey.self, needs: ConfigKey.self) { config in ScreenImpl(title: "\(config.limit)") }
}

@ModuleBuilder func throwingNeedOfInitializer() -> [AnyModule] {
  // error: 'init(_:scope:needs:fileID:line:make:)' is unavailable: a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'
  Module(QuotaKey.self, needs: ConfigKey.self, make: Quota.init)
}

@ModuleBuilder func throwingNeedAndTypo() -> [AnyModule] {
  // error: value of type 'ConfigKey.Value' (aka 'Config') has no member 'limt'
  Module(CountKey.self, needs: ConfigKey.self) { config in config.limt }
}

@ModuleBuilder func throwingNeedOfGraph() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires that 'ConfigKey' conform to 'InjectionKey'
  Module(CountKey.self, scope: .graph, needs: ConfigKey.self) { config in config.limit }
}

@ModuleBuilder func throwingNeedOfModuleWithArguments() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires that 'ConfigKey' conform to 'InjectionKey'
  Module(LabelKey.self, needs: ConfigKey.self) { config, text in Label(Store(), text) }
}

@ModuleBuilder func needWithArguments() -> [AnyModule] {
  // error: 'init(_:scope:needs:fileID:line:make:)' is unavailable: a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'
  Module(TitleKey.self, needs: LabelKey.self) { label in label.text }
}

@ModuleBuilder func needWithArgumentsOfSingleton() -> [AnyModule] {
  // error: 'init(_:scope:needs:_:fileID:line:make:)' is unavailable: a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'
  Module(TitleKey.self, scope: .singleton, needs: CountKey.self, PageKey.self) { count, page in
    "\(count): \(page)"
  }
}

@MainActor @ModuleBuilder func needWithArgumentsOfMainActor() -> [AnyModule] {
  // error: 'init(_:scope:needs:fileID:line:make:)' is unavailable: a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'
  Module(ScreenKey.self, needs: LabelKey.self) { label in ScreenImpl(title: label.text) }
}

@ModuleBuilder func needWithArgumentsOfThrowing() -> [AnyModule] {
  // error: 'init(_:scope:needs:fileID:line:make:)' is unavailable: a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'
  Module(ConfigKey.self, needs: LabelKey.self) { label throws(ConfigError) in
    try Config(text: label.text)
  }
}

@ModuleBuilder func needWithArgumentsOfAsynchronous() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires the types 'LabelKey.Arguments' (aka 'String') and '()' be equivalent
  Module(ReplicaKey.self, needs: LabelKey.self) { label in
    await Replica(store: Store(name: label.text))
  }
}

@ModuleBuilder func listWithArguments() -> [AnyModule] {
  // error: 'init(_:scope:needs:fileID:line:make:)' is unavailable: a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'
  Module(CountKey.self, needs: [LabelKey].self) { labels in labels.count }
}

@ModuleBuilder func needWithArgumentsOfDecorator() -> [AnyModule] {
  // error: 'init(_:needs:fileID:line:make:)' is unavailable: a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'
  Decorator(TitleKey.self, needs: LabelKey.self) { inner, label in inner + label.text }
}

@ModuleBuilder func needWithArgumentsOfMembers() -> [AnyModule] {
  // error: 'init(of:needs:fileID:line:inject:)' is unavailable: a call in the factory resolves a key that can fail, takes arguments or is asynchronous: conform the class to 'AsyncInjectionTarget', or to 'ThrowingInjectionTarget' if nothing waits, or write 'needs: Provider<Key>.self'
  Members(of: Import.self, needs: LabelKey.self) { object, label in object.store = nil }
}

@ModuleBuilder func throwingNeedAndParameterTooFew() -> [AnyModule] {
  // error: contextual closure type '@MainActor @Sendable (CountKey.Value, ConfigKey.Value, CountKey.Value)
  Module(CountKey.self, needs: CountKey.self, ConfigKey.self, CountKey.self) { count, config in
    count + config.limit
  }
}
