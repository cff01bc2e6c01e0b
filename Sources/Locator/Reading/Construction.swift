/// The making of one shared instance, from the first read that has found none until the instance is stored.
///
/// It is the only one of its instance: a reader that comes meanwhile waits, also one that needs the next instance after
/// a reset. Nothing refers to it once it has ended.
///
/// Sendable: the first variables are accessed under the lock of the container, the others under that of the graph,
/// which a reader takes only if it waits, and before that of the container.
final class Construction: Awaited, @unchecked Sendable {
  let slot: Slot

  /// Retained, because a task goes on when no reader waits any more.
  let container: Container

  let callSite: SourceLocation

  /// Whether a reader has ever waited, so that the end has to look for more.
  private var isAwaited = false

  /// Whether the instance was reset before it was made, so that it is not stored.
  private var isDropped = false

  /// Whether the time of an expiring instance has begun.
  private var hasBegun = false

  /// Whether the task was cancelled, because all readers have left.
  private var isCancelled = false

  /// The task that makes the instance, unless a thread does.
  private var task: Task<Void, Never>?

  /// What the task has made, which others read once it has ended.
  private var made: Outcome?

  /// The priority of the most urgent reader.
  private var priority: TaskPriority

  /// When the first reader began to wait, and whether a warning has reported that since.
  private var awaitedSince: ContinuousClock.Instant?
  private var hasWarned = false

  /// What warns if tasks wait for long.
  private var watch: Task<Void, Never>?

  private let threadID: UInt64?

  init(_ slot: Slot, _ callSite: SourceLocation, by maker: Maker, onThread: Bool) {
    self.slot = slot
    container = slot.container
    self.callSite = callSite
    priority = onThread ? .background : Task.currentPriority
    threadID = onThread ? Locator.threadID : nil
    super.init(by: maker)
  }

  /// Whether the task isn't known yet, for whose end the readers wait.
  override var holdsBack: Bool { threadID == nil && task == nil }

  var step: Messages.Step { Messages.Step(slot.definition) }

  func step(awaitedBy wait: Wait) -> Messages.Step {
    Messages.Step(slot.definition, read: wait.callSite, isOfReady: wait.isOfReady)
  }

  var makerName: String { threadID.map { "thread 0x\(String($0, radix: 16))" } ?? "a task" }
}

// MARK: - The beginning and the end

extension Construction {
  /// Returns the construction of the instance: this one if it begins now, or `nil` if there is an instance by now.
  func begin() -> Construction? {
    slot.withLock { _ in
      if let running = slot.construction { return running }
      guard slot.isEmpty else { return nil }
      slot.construction = self
      return self
    }
  }

  /// Prepares the instance to be stored, while its factory still counts as running: that asks a clock of the user's.
  func prepare(_ box: AnyBox) -> KeptInstance? {
    if slot.lifetime.duration != nil { slot.withLock { _ in hasBegun = true } }
    return slot.prepare(box)
  }

  /// Stores the instance, and hands the outcome to all readers.
  @inline(never)
  func end(_ outcome: Outcome) {
    var stored = slot.withLock { isAwaited ? nil : store(outcome, &$0) }
    var watch: Task<Void, Never>?
    if stored == nil {
      // No closure has a name here, which would take an allocation.
      end(
        { result(outcome, for: $0) },
        {
          stored = slot.withLock { store(outcome, &$0) }
          watch = self.watch
        }
      )
    }
    watch?.cancel()
    stored?.missing?.read?.end()
    guard case .success(let made) = outcome, let stored else { return }
    slot.didMake(made.kept, isStored: stored.isStored, readAt: callSite)
  }

  /// Stores the instance, unless it was dropped or there is none; runs under the lock of the container.
  private func store(
    _ outcome: Outcome, _ lifecycle: inout Lifecycle
  ) -> (isStored: Bool, missing: MissingInstance?) {
    slot.construction = nil
    var error: (any Error)?
    switch outcome {
    case .success(let made): if !isDropped { slot.commit(made.box, made.kept, &lifecycle) }
    case .failure(let failure): error = failure
    }
    guard slot.definition.isEager else { return (!isDropped, nil) }
    return (!isDropped, lifecycle.didMake(slot, error))
  }

