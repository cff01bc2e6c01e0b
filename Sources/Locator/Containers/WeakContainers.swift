/// A weak reference to a container.
final class WeakContainer: Sendable {
  /// The container, until it is freed.
  weak let container: Container?

  init(_ container: Container) {
    self.container = container
  }
}

/// Weak references to containers, in the order in which they were added.
///
/// If a lock guards them, load their containers outside of it: the reader of a weak reference may be the last to
/// release the container.
struct WeakContainers {
  private(set) var all: [WeakContainer] = []

  /// The number of references that triggers the removal of those to freed containers.
  private var crowd = 16

  /// Adds a container.
  ///
  /// - Returns: All references, if there are so many that those to freed containers have to be removed; otherwise none.
  ///   This happens from time to time, so that memory doesn't grow if many containers come and go.
  mutating func add(_ container: Container) -> [WeakContainer] {
    defer { all.append(WeakContainer(container)) }
    return all.count < crowd ? [] : all
  }

  /// Removes references to freed containers.
  ///
  /// - Precondition: The caller retains what ``add(_:)`` has returned, so that no reference that was added meanwhile
  ///   has the address of a removed one.
  mutating func remove(_ gone: Set<ObjectIdentifier>) {
    all.removeAll { gone.contains(ObjectIdentifier($0)) }
    crowd = max(16, all.count * 2)
  }

  /// Removes and returns the reference that was added last.
  mutating func popLast() -> WeakContainer? { all.popLast() }
}

extension [WeakContainer] {
  /// The references to freed containers.
  var gone: Set<ObjectIdentifier> {
    Set(filter { $0.container == nil }.map(ObjectIdentifier.init))
  }
}

/// The containers of this process without a parent, so that messages can name them.
final class TopLevelContainers: Sendable {
  /// The containers of this process.
  static let all = TopLevelContainers()

  private let containers = Locked(WeakContainers())

  private init() {}

  /// Adds a container.
  func add(_ container: Container) {
    let crowded = containers.withLock { $0.add(container) }
    guard !crowded.isEmpty else { return }
    let gone = crowded.gone
    containers.withLock { $0.remove(gone) }
    withExtendedLifetime(crowded) {}
  }

  /// The containers that aren't freed.
  var living: [Container] { containers.withLock(\.all).compactMap(\.container) }
}
