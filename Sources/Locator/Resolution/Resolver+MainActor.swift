// Reads of keys that are isolated to the main actor; see the same forms of a container.
extension Resolver {
  /// The value of a key of the main actor.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  @MainActor
  public subscript<K: InjectionKey>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    key.resolve(in: context(fileID, line))
  }

  /// The value of a key of the main actor with arguments.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  @MainActor
  public subscript<K: InjectionKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    key.resolve(in: context(fileID, line), arguments)
  }

  /// The value of a key of the main actor that can fail.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  @MainActor
  public subscript<K: ThrowingInjectionKey>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    get throws(K.Failure) {
      try context(fileID, line).bound(key, ())
    }
  }

  /// The value of a key of the main actor with arguments that can fail.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  @MainActor
  public subscript<K: ThrowingInjectionKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    get throws(K.Failure) {
      try context(fileID, line).bound(key, arguments)
    }
  }
}
