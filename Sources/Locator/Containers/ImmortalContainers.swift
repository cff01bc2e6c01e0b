/// An unretained reference to a container that is never freed.
@safe
struct ImmortalContainer: Sendable {
  private let address: Unmanaged<Container>

  /// Creates a reference to a container that is or was the root.
  init(_ container: Container) {
    // Safe: nothing is retained or released, here or later.
    unsafe address = .passUnretained(container)
  }

  /// The container.
  var container: Container {
    // Safe: a container that was installed as the root is never released.
    unsafe address.takeUnretainedValue()
  }
}

/// The containers that are or were the root, never freed, because readers hold them unretained.
final class ImmortalContainers: Sendable {
  /// The containers of this process.
  static let all = ImmortalContainers()

  private let containers = Locked<[Container]>([])

  /// Retains a container for the rest of the process.
  func keep(_ container: Container) {
    containers.withLock { $0.append(container) }
  }

  /// Disables the fast path of all of them, because a watch observes reads that reach the root.
  func disableFastPath() {
    for container in containers.withLock({ $0 }) { container.disableFastPath() }
  }
}
