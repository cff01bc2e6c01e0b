/// The making of one shared instance, by whichever thread or task reads it first: exactly one at a time.
///
/// It retains its container, because a task still uses it when no reader waits any more.
///
/// Sendable: what changes is accessed under the lock of the graph.
final class Construction: @unchecked Sendable {
  /// The constructions of the process, and which of them wait for which.
  static let graph = Locked(ConstructionGraph())

  let slot: Slot
  let container: Container

  /// The read that began it.
  let reader: Reader

  /// The thread that makes the instance, and the number of frames around the factory, or `nil` for a task.
  let thread: ThreadActivity?
  let depth: Int

  /// The factories between the reader's construction and this one, unless one thread makes both.
  let prefix: [Messages.Step]

  // What changes, under the lock of the graph.

  /// How it has ended.
  private(set) var outcome: Result<AnyBox, any Error>?

  /// The last search that has found it.
  var search = 0

  /// The readers that wait.
  private(set) var waiting: [ObjectIdentifier: Reader] = [:]

  /// How many of them aren't cancelled.
  private var wanted = 0

  /// Whether the instance is stored: not after a reset, and not if every reader has left.
  private var isStored = true

  /// The task that makes the instance.
  private var task: Task<Void, Never>?

  /// When the first reader began to wait.
  private var awaitedSince: ContinuousClock.Instant?

  /// Whether a warning has said that it takes long, or a task looks whether it does.
  private var isWatched = false

  init(_ slot: Slot, _ reader: Reader, by thread: ThreadActivity?) {
    self.slot = slot
    container = slot.container
    self.reader = reader
    self.thread = thread
    depth = thread?.depth ?? 0
    prefix = reader.isOnThreadOfConstruction ? [] : reader.currentSteps
  }

  /// The instance in messages.
  var step: Messages.Step { Messages.Step(slot.definition) }

  /// What makes it, in messages.
  var maker: String { thread.map { "thread 0x\(String($0.id, radix: 16))" } ?? "a task" }
}

/// The code that reads a shared instance.
///
/// Sendable: what changes is accessed under the lock of the graph.
final class Reader: @unchecked Sendable {
  let callSite: SourceLocation

  /// The innermost construction that the read is a part of, which waits for what is read.
  let construction: Construction?

  /// Whether that construction can't end before the read, as it can if an unstructured task reads.
  let isHard: Bool

  /// Whether the thread of the read makes that construction.
  let isOnThreadOfConstruction: Bool

  /// Whether the reader can be told that its task was cancelled.
  let canLeave: Bool

  // What changes, under the lock of the graph.

  /// The factories between the reader's construction and the read.
  fileprivate(set) var steps: [Messages.Step] = []

  fileprivate var continuation: CheckedContinuation<Void, Never>?
  fileprivate var isCancelled = false

  /// Creates the reader on a thread.
  init(on thread: ThreadActivity, _ callSite: SourceLocation) {
    let own = thread.last?.construction?.object
    let task = own == nil ? TaskActivity.current : nil
    self.callSite = callSite
    construction = own ?? task?.construction
    isHard = own != nil || task?.isOwnTask == true
    isOnThreadOfConstruction = own?.thread === thread && own != nil
    canLeave = false
  }

  /// Creates the reader in a task.
  init(inTask callSite: SourceLocation, canLeave: Bool) {
    let task = TaskActivity.current
    self.callSite = callSite
    construction = task?.construction
    isHard = task?.isOwnTask == true
    isOnThreadOfConstruction = false
    self.canLeave = canLeave
  }

  /// The factories between the construction and the read, while the reader's code runs.
  var currentSteps: [Messages.Step] {
    guard let construction else { return [] }
    let thread = ThreadActivity.current
    if isOnThreadOfConstruction { return thread.steps(from: construction.depth + 1) }
    let tasks = TaskActivity.current?.steps(inside: construction).dropFirst() ?? []
    return Array(tasks) + thread.steps()
  }
}

// MARK: - The beginning and the end

extension Construction {
  /// Returns the construction of an instance that a reader hasn't found, and whether this reader begins it, or `nil` if
  /// there is an instance by now.
  @inline(never)
  static func join(
    _ reader: Reader,
    at slot: Slot,
    by thread: ThreadActivity?
  ) -> (construction: Construction, isNew: Bool)? {
    let new = Construction(slot, reader, by: thread)
    return graph.withLock { graph in
      if let running = graph[slot] { return (running, false) }
      guard slot.isEmpty else { return nil }
      graph[slot] = new
      return (new, true)
    }
  }

