import Synchronization

/// A stand-in for the root while tests run, to catch reads that bypass the test's container.
package final class RootStandIn: Sendable {
  /// The stand-in of this process.
  package static let shared = RootStandIn()

  /// The address of the container that stands in for the root, or zero while no watch is active.
  private static let address = Atomic<UInt>(0)

  /// Whether a watch has ever begun.
  private static let hasBegun = Atomic(false)

  private let state = Locked(State())

  /// The watch, and the containers that stand in for roots.
  fileprivate struct State: ~Copyable, Sendable {
    /// The watch to notify, while there is one.
    var watch: EscapeWatch?

    /// The number of watches that have begun and not ended.
    var count = 0

    /// The containers that stand in for roots, never freed, because readers hold them unretained.
    var containers: [Container] = []
  }

  private init() {}

  /// The container that stands in for the root while a watch is active.
  static var container: Container? {
    let address = address.load(ordering: .acquiring)
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
    // Safe: the address is that of one of `containers`, which are never freed.
    return unsafe Unmanaged<Container>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Whether a watch has ever begun, so that every read takes the slow path from then on.
  static var wasWatched: Bool { hasBegun.load(ordering: .sequentiallyConsistent) }

  /// Begins a watch.
  ///
  /// - Parameter watch: The watch to notify. All watches that are active at the same time have to be the same one.
  package func begin(_ watch: EscapeWatch) {
    state.withLock { state in
      state.watch = watch
      state.count += 1
    }
    if !Self.hasBegun.exchange(true, ordering: .sequentiallyConsistent) {
      ImmortalContainers.all.disableFastPath()
    }
    standInForRoot()
  }

  /// Ends the watch that one call of ``begin(_:)`` has begun.
  package func end() {
    state.withLock { state in
      state.count -= 1
      guard state.count == 0 else { return }
      state.watch = nil
      Self.address.store(0, ordering: .releasing)
    }
  }

  /// Creates and installs a container that stands in for the root, if a watch is active and there is a root.
  func standInForRoot() {
    while let watch = state.withLock({ $0.watch }), let root = Container.root {
      // Outside of the lock, because a new container visits its parent's other children, and may release the last
      // reference to one.
      let container =
        state.withLock { $0.container(of: root, watch) }
        ?? Container(parent: root, watch: watch, at: root.location, [])
      if state.withLock({ $0.stand(container, for: root, watch) }) { return }
    }
  }

  /// Stops the program because there is no container to read from.
  ///
  /// - Parameters:
  ///   - need: The need of the read, if it is known.
  ///   - callSite: The call site of the read.
  @inline(never)
  static func refuse(_ need: KeyDependency?, callSite: SourceLocation) -> Never {
    let watch = shared.state.withLock { $0.watch }
    let message = Messages.nothingBuilt(need, callSite: callSite)
    watch?.notify(Escape(of: need?.key, callSite: callSite, isFatal: true) { message })
    stop(message, at: callSite)
  }
}

extension RootStandIn.State {
  /// Installs a container that stands in for a root.
  ///
  /// - Returns: Whether the root is unchanged, so that the container stands in for the right one.
  fileprivate mutating func stand(
    _ container: Container,
    for root: Container,
    _ watch: EscapeWatch
  ) -> Bool {
    guard self.watch === watch else { return true }
    guard Container.root === root else { return false }
    let known = self.container(of: root, watch)
    if known == nil { containers.append(container) }
    let container = known ?? container
    RootStandIn.address.store(UInt(bitPattern: ObjectIdentifier(container)), ordering: .releasing)
    return true
  }

  /// Returns the container that already stands in for a root.
  fileprivate func container(of root: Container, _ watch: EscapeWatch) -> Container? {
    containers.first { $0.parent === root && $0.watch === watch }
  }
}
