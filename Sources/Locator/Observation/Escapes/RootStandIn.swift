import Synchronization

/// What answers reads that reach the root outside of every container, while somebody watches them.
package final class RootStandIn: Sendable {
  /// That of this process.
  package static let shared = RootStandIn()

  /// The address of the container that stands for the root, or zero while nobody watches.
  private static let address = Atomic<UInt>(0)

  /// Whether anybody has ever watched.
  private static let hasBegun = Atomic(false)

  private let state = Locked(State())

  /// Who watches, and what stands for roots.
  fileprivate struct State: ~Copyable, Sendable {
    /// What is told, while anybody watches.
    var watch: EscapeWatch?

    /// How many watch.
    var count = 0

    /// The containers that stand for roots, kept for good, because readers hold them without a count.
    var containers: [Container] = []
  }

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
    state.withLock { state in
      state.watch = watch
      state.count += 1
    }
    if !Self.hasBegun.exchange(true, ordering: .sequentiallyConsistent) {
      ImmortalContainers.all.disableFastPath()
    }
    standInForRoot()
  }

  /// Ends what one call of ``begin(_:)`` has begun.
  package func end() {
    state.withLock { state in
      state.count -= 1
      guard state.count == 0 else { return }
      state.watch = nil
      Self.address.store(0, ordering: .releasing)
    }
  }

  /// Puts a container in the place of the root, if somebody watches and there is a root.
  func standInForRoot() {
    while let watch = state.withLock({ $0.watch }), let root = Container.root {
      // Not under the lock, because a container that is made looks at its parent's other children, of which it
      // may be the last to hold one.
      let container =
        state.withLock { $0.container(of: root, watch) }
        ?? Container(parent: root, watch: watch, at: root.location, [])
      if state.withLock({ $0.stand(container, for: root, watch) }) { return }
    }
  }

  /// Stops the program because a value is wanted where there is no container.
  ///
  /// - Parameters:
  ///   - need: What is read, if the reader says it.
  ///   - callSite: The line that asks.
  static func refuse(_ need: KeyDependency?, callSite: SourceLocation) -> Never {
    let watch = shared.state.withLock { $0.watch }
    let message = Messages.nothingBuilt(need, callSite: callSite)
    watch?.tell(Escape(of: need?.key, callSite: callSite, isFatal: true) { message })
    stop(message, at: callSite)
  }
}

extension RootStandIn.State {
  /// Puts a container in the place of a root.
  ///
  /// - Returns: Whether the root is still the root, so that the container stands for the right one.
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

  /// The container that stands for a root already.
  fileprivate func container(of root: Container, _ watch: EscapeWatch) -> Container? {
    containers.first { $0.parent === root && $0.watch === watch }
  }
}
