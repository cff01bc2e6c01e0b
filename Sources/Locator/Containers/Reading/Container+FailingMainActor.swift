// Reads of keys that are isolated to the main actor and can fail; see `Container+MainActor.swift`.

extension Container {
  /// The value of a main-actor key that can fail.
  ///
  /// ```swift
  /// let library = try container[LibraryKey.self]
  /// ```
  ///
  /// > Important: Stops the program if nothing is bound to the key, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  /// - Throws: What the factory throws. A shared instance isn't there then, and the next read tries
  ///   again.
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  @MainActor
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
  /// > Important: Stops the program if nothing is bound to the key, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  /// - Throws: What the factory throws. A shared instance isn't there then, and the next read tries
  ///   again.
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  @MainActor
  public subscript<K: ThrowingInjectionKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    get throws(K.Failure) {
      try resolve(key, arguments, fileID: fileID, line: line)
    }
  }

  // Forms of their own, because the compiler crashes where it has to make `throws(Never)` of the ones above.

  /// The value of a main-actor key that could fail, and never does.
  ///
  /// > Important: Stops the program if nothing is bound to the key, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  @MainActor
  public subscript<K: ThrowingInjectionKey>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void, K.Failure == Never {
    resolve(key, fileID: fileID, line: line)
  }

  /// The value of a main-actor key with arguments that could fail, and never does.
  ///
  /// > Important: Stops the program if nothing is bound to the key, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  @MainActor
  public subscript<K: ThrowingInjectionKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value where K.Failure == Never {
    resolve(key, arguments, fileID: fileID, line: line)
  }

  /// Finds or makes the value of a main-actor key that can fail.
  ///
  /// ```swift
  /// let library = try container.resolve(LibraryKey.self)
  /// ```
  ///
  /// > Important: Stops the program if nothing is bound to the key, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value.
  /// - Throws: What the factory throws. A shared instance isn't there then, and the next read tries
  ///   again.
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  @MainActor
  public func resolve<K: ThrowingInjectionKey>(
    _ key: K.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(K.Failure) -> K.Value where K.Arguments == Void {
    try context(fileID, line).bound(key, ())
  }

  /// Finds or makes the value of a main-actor key with arguments that can fail.
  ///
  /// ```swift
  /// let album = try container.resolve(AlbumKey.self, "Kind of Blue")
  /// ```
  ///
  /// > Important: Stops the program if nothing is bound to the key, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value.
  /// - Throws: What the factory throws. A shared instance isn't there then, and the next read tries
  ///   again.
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  @MainActor
  public func resolve<K: ThrowingInjectionKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(K.Failure) -> K.Value {
    try context(fileID, line).bound(key, arguments)
  }
}
