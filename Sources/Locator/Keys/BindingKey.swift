// swift-format-ignore-file: NoLeadingUnderscores

/// The requirements of every key: the type of its value, the arguments to make it, and the error of a read.
///
/// A key is a type, and callers and modules agree on everything through it. Don't conform to this protocol yourself:
/// conform to ``InjectionKey``, to ``ThrowingInjectionKey`` if the factory can fail, or to ``AsyncInjectionKey`` if it
/// is asynchronous. Code that is generic over keys that a module can bind takes a ``BindableInjectionKey``.
public protocol BindingKey<_Form> {
  // Associated types only: each key pays for every requirement in its witness table, and a function costs as much as
  // three types. Behavior that differs between keys is in `_Form`, which is one type for nearly all of them.

  /// The type of the key's value, usually a protocol.
  associatedtype Value

  /// The arguments that a caller passes to the factory.
  associatedtype Arguments = Void

  /// The error that a read of the key can throw.
  associatedtype Failure = Never

  /// Whether a module binds the key, or the library composes it from another one.
  associatedtype _Form: _KeyForm = BindableKey
}

extension BindingKey {
  /// The arguments of a key that takes none.
  ///
  /// - Precondition: The arguments are `Void`. A container with a module that needs a key with arguments stops the
  ///   program, and a shared slot without a table belongs to a key that takes none.
  package static var noArguments: Arguments {
    // Safe: `Void` has one value, which has no bits.
    unsafe unsafeBitCast((), to: Arguments.self)
  }
}
