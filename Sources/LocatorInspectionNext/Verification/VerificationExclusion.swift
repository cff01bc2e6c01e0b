/// Something that ``LocatorNext/Container/verify(children:excluding:fileID:line:)`` leaves out.
///
/// ```swift
/// try container.verify(excluding: .modules("Previews", "Samples"), .keys(PageKey.self, ListKey.self))
/// ```
public struct VerificationExclusion: Sendable {
  /// The excluded modules or keys.
  let subject: Subject

  /// The kinds of exclusions.
  enum Subject {
    /// The keys and properties that these Swift modules declare.
    case modules([String])
    /// Keys that may be unbound.
    case keys([Any.Type])
  }

  /// Excludes the keys and properties that Swift modules declare.
  ///
  /// - Parameter names: The names of the modules, as in `import`.
  /// - Returns: The exclusion.
  public static func modules(_ names: String...) -> Self { Self(subject: .modules(names)) }

  /// Allows a key to be unbound, because it is bound where the verification can't see it.
  ///
  /// - Parameter key: The key.
  /// - Returns: The exclusion.
  public static func key(_ key: Any.Type) -> Self { Self(subject: .keys([key])) }

  /// Allows keys to be unbound, because they are bound where the verification can't see it.
  ///
  /// - Parameter keys: The keys.
  /// - Returns: The exclusion.
  public static func keys(_ keys: Any.Type...) -> Self { Self(subject: .keys(keys)) }
}
