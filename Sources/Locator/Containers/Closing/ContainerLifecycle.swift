import Synchronization

/// What a container has to close, and how far it is with that.
///
/// Sendable: what changes is touched under the lock alone.
final class ContainerLifecycle: @unchecked Sendable {
  /// Whether everything is closed, so that nothing can be read any longer, whether it has been so from the
  /// beginning, and whether the reads are watched: a bit for each, so that a read asks once.
  private let state: Atomic<UInt8>

  private let lock = Lock()

  /// The instances to close.
  private var instances = Closings()

  /// What runs to close instances that were dropped, by the number that it got.
  private var dropped: [Int: Task<Void, Never>] = [:]

  /// How many instances were dropped, and how many of those were waited for.
  private var dropCounts = (all: 0, awaited: 0)

  /// What closing dropped instances has thrown.
  private var failures: [CloseError.Failure] = []

  /// The containers that have this one as their parent.
  private var children = WeakContainers()

  /// What closes the container, once somebody has asked for that.
  private var task: Task<[CloseError.Failure], Never>?

  /// What keeps the container from its end, guarded by the lock of ``CloseWaits``.
  var waits: [CloseWait] = []

  init(isWatched: Bool) {
    state = Atomic(isWatched ? Self.watched : 0)
  }

  private static let closed: UInt8 = 1
  private static let watched: UInt8 = 2
  private static let closedFromBeginning: UInt8 = 4

  /// Whether there is nothing to do at a read: nothing is closed, and nobody watches.
  var isPlain: Bool { state.load(ordering: .acquiring) == 0 }

  /// Whether everything is closed.
  var isClosed: Bool { state.load(ordering: .acquiring) & Self.closed != 0 }

  /// Whether the container was made from one that was closed already.
  var isClosedFromBeginning: Bool {
    state.load(ordering: .acquiring) & Self.closedFromBeginning != 0
  }

  /// Notes a child, which is closed from the beginning where the container is closed already.
  func add(_ child: Container) {
    let (isTooLate, crowded) = lock.withLock {
      isClosed ? (true, []) : (false, children.add(child))
    }
    if isTooLate {
      child.lifecycle.state.bitwiseOr(Self.closed | Self.closedFromBeginning, ordering: .releasing)
    }
    guard !crowded.isEmpty else { return }
    let gone = crowded.gone
    lock.withLock { children.remove(gone) }
    withExtendedLifetime(crowded) {}
  }

  /// The children that are still there, in the order of their creation.
  var livingChildren: [Container] { lock.withLock { children.all }.compactMap(\.container) }

  /// Notes an instance that is to be closed one day.
  ///
  /// - Returns: Whether that day isn't over.
  func add(_ closing: Closing) -> Bool {
    lock.withLock {
      if !isClosed { instances.append(closing) }
      return !isClosed
    }
  }

  /// Takes the instance in a box, which was dropped, if it is one to close.
  func take(_ box: AnyObject) -> Closing? { lock.withLock { instances.take(box) } }

  /// Runs what closes a dropped instance, in a task that the end of the container waits for.
  func run(_ close: @escaping @Sendable () async -> [CloseError.Failure]) {
    lock.withLock {
      dropCounts.all += 1
      let number = dropCounts.all
      dropped[number] = Task { finish(number, await close()) }
    }
  }

  /// Forgets a task that has closed a dropped instance.
  private func finish(_ number: Int, _ failures: [CloseError.Failure]) {
    lock.withLock {
      dropped[number] = nil
      self.failures += failures
    }
  }

  /// What closing dropped instances has thrown.
  func takeFailures() -> [CloseError.Failure] {
    lock.withLock {
      defer { failures = [] }
      return failures
    }
  }

  /// What is to be done next in order to close, or `nil` when everything is closed.
  func next() -> ClosingStep? {
    lock.withLock {
      if let child = children.popLast() { return .end(child) }
      while dropCounts.awaited < dropCounts.all {
        if let task = dropped[dropCounts.awaited + 1] { return .wait(task) }
        dropCounts.awaited += 1
      }
      if let closing = instances.popLast() { return .close(closing) }
      state.bitwiseOr(Self.closed, ordering: .releasing)
      return nil
    }
  }

  /// The task that closes the container: the one that runs already, or a new one.
  func closing(
    _ start: () -> Task<[CloseError.Failure], Never>
  ) -> Task<[CloseError.Failure], Never> {
    lock.withLock {
      if let task { return task }
      let started = start()
      task = started
      return started
    }
  }
}

/// One step of closing a container.
enum ClosingStep {
  /// Closing a child, if it is still there.
  case end(WeakContainer)
  /// Waiting for an instance that was dropped before.
  case wait(Task<Void, Never>)
  /// Closing an instance.
  case close(Closing)
}
