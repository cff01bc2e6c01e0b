/// The constructions of the process: exactly one of an instance at a time, by whichever thread or task reads it first.
final class Constructions: Sendable {
  static let shared = Constructions()

  let graph = Locked(ConstructionGraph())

  private init() {}

  /// What a reader does.
  enum Turn {
    /// It looks again, because what it has seen isn't there any more.
    case lookAgain
    /// It makes the instance.
    case make(Construction)
    /// It waits for another reader, which makes it.
    case wait(Construction)
  }

  /// Returns what a reader does that has found no instance.
  @inline(never)
  func turn(of reader: Reader, at slot: Slot, by thread: ThreadActivity?)
    -> Turn
  {
    let new = Construction(slot, reader, by: thread)
    return graph.withLock { graph in
      guard let running = graph[slot] else {
        guard slot.isEmpty else { return .lookAgain }
        graph[slot] = new
        return .make(new)
      }
      return .wait(running)
    }
  }

  /// Ends a construction in one step: stores the instance, and hands the outcome to all who have joined.
  @inline(never)
  func end(_ construction: Construction, _ outcome: Construction.Outcome) {
    let slot = construction.slot
    var prepared: DroppableInstance.Kept?
    if case .success(let box) = outcome { prepared = slot.prepared(box) }
    let (isStored, replaced, waits) = graph.withLock { graph in
      let isStored = graph[construction].isStored
      var replaced: DroppableInstance.Kept?
      if isStored {
        if case .success(let box) = outcome { replaced = slot.store(box, prepared) }
        graph[slot] = nil
      }
      graph[construction].outcome = outcome
      graph[construction].condition?.wakeAll()
      let waits = graph[construction].waits.values.compactMap { graph[$0].continuation }
      graph[construction].waits = [:]
      return (isStored, replaced, waits)
    }
    for wait in waits { wait.resume() }
    withExtendedLifetime(replaced) {}
    if case .success(let box) = outcome { slot.didMake(box, isStored: isStored) }
  }

  /// Drops the instance of a slot.
  ///
  /// Readers that wait for one that is being made get it, and later readers don't.
  func drop(_ slot: Slot) -> DroppableInstance.Kept? {
    graph.withLock { graph in
      if let running = graph[slot] { graph[running].isStored = false }
      graph[slot] = nil
      return slot.takeInstance()
    }
  }
}

// MARK: - Threads

extension Constructions {
  /// Waits on a thread until a construction ends.
  @inline(never)
  func wait(_ reader: Reader, for construction: Construction) throws -> AnyBox {
    let wait = ConstructionWait(reader, canLeave: false)
    var isSoftCycle = false
    while true {
      let finding: Finding = graph.wait { graph in
        if let outcome = graph[construction].outcome {
          graph[construction].waits[ObjectIdentifier(wait)] = nil
          return .over(.ended(outcome))
        }
        let since = graph[construction].awaitedSince ?? .now
        graph[construction].awaitedSince = since
        if graph[construction].waits.updateValue(wait, forKey: ObjectIdentifier(wait)) == nil {
          graph[construction].wanted += 1
          if let cycle = graph.cycle(closedBy: wait, for: construction) {
            return .over(.stop(cycle))
          }
        }
        let hasTimedOut = since.duration(to: .now) >= .seconds(Messages.patience)
        if hasTimedOut, !graph[construction].isWatched {
          graph[construction].isWatched = true
          return .over(.late(Messages.late(construction, since: since)))
        }
        if hasTimedOut, let own = reader.construction, !reader.isHard,
          let path = graph.path(from: construction, to: own, withSoftWaits: true)
        {
          if isSoftCycle {
            let steps = graph.steps(of: path, closedBy: reader, wait.steps)
            return .over(.stop(Messages.cycleOfTasks(steps)))
          }
          isSoftCycle = true
        }
        if graph[construction].condition == nil { graph[construction].condition = Condition() }
        guard let condition = graph[construction].condition else { return .over(.again) }
        return .until(condition, seconds: Messages.patience)
      }
      switch finding {
      case .ended(let outcome): return try outcome.get()
      case .late(let message): warn(message, at: construction.slot.definition.location)
      case .stop(let message): stop(message, at: construction.slot.definition.location)
      case .again: continue
      }
    }
  }

