// swift-format-ignore-file: NoLeadingUnderscores

/// The requirements of every key: the type of its value, the arguments to make it, and the error of a read.
///
/// Don't conform to it yourself, but to ``InjectionKey``, to ``ThrowingInjectionKey`` if the factory can fail, or to
/// ``AsyncInjectionKey`` if it is asynchronous. Code that is generic over bindable keys takes a
/// ``BindableInjectionKey``.
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

/// A key that can't fail: its value is always available once a module binds it.
///
/// Declare a key as an enumeration without cases, named after its value:
///
/// ```swift
/// enum ServiceKey: InjectionKey { typealias Value = any Service }
/// ```
///
/// Declare what a caller has to pass as the key's arguments. Several arguments are a tuple, which a factory without
/// needs takes apart, `{ id, title in NewPage(id, title) }`, and one with needs gets as one value:
///
/// ```swift
/// enum PageKey: InjectionKey {
///   typealias Value = any Page
///   typealias Arguments = (id: Int, title: String)
/// }
/// ```
///
/// Isolate the conformance of a key whose value lives on the main actor, as in `enum HomeKey: @MainActor InjectionKey`.
/// The compiler then rejects reads elsewhere.
///
/// The identity of a key is its type. Two keys never collide, not even local and private ones, and `Key<Int>` and
/// `Key<String>` are two keys.
public protocol InjectionKey<Value>: BindingKey where Failure == Never {}

/// A key that can fail: a read throws the key's failure, and no other error.
///
/// ```swift
/// enum ConfigKey: ThrowingInjectionKey {
///   typealias Value = Config
///   typealias Failure = ConfigError
/// }
/// ```
///
/// A key that declares no failure fails with any error. A property can't throw, so ``Inject`` doesn't take such a key.
/// Inject a `Provider<ConfigKey>` or a `Lazy<ConfigKey>` instead, and call it.
public protocol ThrowingInjectionKey<Value>: BindingKey where Failure: Error {
  /// The error that a read of the key can throw.
  associatedtype Failure = any Error
}

/// A key whose value is made asynchronously and read with `await`.
///
/// ```swift
/// enum DatabaseKey: AsyncInjectionKey {
///   typealias Value = Database
///   typealias Failure = DatabaseError
/// }
/// ```
///
/// A key that declares no failure never fails. A property can't be awaited, so ``Inject`` doesn't take such a key. Let
/// another asynchronous module need it, or inject a `Provider<DatabaseKey>` or a `Lazy<DatabaseKey>`, and call it.
///
/// The value and the arguments are `Sendable`, because the task that makes the value may not be the one that reads it.
/// Pass a copy of what other code goes on changing, such as the text of a document instead of the document. For the
/// same reason the conformance can't be isolated. Isolate the factory instead, as in `{ @MainActor in … }`: it runs
/// on its actor, whatever the caller's is.
public protocol AsyncInjectionKey<Value>: AsyncBindingKey where _Form == AsyncBindableKey {}

/// The requirements of every asynchronous key: one that a module binds, or one that is composed of it.
///
/// Don't conform to this protocol yourself, but to ``AsyncInjectionKey``. `DatabaseKey?`, `[DatabaseKey]` and
/// `ByName<DatabaseKey>` conform to this one.
public protocol AsyncBindingKey<Value>: BindingKey, SendableMetatype
where Value: Sendable, Arguments: Sendable, Failure: Error {}

/// A concrete type that is its own key.
///
/// Use it if an abstraction would have a single implementation that no test replaces:
///
/// ```swift
/// struct Settings: Injectable { var volume = 7 }
///
/// Container {
///   Module(Settings.self, scope: .singleton) { Settings() }
/// }
/// .build()
///
/// final class Player {
///   @Inject(Settings.self) var settings
/// }
/// ```
///
/// A type that is its own key declares what a key does: a nested type `Arguments` is what its factory takes, and one
/// named `Failure` is refused, because the key can't fail. Give such a type another name, or declare a key beside it.
public protocol Injectable: InjectionKey where Value == Self {}

/// An ``InjectionKey`` that a module can bind, as a constraint of code that is generic over keys.
///
/// Every key that you declare is one. Keys that the library composes, such as `ServiceKey?` and `[ServiceKey]`, are
/// not: they are only read. A function that reads any key takes an ``InjectionKey``, and one that binds any key, or
/// reads it by a name, in a list or in a map, takes this one:
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
/// `SendableMetatype` excludes the keys of the main actor, so that the function may run anywhere. A function of the
/// main actor does without, and binds those, too. Throwing keys are a `ThrowingInjectionKey & BindingKey<BindableKey>`,
/// and every ``AsyncInjectionKey`` can be bound.
public typealias BindableInjectionKey = InjectionKey & BindingKey<BindableKey>

extension InjectionKey where Arguments == Void, Self: SendableMetatype {
  /// Returns the value of the key in the current container.
  ///
  /// Read it where an ``Inject`` property doesn't fit, for example in a function or in a default argument. Each read
  /// resolves the key again, and the scope of the module decides whether the value is new.
  ///
  /// ```swift
  /// func greet(with service: any Service = ServiceKey.currentValue()) {
  ///   service.doSomething()
  /// }
  /// ```
  ///
  /// > Important: Stops the program if no container is built yet, or if the key is unbound.
  ///
  /// - Parameters:
  ///   - fileID: The file of the read.
  ///   - line: The line of the read.
  /// - Returns: The value.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  public static func currentValue(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Value {
    resolve(in: .current(for: dependency, SourceLocation(fileID, line)))
  }
}

extension InjectionKey where Arguments == Void {
  /// Returns the value of a main-actor key in the current container.
  @MainActor
  public static func currentValue(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Value {
    resolve(in: .current(for: dependency, SourceLocation(fileID, line)))
  }
}