  /// The instance as its readers get it and as it is stored, or why there is none.
  typealias Outcome = Result<(box: AnyBox, kept: KeptInstance?), any Error>

  private func result(_ outcome: Outcome, for wait: Wait) -> Wait.Result {
    switch outcome {
    case .success(let made): wait.isForNext ? .again : .made(made.box)
    case .failure(let error): wait.isForNext || wait.isLate ? .again : .failed(error)
    }
  }

  /// Keeps the instance from being stored; runs under the lock of the container.
  func drop() { isDropped = true }
}

// MARK: - Waiting

extension Construction {
  /// Notes a reader, unless the construction has ended, and returns the message about a cycle that it closes.
  private func note(reader wait: Wait, _ graph: inout WaitGraph) -> (isNoted: Bool, cycle: String?)
  {
    let isRunning = slot.withLock { _ in
      guard slot.construction === self else { return false }
      isAwaited = true
      wait.expect(isForNext: isDropped || hasBegun, isLate: isCancelled)
      return true
    }
    guard isRunning else { return (false, nil) }
    awaitedSince = awaitedSince ?? .now
    return (true, note(wait, &graph))
  }

  /// Waits on the thread, and returns the instance, or `nil` if the reader has to look for one again.
  @inline(never)
  func wait(_ callSite: SourceLocation) throws -> AnyBox? {
    let wait = Wait(for: self, callSite, by: .current(withSteps: true))
    let location = slot.definition.location
    while true {
      let (result, warning) = Maker.graph.wait(seconds: Messages.patience) {
        graph -> (Wait.Result?, String?)? in
        if let result = wait.result { return (result, nil) }
        if wait.position == nil {
          let (isNoted, cycle) = note(reader: wait, &graph)
          guard isNoted else { return (.again, nil) }
          if let cycle { stop(cycle, at: location) }
        }
        return lateness(&graph).map { (nil, $0) }
      }
      if let warning { warn(warning, at: location) }
      switch result {
      case .made(let box): return box
      case .failed(let error): throw error
      case .again, .left: return nil
      case .none: continue
      }
    }
  }

  /// Lets a task wait from now on, or returns `nil` if the construction has ended, so that it has to look again.
  ///
  /// The first reader, which has begun it, gets what was made, and isn't warned of: it is others that may wait for
  /// themselves.
  func join(
    _ callSite: SourceLocation, by code: ReadingCode, canLeave: Bool = false,
    isFirst: Bool = false, isOfReady: Bool = false
  ) -> Wait? {
    let wait = Wait(for: self, callSite, by: code, canLeave: canLeave, isOfReady: isOfReady)
    let priority = Task.currentPriority
    let (isJoined, lifted, isWatched) = Maker.graph.withLock { graph in
      guard case (true, let cycle) = note(reader: wait, &graph) else {
        if isFirst, let made { _ = wait.end(result(made, for: wait), &graph) }
        return (wait.result != nil, [Task<Void, Never>](), true)
      }
      if let cycle { stop(cycle, at: slot.definition.location) }
      return (true, lift(to: priority), isFirst || watch != nil)
    }
    Self.lend(priority, to: lifted)
    if !isWatched { watchWaits() }
    return isJoined ? wait : nil
  }

  /// Suspends the task that has joined, and returns the instance, or `nil` if it has to look for one again.
  ///
  /// - Throws: A `CancellationError` if the reader can leave and its task is cancelled.
  @inline(never)
  func value(for wait: Wait) async throws -> AnyBox? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let goesOn = Maker.graph.withLock { _ in suspend(continuation, for: wait) }
        if goesOn { continuation.resume() }
      }
    } onCancel: {
      cancel(wait)
    }
    let (result, maker) = Maker.graph.withLock { _ in (wait.result, hasEnded ? task : nil) }
    // The task retains the container until it ends, and a reader may expect that nothing does when it goes on.
    await maker?.value
    switch result {
    case .made(let box): return box
    case .failed(let error): throw error
    case .left: throw CancellationError()
    case .again, nil: return nil
    }
  }

  /// Lets a cancelled reader leave, if it can, and cancels the task with the last one.
  @inline(never)
  func cancel(_ wait: Wait) {
    let (continuation, task) = Maker.graph.withLock {
      graph -> (Continuation?, Task<Void, Never>?) in
      guard wait.canLeave, wait.result == nil else { return (nil, nil) }
      let wasNoted = forget(wait)
      let continuation = wait.end(.left, &graph)
      // Without a task, the reader that begins it has yet to join.
      guard wasNoted, waits.isEmpty, !hasEnded, !wait.leavesFailedList, let task = self.task else {
        return (continuation, nil)
      }
      isCancelled = true
      return (continuation, task)
    }
    continuation?.resume()
    task?.cancel()
  }
}

