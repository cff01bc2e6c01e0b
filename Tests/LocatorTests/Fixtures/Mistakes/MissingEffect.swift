import Locator

// `try`, `await` or `throws` is missing, or there and shouldn't be.

// error: an asynchronous key can fail, too: write 'AsyncInjectionKey', and declare its 'Failure'
enum RemoteKey: AsyncThrowingInjectionKey {
  typealias Value = Int
  typealias Failure = ConfigError
}

@ModuleBuilder func withoutTry() -> [AnyModule] {
  // error: call can throw but is not marked with 'try'
  Module(ConfigKey.self, needs: StoreKey.self) { store throws(ConfigError) in Config(store: store) }
}

@ModuleBuilder func withoutTryOfSingleton() -> [AnyModule] {
  Module(ConfigKey.self, scope: .singleton, needs: StoreKey.self) { store throws(ConfigError) in
    // error: call can throw but is not marked with 'try'
    Config(store: store)
  }
}

@ModuleBuilder func withoutTryInSeveralStatements() -> [AnyModule] {
  Module(ConfigKey.self) { () throws(ConfigError) in
    // error: call can throw but is not marked with 'try'
    let config = Config.load()
    return config
  }
}

@ModuleBuilder func withoutTryOfProvider() -> [AnyModule] {
  // error: call can throw, but it is not marked with 'try' and the error is not handled
  Module(CountKey.self, needs: Provider<ConfigKey>.self) { config in config().limit }
}

@ModuleBuilder func withoutDeclaredError() -> [AnyModule] {
  // error: say that the factory throws the key's 'Failure': '{ () throws(MyError) in ... }'
  Module(ConfigKey.self) { try Config.load() }
}

@ModuleBuilder func withoutDeclaredErrorOfNeed() -> [AnyModule] {
  // error: say that the factory throws the key's 'Failure': '{ need throws(MyError) in ... }'
  Module(ConfigKey.self, needs: StoreKey.self) { store in try Config(store: store) }
}

@ModuleBuilder func throwingForKeyThatNeverFails() -> [AnyModule] {
  // error: the key can't fail: handle the error here, or declare a 'ThrowingInjectionKey'
  Module(CountKey.self, needs: StoreKey.self) { store in try Config(store: store).limit }
}

@ModuleBuilder func throwingForSingletonThatNeverFails() -> [AnyModule] {
  // error: the key can't fail: handle the error here, or declare a 'ThrowingInjectionKey'
  Module(CountKey.self, scope: .singleton) { try Config.load().limit }
}

@ModuleBuilder func throwingProviderForKeyThatNeverFails() -> [AnyModule] {
  // error: the key can't fail: handle the error here, or declare a 'ThrowingInjectionKey'
  Module(CountKey.self, needs: Provider<ConfigKey>.self) { config in try config().limit }
}

@ModuleBuilder func declaredErrorForKeyThatNeverFails() -> [AnyModule] {
  // error: the key can't fail: handle the error here, or declare a 'ThrowingInjectionKey'
  Module(CountKey.self, make: { () throws(ConfigError) in 4 })
}

@ModuleBuilder func otherError() -> [AnyModule] {
  // error: say that the factory throws the key's 'Failure': '{ () throws(MyError) in ... }'
  Module(ConfigKey.self) { () throws(OtherError) in try Config.find() }
}

@ModuleBuilder func otherErrorOfSingleton() -> [AnyModule] {
  // error: say that the factory throws the key's 'Failure': '{ () throws(MyError) in ... }'
  Module(ConfigKey.self, scope: .singleton) { () throws(OtherError) in try Config.find() }
}

@ModuleBuilder func otherErrorInside() -> [AnyModule] {
  // error: thrown expression type 'OtherError' cannot be converted to error type 'ConfigError'
  Module(ConfigKey.self) { () throws(ConfigError) in try Config.find() }
}

@ModuleBuilder func untypedThrows() -> [AnyModule] {
  // error: say that the factory throws the key's 'Failure': '{ need throws(MyError) in ... }'
  Module(ConfigKey.self, needs: StoreKey.self) { store throws in try Config(store: store) }
}

@ModuleBuilder func unknownError() -> [AnyModule] {
  // error: cannot find type 'ConfigErr' in scope
  Module(ConfigKey.self) { () throws(ConfigErr) in try Config.load() }
}

@ModuleBuilder func withoutAwait() -> [AnyModule] {
  // error: expression is 'async' but is not marked with 'await'
  Module(ReplicaKey.self, needs: StoreKey.self) { store in Replica(store: store) }
}

@ModuleBuilder func withoutAwaitOfSingleton() -> [AnyModule] {
  // error: expression is 'async' but is not marked with 'await'
  Module(ReplicaKey.self, scope: .singleton) { Replica() }
}

@ModuleBuilder func withoutTryOfAsynchronous() -> [AnyModule] {
  // error: call can throw but is not marked with 'try'
  Module(DatabaseKey.self) { () async throws(ConfigError) in await Database() }
}

@ModuleBuilder func withoutAwaitOfArgument() -> [AnyModule] {
  Module(SummaryKey.self, needs: ReplicaKey.self) { replica, year in
    // error: expression is 'async' but is not marked with 'await'
    Summary(replica, year)
  }
}

@ModuleBuilder func awaitForSynchronousKey() -> [AnyModule] {
  // error: cannot pass function of type '@Sendable () async -> Int' to parameter expecting synchronous function type
  Module(CountKey.self) { await Replica().size }
}

@ModuleBuilder func awaitForSynchronousKeyWithNeed() -> [AnyModule] {
  // error: to parameter expecting synchronous function type
  Module(CountKey.self, needs: StoreKey.self) { store in await Replica(store: store).size }
}

@ModuleBuilder func initializerThatWaits() -> [AnyModule] {
  // error: referencing initializer 'init(_:scope:needs:fileID:line:make:)' on 'Module' requires that 'CopyKey' conform to 'AsyncInjectionKey'
  Module(CopyKey.self, needs: StoreKey.self, make: Replica.init)
}

@ModuleBuilder func initializerThatThrows() -> [AnyModule] {
  // error: the key can't fail: handle the error here, or declare a 'ThrowingInjectionKey'
  Module(DefaultsKey.self, needs: StoreKey.self, make: Config.init)
}

@MainActor @ModuleBuilder func mainActorWithoutTry() -> [AnyModule] {
  // error: call can throw but is not marked with 'try'
  Module(AlbumKey.self) { () throws(ConfigError) in Album() }
}

@MainActor @ModuleBuilder func mainActorThatNeverFails() -> [AnyModule] {
  // error: the key can't fail: handle the error here, or declare a 'ThrowingInjectionKey'
  Module(ScreenKey.self) { () throws(ConfigError) in
    try ScreenImpl(title: "\(Config.load().limit)")
  }
}
