extension Resolver {
  /// The value of an asynchronous key.
  ///
  /// Without `await`, the compiler says that the subscript "cannot be accessed from outside of the actor".
  ///
  /// > Important: Stops the program if nothing is bound to the key, or if the container is freed, with a
  /// > message that says so.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  /// - Throws: What the factory throws. A shared instance isn't there then, and the next read tries
  ///   again.
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  public subscript<K: AsyncInjectionKey>(
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
  /// > Important: Stops the program if nothing is bound to the key, or if the container is freed, with a
  /// > message that says so.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  /// - Throws: What the factory throws. A shared instance isn't there then, and the next read tries
  ///   again.
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  public subscript<K: AsyncInjectionKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    get async throws(K.Failure) {
      try await key.resolveAsynchronously(in: context(fileID, line), arguments)
    }
  }

  // Forms of their own, because the compiler crashes where it has to make `throws(Never)` of the ones above.

  /// The value of an asynchronous key that never fails.
  ///
  /// Without `await`, the compiler says that the subscript "cannot be accessed from outside of the actor".
  ///
  /// > Important: Stops the program if nothing is bound to the key, or if the container is freed, with a
  /// > message that says so.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  public subscript<K: AsyncInjectionKey>(
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
  /// > Important: Stops the program if nothing is bound to the key, or if the container is freed, with a
  /// > message that says so.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  public subscript<K: AsyncInjectionKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value where K.Failure == Never {
    get async {
      await key.resolveAsynchronously(in: context(fileID, line), arguments)
    }
  }

  /// Finds or makes the value of an asynchronous key.
  ///
  /// Tasks that ask for a shared instance wait for the one that makes it. If one of them is cancelled, the
  /// others wait on; if all are, the factory's task is cancelled. A cancelled wait throws a
  /// `CancellationError` where the key's failure is `any Error`, and otherwise goes on to its end.
  ///
  /// > Important: Stops the program if nothing is bound to the key, or if the container is freed, with a
  /// > message that says so.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value.
  /// - Throws: What the factory throws. A shared instance isn't there then, and the next read tries
  ///   again.
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  public func resolve<K: AsyncInjectionKey>(
    _ key: K.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(K.Failure) -> K.Value where K.Arguments == Void {
    try await self[key, fileID: fileID, line: line]
  }

  /// Finds or makes the value of an asynchronous key with arguments.
  ///
  /// Tasks that ask for a shared instance wait for the one that makes it. If one of them is cancelled, the
  /// others wait on; if all are, the factory's task is cancelled. A cancelled wait throws a
  /// `CancellationError` where the key's failure is `any Error`, and otherwise goes on to its end.
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
  /// - Throws: What the factory throws. A shared instance isn't there then, and the next read tries
  ///   again.
  /// - Complexity: O(1), plus the time that the module's factory takes if it runs.
  public func resolve<K: AsyncInjectionKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(K.Failure) -> K.Value {
    try await self[key, arguments, fileID: fileID, line: line]
  }
}
