/// An instance in its box, passed between the threads that share it.
///
/// Sendable: a shared instance is `Sendable`, or isolated to an actor on which its factory, readers and hooks run.
struct SharedInstance: @unchecked Sendable {
  /// The instance in a `Box`, or in a `WeakBox`.
  let box: AnyObject
}
