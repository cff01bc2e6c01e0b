/// The shared instances that tasks of this process construct, each in a task of its own.
///
/// Readers of the instance wait for that task. It is cancelled when all of them are. Neither user code nor a wait runs
/// under the lock.
final class TaskConstructions: Sendable {
  /// The constructions of this process.
  static let shared = TaskConstructions()

  /// The constructions, and which of them wait for which.
  let graph = Locked(AsyncConstructionGraph())

  private init() {}

  /// Returns the construction for a site, and starts one if there is none.
  ///
  /// - Parameters:
  ///   - site: The site of the instance.
  ///   - isThere: Whether the instance exists by now.
  ///   - make: Makes the instance, and ends the construction. It runs in a task of its own.
  /// - Returns: The construction to wait for, or `nil` if the instance exists.
  @inline(never)
  func join(
    _ site: ConstructionSite,
    unless isThere: () -> Bool,
    make: @escaping @Sendable (AsyncConstruction) async -> Void
  ) -> AsyncConstruction? {
    graph.withLock { graph in
      if isThere() { return nil }
      if let construction = graph.constructions[site.id] { return construction }
      let construction = AsyncConstruction(site, make: make)
      graph.constructions[site.id] = construction
      graph[construction].task = TaskActivity.withoutCurrent {
        Task {
          await self.make(construction)
          release(construction)
        }
      }
      graph[construction].watch = watch(construction)
      return construction
    }
  }

  /// Makes an instance in its own task.
  ///
  /// A separate function, so that the slot and all containers are released before the waiting tasks wake.
  private func make(_ construction: AsyncConstruction) async {
    let (make, surroundings) = graph.withLock { graph in
      if let task = AsyncWait.currentTask { graph[construction].makers.append(task) }
      defer {
        graph[construction].make = nil
        graph[construction].surroundings = nil
      }
      return (graph[construction].make, graph[construction].surroundings)
    }
    await TaskActivity.run(inside: surroundings) { await make?(construction) }
  }

  /// Wakes the tasks that wait for an ended construction.
  private func release(_ construction: AsyncConstruction) {
    let continuations = graph.withLock { graph in
      let waits = graph[construction].waits
      graph[construction].isReleased = true
      graph[construction].waits = []
      var continuations: [CheckedContinuation<Void, Never>] = []
      for wait in waits {
        graph.finish(wait)
        if let continuation = graph[wait].continuation { continuations.append(continuation) }
      }
      return continuations
    }
    for continuation in continuations { continuation.resume() }
  }

  /// Ends a construction, and hands the instance only to the tasks that wait for it.
  ///
  /// They wake once the task has released everything that it made the instance with.
  ///
  /// - Parameters:
  ///   - construction: The construction.
  ///   - result: The boxed instance, unless the construction has failed.
  ///   - failure: The boxed error, if the construction has failed.
  @inline(never)
  func end(
    _ construction: AsyncConstruction,
    result: AnyObject? = nil,
    failure: AnyObject? = nil
  ) {
    let watch = graph.withLock { graph in
      graph.constructions[construction.site.id] = nil
      graph[construction].isOver = true
      graph[construction].failure = failure
      for wait in graph[construction].waits { graph[wait].result = result }
      return graph[construction].watch
    }
    watch?.cancel()
  }

  /// Waits for the end of a construction.
  ///
  /// - Parameters:
  ///   - construction: The construction.
  ///   - canLeave: Whether the wait ends when the task is cancelled.
  ///   - callSite: The call site of the read.
  /// - Returns: How the wait ended.
  @inline(never)
  func wait(
    for construction: AsyncConstruction,
    canLeave: Bool,
    callSite: SourceLocation
  ) async -> WaitEnd {
    let wait = graph.withLock { graph in
      AsyncWait(for: construction, in: graph, canLeave: canLeave, callSite: callSite)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let cycle: [AsyncWait]? = graph.withLock { graph in
          graph[wait].continuation = continuation
          guard !graph[construction].isReleased, !(canLeave && graph[wait].isCancelled) else {
            graph[wait].isOver = true
            return []
          }
          graph[construction].waits.append(wait)
          if let user = wait.user { graph[user].awaited.append(wait) }
          return graph.cycle(closedBy: wait)
        }
        if let cycle, cycle.isEmpty { continuation.resume() }
        if let cycle, !cycle.isEmpty { report(cycle) }
      }
    } onCancel: {
      cancel(wait)
    }
    abandonIfUnwanted(construction)
    return graph.withLock { graph in
      defer { graph[wait].result = nil }
      if let result = graph[wait].result { return .made(result) }
      if !graph[construction].isOver { return .cancelled }
      // A construction is cancelled once it has no readers, so its error isn't meant for those that join it later.
      if graph[construction].isAbandoned, !Task.isCancelled { return .undecided }
      return graph[construction].failure.map(WaitEnd.failed) ?? .undecided
    }
  }

  /// The end of a wait.
  enum WaitEnd {
    /// The wait was cancelled.
    case cancelled
    /// The instance was made: its box.
    case made(AnyObject)
    /// The construction failed: the boxed error.
    case failed(AnyObject)
    /// There is no result, and the task looks again.
    case undecided
  }
}

