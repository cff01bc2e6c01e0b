import Locator

// A module can't need a value that throws, and waits for one only if it is asynchronous itself. A need with arguments
// is refused when the container is built, with a message that names the provider to need instead.

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

@ModuleBuilder func throwingNeedOfMembers() -> [AnyModule] {
  // error: initializer 'init(of:needs:fileID:line:inject:)' requires that 'ConfigKey' conform to 'InjectionKey'
  Members(of: Import.self, needs: ConfigKey.self) { object, config in object.store = nil }
}

@MainActor @ModuleBuilder func throwingNeedOfMainActor() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires that 'ConfigKey' conform to 'InjectionKey'
  Module(ScreenKey.self, needs: ConfigKey.self) { config in ScreenImpl(title: "\(config.limit)") }
}

@ModuleBuilder func throwingNeedOfInitializer() -> [AnyModule] {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires that 'ConfigKey' conform to 'InjectionKey'
  Module(QuotaKey.self, needs: ConfigKey.self, make: Quota.init)
}
