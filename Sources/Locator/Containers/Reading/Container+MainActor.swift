// Reads of keys that are isolated to the main actor. Their overloads for nonisolated keys require `SendableMetatype`,
// because the compiler doesn't look for the isolation of a key inside a composed one, such as `HomeKey?`.

extension Container {
  /// The value of a main-actor key.
  ///
  /// ```swift
  /// let home = container[HomeKey.self]
  /// ```
  ///
  /// > Important: Stops the program if the key is unbound, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Complexity: O(1), plus the time of the factory if it runs.
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
  /// > Important: Stops the program if the key is unbound, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @MainActor
  public subscript<K: InjectionKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    resolve(key, arguments, fileID: fileID, line: line)
  }

  /// Resolves a main-actor key.
  ///
  /// ```swift
  /// let home = container.resolve(HomeKey.self)
  /// ```
  ///
  /// > Important: Stops the program if the key is unbound, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @MainActor
  @inlinable
  public func resolve<K: InjectionKey>(
    _ key: K.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    read(key, callSite: SourceLocation(fileID, line))
  }

  /// Resolves a main-actor key with arguments.
  ///
  /// ```swift
  /// let detail = container.resolve(DetailKey.self, "negroni")
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
  /// - Complexity: O(1), plus the time of the factory if it runs.
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
