extension Resolver {
  /// The value of a key that can fail.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  public subscript<K: ThrowingInjectionKey & SendableMetatype>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    get throws(K.Failure) {
      try context(fileID, line).bound(key, ())
    }
  }

  /// The value of a key with arguments that can fail.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  public subscript<K: ThrowingInjectionKey & SendableMetatype>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    get throws(K.Failure) {
      try context(fileID, line).bound(key, arguments)
    }
  }
}
