// Reads of keys that are isolated to the main actor. The forms of the same names elsewhere are for keys that
// are not: they require `SendableMetatype`, because the compiler doesn't look for the isolation of a key
// inside a composed one, such as `HomeKey?`.

extension Container {
  /// The value of a key of the main actor.
  ///
  /// ```swift
  /// let home = container[HomeKey.self]
  /// ```
  ///
  /// > Important: Stops the program if nothing is bound to the key, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  @MainActor
  @inlinable
  public subscript<K: InjectionKey>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    read(key, asked: SourceLocation(fileID, line))
  }

  /// Finds or makes the value of a key of the main actor.
  ///
  /// ```swift
  /// let home = container.resolve(HomeKey.self)
  /// ```
  ///
  /// > Important: Stops the program if nothing is bound to the key, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value.
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  @MainActor
  @inlinable
  public func resolve<K: InjectionKey>(
    _ key: K.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    read(key, asked: SourceLocation(fileID, line))
  }

  /// Finds or makes the value of a key of the main actor with arguments.
  ///
  /// ```swift
  /// let detail = container.resolve(DetailKey.self, "negroni")
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
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  @MainActor
  public func resolve<K: InjectionKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> K.Value {
    key.resolve(in: context(fileID, line), arguments)
  }

  /// Finds or makes the value of the module of a main-actor key that has a name, or gives `nil` where none
  /// has it.
  ///
  /// ```swift
  /// let home = container.resolve(HomeKey.self, name: "guest")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The name of the module.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value, or `nil`.
  /// - Complexity: O(*n*), where *n* is the number of modules of the key.
  @MainActor
  public func resolve<K: InjectionKey>(
    _ key: K.Type,
    name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> K.Value? where K.Arguments == Void {
    value(of: key, name: name, in: context(fileID, line))
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
