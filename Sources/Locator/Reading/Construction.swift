/// A read of a shared instance that has found none: the first one makes the instance, and the others wait for it.
///
/// It retains its container, because a task still uses it when no reader waits any more.
///
/// Sendable: what is a variable is accessed under the lock of the graph.
final class Construction: @unchecked Sendable {
  /// The lock of all that changes of constructions, with the number of searches for a path among them.
  static let graph = Locked(0)

  let slot: Slot
  let container: Container
  let callSite: SourceLocation

  /// The innermost construction that the read is a part of, which waits for this one.
  let outer: Construction?

  /// The thread that makes the instance, and the number of frames around the factory, or `nil` for a task.
  let thread: ThreadActivity?
  let depth: Int

  /// Whether the outer construction can't end before the read, as it can if an unstructured task reads.
  let isHard: Bool

  let isOnThreadOfOuter: Bool

  /// Whether the reader can be told that its task was cancelled.
  let canLeave: Bool

  private var isCancelled = false

  /// Whether the instance is stored: not after a reset, and not if every reader has left.
  private var isStored = true

  /// Whether the time of an expiring instance has begun, and for a reader: whether it had when the reader joined.
  private(set) var hasBegun = false

  /// Whether a warning has said that it takes long, or a task looks whether it does.
  private var isWatched = false

  /// The factories between the outer construction and the read, unless they are still frames of the thread of both.
  private(set) var steps: [Messages.Step] = []

  private(set) var outcome: Result<AnyBox, any Error>?

  /// The last search that has found it.
  var search = 0

  private(set) var waiting: [Construction] = []

  /// The place among those that wait for another one.
  private var place: Int?

  /// How many readers have joined and not left.
  private var readerCount = 0

  private var task: Task<Void, Never>?

  /// When the first reader began to wait.
  private var awaitedSince: ContinuousClock.Instant?

  /// What resumes the task of a reader that waits.
  private var continuation: CheckedContinuation<Void, Never>?

  init(_ slot: Slot, _ callSite: SourceLocation, on thread: ThreadActivity?, canLeave: Bool = false)
  {
    let own = thread?.last?.construction?.object
    let activity = own == nil ? TaskActivity.current : nil
    self.slot = slot
    container = slot.container
    self.callSite = callSite
    outer = own ?? activity?.construction
    isHard = own != nil || activity?.isOwnTask == true
    isOnThreadOfOuter = own != nil && own?.thread === thread
    self.thread = thread
    depth = thread?.depth ?? 0
    self.canLeave = canLeave
    if !isOnThreadOfOuter { steps = currentSteps }
  }

  /// The factories between the outer construction and the read, while the reader's code runs.
  private var currentSteps: [Messages.Step] {
    guard let outer else { return [] }
    let thread = ThreadActivity.current
    if isOnThreadOfOuter { return thread.steps(from: outer.depth + 1) }
    return (TaskActivity.current?.steps(inside: outer) ?? []) + thread.steps()
  }

  var step: Messages.Step { Messages.Step(slot.definition) }

  var maker: String { thread.map { "thread 0x\(String($0.id, radix: 16))" } ?? "a task" }
}

// MARK: - The beginning and the end

extension Construction {
  /// Returns the construction of the instance: this one if it begins now, or `nil` if there is an instance by now.
  func join() -> Construction? {
    Self.graph.withLock { _ in
      let construction = slot.construction ?? self
      guard construction !== self || slot.isEmpty else { return nil }
      slot.construction = construction
      construction.readerCount += 1
      hasBegun = construction.hasBegun
      return construction
    }
  }

  /// Ends in one step: stores the instance, and hands the outcome to all who have joined.
  @inline(never)
  func end(_ outcome: Result<AnyBox, any Error>) {
    let box = try? outcome.get()
    if box != nil, slot.lifetime.duration != nil { Self.graph.withLock { _ in hasBegun = true } }
    let prepared = box.flatMap(slot.prepared)
    // What it replaces is released without the lock.
    let (isStored, _, waiting) = Self.graph.withLock { _ in
      let isStored = self.isStored
      var replaced: DroppableInstance.Kept?
      if isStored {
        if let box { replaced = slot.store(box, prepared) }
        slot.construction = nil
      }
      self.outcome = outcome
      defer { self.waiting = [] }
      for reader in self.waiting { reader.place = nil }
      return (isStored, replaced, self.waiting)
    }
    if !waiting.isEmpty { Self.graph.wakeAll() }
    for reader in waiting { reader.continuation?.resume() }
    if let box { slot.didMake(box, isStored: isStored) }
  }

