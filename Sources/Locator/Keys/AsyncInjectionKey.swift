/// A key whose value takes time to make: it is read with `await`.
///
/// ```swift
/// enum DatabaseKey: AsyncInjectionKey {
///   typealias Value = Database
///   typealias Failure = DatabaseError
/// }
/// ```
///
/// Read it with ``Container/resolve(_:fileID:line:)-(K.Type,_,_)``, from a ``Resolver`` or a
/// ``Provider``, or let another asynchronous module need it. A property can't be awaited, so that
/// ``Inject`` doesn't take such a key; inject a `Provider<DatabaseKey>` and call it.
///
/// The value is `Sendable`, because the task that makes it may not be the one that reads it. For the same
/// reason the conformance can't be isolated: let the factory say where it runs, as in
/// `{ @MainActor in … }`, and it gets there by itself.
public protocol AsyncInjectionKey<Value>: BindingKey, SendableMetatype where Value: Sendable {}

extension AsyncInjectionKey {
  /// Finds or makes the value of the key, or stops the program if nothing is bound to it.
  ///
  /// - Parameters:
  ///   - context: The container that is asked, and the line that asks.
  ///   - arguments: The arguments that the key requires.
  /// - Returns: The value.
  /// - Throws: What the factory throws.
  public static func resolveAsynchronously(
    in context: ResolutionContext,
    _ arguments: Arguments
  ) async throws(Failure) -> Value {
    guard let slot = context.container.slot(for: Self.self) else {
      context.container.refuse(Self.self, asked: context.asked)
    }
    return try await slot.asyncValue(Self.self, arguments, in: context)
  }
}
