import Synchronization

/// What answers reads that reach the root outside of every container, while somebody watches them.
///
/// Sendable: what changes is touched under the lock alone.
package final class Outside: @unchecked Sendable {
  /// That of this process.
  package static let shared = Outside()

  /// The address of the container that stands for the root, or zero while nobody watches.
  private static let address = Atomic<UInt>(0)

  private let lock = Lock()

  /// What is told, while anybody watches.
  private var watch: ReadWatch?

  /// How many watch.
  private var count = 0

  /// The containers that stand for roots, kept for good, because readers hold them without a count.
  private var containers: [Container] = []

  private init() {}

  /// The container that stands for the root, while somebody watches.
  static var container: Container? {
    let address = address.load(ordering: .acquiring)
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
    // Safe: it is one of `containers`, which are kept for good.
    return unsafe Unmanaged<Container>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Begins to watch.
  ///
  /// - Parameter watch: What is told. Those who watch at the same time give the same one.
  package func begin(_ watch: ReadWatch) {
    lock.withLock {
      self.watch = watch
      count += 1
    }
    standForRoot()
  }

  /// Ends what one call of ``begin(_:)`` has begun.
  package func end() {
    lock.withLock {
      count -= 1
      guard count == 0 else { return }
      watch = nil
      Self.address.store(0, ordering: .releasing)
    }
  }

  /// Puts a container in the place of the root, if somebody watches and there is a root.
  func standForRoot() {
    lock.withLock {
      guard let watch, let root = Container.root else { return }
      let container = container(of: root, watch)
      Self.address.store(UInt(bitPattern: ObjectIdentifier(container)), ordering: .releasing)
    }
  }

  /// The container that stands for a root, made the first time.
  private func container(of root: Container, _ watch: ReadWatch) -> Container {
    if let known = containers.first(where: { $0.parent === root && $0.watch === watch }) {
      return known
    }
    let container = Container(parent: root, watch: watch, at: root.location, [])
    containers.append(container)
    return container
  }

  /// Stops the program because a value is wanted where there is no container.
  ///
  /// - Parameters:
  ///   - key: The key, if the reader says it.
  ///   - asked: The line that asks.
  static func refuse(_ key: Any.Type?, asked: SourceLocation) -> Never {
    let watch = shared.lock.withLock { shared.watch }
    watch?.tell(Escape(of: key, asked: asked, isFatal: true) { Messages.nothingBuilt })
    stop(Messages.nothingBuilt, at: asked)
  }
}
