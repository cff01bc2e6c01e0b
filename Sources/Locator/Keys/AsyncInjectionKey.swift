// swift-format-ignore-file: NoLeadingUnderscores

/// A key whose value is made asynchronously and read with `await`.
///
/// ```swift
/// enum DatabaseKey: AsyncInjectionKey {
///   typealias Value = Database
///   typealias Failure = DatabaseError
/// }
/// ```
///
/// Read it with ``Container/resolve(_:fileID:line:)-(K.Type,_,_)``, from a ``Resolver``, a ``Provider`` or a
/// ``Lazy``, or let another asynchronous module need it. A property can't be awaited, so ``Inject`` doesn't take such a
/// key; inject a `Provider<DatabaseKey>` or a `Lazy<DatabaseKey>`, and call it.
///
/// The value is `Sendable`, because the task that makes it may not be the one that reads it. For the same reason the
/// conformance can't be isolated. Isolate the factory instead, as in `{ @MainActor in … }`: it runs on its actor,
/// whatever the caller's is.
public protocol AsyncInjectionKey<Value>: AsyncBindingKey where _Form == AsyncBindableKey {}

/// The requirements of every asynchronous key: one that a module binds, or one that is composed of it.
///
/// Don't conform to this protocol yourself: conform to ``AsyncInjectionKey``. `DatabaseKey?`, `[DatabaseKey]` and
/// `Named<DatabaseKey>` conform to this one.
public protocol AsyncBindingKey<Value>: BindingKey, SendableMetatype
where Value: Sendable, Failure: Error {}

/// The form of a key that an asynchronous module binds.
public enum AsyncBindableKey: _BindableForm, Sendable {
  /// Returns a dependency on the key itself.
  public static func _dependency<K: BindingKey>(on key: K.Type) -> KeyDependency {
    KeyDependency(on: key)
  }

  /// Stops the program.
  public static func _value<K: BindingKey>(
    ofUnbound key: K.Type,
    in context: ResolutionContext,
    _ arguments: K.Arguments
  ) -> K.Value {
    context.container.refuse(key, callSite: context.callSite)
  }
}
