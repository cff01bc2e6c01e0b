// Reads of keys that are isolated to the main actor. The forms of the same names elsewhere are for keys that
// are not: they require `SendableMetatype`, because the compiler doesn't look for the isolation of a key
// inside a composed one, such as `HomeKey?`.

extension Container {
  /// The value of a main-actor key.
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
    read(key, callSite: SourceLocation(fileID, line))
  }

  /// The value of a main-actor key with arguments.
  ///
  /// ```swift
  /// let detail = container[DetailKey.self, "negroni"]
  /// ```
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
  public subscript<K: InjectionKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    resolve(key, arguments, fileID: fileID, line: line)
  }

  /// Finds or makes the value of a main-actor key.
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
    read(key, callSite: SourceLocation(fileID, line))
  }

  /// Finds or makes the value of a main-actor key with arguments.
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
}
