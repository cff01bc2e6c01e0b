/// A value that is passed to an asynchronous factory.
///
/// Sendable: an asynchronous module requires `Sendable` arguments, and the caller doesn't use a context while it waits
/// for the factory.
@usableFromInline
struct UncheckedTransfer<Value>: @unchecked Sendable {
  /// The value.
  @usableFromInline let value: Value
}
