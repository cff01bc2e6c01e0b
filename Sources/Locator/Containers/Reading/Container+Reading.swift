extension Container {
  /// The value of a key.
  ///
  /// ```swift
  /// let service = container[ServiceKey.self]
  /// let optional = container[ServiceKey?.self]
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
    read(key, callSite: SourceLocation(fileID, line))
  }

  /// The value of a key with arguments.
  ///
  /// ```swift
  /// let list = container[ListKey.self, "n"]
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
  public subscript<K: InjectionKey & SendableMetatype>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    resolve(key, arguments, fileID: fileID, line: line)
  }

  /// Resolves a key.
  ///
  /// ```swift
  /// let service = container.resolve(ServiceKey.self)
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
  @inlinable
  public func resolve<K: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    read(key, callSite: SourceLocation(fileID, line))
  }

  /// Resolves a key with arguments.
  ///
  /// ```swift
  /// let list = container.resolve(ListKey.self, "n")
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
  public func resolve<K: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> K.Value {
    key.resolve(in: context(fileID, line), arguments)
  }

  /// Returns whether a module binds a key, here or in a parent.
  ///
  /// ```swift
  /// if container.contains(ServiceKey.self) { print("ready") }
  /// ```
  ///
  /// - Parameter key: The key. A composed key, such as `ServiceKey?`, is never bound.
  /// - Returns: Whether a read of the key without a name finds a module.
  /// - Complexity: O(1).
  public func contains<K: BindingKey>(_ key: K.Type) -> Bool {
    slot(for: key) != nil
  }
}

extension Container {
  /// Returns the context in which a call resolves.
  @usableFromInline
  func context(_ fileID: StaticString, _ line: UInt) -> ResolutionContext {
    ResolutionContext(container: self, callSite: SourceLocation(fileID, line))
  }
}
