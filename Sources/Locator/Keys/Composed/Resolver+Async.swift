extension Resolver {
  /// The value of an asynchronous key.
  ///
  /// Without `await`, the compiler says that the subscript "cannot be accessed from outside of the actor".
  ///
  /// > Important: Stops the program with a message if the key is unbound or the container was freed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public subscript<K: AsyncBindingKey>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    get async throws(K.Failure) {
      try await key.resolveAsynchronously(in: context(fileID, line), ())
    }
  }

  /// The value of an asynchronous key with arguments.
  ///
  /// Without `await`, the compiler says that the subscript "cannot be accessed from outside of the actor".
  ///
  /// > Important: Stops the program with a message if the key is unbound or the container was freed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public subscript<K: AsyncBindingKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    get async throws(K.Failure) {
      try await key.resolveAsynchronously(in: context(fileID, line), arguments)
    }
  }

  // Overloads of their own: the compiler crashes if it has to turn those above into `throws(Never)`.

  /// The value of an asynchronous key that never fails.
  ///
  /// Without `await`, the compiler says that the subscript "cannot be accessed from outside of the actor".
  ///
  /// > Important: Stops the program with a message if the key is unbound or the container was freed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public subscript<K: AsyncBindingKey>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void, K.Failure == Never {
    get async {
      await key.resolveAsynchronously(in: context(fileID, line), ())
    }
  }

  /// The value of an asynchronous key with arguments that never fails.
  ///
  /// Without `await`, the compiler says that the subscript "cannot be accessed from outside of the actor".
  ///
  /// > Important: Stops the program with a message if the key is unbound or the container was freed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public subscript<K: AsyncBindingKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value where K.Failure == Never {
    get async {
      await key.resolveAsynchronously(in: context(fileID, line), arguments)
    }
  }

  /// Resolves an asynchronous key.
  ///
  /// Tasks that read a shared instance wait for the task that constructs it. If one of them is cancelled, the others
  /// keep waiting; if all of them are, so is the factory's task. A cancelled wait throws a `CancellationError` if the
  /// key's failure is `any Error`. Otherwise it continues until the factory returns.
  ///
  /// > Important: Stops the program with a message if the key is unbound or the container was freed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public func resolve<K: AsyncBindingKey>(
    _ key: K.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(K.Failure) -> K.Value where K.Arguments == Void {
    try await self[key, fileID: fileID, line: line]
  }

  /// Resolves an asynchronous key with arguments.
  ///
  /// Tasks that read a shared instance wait for the task that constructs it. If one of them is cancelled, the others
  /// keep waiting; if all of them are, so is the factory's task. A cancelled wait throws a `CancellationError` if the
  /// key's failure is `any Error`. Otherwise it continues until the factory returns.
  ///
  /// > Important: Stops the program with a message if the key is unbound or the container was freed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  /// - Throws: The error of the factory. No shared instance is stored then, and the next read tries again.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  @_alwaysEmitIntoClient
  public func resolve<K: AsyncBindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(K.Failure) -> K.Value {
    try await self[key, arguments, fileID: fileID, line: line]
  }
}
