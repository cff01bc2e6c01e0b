// Calls for keys that are isolated to the main actor; see the same forms of a container.
extension Provider where Base: InjectionKey {
  /// Finds or makes the value of a main-actor key with arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value.
  @MainActor
  public func callAsFunction(
    _ arguments: Base.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Base.Value {
    Base.resolve(in: context(fileID, line), arguments)
  }

  /// Finds or makes the value of a main-actor key.
  ///
  /// - Parameters:
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
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
  /// Finds or makes the value of a main-actor key with arguments that can fail.
  ///
  /// - Parameters:
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value.
  /// - Throws: What the factory throws.
  @MainActor
  public func callAsFunction(
    _ arguments: Base.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(Base.Failure) -> Base.Value {
    try context(fileID, line).bound(Base.self, arguments)
  }

  /// Finds or makes the value of a main-actor key that can fail.
  ///
  /// - Parameters:
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value.
  /// - Throws: What the factory throws.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(Base.Failure) -> Base.Value where Base.Arguments == Void {
    try context(fileID, line).bound(Base.self, ())
  }
}
