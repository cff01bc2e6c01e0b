// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
// Unavailable forms, so that the compiler says what to write instead.

extension Inject {
  @available(
    *, unavailable,
    message: "the key takes arguments: write '@Inject(Key.self, arguments)'"
  )
  @_alwaysEmitIntoClient
  public init(_ key: K.Type) { fatalError() }
  @available(
    *, unavailable,
    message: "a name is the argument of 'Named': write '@Inject(Named<Key>.self, name)'"
  )
  @_alwaysEmitIntoClient
  public init(_ key: K.Type, name: String) { fatalError() }
  @available(
    *, unavailable,
    message: """
      the value of an injected property comes from a module: write 'Module(Key.self) { value }', or \
      '$property.override(with: value)' for one object
      """
  )
  @_alwaysEmitIntoClient
  public init<Initial>(wrappedValue value: Initial, _ key: K.Type) { fatalError() }
  @available(
    *, unavailable,
    message: """
      the value of an injected property comes from a module: write 'Module(Key.self) { arguments in \
      value }', or '$property.override(with: value)' for one object
      """
  )
  @_alwaysEmitIntoClient
  public init<Initial>(wrappedValue value: Initial, _ key: K.Type, _ arguments: K.Arguments) {
    fatalError()
  }
}

extension Inject {
  @available(
    *, unavailable,
    message: """
      the arguments are released when the value exists: set a new wrapper, '_property = \
      Inject(Key.self, arguments)'
      """
  )
  @_alwaysEmitIntoClient
  public mutating func reset() { fatalError() }
}

// `Inject` requires an `InjectionKey`, which these types aren't, so `Resolver` takes the place of `K`.
extension Inject where K == Resolver {
  @available(
    *, unavailable,
    message: "a property can't throw: write '@Inject(Provider<Key>.self)' and call it"
  )
  @_alwaysEmitIntoClient
  public init<Failing: ThrowingInjectionKey>(_ key: Failing.Type) { fatalError() }
  @available(
    *, unavailable,
    message: "a property can't wait: write '@Inject(Provider<Key>.self)' and call it"
  )
  @_alwaysEmitIntoClient
  public init<Asynchronous: AsyncBindingKey>(_ key: Asynchronous.Type) { fatalError() }
  @available(
    *, unavailable,
    message: "a list is of a key that a module binds, or of a 'Provider', 'Lazy' or 'Weak' of one"
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init<Element: BindingKey>(_ type: [Element].Type) { fatalError() }
  @available(
    *, unavailable,
    message: """
      the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value', and write \
      '@Inject(MyKey.self)'
      """
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init<Value>(_ type: Value.Type) { fatalError() }
}
