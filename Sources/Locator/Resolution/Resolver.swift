/// Reads any key, for a factory that decides at run time what it needs.
///
/// A factory that needs one says so. What it reads is seen only when it runs, so that `needs:` with the
/// keys themselves is better wherever they are known:
///
/// ```swift
/// Module(PageKey.self, needs: Resolver.self) { resolver in
///   resolver[FlagsKey.self].isOn ? resolver[NewPageKey.self] : resolver[OldPageKey.self]
/// }
/// ```
///
/// A resolver reads the container that made it. It doesn't keep that container alive, so that a
/// resolver which outlives it stops the program, with a message that says so.
public struct Resolver: Sendable {
  /// The container that made the resolver.
  let reference: ContainerReference

  /// Makes a resolver for a container.
  init(_ context: ResolutionContext) {
    reference = .made(by: context.container)
  }

  /// The value of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  public subscript<K: InjectionKey & SendableMetatype>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    key.resolve(in: reference.context(of: Self.self, asked: SourceLocation(fileID, line)), ())
  }

  /// The value of a key that can fail.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  public subscript<K: ThrowingInjectionKey>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    get throws(K.Failure) {
      try reference.context(of: Self.self, asked: SourceLocation(fileID, line)).bound(key, ())
    }
  }

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
      try await key.resolveAsynchronously(
        in: reference.context(of: Self.self, asked: SourceLocation(fileID, line)),
        ()
      )
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
      await key.resolveAsynchronously(
        in: reference.context(of: Self.self, asked: SourceLocation(fileID, line)),
        ()
      )
    }
  }

  /// The value of a key with arguments.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  public subscript<K: InjectionKey & SendableMetatype>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    key.resolve(
      in: reference.context(of: Self.self, asked: SourceLocation(fileID, line)),
      arguments
    )
  }
}

// Reads of keys that are isolated to the main actor; see the same forms of a container.
extension Resolver {
  /// The value of a key of the main actor.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  @MainActor
  public subscript<K: InjectionKey>(
    _ key: K.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> K.Value where K.Arguments == Void {
    key.resolve(in: reference.context(of: Self.self, asked: SourceLocation(fileID, line)), ())
  }

  /// The value of a key of the main actor with arguments.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the read is written in.
  ///   - line: The line that the read is written on.
  @MainActor
  public subscript<K: InjectionKey>(
    _ key: K.Type, _ arguments: K.Arguments, fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> K.Value {
    key.resolve(
      in: reference.context(of: Self.self, asked: SourceLocation(fileID, line)),
      arguments
    )
  }
}

extension Resolver: Injectable {
  /// A resolver is always there.
  public typealias Form = ComposedKey

  /// What a module that needs a resolver depends on: nobody knows before it runs.
  public static var dependency: Dependency { Dependency(on: Self.self, .unknown) }

  /// Makes a resolver for the container that is asked.
  ///
  /// - Parameters:
  ///   - context: The container that is asked, and the line that asks.
  ///   - arguments: None.
  /// - Returns: The resolver.
  public static func resolve(in context: ResolutionContext, _ arguments: Void) -> Resolver {
    Resolver(context)
  }
}
