import Synchronization

/// The containers of a blueprint that have something to close.
///
/// An object of its own, because the parent refers to it weakly: a reference to an object that has weak references takes
/// longer to count, and every container has one to the modules.
final class BlueprintContainers: Sendable {
  /// Whether the parent is closed, and so every container.
  private let closed = Atomic(false)

  /// The containers, in groups, so that threads rarely wait for each other.
  private let groups: [Group] = (0..<ContainerPlan.groupCount).map { _ in Group() }

  /// Some of the containers.
  private final class Group: Sendable {
    let containers = Locked(WeakContainers())
  }

  /// Whether the parent is closed, and so every container.
  var isClosed: Bool { closed.load(ordering: .sequentiallyConsistent) }

  /// Closes every container.
  func close() { closed.store(true, ordering: .sequentiallyConsistent) }

  /// Adds a container, unless it is there.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - group: The group of its plan, so that all threads that add it wait for the same lock.
  ///   - publish: Publishes what there is to close, and returns whether this call was the first to do so.
  func add(_ container: Container, to group: Int, _ publish: () -> Bool) {
    let group = groups[group]
    let crowded = group.containers.withLock { publish() ? $0.add(container) : [] }
    guard !crowded.isEmpty else { return }
    let gone = crowded.gone
    group.containers.withLock { $0.remove(gone) }
    withExtendedLifetime(crowded) {}
  }

  /// Takes the container that was added last in one of the groups.
  func popLast() -> WeakContainer? {
    for group in groups {
      if let container = group.containers.withLock({ $0.popLast() }) { return container }
    }
    return nil
  }
}
