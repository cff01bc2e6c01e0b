import Locator

// Every kind of module, with and without needs, arguments and a scope.

@ModuleBuilder func initializer() -> [AnyModule] {
  Module(ServiceKey.self, needs: StoreKey.self, make: ServiceImpl.init)
  Module(CartKey.self, scope: .singleton, needs: StoreKey.self, CountKey.self, make: Cart.init)
}

@ModuleBuilder func existential() -> [AnyModule] {
  Module(PlugKey.self, needs: CountKey.self) { count in PlugImpl(count: count * 2 + 1) }
}

@ModuleBuilder func notSendable() -> [AnyModule] {
  Module(DraftKey.self, needs: TitleKey.self) { title in Draft(title + "!") }
  Module(DraftKey.self, scope: .graph, make: Draft.init)
}

@ModuleBuilder func failing() -> [AnyModule] {
  Module(ConfigKey.self, needs: StoreKey.self, CountKey.self) { store, count throws(ConfigError) in
    guard count > 3 else { throw ConfigError() }
    return try Config(text: store.name + "\(count * 2)")
  }
}

@ModuleBuilder func failingSingleton() -> [AnyModule] {
  Module(ConfigKey.self, scope: .singleton) { () throws(ConfigError) in try Config.load() }
}

@ModuleBuilder func failingInitializer() -> [AnyModule] {
  Module(ConfigKey.self, needs: StoreKey.self, make: Config.init)
}

@ModuleBuilder func failingWithArgument() -> [AnyModule] {
  Module(NamedConfigKey.self, needs: StoreKey.self) { store, name throws(ConfigError) in
    try Config(text: store.name + "/" + name)
  }
}

@ModuleBuilder func failingKeyThatNeverFails() -> [AnyModule] {
  Module(ConfigKey.self) { Config(limit: 3) }
  Module(DatabaseKey.self) { await Database(limit: 3) }
}

@MainActor @ModuleBuilder func failingMainActorThatNeverFails() -> [AnyModule] {
  Module(AlbumKey.self) { .empty }
}

@MainActor @ModuleBuilder func mainActor() -> [AnyModule] {
  Module(ScreenKey.self, needs: StoreKey.self, CountKey.self) { store, count in
    ScreenImpl(title: store.name + ": \(count + 1)")
  }
}

@MainActor @ModuleBuilder func mainActorSingleton() -> [AnyModule] {
  Module(ScreenKey.self, scope: .singleton, needs: TitleKey.self) { ScreenImpl(title: $0) }
}

@MainActor @ModuleBuilder func mainActorInitializer() -> [AnyModule] {
  Module(ScreenKey.self, needs: StoreKey.self, make: ScreenImpl.init)
  Module(DetailKey.self, needs: StoreKey.self, make: Detail.init)
}

@MainActor @ModuleBuilder func mainActorWithArgument() -> [AnyModule] {
  Module(DetailKey.self, scope: .singleton, needs: StoreKey.self) { store, id in
    Detail(store, id * 2 + 1)
  }
}

@MainActor @ModuleBuilder func failingMainActor() -> [AnyModule] {
  Module(AlbumKey.self) { () throws(ConfigError) in try Album() }
  Module(AlbumKey.self, scope: .singleton, make: Album.init)
}

@ModuleBuilder func asynchronous() -> [AnyModule] {
  Module(ReplicaKey.self, needs: StoreKey.self, CountKey.self) { store, count in
    await Replica(store: Store(name: store.name + "\(count)"))
  }
}

@ModuleBuilder func asynchronousSingleton() -> [AnyModule] {
  Module(DatabaseKey.self, scope: .singleton, needs: ConfigKey.self) {
    config async throws(ConfigError) in
    try await Database(config: Config(limit: config.limit * 2))
  }
}

@ModuleBuilder func asynchronousInGraph() -> [AnyModule] {
  Module(ReplicaKey.self, scope: .graph) { await Replica() }
}

@ModuleBuilder func asynchronousOfMainActor() -> [AnyModule] {
  Module(WaitingGreeterKey.self, scope: .singleton, needs: StoreKey.self) { store in
    await store.name.isEmpty ? Greeting() : Greeting(store: store)
  }
  Module(WaitingGreeterKey.self, needs: StoreKey.self, make: Greeting.init(store:))
}

@ModuleBuilder func asynchronousInitializer() -> [AnyModule] {
  Module(ReplicaKey.self, needs: StoreKey.self, make: Replica.init)
  Module(DatabaseKey.self, needs: ConfigKey.self, make: Database.init)
  Module(SummaryKey.self, needs: ReplicaKey.self, make: Summary.init)
}

@ModuleBuilder func asynchronousWithArgument() -> [AnyModule] {
  Module(SummaryKey.self, needs: ReplicaKey.self, CountKey.self) { replica, count, year in
    await Summary(replica, year + count * 2)
  }
}

@ModuleBuilder func asynchronousSingletonWithArgument() -> [AnyModule] {
  Module(ReportKey.self, scope: .singleton) { year async throws(ConfigError) in
    try await Report(year + 1)
  }
}

@ModuleBuilder func decorator() -> [AnyModule] {
  Decorator(RateKey.self, needs: CountKey.self, HullKey.self) { inner, count, hull in
    inner * Double(count) + hull.weight / 2 - 1
  }
}

@ModuleBuilder func decoratorInitializer() -> [AnyModule] {
  Decorator(ServiceKey.self, needs: CountKey.self, make: Timed.init)
}

@MainActor @ModuleBuilder func mainActorDecorator() -> [AnyModule] {
  Decorator(ScreenKey.self, needs: StoreKey.self) { inner, store in
    inner.title.isEmpty ? inner : FramedScreen(inner, store)
  }
  Decorator(ScreenKey.self, needs: StoreKey.self, make: FramedScreen.init)
}

@ModuleBuilder func members() -> [AnyModule] {
  Members(of: Import.self)
    .inject(StoreKey.self) { $0.store = $1 }
    .inject(CountKey.self) { object, count in
      if count > 2 { object.store = Store(name: "\(count * 2)") }
    }
}

@ModuleBuilder func membersWithArgument() -> [AnyModule] {
  Members(of: Download.self)
    .inject(StoreKey.self) { $0.store = $1 }
    .passing { object, address in object.start("file:" + address) }
}

@MainActor @ModuleBuilder func mainActorMembers() -> [AnyModule] {
  Members(of: Controller.self)
    .inject(ScreenKey.self) { $0.screen = $1 }
    .inject(StoreKey.self) { controller, store in controller.store = store }
  Members(of: DetailController.self).passing { object, id in object.id = id * 2 + 1 }
}

@ModuleBuilder func mainActorMembersElsewhere() -> [AnyModule] {
  Members(of: Controller.self).inject(StoreKey.self) { $0.store = $1 }
}

@ModuleBuilder func membersWithWhatFailsAndWaits() -> [AnyModule] {
  Members(of: Controller.self)
    .inject(Provider<DatabaseKey>.self) { controller, database in
      Task { _ = try await database() }
    }
    .inject(Provider<ConfigKey>.self) { controller, config in
      if let limit = try? config().limit { controller.store = Store(name: "\(limit * 2)") }
    }
  Members(of: Import.self).inject(Lazy<ReplicaKey>.self) { print($0, $1) }
}
