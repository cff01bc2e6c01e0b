// swift-format-ignore-file: NoLeadingUnderscores

/// What reads keys, for the library only: a ``Container``, and the ``Resolver`` of a factory.
@_documentation(visibility: internal)
public protocol _Reads {
  /// Returns the context of a read.
  func _context(_ fileID: StaticString, _ line: UInt) -> ResolutionContext
}

extension Container: _Reads {
  /// Returns the context of a read of the container.
  public func _context(_ fileID: StaticString, _ line: UInt) -> ResolutionContext {
    ResolutionContext(self, SourceLocation(fileID, line))
  }

  /// The value of a key.
  ///
  /// ```swift
  /// let service = container[ServiceKey.self]
  /// ```
  ///
  /// > Important: Stops the program if the key is unbound, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @inlinable
  public subscript<K: InjectionKey & SendableMetatype>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    if let box = readyBox(of: key) { return AnyBox.value(in: box, heldBy: self) }
    return key.resolve(in: _context(fileID, line))
  }

  // A form of its own for the row `read-optional` of the benchmark: a ready singleton needs no box of the optional.
  /// The value of a key, or `nil` if nothing is bound to it.
  ///
  /// ```swift
  /// let service = container[ServiceKey?.self]
  /// ```
  ///
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @inlinable
  public subscript<K: InjectionKey & SendableMetatype>(
    _ key: K?.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value? where K.Arguments == Void {
    if let box = readyBox(of: K.self) { return AnyBox.value(in: box, heldBy: self) as K.Value }
    return key.resolve(in: _context(fileID, line))
  }

  /// Whether a module binds a key, here or in a parent.
  ///
  /// - Complexity: O(1).
  public func contains<K: BindingKey>(_ key: K.Type) -> Bool { slot(for: key) != nil }
}

extension _Reads {
  /// The value of a key.
  public subscript<K: InjectionKey & SendableMetatype>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    key.resolve(in: _context(fileID, line))
  }

  /// The value of a key for arguments.
  public subscript<K: InjectionKey & SendableMetatype>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    key.value(AnyBox(arguments), in: _context(fileID, line))
  }

  /// The value of a main-actor key.
  @MainActor
  public subscript<K: InjectionKey>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    key.resolve(in: _context(fileID, line))
  }

  /// The value of a main-actor key for arguments.
  @MainActor
  public subscript<K: InjectionKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    key.value(AnyBox(arguments), in: _context(fileID, line))
  }
}

extension _Reads {
  /// The value of a key that can fail.
  ///
  /// If the factory throws, no shared instance is stored, and the next read tries again.
  ///
  /// ```swift
  /// let config = try container[ConfigKey.self]
  /// ```
  ///
  /// - Throws: The error of the factory.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  public subscript<K: ThrowingInjectionKey & SendableMetatype>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    get throws(K.Failure) { try key.value(nil, in: _context(fileID, line)) }
  }

  /// The value of a key that can fail for arguments.
  public subscript<K: ThrowingInjectionKey & SendableMetatype>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    get throws(K.Failure) { try key.value(AnyBox(arguments), in: _context(fileID, line)) }
  }

  /// The value of a main-actor key that can fail.
  @MainActor
  public subscript<K: ThrowingInjectionKey>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    get throws(K.Failure) { try key.value(nil, in: _context(fileID, line)) }
  }

  /// The value of a main-actor key that can fail for arguments.
  @MainActor
  public subscript<K: ThrowingInjectionKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    get throws(K.Failure) { try key.value(AnyBox(arguments), in: _context(fileID, line)) }
  }
}

// The same where the error is `Never`: there the compiler crashes at a subscript with a generic error
// (swiftlang/swift#74273). They go when Swift 6.3 does.
extension _Reads {
  /// The value of a key that could fail, and never does.
  public subscript<K: ThrowingInjectionKey & SendableMetatype>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void, K.Failure == Never {
    key.value(nil, in: _context(fileID, line))
  }

  /// The value of a key that could fail, and never does, for arguments.
  public subscript<K: ThrowingInjectionKey & SendableMetatype>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value where K.Failure == Never {
    key.value(AnyBox(arguments), in: _context(fileID, line))
  }

  /// The value of a main-actor key that could fail, and never does.
  @MainActor
  public subscript<K: ThrowingInjectionKey>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void, K.Failure == Never {
    key.value(nil, in: _context(fileID, line))
  }

  /// The value of a main-actor key that could fail, and never does, for arguments.
  @MainActor
  public subscript<K: ThrowingInjectionKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value where K.Failure == Never {
    key.value(AnyBox(arguments), in: _context(fileID, line))
  }
}

// Functions, because of the compiler's message (6.3) for a subscript without `await`: "caller isolation
// inheriting-isolated subscript cannot be accessed from outside of the actor". With one about `await`, they can go.
extension _Reads {
  /// Returns the value of an asynchronous key.
  ///
  /// If the factory throws, no shared instance is stored, and the next read tries again.
  public func resolve<K: AsyncBindingKey>(
    _ key: K.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(K.Failure) -> K.Value where K.Arguments == Void {
    try await key.asyncValue(nil, in: _context(fileID, line))
  }

  /// Returns the value of an asynchronous key for arguments.
  public func resolve<K: AsyncBindingKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(K.Failure) -> K.Value {
    try await key.asyncValue(AnyBox(arguments), in: _context(fileID, line))
  }
}
