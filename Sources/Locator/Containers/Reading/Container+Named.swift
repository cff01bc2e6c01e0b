extension Container {
  /// Resolves a key by name, or returns `nil` if no module has the name.
  ///
  /// ```swift
  /// let cat = container.resolve(AnimalKey.self, name: "cat")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The name of the module.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value, or `nil`.
  /// - Complexity: O(*n*), where *n* is the number of modules of the key, plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public func resolve<K: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> K.Value? where K.Arguments == Void, K._Form == BindableKey {
    context(fileID, line).value(of: key, name: name, ())
  }

  /// Resolves a key with arguments by name, or returns `nil` if no module has the name.
  ///
  /// ```swift
  /// let list = container.resolve(ListKey.self, "n", name: "short")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments of the key.
  ///   - name: The name of the module.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value, or `nil`.
  /// - Complexity: O(*n*), where *n* is the number of modules of the key, plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public func resolve<K: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> K.Value? where K._Form == BindableKey {
    context(fileID, line).value(of: key, name: name, arguments)
  }

  /// Resolves a throwing key by name, or returns `nil` if no module has the name.
  ///
  /// ```swift
  /// let config = try container.resolve(ConfigKey.self, name: "user")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The name of the module.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value, or `nil`.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(*n*), where *n* is the number of modules of the key, plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public func resolve<K: ThrowingInjectionKey & SendableMetatype>(
    _ key: K.Type,
    name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(K.Failure) -> K.Value? where K.Arguments == Void {
    try context(fileID, line).value(of: key, name: name, ())
  }

  /// Resolves a throwing key with arguments by name, or returns `nil` if no module has the name.
  ///
  /// ```swift
  /// let account = try container.resolve(AccountKey.self, "ada", name: "remote")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments of the key.
  ///   - name: The name of the module.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value, or `nil`.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(*n*), where *n* is the number of modules of the key, plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public func resolve<K: ThrowingInjectionKey & SendableMetatype>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(K.Failure) -> K.Value? {
    try context(fileID, line).value(of: key, name: name, arguments)
  }

  /// Resolves an asynchronous key by name, or returns `nil` if no module has the name.
  ///
  /// ```swift
  /// let database = try await container.resolve(DatabaseKey.self, name: "archive")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The name of the module.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value, or `nil`.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(*n*), where *n* is the number of modules of the key, plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public func resolve<K: AsyncInjectionKey>(
    _ key: K.Type,
    name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(K.Failure) -> K.Value? where K.Arguments == Void {
    try await context(fileID, line).asyncValue(of: key, name: name, ())
  }

  /// Resolves an asynchronous key with arguments by name, or returns `nil` if no module has the name.
  ///
  /// ```swift
  /// let report = try await container.resolve(ReportKey.self, 2026, name: "draft")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments of the key.
  ///   - name: The name of the module.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value, or `nil`.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(*n*), where *n* is the number of modules of the key, plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public func resolve<K: AsyncInjectionKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(K.Failure) -> K.Value? {
    try await context(fileID, line).asyncValue(of: key, name: name, arguments)
  }
}
