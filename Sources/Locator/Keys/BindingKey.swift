// swift-format-ignore-file: NoLeadingUnderscores

/// What every key says: the value that it stands for, the arguments to make it, and how that can fail.
///
/// A key is a type, and callers and modules agree on everything through it. Don't conform to this
/// protocol yourself: conform to ``InjectionKey``, to ``ThrowingInjectionKey`` if the value can't
/// always be made, or to ``AsyncInjectionKey`` if that takes time.
public protocol BindingKey<Value> {
  // Types alone: each key pays for every requirement in its witness table, and a function costs as much as three
  // types. What differs between keys is in `_Form`, which is one type for nearly all of them.

  /// The type that a read of the key gives, usually a protocol.
  associatedtype Value

  /// What a caller has to pass for the value to be made.
  associatedtype Arguments = Void

  /// The error that a read of the key can throw.
  associatedtype Failure = Never

  /// Whether a module binds the key, or the library makes it of another one.
  associatedtype _Form: _KeyForm = BindableKey
}

extension BindingKey {
  /// The arguments of a key that takes none.
  ///
  /// - Precondition: The arguments are `Void`. A container refuses to work if one of its modules needs a
  ///   key that takes arguments, and a shared slot without a table belongs to a key that takes none.
  package static var noArguments: Arguments {
    // Safe: `Void` has one value, without a bit.
    unsafe unsafeBitCast((), to: Arguments.self)
  }
}
