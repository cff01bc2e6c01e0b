extension Resolver {
  /// The value of a key that can fail.
  ///
  /// ```swift
  /// Module(CartKey.self, needs: Resolver.self) { resolver in
  ///   Cart(resolver[PriceKey.self], limit: (try? resolver[ConfigKey.self])?.limit ?? 10)
  /// }
  /// ```
  ///
  /// > Important: Stops the program with a message if the key is unbound or the container was freed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public subscript<K: ThrowingInjectionKey & SendableMetatype>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    get throws(K.Failure) {
      try context(fileID, line).bound(key, ())
    }
  }

  /// The value of a key with arguments that can fail.
  ///
  /// > Important: Stops the program with a message if the key is unbound or the container was freed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public subscript<K: ThrowingInjectionKey & SendableMetatype>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    get throws(K.Failure) {
      try context(fileID, line).bound(key, arguments)
    }
  }

  // Overloads of their own: the compiler crashes if it has to turn those above into `throws(Never)`.

  /// The value of a throwing key that never fails.
  ///
  /// > Important: Stops the program with a message if the key is unbound or the container was freed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public subscript<K: ThrowingInjectionKey & SendableMetatype>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void, K.Failure == Never {
    context(fileID, line).bound(key, ())
  }

  /// The value of a throwing key with arguments that never fails.
  ///
  /// > Important: Stops the program with a message if the key is unbound or the container was freed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public subscript<K: ThrowingInjectionKey & SendableMetatype>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value where K.Failure == Never {
    context(fileID, line).bound(key, arguments)
  }

  /// Resolves a key that can fail.
  ///
  /// > Important: Stops the program with a message if the key is unbound or the container was freed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public func resolve<K: ThrowingInjectionKey & SendableMetatype>(
    _ key: K.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(K.Failure) -> K.Value where K.Arguments == Void {
    try self[key, fileID: fileID, line: line]
  }

  /// Resolves a key with arguments that can fail.
  ///
  /// > Important: Stops the program with a message if the key is unbound or the container was freed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public func resolve<K: ThrowingInjectionKey & SendableMetatype>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(K.Failure) -> K.Value {
    try self[key, arguments, fileID: fileID, line: line]
  }
}
