/// What ``Locator/Container/verify(children:only:excluding:fileID:line:)`` looks at, or leaves out.
///
/// ```swift
/// try container.verify(only: .modules("App"))
/// try container.verify(excluding: .modules("Previews", "Samples"), .keys(PageKey.self, ListKey.self))
/// ```
public struct VerificationSubject: Sendable {
  let kind: Kind

  enum Kind {
    case modules([String])
    case keys([Any.Type])
  }

  /// The keys and properties that Swift modules declare.
  ///
  /// - Parameter names: The names of the modules, as in `import`.
  /// - Returns: The subject.
  public static func modules(_ names: String...) -> Self { Self(kind: .modules(names)) }

  /// A key, which may be unbound if it is excluded: it is bound where the verification can't see it.
  ///
  /// - Parameter key: The key.
  /// - Returns: The subject.
  public static func key(_ key: Any.Type) -> Self { Self(kind: .keys([key])) }

  /// Keys, which may be unbound if they are excluded: they are bound where the verification can't see it.
  ///
  /// - Parameter keys: The keys.
  /// - Returns: The subject.
  public static func keys(_ keys: Any.Type...) -> Self { Self(kind: .keys(keys)) }
}

extension [VerificationSubject] {
  /// The names of the Swift modules among the subjects.
  var modules: Set<String> {
    var names: Set<String> = []
    for case .modules(let some) in map(\.kind) { names.formUnion(some) }
    return names
  }

  /// The keys among the subjects.
  var keys: Set<KeyIdentity> {
    var keys: Set<KeyIdentity> = []
    for case .keys(let some) in map(\.kind) { keys.formUnion(some.map { KeyIdentity($0) }) }
    return keys
  }
}
