/// What an asynchronous factory gets, on its way to it.
///
/// Sendable: an asynchronous module requires `Sendable` arguments, and a context isn't used by the caller
/// while it waits for the factory.
@usableFromInline
struct UncheckedTransfer<Value>: @unchecked Sendable {
  /// What the factory gets.
  @usableFromInline let value: Value
}