// MARK: - Layers

extension TaskConstructions {
  /// Records a layer that the factory of an instance has made.
  func note(_ layer: WeakContainer, madeFor construction: AsyncConstruction) {
    graph.withLock { graph in
      if !graph[construction].isOver { graph[construction].layers.append(layer) }
    }
  }

  /// Takes all layers that the factory has made, once it has ended.
  func takeLayers(madeFor construction: AsyncConstruction) -> [WeakContainer] {
    graph.withLock { graph in
      defer { graph[construction].layers = [] }
      return graph[construction].layers
    }
  }
}

// MARK: - Patience

extension TaskConstructions {
  /// Starts a task that warns if a construction takes long.
  private func watch(_ construction: AsyncConstruction) -> Task<Void, Never> {
    Task.detached {
      try? await Task.sleep(for: .seconds(Messages.patience))
      let waits = self.graph.withLock { $0[construction].isOver ? [] : $0.waits(of: construction) }
      guard !waits.isEmpty else { return }
      warn(Messages.late(waits), at: construction.site.location)
    }
  }
}

// MARK: - Cancellation

extension TaskConstructions {
  /// Marks the wait of a cancelled task, and wakes the task if its wait can end early.
  private func cancel(_ wait: AsyncWait) {
    let continuation: CheckedContinuation<Void, Never>? = graph.withLock { graph in
      graph[wait].isCancelled = true
      guard wait.canLeave, !graph[wait].isOver, let continuation = graph[wait].continuation else {
        return nil
      }
      graph.finish(wait)
      graph[wait.construction].waits.removeAll { $0 === wait }
      return continuation
    }
    continuation?.resume()
    abandonIfUnwanted(wait.construction)
  }

  /// Cancels the task of a construction if every waiting task was cancelled.
  private func abandonIfUnwanted(_ construction: AsyncConstruction) {
    let task: Task<Void, Never>? = graph.withLock { graph in
      guard !graph[construction].isOver, !graph[construction].isAbandoned else { return nil }
      for wait in graph[construction].waits where !graph[wait].isCancelled { return nil }
      graph[construction].isAbandoned = true
      return graph[construction].task
    }
    task?.cancel()
  }
}

// MARK: - Cycles

extension TaskConstructions {
  /// How long a cycle of tasks may last that could still resolve itself.
  private static let patience = Duration.seconds(10)

  /// Stops the program because of a cycle of tasks that wait for each other.
  ///
  /// A task that a factory has started may wait for the factory's instance, if the factory doesn't wait for the task.
  /// So only a cycle of the constructing tasks themselves is certain to be a deadlock; any other has time to resolve
  /// itself.
  private func report(_ cycle: [AsyncWait]) {
    guard let user = cycle[0].user else { return }
    if cycle.allSatisfy(\.isByMaker) {
      stop(Messages.cycle(steps(of: cycle, from: user)), at: user.site.location)
    }
    Task.detached {
      try? await Task.sleep(for: Self.patience)
      let isClosed = self.graph.withLock { !$0.hasEnded(oneOf: cycle) }
      if isClosed {
        stop(Messages.cycleOfTasks(self.steps(of: cycle, from: user)), at: user.site.location)
      }
    }
  }

  /// Returns the keys of a cycle, from the blocked construction back to itself.
  ///
  /// A synchronous factory can block its thread until a task is done. ``ThreadConstructions`` knows the call site of a
  /// shared one.
  private func steps(of cycle: [AsyncWait], from user: AsyncConstruction) -> [Messages.Step] {
    let steps =
      [Messages.Step(user.site)]
      + cycle.flatMap { wait in
        let shared = wait.user.map(ThreadConstructions.shared.sites(madeFor:)) ?? []
        return wait.running.map { factory in
          var step = Messages.Step(factory)
          step.read = step.read ?? shared.first { $0.owner == factory.id }?.callSite
          return step
        } + [Messages.Step(wait.construction.site, read: wait.callSite)]
      }
    return Messages.Step.withoutRepetition(steps)
  }
}
