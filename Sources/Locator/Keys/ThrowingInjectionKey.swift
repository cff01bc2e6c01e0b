/// A key whose value can't always be made: a read throws exactly the key's failure.
///
/// ```swift
/// enum ConfigKey: ThrowingInjectionKey {
///   typealias Value = Config
///   typealias Failure = ConfigError
/// }
/// ```
///
/// Read it with ``Container/resolve(_:fileID:line:)-(K.Type,_,_)`` or from a ``Resolver``, with `try`.
/// A property can't throw, so that ``Inject`` doesn't take such a key; inject a
/// `Provider<ConfigKey>` and call it.
public protocol ThrowingInjectionKey<Value>: BindingKey where Failure: Error {}
