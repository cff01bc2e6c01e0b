// Reads by name of keys that are isolated to the main actor; see `Container+MainActor.swift`.

extension Resolver {
  /// Finds or makes the value of the named module of a main-actor key, or gives `nil` where none has the
  /// name.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The name of the module.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value, or `nil`.
  /// - Complexity: O(*n*), where *n* is the number of modules of the key, plus the time that the module's
  /// factory takes if it runs.
  @MainActor
  public func resolve<K: InjectionKey>(
    _ key: K.Type,
    name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> K.Value? where K.Arguments == Void, K._Form == BindableKey {
    context(fileID, line).value(of: key, name: name, ())
  }

  /// Finds or makes the value of the named module of a main-actor key with arguments, or gives `nil` where
  /// none has the name.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments that the key requires.
  ///   - name: The name of the module.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value, or `nil`.
  /// - Complexity: O(*n*), where *n* is the number of modules of the key, plus the time that the module's
  /// factory takes if it runs.
  @MainActor
  public func resolve<K: InjectionKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> K.Value? where K._Form == BindableKey {
    context(fileID, line).value(of: key, name: name, arguments)
  }

  /// Finds or makes the value of the named module of a main-actor key that can fail, or gives `nil` where
  /// none has the name.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The name of the module.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value, or `nil`.
  /// - Throws: What the factory throws. A shared instance isn't there then, and the next read tries
  ///   again.
  /// - Complexity: O(*n*), where *n* is the number of modules of the key, plus the time that the module's
  /// factory takes if it runs.
  @MainActor
  public func resolve<K: ThrowingInjectionKey>(
    _ key: K.Type,
    name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(K.Failure) -> K.Value? where K.Arguments == Void {
    try context(fileID, line).value(of: key, name: name, ())
  }

  /// Finds or makes the value of the named module of a main-actor key with arguments that can fail, or gives
  /// `nil` where none has the name.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments that the key requires.
  ///   - name: The name of the module.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value, or `nil`.
  /// - Throws: What the factory throws. A shared instance isn't there then, and the next read tries
  ///   again.
  /// - Complexity: O(*n*), where *n* is the number of modules of the key, plus the time that the module's
  /// factory takes if it runs.
  @MainActor
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
