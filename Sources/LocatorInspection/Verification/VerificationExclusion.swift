/// Something that ``Locator/Container/verify(children:excluding:fileID:line:)`` leaves out.
///
/// ```swift
/// try container.verify(excluding: .modules("Previews", "Samples"), .key(PageKey.self))
/// ```
public struct VerificationExclusion: Sendable {
  /// The excluded modules or key.
  let subject: Subject

  /// The kinds of exclusions.
  enum Subject {
    /// The keys and properties that these Swift modules declare.
    case modules([String])
    /// A key that may be unbound.
    case key(Any.Type)
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
  public static func key(_ key: Any.Type) -> Self { Self(subject: .key(key)) }
}
