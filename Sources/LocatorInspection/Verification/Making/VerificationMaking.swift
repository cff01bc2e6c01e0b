public import Locator

/// Says to ``Locator/Container/verify(_:children:excluding:fileID:line:)`` that every instance is to be made.
///
/// ```swift
/// try await container.verify(.making.with(ListKey.self, "n"))
/// ```
public struct VerificationMaking {
  /// The arguments that are given, by their keys.
  private var arguments: [ObjectIdentifier: Any] = [:]

  /// Makes every instance, those of keys with arguments where they are empty, zero, `nil` or `false`.
  public static var making: Self { Self() }

  /// Gives the arguments of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments to make its instances with.
  /// - Returns: The same, with the arguments.
  public func with<K: BindingKey>(_ key: K.Type, _ arguments: K.Arguments) -> Self {
    var copy = self
    copy.arguments[ObjectIdentifier(key)] = arguments
    return copy
  }

  /// The arguments of a key, or `nil` if none are given and there is nothing plain that could be one.
  func arguments<K: BindingKey>(of key: K.Type) -> K.Arguments? {
    if let given = arguments[ObjectIdentifier(key)] { return given as? K.Arguments }
    if K.Arguments.self == Void.self { return key.noArguments }
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

// It carries arguments of any type.
@available(*, unavailable)
extension VerificationMaking: Sendable {}
