// Calls for keys that are isolated to the main actor; see `Container+MainActor.swift`.
extension Provider where Base: InjectionKey {
  /// Resolves a main-actor key with arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  @MainActor
  public func callAsFunction(
    _ arguments: Base.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Base.Value {
    Base.resolve(in: context(fileID, line), arguments)
  }

  /// Resolves a main-actor key.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Base.Value where Base.Arguments == Void {
    Base.resolve(in: context(fileID, line))
  }
}

extension Provider where Base: ThrowingInjectionKey {
  /// Resolves a main-actor key with arguments that can fail.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  /// - Throws: The error of the factory.
  @MainActor
  @_alwaysEmitIntoClient
  public func callAsFunction(
    _ arguments: Base.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(Base.Failure) -> Base.Value {
    try context(fileID, line).bound(Base.self, arguments)
  }

  /// Resolves a main-actor key that can fail.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  /// - Throws: The error of the factory.
  @MainActor
  @_alwaysEmitIntoClient
  public func callAsFunction(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(Base.Failure) -> Base.Value where Base.Arguments == Void {
    try context(fileID, line).bound(Base.self, ())
  }
}
