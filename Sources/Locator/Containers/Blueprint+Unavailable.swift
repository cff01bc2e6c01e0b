// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
// Unavailable forms, so that the compiler says what to write instead.

extension Blueprint {
  @available(
    *, unavailable,
    message: """
      a given key is one that a module binds: no composed key, and no type that isn't a key
      """
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init(
    parent: Container, given key: Any.Type..., observer: (any ResolutionObserver)? = nil,
    @ModuleBuilder _ modules: () -> [AnyModule]
  ) where Given == Never { fatalError() }
  @available(*, unavailable, message: "pass a value for each given key, in their order")
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func container<First, Second, each Other>(_ value: Any...) -> Container
  where Given == (First, Second, repeat each Other) { fatalError() }
}

extension Blueprint where Given: BindingKey {
  @available(*, unavailable, message: "pass the value of the given key")
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func container() -> Container { fatalError() }
  @available(*, unavailable, message: "pass the value of the given key alone")
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func container(_ first: Any, _ second: Any, _ other: Any...) -> Container { fatalError() }
}

extension Blueprint where Given == Void {
  @available(
    *, unavailable,
    message: "the blueprint has no given keys: pass no value, or list the keys in 'given:'"
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func container(_ first: Any, _ other: Any...) -> Container { fatalError() }
}
