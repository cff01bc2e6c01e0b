/// A container that is never freed, held without a count.
@safe
struct ImmortalContainer: Sendable {
  private let address: Unmanaged<Container>

  /// Holds a container that is or was the root.
  init(_ container: Container) {
    // Safe: nothing is retained or released, here or later.
    unsafe address = .passUnretained(container)
  }

  /// The container.
  var container: Container {
    // Safe: a container that was installed as the root is retained for good.
    unsafe address.takeUnretainedValue()
  }
}

/// The containers that are or were the root, kept for good, because readers hold them without a count.
final class ImmortalContainers: Sendable {
  /// Those of this process.
  static let all = ImmortalContainers()

  private let containers = Locked<[Container]>([])

  /// Keeps a container.
  func keep(_ container: Container) {
    containers.withLock { $0.append(container) }
  }

  /// Lets reads of all of them ask, because somebody watches what reaches the root.
  func disableFastPath() {
    for container in containers.withLock({ $0 }) { container.disableFastPath() }
  }
}
