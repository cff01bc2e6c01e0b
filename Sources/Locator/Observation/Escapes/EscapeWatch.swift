/// A watch on reads that the container of a test doesn't answer.
///
/// A container passes its watch on to its children. Only the library for tests creates watches, so without it no
/// container is watched.
package final class EscapeWatch: Sendable {
  /// Whether the container stands in for the root, for reads outside of every container.
  let standsInForRoot: Bool

  /// Whether unbound keys have their test values.
  let givesTestValues: Bool

  /// The closure that is notified.
  private let handler: @Sendable (Escape) -> Void

  /// Creates a watch for a container.
  ///
  /// - Parameters:
  ///   - standsInForRoot: Whether the container stands in for the root, for reads outside of every container.
  ///   - givesTestValues: Whether unbound keys have their test values.
  ///   - handler: A closure that is notified of each escape, on the thread that reads.
  package init(
    standsInForRoot: Bool = false,
    givesTestValues: Bool = false,
    _ handler: @escaping @Sendable (Escape) -> Void
  ) {
    self.standsInForRoot = standsInForRoot
    self.givesTestValues = givesTestValues
    self.handler = handler
  }

  /// Notifies the handler of an escape.
  func notify(_ escape: Escape) { handler(escape) }
}
