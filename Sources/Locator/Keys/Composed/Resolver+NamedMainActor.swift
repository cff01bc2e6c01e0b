// Reads by name of keys that are isolated to the main actor; see `Container+MainActor.swift`.

extension Resolver {
  /// Resolves a main-actor key by name, or returns `nil` if no module has the name.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The name of the module.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value, or `nil`.
  /// - Complexity: O(*n*), where *n* is the number of modules of the key, plus the time of the factory if
  ///   it runs.
  @MainActor
  @_alwaysEmitIntoClient
  public func resolve<K: InjectionKey>(
    _ key: K.Type,
    name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> K.Value? where K.Arguments == Void, K._Form == BindableKey {
    context(fileID, line).value(of: key, name: name, ())
  }

  /// Resolves a main-actor key with arguments by name, or returns `nil` if no module has the name.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments of the key.
  ///   - name: The name of the module.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value, or `nil`.
  /// - Complexity: O(*n*), where *n* is the number of modules of the key, plus the time of the factory if
  ///   it runs.
  @MainActor
  @_alwaysEmitIntoClient
  public func resolve<K: InjectionKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> K.Value? where K._Form == BindableKey {
    context(fileID, line).value(of: key, name: name, arguments)
  }

  /// Resolves a throwing main-actor key by name, or returns `nil` if no module has the name.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The name of the module.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value, or `nil`.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(*n*), where *n* is the number of modules of the key, plus the time of the factory if
  ///   it runs.
  @MainActor
  @_alwaysEmitIntoClient
  public func resolve<K: ThrowingInjectionKey>(
    _ key: K.Type,
    name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(K.Failure) -> K.Value? where K.Arguments == Void {
    try context(fileID, line).value(of: key, name: name, ())
  }

  /// Resolves a throwing main-actor key with arguments by name, or returns `nil` if no module has the name.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments of the key.
  ///   - name: The name of the module.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value, or `nil`.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(*n*), where *n* is the number of modules of the key, plus the time of the factory if
  ///   it runs.
  @MainActor
  @_alwaysEmitIntoClient
  public func resolve<K: ThrowingInjectionKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(K.Failure) -> K.Value? {
    try context(fileID, line).value(of: key, name: name, arguments)
  }
}
