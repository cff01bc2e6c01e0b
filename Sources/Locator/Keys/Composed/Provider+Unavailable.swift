// Unavailable forms, so that the compiler says what to write instead.

extension Provider {
  /// Explains how to call a provider of a key with arguments.
  @available(
    *,
    unavailable,
    message: "the key takes arguments: write 'provider(arguments)'"
  )
  @_alwaysEmitIntoClient
  public func callAsFunction(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Base.Value {
    fatalError("unavailable")
  }

  /// Explains how to read a module by name.
  @available(
    *,
    unavailable,
    message: "a provider takes no name: call a 'Provider<Named<Key>>', or read a 'Resolver' by name"
  )
  @_alwaysEmitIntoClient
  public func callAsFunction(
    name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Base.Value? {
    fatalError("unavailable")
  }
}