  /// Readers that wait for an instance that is being made get it, and later readers don't.
  static func drop(_ slot: Slot) -> DroppableInstance.Kept? {
    graph.withLock { _ in
      slot.construction?.isStored = false
      slot.construction = nil
      return slot.takeInstance()
    }
  }
}

// MARK: - Waiting on a thread

extension Construction {
  @inline(never)
  func wait(_ reader: Construction) throws -> AnyBox {
    let steps = reader.currentSteps
    let location = slot.definition.location
    while true {
      let (ended, warning) = Self.graph.wait(seconds: Messages.patience) {
        searches -> (Result<AnyBox, any Error>?, String?)? in
        if let outcome { return (outcome, nil) }
        if reader.place == nil {
          reader.steps = steps
          note(reader)
          if let cycle = cycle(closedBy: reader, &searches) { stop(cycle, at: location) }
        }
        guard !isWatched, let since = awaitedSince,
          since.duration(to: .now) >= .seconds(Messages.patience)
        else { return nil }
        isWatched = true
        return (nil, Messages.late(self, since: since))
      }
      if let ended { return try ended.get() }
      if let warning { warn(warning, at: location) }
    }
  }

  private func note(_ reader: Construction) {
    reader.place = waiting.count
    waiting.append(reader)
    awaitedSince = awaitedSince ?? .now
  }
}

// MARK: - Waiting in a task

extension Construction {
  func start(_ make: @escaping @Sendable () async throws -> AnyBox) {
    let task = Task {
      let outcome: Result<AnyBox, any Error>
      do { outcome = .success(try await make()) } catch { outcome = .failure(error) }
      self.end(outcome)
    }
    Self.graph.withLock { _ in self.task = task }
  }

  /// Returns the instance, or `nil` if the task was cancelled meanwhile and can say so.
  @inline(never)
  func wait(inTask reader: Construction) async throws -> AnyBox? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let steps = reader.currentSteps
        let (mustWait, isSecond) = Self.graph.withLock { searches in
          guard outcome == nil, !reader.isCancelled else { return (false, false) }
          reader.steps = steps
          reader.continuation = continuation
          note(reader)
          if let cycle = cycle(closedBy: reader, &searches) {
            stop(cycle, at: slot.definition.location)
          }
          let isSecond = waiting.count > 1 && !isWatched
          if isSecond { isWatched = true }
          return (true, isSecond)
        }
        if !mustWait { continuation.resume() }
        if isSecond { watch() }
      }
    } onCancel: {
      cancel(reader)
    }
    let (ended, maker) = Self.graph.withLock { _ in (reader.isCancelled ? nil : outcome, task) }
    guard let ended else { return nil }
    // The task retains the container until it ends, and a reader may expect that nothing does when it goes on.
    await maker?.value
    return try ended.get()
  }

  /// Lets a cancelled reader leave, if it can, and cancels the task with the last one.
  private func cancel(_ reader: Construction) {
    let (continuation, task) = Self.graph.withLock {
      _ -> (CheckedContinuation<Void, Never>?, Task<Void, Never>?) in
      guard reader.canLeave, outcome == nil else { return (nil, nil) }
      reader.isCancelled = true
      readerCount -= 1
      var continuation: CheckedContinuation<Void, Never>?
      if let place = reader.place {
        continuation = reader.continuation
        waiting.swapAt(place, waiting.count - 1)
        waiting[place].place = place
        waiting.removeLast()
        reader.place = nil
      }
      guard readerCount == 0, let task = self.task else { return (continuation, nil) }
      // The next reader begins anew.
      isStored = false
      if slot.construction === self { slot.construction = nil }
      return (continuation, task)
    }
    continuation?.resume()
    task?.cancel()
  }

  /// Warns if a construction with several readers takes long, and stops the program if it waits for itself.
  private func watch() {
    Task.detached { [self] in
      let location = slot.definition.location
      try? await Task.sleep(for: .seconds(Messages.patience))
      let since = Self.graph.withLock { _ in
        outcome == nil ? awaitedSince : nil
      }
      guard let since else { return }
      warn(Messages.late(self, since: since), at: location)
      try? await Task.sleep(for: .seconds(Messages.patience))
      Self.graph.withLock { searches in
        guard outcome == nil else { return }
        for reader in waiting {
          if let own = reader.outer,
            let path = path(to: own, withSoftWaits: true, &searches)
          {
            stop(Messages.cycleOfTasks(Self.steps(of: path, closedBy: reader)), at: location)
          }
        }
      }
    }
  }
}
