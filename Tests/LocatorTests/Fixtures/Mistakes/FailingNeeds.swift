import Locator

// A module can't need a value that throws or takes arguments, and waits for one only if it is asynchronous itself.

@ModuleBuilder func throwingNeed() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires that 'ConfigKey' conform to 'InjectionKey'
  Module(CountKey.self, needs: ConfigKey.self) { config in config.limit }
}

@ModuleBuilder func throwingNeedAmongOthers() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:_:fileID:line:make:)' requires that 'ConfigKey' conform to 'InjectionKey'
  Module(CountKey.self, needs: CountKey.self, ConfigKey.self) { count, config in
    count + config.limit
  }
}

@ModuleBuilder func throwingNeedOfSingleton() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires that 'ConfigKey' conform to 'InjectionKey'
  Module(CountKey.self, scope: .singleton, needs: ConfigKey.self) { config in config.limit }
}

@ModuleBuilder func throwingNeedOfThrowing() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires that 'NamedConfigKey' conform to 'InjectionKey'
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires the types 'NamedConfigKey.Arguments' (aka 'String') and '()' be equivalent
  Module(ConfigKey.self, needs: NamedConfigKey.self) { config throws(ConfigError) in config }
}

@ModuleBuilder func asynchronousNeed() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires that 'ReplicaKey' conform to 'InjectionKey'
  Module(CountKey.self, needs: ReplicaKey.self) { replica in replica.size }
}

@ModuleBuilder func asynchronousNeedOfDecorator() -> [AnyModule] {
  // error: initializer 'init(_:needs:fileID:line:make:)' requires that 'ReplicaKey' conform to 'InjectionKey'
  Decorator(CountKey.self, needs: ReplicaKey.self) { inner, replica in inner + replica.size }
}

@MainActor @ModuleBuilder func throwingNeedOfMainActor() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires that 'ConfigKey' conform to 'InjectionKey'
  Module(ScreenKey.self, needs: ConfigKey.self) { config in ScreenImpl(title: "\(config.limit)") }
}

@ModuleBuilder func throwingNeedOfInitializer() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires that 'ConfigKey' conform to 'InjectionKey'
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
  // error: initializer 'init(_:needs:fileID:line:make:)' requires that 'ConfigKey' conform to 'InjectionKey'
  Module(LabelKey.self, needs: ConfigKey.self) { config, text in Label(Store(), text) }
}

@ModuleBuilder func needWithArguments() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires the types 'LabelKey.Arguments' (aka 'String') and '()' be equivalent
  Module(TitleKey.self, needs: LabelKey.self) { label in label.text }
}

@ModuleBuilder func needWithArgumentsOfSingleton() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:_:fileID:line:make:)' requires the types 'PageKey.Arguments' (aka '(Int, String)') and '()' be equivalent
  Module(TitleKey.self, scope: .singleton, needs: CountKey.self, PageKey.self) { count, page in
    "\(count): \(page)"
  }
}

@MainActor @ModuleBuilder func needWithArgumentsOfMainActor() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires the types 'LabelKey.Arguments' (aka 'String') and '()' be equivalent
  Module(ScreenKey.self, needs: LabelKey.self) { label in ScreenImpl(title: label.text) }
}

@ModuleBuilder func needWithArgumentsOfThrowing() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires the types 'LabelKey.Arguments' (aka 'String') and '()' be equivalent
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
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires the types 'Array<LabelKey>.KeyArguments' (aka 'String') and '()' be equivalent
  Module(CountKey.self, needs: [LabelKey].self) { labels in labels.count }
}

@ModuleBuilder func needWithArgumentsOfDecorator() -> [AnyModule] {
  // error: initializer 'init(_:needs:fileID:line:make:)' requires the types 'LabelKey.Arguments' (aka 'String') and '()' be equivalent
  Decorator(TitleKey.self, needs: LabelKey.self) { inner, label in inner + label.text }
}

@ModuleBuilder func throwingNeedAndParameterTooFew() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:_:_:fileID:line:make:)' requires that 'ConfigKey' conform to 'InjectionKey'
  // error: contextual closure type '@Sendable (CountKey.Value, ConfigKey.Value, CountKey.Value) -> CountKey.Value' (aka '@Sendable (Int, Config, Int) -> Int') expects 3 arguments, but 2 were used in closure body
  Module(CountKey.self, needs: CountKey.self, ConfigKey.self, CountKey.self) { count, config in
    count + config.limit
  }
}
