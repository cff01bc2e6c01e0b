/// The arguments of an asynchronous factory, on their way to it.
///
/// Sendable: an asynchronous module requires `Sendable` arguments.
struct Sent<Arguments>: @unchecked Sendable {
  /// The arguments.
  let value: Arguments
}
