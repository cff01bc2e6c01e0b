/// The containers that are or were the root, kept for good, because readers hold them without a count.
///
/// Sendable: ``containers`` is touched under the lock alone.
final class Roots: @unchecked Sendable {
  /// Those of this process.
  static let all = Roots()

  private let lock = Lock()
  private var containers: [Container] = []

  /// Keeps a container.
  func keep(_ container: Container) {
    lock.withLock { containers.append(container) }
  }

  /// Lets reads of all of them ask, because somebody watches what reaches the root.
  func askAtReads() {
    for container in lock.withLock({ containers }) { container.askAtReads() }
  }
}
