public import Locator

/// Options for a verification that also creates every instance.
///
/// Pass them to ``Locator/Container/verify(_:children:only:excluding:fileID:line:)``.
///
/// ```swift
/// try await container.verify(.making.with(ListKey.self, "n"))
/// ```
public struct VerificationMaking {
  /// The arguments to use, by key.
  private var arguments: [ObjectIdentifier: Any] = [:]

  /// The values of the keys that blueprints are given, in boxes.
  private(set) var given: [ObjectIdentifier: AnyBox] = [:]

  /// The names of all these keys.
  private var names: [ObjectIdentifier: String] = [:]

  /// Creates every instance.
  ///
  /// Keys with arguments get an empty collection, zero, `nil` or `false`.
  public static var making: Self { Self() }

  /// Sets the arguments of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments to create its instance with.
  /// - Returns: A copy of the options with these arguments.
  public func with<K: BindingKey>(_ key: K.Type, _ arguments: K.Arguments) -> Self {
    var copy = self
    copy.arguments[ObjectIdentifier(key)] = arguments
    copy.names[ObjectIdentifier(key)] = "'\(key)'"
    return copy
  }

  /// Sets the value of a key that the containers of a blueprint are given.
  ///
  /// Without it, a container that is verified itself has its own value.
  ///
  /// ```swift
  /// try await container.verify(.making.given(UserKey.self, User(name: "Ada")))
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value.
  /// - Returns: A copy of the options with this value.
  public func given<K: BindingKey>(_ key: K.Type, _ value: K.Value) -> Self {
    var copy = self
    copy.given[ObjectIdentifier(key)] = AnyBox(value)
    copy.names[ObjectIdentifier(key)] = "'\(key)'"
    return copy
  }

  /// The keys whose value or arguments no module takes.
  func idleKeys(among modules: [Definition]) -> [String] {
    let bound = Set(modules.map { ObjectIdentifier($0.key) })
    let given = Set(modules.filter(\.isGiven).map { ObjectIdentifier($0.key) })
    let idle = Set(self.given.keys).subtracting(given)
      .union(Set(arguments.keys).subtracting(bound))
    return idle.compactMap { names[$0] }.sorted()
  }

  /// The arguments of a key, or `nil` if none are set and their type has no default such as zero.
  func arguments<K: BindingKey>(of key: K.Type) -> K.Arguments? {
    if let given = arguments[ObjectIdentifier(key)] { return given as? K.Arguments }
    if K.Arguments.self == Void.self { return () as? K.Arguments }
    let plain: Any? =
      switch K.Arguments.self {
      case let type as any RangeReplaceableCollection.Type: type.init()
      case let type as any AdditiveArithmetic.Type: type.zero
      case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
      case is Bool.Type: false
      default: nil
      }
    return plain as? K.Arguments
  }
}

// It contains arguments of any type.
@available(*, unavailable)
extension VerificationMaking: Sendable {}
