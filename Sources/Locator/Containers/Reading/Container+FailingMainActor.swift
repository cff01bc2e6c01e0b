// Reads of keys that are isolated to the main actor and can fail; see `Container+MainActor.swift`.

extension Container {
  /// The value of a main-actor key that can fail.
  ///
  /// ```swift
  /// let library = try container[LibraryKey.self]
  /// ```
  ///
  /// > Important: Stops the program if the key is unbound, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @MainActor
  @_alwaysEmitIntoClient
  public subscript<K: ThrowingInjectionKey>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    get throws(K.Failure) {
      try resolve(key, fileID: fileID, line: line)
    }
  }

  /// The value of a main-actor key with arguments that can fail.
  ///
  /// ```swift
  /// let album = try container[AlbumKey.self, "Kind of Blue"]
  /// ```
  ///
  /// > Important: Stops the program if the key is unbound, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @MainActor
  @_alwaysEmitIntoClient
  public subscript<K: ThrowingInjectionKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    get throws(K.Failure) {
      try resolve(key, arguments, fileID: fileID, line: line)
    }
  }

  // Overloads of their own: the compiler crashes if it has to turn those above into `throws(Never)`.

  /// The value of a throwing main-actor key that never fails.
  ///
  /// > Important: Stops the program if the key is unbound, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @MainActor
  @_alwaysEmitIntoClient
  public subscript<K: ThrowingInjectionKey>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void, K.Failure == Never {
    resolve(key, fileID: fileID, line: line)
  }

  /// The value of a throwing main-actor key with arguments that never fails.
  ///
  /// > Important: Stops the program if the key is unbound, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @MainActor
  @_alwaysEmitIntoClient
  public subscript<K: ThrowingInjectionKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value where K.Failure == Never {
    resolve(key, arguments, fileID: fileID, line: line)
  }

  /// Resolves a main-actor key that can fail.
  ///
  /// ```swift
  /// let library = try container.resolve(LibraryKey.self)
  /// ```
  ///
  /// > Important: Stops the program if the key is unbound, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @MainActor
  @_alwaysEmitIntoClient
  public func resolve<K: ThrowingInjectionKey>(
    _ key: K.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(K.Failure) -> K.Value where K.Arguments == Void {
    try context(fileID, line).bound(key, ())
  }

  /// Resolves a main-actor key with arguments that can fail.
  ///
  /// ```swift
  /// let album = try container.resolve(AlbumKey.self, "Kind of Blue")
  /// ```
  ///
  /// > Important: Stops the program if the key is unbound, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @MainActor
  @_alwaysEmitIntoClient
  public func resolve<K: ThrowingInjectionKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(K.Failure) -> K.Value {
    try context(fileID, line).bound(key, arguments)
  }
}
