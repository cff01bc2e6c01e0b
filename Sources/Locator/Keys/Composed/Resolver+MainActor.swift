// Reads of keys that are isolated to the main actor; see `Container+MainActor.swift`.

extension Resolver {
  /// The value of a main-actor key.
  ///
  /// > Important: Stops the program if nothing is bound to the key, or if the container is freed, with a
  /// > message that says so.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  @MainActor
  public subscript<K: InjectionKey>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    key.resolve(in: context(fileID, line))
  }

  /// The value of a main-actor key with arguments.
  ///
  /// > Important: Stops the program if nothing is bound to the key, or if the container is freed, with a
  /// > message that says so.
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
    key.resolve(in: context(fileID, line), arguments)
  }

  /// Finds or makes the value of a main-actor key.
  ///
  /// > Important: Stops the program if nothing is bound to the key, or if the container is freed, with a
  /// > message that says so.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value.
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  @MainActor
  public func resolve<K: InjectionKey>(
    _ key: K.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    self[key, fileID: fileID, line: line]
  }

  /// Finds or makes the value of a main-actor key with arguments.
  ///
  /// > Important: Stops the program if nothing is bound to the key, or if the container is freed, with a
  /// > message that says so.
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
    self[key, arguments, fileID: fileID, line: line]
  }
}
