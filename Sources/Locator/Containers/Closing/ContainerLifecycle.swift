/// What is left to close of a container, once there is anything.
final class ContainerLifecycle: Sendable {
  private let work = Locked(Work())

  /// What is left to close.
  private struct Work: ~Copyable, Sendable {
    /// The instances to close.
    var instances = Closings()

    /// The tasks that close dropped instances, by their numbers.
    var dropped: [Int: Task<Void, Never>] = [:]

    /// The number of dropped instances, and of those whose task was awaited.
    var dropCounts = (all: 0, awaited: 0)

    /// The errors thrown by closing dropped instances.
    var failures: [CloseError.Failure] = []

    /// The containers that have this one as their parent.
    var children = WeakContainers()

    /// The blueprints that have this one as their parent.
    var blueprints = WeakBlueprints()

    /// The slots of the test values that were read.
    var testSlots: [Slot] = []

    /// The task that closes the container, once `close()` was called.
    var task: Task<[CloseError.Failure], Never>?
  }

  /// Adds a child, which starts out closed if the container is closed already.
  func add(_ child: Container, to container: Container) {
    let (isTooLate, crowded) = work.withLock { work in
      container.isClosed ? (true, []) : (false, work.children.add(child))
    }
    if isTooLate { child.state.close(fromBeginning: true) }
    guard !crowded.isEmpty else { return }
    let gone = crowded.gone
    work.withLock { $0.children.remove(gone) }
    withExtendedLifetime(crowded) {}
  }

  /// The children that aren't freed, in the order in which they were created.
  var livingChildren: [Container] { work.withLock { $0.children.all }.compactMap(\.container) }

  /// Adds a blueprint, whose containers start out closed if its parent is closed already.
  func add(
    _ containers: BlueprintContainers,
    _ prototype: BlueprintPrototype,
    to container: Container
  ) {
    let isInTime = work.withLock { work in
      guard !container.isClosed else { return false }
      work.blueprints.add(containers, prototype)
      return true
    }
    if !isInTime { containers.close() }
  }

  /// The containers of each blueprint that isn't freed.
  var blueprints: [BlueprintContainers] {
    work.withLock { $0.blueprints.all }.compactMap(\.containers)
  }

  /// The prototypes of the blueprints that aren't freed.
  var prototypes: [BlueprintPrototype] {
    work.withLock { $0.blueprints.all }.compactMap(\.prototype)
  }

  /// Adds an instance to close.
  ///
  /// - Returns: Whether the container is still open.
  func add(_ closing: Closing, to container: Container) -> Bool {
    work.withLock { work in
      let isOpen = !container.isClosed
      if isOpen { work.instances.append(closing) }
      return isOpen
    }
  }

  /// Takes the instance of a dropped box, if it has to be closed.
  func take(_ box: AnyObject) -> Closing? { work.withLock { $0.instances.take(box) } }

  /// Closes a dropped instance in a task that the end of the container waits for.
  func run(_ close: @escaping @Sendable () async -> [CloseError.Failure]) {
    work.withLock { work in
      work.dropCounts.all += 1
      let number = work.dropCounts.all
      work.dropped[number] = Task { finish(number, await close()) }
    }
  }

  /// Removes the task that has closed a dropped instance.
  private func finish(_ number: Int, _ failures: [CloseError.Failure]) {
    work.withLock { work in
      work.dropped[number] = nil
      work.failures += failures
    }
  }

  /// Returns the slot of a key's test value, or else adds one.
  func testSlot(of key: Any.Type, in container: Container, orAdd new: Slot? = nil) -> Slot? {
    work.withLock { work in
      for slot in work.testSlots where slot.definition.key == key { return slot }
      guard let new else { return nil }
      work.testSlots.append(new)
      if container.isClosed { new.refuse() }
      return new
    }
  }

  /// Refuses reads of test values from now on.
  func refuseTestValues() {
    for slot in work.withLock({ $0.testSlots }) { slot.refuse() }
  }

  /// Takes the errors thrown by closing dropped instances.
  func takeFailures() -> [CloseError.Failure] {
    work.withLock { work in
      defer { work.failures = [] }
      return work.failures
    }
  }

  /// Returns the next step of closing a container, or `nil` once everything is closed.
  func next(of container: Container) -> ClosingStep? {
    work.withLock { work in
      if let child = work.children.popLast() { return .end(child) }
      while work.dropCounts.awaited < work.dropCounts.all {
        if let task = work.dropped[work.dropCounts.awaited + 1] { return .wait(task) }
        work.dropCounts.awaited += 1
      }
      if let closing = work.instances.popLast() { return .close(closing) }
      container.state.close()
      return nil
    }
  }

  /// Returns the task that closes the container, and starts it if there is none.
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
  /// Close a child, if it isn't freed.
  case end(WeakContainer)
  /// Wait for the task that closes an instance dropped before.
  case wait(Task<Void, Never>)
  /// Close an instance.
  case close(Closing)
}
