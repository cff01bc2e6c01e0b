/// What every key says: the value that it stands for, the arguments to make it, and how that can fail.
///
/// A key is a type, and callers and modules agree on everything through it. Don't conform to this
/// protocol yourself: conform to ``InjectionKey``, to ``ThrowingInjectionKey`` if the value can't
/// always be made, or to ``AsyncInjectionKey`` if that takes time.
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

  /// Finds or makes the value of the key, and waits for it if it takes time.
  ///
  /// The library implements this requirement for every key, and calls it. To read a key, use
  /// ``Inject`` or a ``Container``.
  ///
  /// - Parameters:
  ///   - context: The container that is asked, and the line that asks.
  ///   - arguments: The arguments that the key requires.
  /// - Returns: The value.
  /// - Throws: What the factory throws.
  static func resolveAsynchronously(
    in context: ResolutionContext,
    _ arguments: Arguments
  ) async throws(Failure) -> Value
}

extension BindingKey {
  /// What a module that needs the key depends on: the key itself, bound.
  @inlinable public static var dependency: Dependency {
    // In the key's own code: asking the runtime for its types would take longer than all else that is done for a
    // need.
    Dependency(
      of: Self.self,
      takesArguments: Arguments.self != Void.self,
      failure: Failure.self
    )
  }
}
