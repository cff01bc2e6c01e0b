/// A key that can fail: a read throws the key's failure, and no other error.
///
/// ```swift
/// enum ConfigKey: ThrowingInjectionKey {
///   typealias Value = Config
///   typealias Failure = ConfigError
/// }
/// ```
///
/// Read it with ``Container/resolve(_:fileID:line:)-(K.Type,_,_)`` or from a ``Resolver``, with `try`. A property can't
/// throw, so ``Inject`` doesn't take such a key; inject a `Provider<ConfigKey>` or a `Lazy<ConfigKey>`,
/// and call it.
public protocol ThrowingInjectionKey<Value>: BindingKey where Failure: Error {}
