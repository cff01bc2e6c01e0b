// swift-format-ignore-file: NoLeadingUnderscores

extension _Reads {
  /// Returns the value of the module of a key with a name.
  ///
  /// ```swift
  /// let value = container.resolve(AnimalKey.self, name: "cat")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The name of the module.
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Returns: The value, or `nil` if no module has the name.
  /// - Throws: The error of the factory, of a key that can fail.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  public func resolve<K: BindingKey & SendableMetatype>(
    _ key: K.Type, name: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(K.Failure) -> K.Value?
  where K.Arguments == Void, K._Form == BindableKey, K.Failure: Error {
    try key.value(name, nil, in: _context(fileID, line))
  }

  /// Returns the value of the module of a key with a name, for arguments.
  public func resolve<K: BindingKey & SendableMetatype>(
    _ key: K.Type, _ arguments: K.Arguments, name: String, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(K.Failure) -> K.Value? where K._Form == BindableKey, K.Failure: Error {
    try key.value(name, AnyBox(arguments), in: _context(fileID, line))
  }

  /// Returns the value of the module of a main-actor key with a name.
  @MainActor
  public func resolve<K: BindingKey>(
    _ key: K.Type, name: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(K.Failure) -> K.Value?
  where K.Arguments == Void, K._Form == BindableKey, K.Failure: Error {
    try key.value(name, nil, in: _context(fileID, line))
  }

  /// Returns the value of the module of a main-actor key with a name, for arguments.
  @MainActor
  public func resolve<K: BindingKey>(
    _ key: K.Type, _ arguments: K.Arguments, name: String, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(K.Failure) -> K.Value? where K._Form == BindableKey, K.Failure: Error {
    try key.value(name, AnyBox(arguments), in: _context(fileID, line))
  }

  /// Returns the value of the module of an asynchronous key with a name.
  public func resolve<K: AsyncInjectionKey>(
    _ key: K.Type, name: String, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(K.Failure) -> K.Value? where K.Arguments == Void {
    try await key.asyncValue(name, nil, in: _context(fileID, line))
  }

  /// Returns the value of the module of an asynchronous key with a name, for arguments.
  public func resolve<K: AsyncInjectionKey>(
    _ key: K.Type, _ arguments: K.Arguments, name: String, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(K.Failure) -> K.Value? {
    try await key.asyncValue(name, AnyBox(arguments), in: _context(fileID, line))
  }
}

extension BindingKey where Failure: Error {
  fileprivate static func value(
    _ name: String, _ arguments: AnyBox?, in context: ResolutionContext
  ) throws(Failure) -> Value? {
    guard let slot = slot(named: name, in: context) else { return nil }
    do {
      return AnyBox.value(as: Value.self, in: try slot.box(in: context.with(arguments)))
    } catch {
      throw known(error, as: Failure.self)
    }
  }

  fileprivate static func asyncValue(
    _ name: String, _ arguments: AnyBox?, in context: ResolutionContext
  ) async throws(Failure) -> Value? {
    guard let slot = slot(named: name, in: context) else { return nil }
    return try await throwing(Failure.self) {
      AnyBox.value(
        as: Value.self, in: try await slot.asyncBox(in: context.with(arguments))
      )
    }
  }

  private static func slot(named name: String, in context: ResolutionContext) -> Slot? {
    context.container.stopIfProblems(callSite: context.callSite)
    return context.container.slot(for: Self.self, named: name)
  }
}
