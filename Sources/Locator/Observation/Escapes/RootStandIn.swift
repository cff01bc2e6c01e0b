import Synchronization

/// What answers reads that reach the root outside of every container, while somebody watches them.
///
/// Sendable: what changes is touched under the lock alone.
package final class RootStandIn: @unchecked Sendable {
  /// That of this process.
  package static let shared = RootStandIn()

  /// The address of the container that stands for the root, or zero while nobody watches.
  private static let address = Atomic<UInt>(0)

  /// Whether anybody has ever watched.
  private static let hasBegun = Atomic(false)

  private let lock = Lock()

  /// What is told, while anybody watches.
  private var watch: EscapeWatch?

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

  /// Whether anybody has ever watched, so that every read has to ask from then on.
  static var wasWatched: Bool { hasBegun.load(ordering: .sequentiallyConsistent) }

  /// Begins to watch.
  ///
  /// - Parameter watch: What is told. Those who watch at the same time give the same one.
  package func begin(_ watch: EscapeWatch) {
    lock.withLock {
      self.watch = watch
      count += 1
    }
    if !Self.hasBegun.exchange(true, ordering: .sequentiallyConsistent) {
      ImmortalContainers.all.disableFastPath()
    }
    standInForRoot()
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
  func standInForRoot() {
    while let watch = lock.withLock({ watch }), let root = Container.root {
      // Not under the lock, because a container that is made looks at its parent's other children, of which it
      // may be the last to hold one.
      let container =
        lock.withLock { self.container(of: root, watch) }
        ?? Container(parent: root, watch: watch, at: root.location, [])
      if lock.withLock({ stand(container, for: root, watch) }) { return }
    }
  }

  /// Puts a container in the place of a root, under the lock.
  ///
  /// - Returns: Whether the root is still the root, so that the container stands for the right one.
  private func stand(_ container: Container, for root: Container, _ watch: EscapeWatch) -> Bool {
    guard self.watch === watch else { return true }
    guard Container.root === root else { return false }
    let known = self.container(of: root, watch)
    if known == nil { containers.append(container) }
    let container = known ?? container
    Self.address.store(UInt(bitPattern: ObjectIdentifier(container)), ordering: .releasing)
    return true
  }

  /// The container that stands for a root already, under the lock.
  private func container(of root: Container, _ watch: EscapeWatch) -> Container? {
    containers.first { $0.parent === root && $0.watch === watch }
  }

  /// Stops the program because a value is wanted where there is no container.
  ///
  /// - Parameters:
  ///   - need: What is read, if the reader says it.
  ///   - callSite: The line that asks.
  static func refuse(_ need: KeyDependency?, callSite: SourceLocation) -> Never {
    let watch = shared.lock.withLock { shared.watch }
    let message = Messages.nothingBuilt(need, callSite: callSite)
    watch?.tell(Escape(of: need?.key, callSite: callSite, isFatal: true) { message })
    stop(message, at: callSite)
  }
}
