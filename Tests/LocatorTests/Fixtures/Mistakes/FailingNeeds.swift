import Locator

// A module that neither throws nor waits can't need a value that does, or one with arguments.

@ModuleBuilder func throwingNeed() -> [AnyModule] {
  // error: Provider<
  Module(CountKey.self, needs: ConfigKey.self) { config in config.limit }
}

@ModuleBuilder func throwingNeedAmongOthers() -> [AnyModule] {
  // error: Provider<
  Module(CountKey.self, needs: CountKey.self, ConfigKey.self) { count, config in
    count + config.limit
  }
}

@ModuleBuilder func throwingNeedOfSingleton() -> [AnyModule] {
  // error: Provider<
  Module(CountKey.self, scope: .singleton, needs: ConfigKey.self) { config in config.limit }
}

@ModuleBuilder func throwingNeedOfThrowing() -> [AnyModule] {
  // error: Provider<
  Module(ConfigKey.self, needs: NamedConfigKey.self) { config throws(ConfigError) in config }
}

@ModuleBuilder func asynchronousNeed() -> [AnyModule] {
  // error: Provider<
  Module(CountKey.self, needs: ReplicaKey.self) { replica in replica.size }
}

@ModuleBuilder func asynchronousNeedOfDecorator() -> [AnyModule] {
  // error: Provider<
  Decorator(CountKey.self, needs: ReplicaKey.self) { inner, replica in inner + replica.size }
}

@ModuleBuilder func throwingNeedOfMembers() -> [AnyModule] {
  // error: Provider<
  Members(of: Import.self, needs: ConfigKey.self) { object, config in object.store = nil }
}

@MainActor @ModuleBuilder func throwingNeedOfMainActor() -> [AnyModule] {
  // error: Provider<
  Module(ScreenKey.self, needs: ConfigKey.self) { config in ScreenImpl(title: "\(config.limit)") }
}

@ModuleBuilder func needWithArguments() -> [AnyModule] {
  // error: Provider<
  Module(TitleKey.self, needs: LabelKey.self) { label in label.text }
}

@ModuleBuilder func needWithArgumentsOfSingleton() -> [AnyModule] {
  // error: Provider<
  Module(TitleKey.self, scope: .singleton, needs: CountKey.self, LabelKey.self) { count, label in
    label.text
  }
}

@ModuleBuilder func throwingNeedOfInitializer() -> [AnyModule] {
  // error: Provider<
  Module(QuotaKey.self, needs: ConfigKey.self, make: Quota.init)
}
