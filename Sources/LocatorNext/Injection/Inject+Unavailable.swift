// Unavailable forms, so that the compiler says what to write instead.

extension Inject {
  /// Explains how to inject a key with arguments.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the property.
  ///   - line: The line of the property.
  @available(
    *,
    unavailable,
    message: "the key takes arguments: write '@Inject(Key.self, arguments)'"
  )
  @_alwaysEmitIntoClient
  public init(_ key: K.Type, fileID: StaticString = #fileID, line: UInt = #line) {
    fatalError("unavailable")
  }
}

extension Inject {
  /// Explains that a property has no initial value.
  ///
  /// - Parameters:
  ///   - value: The initial value.
  ///   - key: The key.
  ///   - fileID: The file of the property.
  ///   - line: The line of the property.
  @available(
    *,
    unavailable,
    message:
      "the value of an injected property comes from a module: write 'Module(Key.self) { value }', or '$property.override(with: value)' for one object"
  )
  @_alwaysEmitIntoClient
  public init<Initial>(
    wrappedValue value: Initial,
    _ key: K.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    fatalError("unavailable")
  }

  /// Explains that a property whose key takes arguments has no initial value.
  ///
  /// - Parameters:
  ///   - value: The initial value.
  ///   - key: The key.
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the property.
  ///   - line: The line of the property.
  @available(
    *,
    unavailable,
    message:
      "the value of an injected property comes from a module: write 'Module(Key.self) { arguments in value }', or '$property.override(with: value)' for one object"
  )
  @_alwaysEmitIntoClient
  public init<Initial>(
    wrappedValue value: Initial,
    _ key: K.Type,
    _ arguments: K.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    fatalError("unavailable")
  }
}

// `Inject` requires an `InjectionKey`, which these keys aren't, so `Resolver` takes the place of `K`.
extension Inject where K == Resolver {
  /// Explains how to inject a key that can fail.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the property.
  ///   - line: The line of the property.
  @available(
    *,
    unavailable,
    message: "a property can't throw: write '@Inject(Provider<Key>.self)' and call it"
  )
  @_alwaysEmitIntoClient
  public init<Failing: ThrowingInjectionKey>(
    _ key: Failing.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    fatalError("unavailable")
  }

  /// Explains how to inject an asynchronous key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the property.
  ///   - line: The line of the property.
  @available(
    *,
    unavailable,
    message: "a property can't wait: write '@Inject(Provider<Key>.self)' and call it"
  )
  @_alwaysEmitIntoClient
  public init<Asynchronous: AsyncBindingKey>(
    _ key: Asynchronous.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    fatalError("unavailable")
  }
}