  private enum Finding {
    case ended(Construction.Outcome)
    case late(String)
    case stop(String)
    case again
  }
}

// MARK: - Tasks

extension Constructions {
  /// Starts the task that makes the instance of a construction.
  func start(_ construction: Construction, _ make: @escaping @Sendable () async throws -> AnyBox) {
    let task = Task {
      let outcome: Construction.Outcome
      do { outcome = .success(try await make()) } catch { outcome = .failure(error) }
      self.end(construction, outcome)
    }
    graph.withLock { $0[construction].task = task }
  }

  /// Waits in a task until a construction ends, or until the task is cancelled and can say so.
  ///
  /// - Returns: The instance, or `nil` if the task was cancelled.
  @inline(never)
  func wait(
    _ reader: Reader,
    inTaskFor construction: Construction,
    canLeave: Bool
  ) async throws -> AnyBox? {
    let wait = ConstructionWait(reader, canLeave: canLeave)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (mustWait, isSecond, cycle) = graph.withLock { graph -> (Bool, Bool, String?) in
          guard graph[construction].outcome == nil, !(graph[wait].isCancelled && canLeave) else {
            return (false, false, nil)
          }
          graph[wait].continuation = continuation
          graph[construction].waits[ObjectIdentifier(wait)] = wait
          if !graph[wait].isCancelled { graph[construction].wanted += 1 }
          let since = graph[construction].awaitedSince ?? .now
          graph[construction].awaitedSince = since
          let isSecond = graph[construction].waits.count > 1 && !graph[construction].isWatched
          if isSecond { graph[construction].isWatched = true }
          return (true, isSecond, graph.cycle(closedBy: wait, for: construction))
        }
        if let cycle { stop(cycle, at: construction.slot.definition.location) }
        if !mustWait { continuation.resume() }
        if isSecond { watch(construction) }
      }
    } onCancel: {
      cancel(wait, of: construction)
    }
    return try graph.withLock { $0[construction].outcome }?.get()
  }

  /// Lets a cancelled reader leave, if it can, and cancels the task when no reader waits any more.
  private func cancel(_ wait: ConstructionWait, of construction: Construction) {
    let (continuation, task) = graph.withLock { graph in
      let isWaiting = graph[construction].waits[ObjectIdentifier(wait)] != nil
      graph[wait].isCancelled = true
      var continuation: CheckedContinuation<Void, Never>?
      guard isWaiting else { return (continuation, Task<Void, Never>?.none) }
      graph[construction].wanted -= 1
      if wait.canLeave {
        continuation = graph[wait].continuation
        graph[construction].waits[ObjectIdentifier(wait)] = nil
      }
      guard graph[construction].wanted == 0, let task = graph[construction].task else {
        return (continuation, nil)
      }
      // The next reader begins anew.
      graph[construction].isStored = false
      if graph[construction.slot] === construction { graph[construction.slot] = nil }
      return (continuation, task)
    }
    continuation?.resume()
    task?.cancel()
  }

  /// Warns if a construction with several readers takes long, and stops the program if it waits for itself.
  private func watch(_ construction: Construction) {
    Task.detached {
      try? await Task.sleep(for: .seconds(Messages.patience))
      let since = self.graph.withLock { graph in
        graph[construction].outcome == nil ? graph[construction].awaitedSince : nil
      }
      guard let since else { return }
      let location = construction.slot.definition.location
      warn(Messages.late(construction, since: since), at: location)
      try? await Task.sleep(for: .seconds(Messages.patience))
      let cycle = self.graph.withLock { graph -> [Messages.Step]? in
        guard graph[construction].outcome == nil else { return nil }
        for wait in graph[construction].waits.values {
          guard let own = wait.reader.construction else { continue }
          if let path = graph.path(from: construction, to: own, withSoftWaits: true) {
            return graph.steps(of: path, closedBy: wait.reader, wait.steps)
          }
        }
        return nil
      }
      if let cycle { stop(Messages.cycleOfTasks(cycle), at: location) }
    }
  }
}
