extension Resolver {
  /// The value of a key.
  ///
  /// ```swift
  /// Module(CartKey.self, needs: Resolver.self) { resolver in
  ///   Cart(resolver[PriceKey.self], resolver[StoreKey.self])
  /// }
  /// ```
  ///
  /// > Important: Stops the program with a message if the key is unbound or the container was freed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  public subscript<K: InjectionKey & SendableMetatype>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    key.resolve(in: context(fileID, line))
  }

  /// The value of a key with arguments.
  ///
  /// > Important: Stops the program with a message if the key is unbound or the container was freed.
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
    key.resolve(in: context(fileID, line), arguments)
  }

  /// Resolves a key.
  ///
  /// ```swift
  /// Module(CartKey.self, needs: Resolver.self) { resolver in
  ///   Cart(resolver.resolve(PriceKey.self), resolver.resolve(StoreKey.self))
  /// }
  /// ```
  ///
  /// > Important: Stops the program with a message if the key is unbound or the container was freed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  public func resolve<K: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    self[key, fileID: fileID, line: line]
  }

  /// Resolves a key with arguments.
  ///
  /// > Important: Stops the program with a message if the key is unbound or the container was freed.
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
    self[key, arguments, fileID: fileID, line: line]
  }
}
