/// What ``Locator/Container/verify(children:excluding:fileID:line:)`` leaves out.
///
/// ```swift
/// try container.verify(excluding: .modules("Previews", "Samples"), .key(PageKey.self))
/// ```
public struct VerificationExclusion: Sendable {
  /// What is left out.
  let subject: Subject

  /// The things that can be left out.
  enum Subject {
    /// The keys and the properties of modules of the program.
    case modules([String])
    /// A key that may be unbound.
    case key(Any.Type)
  }

  /// Leaves out the keys and the properties that modules of the program declare.
  ///
  /// - Parameter names: The names of the modules, as in `import`.
  /// - Returns: The exclusion.
  public static func modules(_ names: String...) -> Self { Self(subject: .modules(names)) }

  /// Lets a key be unbound, because it is bound where this check can't see it.
  ///
  /// - Parameter key: The key.
  /// - Returns: The exclusion.
  public static func key(_ key: Any.Type) -> Self { Self(subject: .key(key)) }
}