// MARK: - Tasks that make instances

extension Construction {
  /// Makes the instance in a task that belongs to no reader: it inherits no task-local values of the first one.
  ///
  /// If it starts immediately, what doesn't suspend has ended when this returns.
  func start(
    immediately: Bool, _ make: @escaping @Sendable () async throws -> AnyBox
  ) -> Task<Void, Never> {
    let body = { @Sendable in
      let outcome: Outcome
      do {
        let box = try await make()
        outcome = .success((box, self.prepare(box)))
      } catch { outcome = .failure(error) }
      self.made = outcome
      self.end(outcome)
    }
    let first = Task.currentPriority
    let started = immediately ? ThreadActivity.current.startImmediately(body) : nil
    let task = started ?? Task.detached(priority: first, operation: body)
    // Without other readers, nothing asks for the task of a construction that has ended.
    if slot.withLock({ _ in slot.construction !== self && !isAwaited }) { return task }
    let priority = Maker.graph.withLock { _ in
      self.task = task
      return self.priority
    }
    endHolding()
    if priority > first { Self.lend(priority, to: [task]) }
    return task
  }

  /// What the task has made, if it has ended.
  var outcome: Outcome? { slot.withLock { _ in slot.construction === self ? nil : made } }

  /// Lets tasks that wait for others lend them their priority.
  private static func lend(_ priority: TaskPriority, to tasks: [Task<Void, Never>]) {
    for task in tasks { Task.detached(priority: priority) { await task.value } }
  }

  /// Warns if tasks wait for long.
  private func watchWaits() {
    let watch = afterPatience { [weak self] in
      guard let self else { return }
      let warning = Maker.graph.withLock { lateness(&$0) }
      if let warning { warn(warning, at: slot.definition.location) }
    }
    let isNeeded = Maker.graph.withLock { _ in
      guard !hasEnded, self.watch == nil else { return false }
      self.watch = watch
      return true
    }
    if !isNeeded { watch.cancel() }
  }

  /// Returns the tasks to lift, of this construction and of those that it waits for; runs under the lock.
  private func lift(to priority: TaskPriority) -> [Task<Void, Never>] {
    var lifted: [Task<Void, Never>] = []
    var queue = [self]
    while let next = queue.popLast() {
      guard next.priority < priority else { continue }
      next.priority = priority
      if let task = next.task { lifted.append(task) }
      queue += next.maker.awaited.compactMap { $0 as? Construction }
    }
    return lifted
  }

  /// Returns a warning if readers have been waiting for long, once; runs under the lock.
  @inline(never)
  private func lateness(_ graph: inout WaitGraph) -> String? {
    guard !hasEnded, !hasWarned, let since = awaitedSince,
      since.duration(to: .now) >= .seconds(Messages.patience)
    else { return nil }
    hasWarned = true
    for wait in waits {
      guard let path = wait.maker?.path(from: maker, withSoftWaits: true, &graph) else {
        continue
      }
      return Messages.late(self, since: since, along: wait.steps(along: path))
    }
    return Messages.late(self, since: since)
  }
}

/// Runs a closure when it is time to warn, unless the task is cancelled before.
@inline(never)
func afterPatience(_ body: @escaping @Sendable () -> Void) -> Task<Void, Never> {
  Task.detached {
    try? await Task.sleep(nanoseconds: UInt64(Messages.patience) * 1_000_000_000)
    if !Task.isCancelled { body() }
  }
}
