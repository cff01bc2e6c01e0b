/// A key with a default value, which is never unbound.
///
/// The key can't be isolated, because the default can be read anywhere: a stored default has to be `Sendable`.
///
/// A module for the key takes precedence. If no module binds it, each read evaluates the default: a stored default is
/// one instance for the whole program, a computed one is made at each read.
///
/// ```swift
/// enum RetriesKey: DefaultInjectionKey {
///   static var defaultValue: Int { 3 }
/// }
/// ```
public protocol DefaultInjectionKey: InjectionKey, SendableMetatype {
  /// The type of the key's value, inferred from the default.
  associatedtype Value

  /// The value of the key if no module binds it.
  static var defaultValue: Value { get }
}
