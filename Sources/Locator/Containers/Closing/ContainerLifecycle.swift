import Synchronization

/// What a container has to close, and how far it is with that.
final class ContainerLifecycle: Sendable {
  /// Whether everything is closed, so that nothing can be read any longer, whether it has been so from the
  /// beginning, and whether the reads are watched: a bit for each, so that a read asks once.
  private let state: Atomic<UInt8>

  private let work = Locked(Work())

  /// What there is to do.
  private struct Work: ~Copyable, Sendable {
    /// The instances to close.
    var instances = Closings()

    /// What runs to close instances that were dropped, by the number that it got.
    var dropped: [Int: Task<Void, Never>] = [:]

    /// How many instances were dropped, and how many of those were waited for.
    var dropCounts = (all: 0, awaited: 0)

    /// What closing dropped instances has thrown.
    var failures: [CloseError.Failure] = []

    /// The containers that have this one as their parent.
    var children = WeakContainers()

    /// What closes the container, once somebody has asked for that.
    var task: Task<[CloseError.Failure], Never>?
  }

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
    let (isTooLate, crowded) = work.withLock { work in
      isClosed ? (true, []) : (false, work.children.add(child))
    }
    if isTooLate {
      child.lifecycle.state.bitwiseOr(Self.closed | Self.closedFromBeginning, ordering: .releasing)
    }
    guard !crowded.isEmpty else { return }
    let gone = crowded.gone
    work.withLock { $0.children.remove(gone) }
    withExtendedLifetime(crowded) {}
  }

  /// The children that are still there, in the order of their creation.
  var livingChildren: [Container] { work.withLock { $0.children.all }.compactMap(\.container) }

  /// Notes an instance that is to be closed one day.
  ///
  /// - Returns: Whether that day isn't over.
  func add(_ closing: Closing) -> Bool {
    work.withLock { work in
      if !isClosed { work.instances.append(closing) }
      return !isClosed
    }
  }

  /// Takes the instance in a box, which was dropped, if it is one to close.
  func take(_ box: AnyObject) -> Closing? { work.withLock { $0.instances.take(box) } }

  /// Runs what closes a dropped instance, in a task that the end of the container waits for.
  func run(_ close: @escaping @Sendable () async -> [CloseError.Failure]) {
    work.withLock { work in
      work.dropCounts.all += 1
      let number = work.dropCounts.all
      work.dropped[number] = Task { finish(number, await close()) }
    }
  }

  /// Forgets a task that has closed a dropped instance.
  private func finish(_ number: Int, _ failures: [CloseError.Failure]) {
    work.withLock { work in
      work.dropped[number] = nil
      work.failures += failures
    }
  }

  /// What closing dropped instances has thrown.
  func takeFailures() -> [CloseError.Failure] {
    work.withLock { work in
      defer { work.failures = [] }
      return work.failures
    }
  }

  /// What is to be done next in order to close, or `nil` when everything is closed.
  func next() -> ClosingStep? {
    work.withLock { work in
      if let child = work.children.popLast() { return .end(child) }
      while work.dropCounts.awaited < work.dropCounts.all {
        if let task = work.dropped[work.dropCounts.awaited + 1] { return .wait(task) }
        work.dropCounts.awaited += 1
      }
      if let closing = work.instances.popLast() { return .close(closing) }
      state.bitwiseOr(Self.closed, ordering: .releasing)
      return nil
    }
  }

  /// The task that closes the container: the one that runs already, or a new one.
  func closing(
    _ start: () -> Task<[CloseError.Failure], Never>
  ) -> Task<[CloseError.Failure], Never> {
    work.withLock { work in
      if let task = work.task { return task }
      let started = start()
      work.task = started
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
