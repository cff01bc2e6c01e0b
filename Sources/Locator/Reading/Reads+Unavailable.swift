// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
// Unavailable forms, so that the compiler says what to write instead.

// No subscript for arguments is here: with one, the compiler takes seconds for a sum of three reads.
extension _Reads {
  @available(
    *, unavailable,
    message: "the key takes arguments: write 'container[Key.self, arguments]'"
  )
  @_alwaysEmitIntoClient
  public subscript<K: BindingKey>(_ key: K.Type) -> K.Value { fatalError() }
  @available(
    *, unavailable,
    message: "the key is asynchronous: write 'await container.resolve(Key.self)'"
  )
  @_alwaysEmitIntoClient
  public subscript<K: AsyncBindingKey>(_ key: K.Type) -> K.Value { fatalError() }
  @available(
    *, unavailable,
    message: "a name is the argument of 'Named': write 'container[Named<Key>.self, name]'"
  )
  @_alwaysEmitIntoClient
  public subscript<K: BindingKey>(_ key: K.Type, name name: String,
    fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value? { fatalError() }
  @available(
    *, unavailable,
    message: "a list is of a key that a module binds, or of a 'Provider', 'Lazy' or 'Weak' of one"
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public subscript<Element: BindingKey>(_ type: [Element].Type) -> [Element.Value] { fatalError() }
  @available(
    *, unavailable,
    message: "the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value'"
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public subscript<Value>(_ type: Value.Type) -> Value { fatalError() }
}

// What people write who come from other libraries.
extension _Reads {
  @available(
    *, unavailable, message: "the key isn't asynchronous: write 'container[Key.self]'"
  )
  @_alwaysEmitIntoClient
  public func resolve<K: BindingKey>(_ key: K.Type) -> K.Value { fatalError() }
  @available(
    *, unavailable, message: "the key isn't asynchronous: write 'container[Key.self, arguments]'"
  )
  @_alwaysEmitIntoClient
  public func resolve<K: BindingKey<BindableKey>>(
    _ key: K.Type, _ arguments: K.Arguments, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(K.Failure) -> K.Value { fatalError() }
  @available(
    *, unavailable,
    message: "the key takes arguments: write 'container.resolve(Key.self, arguments)'"
  )
  @_alwaysEmitIntoClient
  public func resolve<K: AsyncBindingKey>(_ key: K.Type) -> K.Value { fatalError() }
  @available(
    *, unavailable,
    message: "a name is the argument of 'Named': write 'container[Named<Key>.self, name]'"
  )
  @_alwaysEmitIntoClient
  public func resolve<K: BindingKey>(
    _ key: K.Type, name: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(K.Failure) -> K.Value? { fatalError() }
  @available(
    *, unavailable,
    message: """
      a name is the argument of 'Named': write 'container[Named<Provider<Key>>.self, name](arguments)'
      """
  )
  @_alwaysEmitIntoClient
  public func resolve<K: BindingKey>(
    _ key: K.Type, _ arguments: K.Arguments, name: String
  ) -> K.Value? { fatalError() }
  @available(
    *, unavailable,
    message: "the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value'"
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func resolve<Value>(_ type: Value.Type) -> Value { fatalError() }
  // For the '!' of Swinject. The parameter that nobody passes makes the compiler prefer the form above.
  @available(
    *, unavailable,
    message: "the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value'"
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func resolve<Value>(_ type: Value.Type, line: UInt = #line) -> Value? { fatalError() }
}

extension Provider {
  @available(*, unavailable, message: "the key takes arguments: write 'provider(arguments)'")
  @_alwaysEmitIntoClient
  public func callAsFunction() -> Base.Value { fatalError() }
}
