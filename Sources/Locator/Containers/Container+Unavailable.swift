// What people write who come from other libraries, so that the compiler says what to write instead.

extension Container {
  /// Answers a container without modules.
  @available(
    *, unavailable,
    message: "list the modules: write 'Container { Module(MyKey.self) { MyValue() } }.build()'"
  )
  @_alwaysEmitIntoClient
  public convenience init() { fatalError() }

  /// Answers a registration.
  @available(
    *, unavailable,
    message: "list a module where the container is made: 'Module(MyKey.self) { MyValue() }'"
  )
  @_alwaysEmitIntoClient
  @discardableResult
  public func register<Value>(
    _ type: Value.Type, name: String? = nil, factory: (Container) -> Any
  ) -> Self { fatalError() }

  /// Answers a read of the current container without a call.
  @available(*, unavailable, message: "it notes the line that asks: write 'Container.current()'")
  @_alwaysEmitIntoClient
  public static var current: Container { fatalError() }

  /// Answers a global container.
  @available(*, unavailable, message: "write 'Container.current()', or inject the key")
  @_alwaysEmitIntoClient
  public static var shared: Container { fatalError() }

  /// Answers a global container.
  @available(*, unavailable, message: "write 'Container.current()', or inject the key")
  @_alwaysEmitIntoClient
  public static var `default`: Container { fatalError() }

  /// Answers a read that names no key.
  @available(*, unavailable, message: "a read names its key: write 'container[MyKey.self]'")
  @_alwaysEmitIntoClient
  public func resolve<Value>() -> Value { fatalError() }

  /// Answers a read by another name.
  @available(*, unavailable, message: "a read names its key: write 'container[MyKey.self]'")
  @_alwaysEmitIntoClient
  public func get<Value>(_ type: Value.Type = Value.self) -> Value { fatalError() }

  /// Answers a reset of a type that isn't a key.
  @available(
    *, unavailable,
    message: "a reset drops a key or a scope: write 'reset(MyKey.self)' or 'reset(.myScope)'"
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func reset(_ other: Any) { fatalError() }
}
