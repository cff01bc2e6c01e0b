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
