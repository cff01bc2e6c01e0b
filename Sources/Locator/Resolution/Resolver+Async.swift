extension Resolver {
  /// The value of an asynchronous key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  public subscript<K: AsyncInjectionKey>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    get async throws(K.Failure) {
      try await key.resolveAsynchronously(in: context(fileID, line), ())
    }
  }

  /// The value of an asynchronous key with arguments.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  public subscript<K: AsyncInjectionKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    get async throws(K.Failure) {
      try await key.resolveAsynchronously(in: context(fileID, line), arguments)
    }
  }

  // By itself, because the compiler crashes where it has to make `throws(Never)` of the other one.

  /// The value of an asynchronous key that never fails.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  public subscript<K: AsyncInjectionKey>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void, K.Failure == Never {
    get async {
      await key.resolveAsynchronously(in: context(fileID, line), ())
    }
  }

  /// The value of an asynchronous key with arguments that never fails.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  public subscript<K: AsyncInjectionKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value where K.Failure == Never {
    get async {
      await key.resolveAsynchronously(in: context(fileID, line), arguments)
    }
  }
}