  /// Ends in one step: stores the instance, and hands the outcome to all who have joined.
  @inline(never)
  func end(_ outcome: Result<AnyBox, any Error>) {
    let box = try? outcome.get()
    let prepared = box.flatMap(slot.prepared)
    let (isStored, replaced, waiting) = Self.graph.withLock { graph in
      let isStored = self.isStored
      var replaced: DroppableInstance.Kept?
      if isStored {
        if let box { replaced = slot.store(box, prepared) }
        graph[slot] = nil
      }
      self.outcome = outcome
      defer { self.waiting = [:] }
      return (isStored, replaced, self.waiting.values.map(\.continuation))
    }
    if !waiting.isEmpty { Self.graph.wakeAll() }
    for continuation in waiting { continuation?.resume() }
    withExtendedLifetime(replaced) {}
    if let box { slot.didMake(box, isStored: isStored) }
  }

  /// Drops the instance of a slot.
  ///
  /// Readers that wait for one that is being made get it, and later readers don't.
  static func drop(_ slot: Slot) -> DroppableInstance.Kept? {
    graph.withLock { graph in
      graph[slot]?.isStored = false
      graph[slot] = nil
      return slot.takeInstance()
    }
  }
}

// MARK: - Waiting on a thread

extension Construction {
  /// Waits on a thread until the construction ends.
  @inline(never)
  func wait(_ reader: Reader) throws -> AnyBox {
    let steps = reader.currentSteps
    let location = slot.definition.location
    var isSoftCycle = false
    while true {
      let (ended, warning) = Self.graph.wait(seconds: Messages.patience) {
        graph -> (Result<AnyBox, any Error>?, String?)? in
        if let outcome { return (outcome, nil) }
        if waiting[ObjectIdentifier(reader)] == nil {
          reader.steps = steps
          note(reader)
          if let cycle = graph.cycle(closedBy: reader, for: self) { stop(cycle, at: location) }
        }
        guard let since = awaitedSince,
          since.duration(to: .now) >= .seconds(Messages.patience)
        else { return nil }
        if !isWatched {
          isWatched = true
          return (nil, Messages.late(self, since: since))
        }
        if let own = reader.construction, !reader.isHard,
          let path = graph.path(from: self, to: own, withSoftWaits: true)
        {
          // Found twice, because a task that has been started may be about to end.
          if isSoftCycle {
            stop(Messages.cycleOfTasks(graph.steps(of: path, closedBy: reader)), at: location)
          }
          isSoftCycle = true
        }
        return nil
      }
      if let ended { return try ended.get() }
      if let warning { warn(warning, at: location) }
    }
  }

  /// Notes that a reader waits, under the lock.
  private func note(_ reader: Reader) {
    waiting[ObjectIdentifier(reader)] = reader
    if !reader.isCancelled { wanted += 1 }
    awaitedSince = awaitedSince ?? .now
  }
}

// MARK: - Waiting in a task

extension Construction {
  /// Starts the task that makes the instance.
  func start(_ make: @escaping @Sendable () async throws -> AnyBox) {
    let task = Task {
      let outcome: Result<AnyBox, any Error>
      do { outcome = .success(try await make()) } catch { outcome = .failure(error) }
      self.end(outcome)
    }
    Self.graph.withLock { _ in self.task = task }
  }

  /// Waits in a task until the construction ends, or until the task is cancelled and can say so.
  ///
  /// - Returns: The instance, or `nil` if the task was cancelled.
  @inline(never)
  func wait(inTask reader: Reader) async throws -> AnyBox? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let steps = reader.currentSteps
        let (mustWait, isSecond) = Self.graph.withLock { graph in
          guard outcome == nil, !(reader.isCancelled && reader.canLeave) else {
            return (false, false)
          }
          reader.steps = steps
          reader.continuation = continuation
          note(reader)
          if let cycle = graph.cycle(closedBy: reader, for: self) {
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
    return try Self.graph.withLock { _ in outcome }?.get()
  }

  /// Lets a cancelled reader leave, if it can, and cancels the task when no reader waits any more.
  private func cancel(_ reader: Reader) {
    let (continuation, task) = Self.graph.withLock {
      graph -> (CheckedContinuation<Void, Never>?, Task<Void, Never>?) in
      reader.isCancelled = true
      guard waiting[ObjectIdentifier(reader)] != nil else { return (nil, nil) }
      wanted -= 1
      var continuation: CheckedContinuation<Void, Never>?
      if reader.canLeave {
        continuation = reader.continuation
        waiting[ObjectIdentifier(reader)] = nil
      }
      guard wanted == 0, let task = self.task else { return (continuation, nil) }
      // The next reader begins anew.
      isStored = false
      if graph[slot] === self { graph[slot] = nil }
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
      Self.graph.withLock { graph in
        guard outcome == nil else { return }
        for reader in waiting.values {
          if let own = reader.construction,
            let path = graph.path(from: self, to: own, withSoftWaits: true)
          {
            stop(Messages.cycleOfTasks(graph.steps(of: path, closedBy: reader)), at: location)
          }
        }
      }
    }
  }
}
