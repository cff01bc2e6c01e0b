/// An instance in its box, on its way between the threads that share it.
///
/// Sendable: what is shared is `Sendable`, or lives on an actor, where its factory, its readers and its hooks run.
struct SharedInstance: @unchecked Sendable {
  /// The instance in a `Box`, or in a `WeakBox`.
  let box: AnyObject
}
