/// A key that carries its own default, and so is never unbound.
///
/// The key can't be isolated, because a default may be read anywhere: a stored one has to be `Sendable`.
///
/// A module for the key takes precedence. Where no module binds it, each read asks for the default:
/// a stored default is one instance for the whole program, a computed one is made by each read.
///
/// ```swift
/// enum RetriesKey: DefaultInjectionKey {
///   static var defaultValue: Int { 3 }
/// }
/// ```
public protocol DefaultInjectionKey: InjectionKey, SendableMetatype {
  /// The type that a read of the key gives, which the default shows.
  associatedtype Value

  /// The value where no module binds the key.
  static var defaultValue: Value { get }
}

extension DefaultInjectionKey {
  /// What a module that needs the key depends on: the key, bound or not.
  public static var dependency: Dependency {
    Dependency(on: Self.self, .optional)
  }

  /// Finds or makes the value of the key, or gives its default.
  ///
  /// - Parameters:
  ///   - context: The container that is asked, and the line that asks.
  ///   - arguments: The arguments that the key requires.
  /// - Returns: The value.
  public static func resolve(in context: ResolutionContext, _ arguments: Arguments) -> Value {
    context.ifBound(Self.self, arguments) ?? defaultValue
  }
}
