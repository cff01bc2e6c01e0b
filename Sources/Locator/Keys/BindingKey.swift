/// What every key says: the value that it stands for, the arguments to make it, and how that can fail.
///
/// A key is a type, and callers and modules agree on everything through it. Don't conform to this
/// protocol yourself: conform to ``InjectionKey``, or to ``ThrowingInjectionKey`` if the value can't
/// always be made.
public protocol BindingKey<Value> {
  /// The type that a read of the key gives, usually a protocol.
  associatedtype Value

  /// What a caller has to pass for the value to be made.
  associatedtype Arguments = Void

  /// The error that a read of the key can throw.
  associatedtype Failure: Error = Never

  /// What a module that needs the key depends on.
  ///
  /// The library implements this requirement for every key.
  static var dependency: Dependency { get }
}

extension BindingKey {
  /// What a module that needs the key depends on: the key itself, bound.
  public static var dependency: Dependency { Dependency(on: Self.self) }
}
