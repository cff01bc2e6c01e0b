import Synchronization

/// What a container has to close, and how far it is with that.
///
/// Sendable: what changes is touched under the lock alone.
final class ContainerLife: @unchecked Sendable {
  /// An instance to close, and how.
  typealias Closing = (hook: CloseHook, instance: ClosingInstance)

  /// Whether everything is closed, so that nothing can be read any longer.
  private let closed = Atomic(false)

  private let lock = Lock()

  /// The instances to close, in the order of their creation.
  private var instances: [Closing] = []

  /// What runs to close instances that were dropped.
  private var dropped: [Task<Void, any Error>] = []

  /// The containers that have this one as their parent.
  private var children: [WeakContainer] = []

  /// What closes the container, once somebody has asked for that.
  private var task: Task<Void, any Error>?

  /// Whether everything is closed.
  var isClosed: Bool { closed.load(ordering: .acquiring) }

  /// Notes a child.
  func add(_ child: Container) {
    lock.withLock {
      // From time to time, so that a container with many short-lived children doesn't grow.
      if children.count == children.capacity { children.removeAll { $0.container == nil } }
      children.append(WeakContainer(child))
    }
  }

  /// The children that are still there, in the order of their creation.
  var livingChildren: [Container] {
    lock.withLock { children }.compactMap(\.container)
  }

  /// Notes an instance that is to be closed one day, or closes it at once if that day is over.
  func add(_ closing: Closing) {
    let isTooLate = lock.withLock {
      if !isClosed { instances.append(closing) }
      return isClosed
    }
    if isTooLate { close(closing) }
  }

  /// Closes the instance in a box, which was dropped, if it is one to close.
  func drop(_ box: AnyObject) {
    let closing: Closing? = lock.withLock {
      guard let index = instances.lastIndex(where: { $0.instance.isIn(box) }) else { return nil }
      return instances.remove(at: index)
    }
    if let closing { close(closing) }
  }

  /// Closes an instance that isn't noted, in a task that the container's end waits for.
  func close(_ closing: Closing) {
    let task = Task { try await closing.hook(closing.instance) }
    lock.withLock { dropped.append(task) }
  }

  /// What is to be done next in order to close, or `nil` when everything is closed.
  func next() -> ClosingStep? {
    lock.withLock {
      if let task = dropped.popLast() { return .wait(task) }
      if let closing = instances.popLast() { return .close(closing) }
      closed.store(true, ordering: .releasing)
      return nil
    }
  }

  /// The task that closes the container: the one that runs already, or a new one.
  func closing(_ start: () -> Task<Void, any Error>) -> Task<Void, any Error> {
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
  /// Waiting for an instance that was dropped before.
  case wait(Task<Void, any Error>)
  /// Closing an instance.
  case close(ContainerLife.Closing)
}
