/// What ``Container/verify(children:excluding:fileID:line:)`` leaves out.
///
/// ```swift
/// try container.verify(excluding: .module("Previews"), .key(PageKey.self))
/// ```
public struct VerificationExclusion: Sendable {
  /// What is left out.
  let subject: Subject

  /// The things that can be left out.
  enum Subject {
    /// The keys and the properties of a module of the program.
    case module(String)
    /// A key that may be unbound.
    case key(Any.Type)
  }

  /// Leaves out the keys and the properties that a module of the program declares.
  ///
  /// - Parameter name: The name of the module, as in `import`.
  /// - Returns: The exclusion.
  public static func module(_ name: String) -> Self { Self(subject: .module(name)) }

  /// Lets a key be unbound, because it is bound where this check can't see it.
  ///
  /// - Parameter key: The key.
  /// - Returns: The exclusion.
  public static func key(_ key: Any.Type) -> Self { Self(subject: .key(key)) }
}
