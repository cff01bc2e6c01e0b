/// A container that may be freed.
final class WeakContainer: Sendable {
  /// The container, until it is freed.
  weak let container: Container?

  init(_ container: Container) {
    self.container = container
  }
}

/// Containers that may be freed, in the order in which they were added.
///
/// Whoever guards them with a lock looks at them without it: who looks at a container may be the last to hold it.
struct WeakContainers {
  private(set) var all: [WeakContainer] = []

  /// How many there may be before those that are gone are taken out.
  private var crowd = 16

  /// Adds a container.
  ///
  /// - Returns: All, where there are so many that those which are gone have to be taken out, or else none. From time
  ///   to time, so that memory doesn't grow where many come and go.
  mutating func add(_ container: Container) -> [WeakContainer] {
    defer { all.append(WeakContainer(container)) }
    return all.count < crowd ? [] : all
  }

  /// Takes out those that are gone.
  ///
  /// - Precondition: Who calls holds what ``add(_:)`` has returned, so that nothing that was added meanwhile has the
  ///   address of one that is gone.
  mutating func remove(_ gone: Set<ObjectIdentifier>) {
    all.removeAll { gone.contains(ObjectIdentifier($0)) }
    crowd = max(16, all.count * 2)
  }

  /// Takes the container that was added last.
  mutating func popLast() -> WeakContainer? { all.popLast() }
}

extension [WeakContainer] {
  /// Those that are freed.
  var gone: Set<ObjectIdentifier> {
    Set(filter { $0.container == nil }.map(ObjectIdentifier.init))
  }
}

/// The containers of this process that have no parent, so that messages can name them.
final class TopLevelContainers: Sendable {
  /// Those of this process.
  static let all = TopLevelContainers()

  private let containers = Locked(WeakContainers())

  private init() {}

  /// Notes a container.
  func add(_ container: Container) {
    let crowded = containers.withLock { $0.add(container) }
    guard !crowded.isEmpty else { return }
    let gone = crowded.gone
    containers.withLock { $0.remove(gone) }
    withExtendedLifetime(crowded) {}
  }

  /// Those that are still there.
  var living: [Container] { containers.withLock(\.all).compactMap(\.container) }
}
