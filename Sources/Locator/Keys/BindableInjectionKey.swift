/// An ``InjectionKey`` that a module can bind, as a constraint of code that is generic over keys.
///
/// Every key that you declare is one. The keys that the library composes of it, such as `ServiceKey?` and
/// `[ServiceKey]`, are not: they are only read. So a function that reads any key takes an ``InjectionKey``, and one that
/// binds any key, or reads it by a name, in a list or in a map, takes this one:
///
/// ```swift
/// func fixed<K: BindableInjectionKey & SendableMetatype>(
///   _ key: K.Type,
///   _ value: K.Value
/// ) -> Module<K, Anywhere> where K.Value: Sendable, K.Arguments == Void {
///   Module(key, scope: .singleton) { value }
/// }
///
/// let container = Container { fixed(PriceKey.self, 4) }
/// ```
///
/// `SendableMetatype` excludes the keys of the main actor, so that the function may run anywhere. On the main actor, it
/// does without, and binds those, too:
///
/// ```swift
/// @MainActor func screen<K: BindableInjectionKey>(
///   _ key: K.Type,
///   make: @escaping @MainActor @Sendable () -> K.Value
/// ) -> Module<K, MainActor> where K.Arguments == Void {
///   Module(key, make: make)
/// }
/// ```
///
/// Throwing keys are a `ThrowingInjectionKey & BindingKey<BindableKey>`, and every ``AsyncInjectionKey`` can be bound.
public typealias BindableInjectionKey = InjectionKey & BindingKey<BindableKey>
