extension Container {
  /// The value of a key.
  ///
  /// ```swift
  /// let service = container[ServiceKey.self]
  /// let optional = container[ServiceKey?.self]
  /// ```
  ///
  /// > Important: Stops the program if nothing is bound to the key, with a message that names it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  @inlinable
  public subscript<K: InjectionKey & SendableMetatype>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    read(key, asked: SourceLocation(fileID, line))
  }

  /// Explains how to read a key with arguments.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  @available(
    *,
    unavailable,
    message: "the key takes arguments: write 'resolve(Key.self, arguments)'"
  )
  public subscript<K: InjectionKey>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value {
    fatalError("unavailable")
  }

  /// Finds or makes the value of a key.
  ///
  /// ```swift
  /// let service = container.resolve(ServiceKey.self)
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
  @inlinable
  public func resolve<K: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    read(key, asked: SourceLocation(fileID, line))
  }

  /// Finds or makes the value of a key with arguments.
  ///
  /// ```swift
  /// let list = container.resolve(ListKey.self, "n")
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
  public func resolve<K: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> K.Value {
    key.resolve(in: context(fileID, line), arguments)
  }

  /// Finds or makes the value of a key that can fail.
  ///
  /// ```swift
  /// let config = try container.resolve(ConfigKey.self)
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
  public func resolve<K: ThrowingInjectionKey & SendableMetatype>(
    _ key: K.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(K.Failure) -> K.Value where K.Arguments == Void {
    try context(fileID, line).bound(key, ())
  }

  /// Finds or makes the value of a key with arguments that can fail.
  ///
  /// ```swift
  /// let account = try container.resolve(AccountKey.self, "ada")
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
  public func resolve<K: ThrowingInjectionKey & SendableMetatype>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(K.Failure) -> K.Value {
    try context(fileID, line).bound(key, arguments)
  }

  /// Finds or makes the value of an asynchronous key.
  ///
  /// Tasks that ask for a shared instance wait for the one that makes it. If one of them is cancelled, the
  /// others wait on; if all are, the factory's task is cancelled. A cancelled wait throws a
  /// `CancellationError` where the key's failure is `any Error`, and otherwise goes on to its end.
  ///
  /// ```swift
  /// let database = try await container.resolve(DatabaseKey.self)
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
  @inlinable
  public func resolve<K: AsyncInjectionKey>(
    _ key: K.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(K.Failure) -> K.Value where K.Arguments == Void {
    // Safe: this container or a parent holds the slot, which has boxes of its key's type.
    if let box = unsafe plainPlace(of: key)?.readyBox {
      return unsafe Box<K.Value>.value(at: box, heldBy: self)
    }
    return try await key.resolveAsynchronously(in: context(fileID, line), ())
  }

  /// Finds or makes the value of an asynchronous key with arguments.
  ///
  /// Tasks that ask for a shared instance wait for the one that makes it. If one of them is cancelled, the
  /// others wait on; if all are, the factory's task is cancelled. A cancelled wait throws a
  /// `CancellationError` where the key's failure is `any Error`, and otherwise goes on to its end.
  ///
  /// ```swift
  /// let report = try await container.resolve(ReportKey.self, 2026)
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
  public func resolve<K: AsyncInjectionKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(K.Failure) -> K.Value {
    try await key.resolveAsynchronously(in: context(fileID, line), arguments)
  }

  /// Finds or makes the value of the module of a key that has a name, or gives `nil` where none has it.
  ///
  /// ```swift
  /// let cat = container.resolve(AnimalKey.self, name: "cat")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The name of the module.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value, or `nil`.
  /// - Complexity: O(*n*), where *n* is the number of modules of the key.
  public func resolve<K: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    name: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> K.Value? where K.Arguments == Void {
    value(of: key, name: name, in: context(fileID, line))
  }

  /// Tells whether a module binds a key, here or in a parent.
  ///
  /// ```swift
  /// if container.contains(ServiceKey.self) { print("ready") }
  /// ```
  ///
  /// - Parameter key: The key. A composed key, such as `ServiceKey?`, is never bound.
  /// - Returns: Whether a plain read of the key finds a module.
  /// - Complexity: O(1).
  public func contains<K: BindingKey>(_ key: K.Type) -> Bool {
    slot(for: key) != nil
  }
}
