/// What is told about the reads that the container of a test doesn't answer.
///
/// A container that has one gives it to its children. The library for tests makes them; without it there is
/// none, and nothing is watched.
package final class EscapeWatch: Sendable {
  /// Whether the container stands for the root, for reads outside of every container.
  let isOutside: Bool

  /// What is told.
  private let handler: @Sendable (Escape) -> Void

  /// Makes a watch for a container.
  ///
  /// - Parameters:
  ///   - isOutside: Whether the container stands for the root, for reads outside of every container.
  ///   - handler: What is told, on the thread that reads.
  package init(isOutside: Bool = false, _ handler: @escaping @Sendable (Escape) -> Void) {
    self.isOutside = isOutside
    self.handler = handler
  }

  /// Tells about a read.
  func tell(_ escape: Escape) { handler(escape) }
}
