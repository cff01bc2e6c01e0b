/// The shared instances that tasks of this process are making, each in a task of its own.
///
/// Those who want the instance wait for that task. It is cancelled when all of them are. No code of the
/// user runs under the lock, and nothing waits under it.
final class TaskConstructions: Sendable {
  /// The constructions of this process.
  static let shared = TaskConstructions()

  /// What is being made, and who waits for what.
  private let graph = Locked(AsyncConstructionGraph())

  private init() {}

  /// Finds the construction for a site, or starts one.
  ///
  /// - Parameters:
  ///   - site: What is to be made.
  ///   - isThere: Whether it is there by now.
  ///   - make: Makes it, and ends the construction. It runs in a task of its own.
  /// - Returns: The construction to wait for, or `nil` if there is nothing left to make.
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

  /// Makes an instance, in the task that is there for it.
  ///
  /// A function of its own, so that the slot and all containers are let go of when those who wait are woken.
  private func make(_ construction: AsyncConstruction) async {
    let (make, surroundings) = graph.withLock { graph in
      graph[construction].maker = AsyncWait.currentTask
      defer {
        graph[construction].make = nil
        graph[construction].surroundings = nil
      }
      return (graph[construction].make, graph[construction].surroundings)
    }
    await TaskActivity.run(inside: surroundings) { await make?(construction) }
  }

  /// Wakes who waits for a construction that is over.
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

  /// Ends a construction, and hands the instance to those who wait for it, but to nobody else who could keep it.
  ///
  /// They are woken when the task has let go of what it has made that with.
  ///
  /// - Parameters:
  ///   - construction: The construction.
  ///   - result: The instance, boxed, unless it has failed.
  ///   - failure: The error, boxed, if it has failed.
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

  /// Waits until a construction is over.
  ///
  /// - Parameters:
  ///   - construction: The construction.
  ///   - canLeave: Whether the wait ends when the task is cancelled.
  ///   - callSite: The line that asks.
  /// - Returns: How the wait has ended.
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
      // Nobody wanted what was cancelled, so that its error isn't for those who came later.
      if graph[construction].isAbandoned, !Task.isCancelled { return .undecided }
      return graph[construction].failure.map(WaitEnd.failed) ?? .undecided
    }
  }

  /// How a wait has ended.
  enum WaitEnd {
    /// The wait was cancelled.
    case cancelled
    /// The instance was made: its box.
    case made(AnyObject)
    /// The construction has failed: the error, boxed.
    case failed(AnyObject)
    /// There is nothing to give, and the task looks again.
    case undecided
  }
}

// MARK: - Layers

extension TaskConstructions {
  /// Notes a layer of modules that the factory of an instance has made.
  func note(_ layer: WeakContainer, madeFor construction: AsyncConstruction) {
    graph.withLock { graph in
      if !graph[construction].isOver { graph[construction].layers.append(layer) }
    }
  }

  /// The layers of modules that the factory has made, for the last time.
  func takeLayers(madeFor construction: AsyncConstruction) -> [WeakContainer] {
    graph.withLock { graph in
      defer { graph[construction].layers = [] }
      return graph[construction].layers
    }
  }
}

// MARK: - Patience

extension TaskConstructions {
  /// Starts a task that says so if a construction takes long.
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
  /// Notes that a task which waits was cancelled, and wakes it if it can be told so.
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

  /// Cancels the task that makes an instance if everybody who waited for it was cancelled.
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
  /// How long a ring of tasks may last that could still come apart.
  private static let patience = Duration.seconds(10)

  /// Stops the program because of a ring of tasks that wait for each other.
  ///
  /// A task that a factory has started may wait for what the factory makes, if the factory doesn't wait
  /// for the task. So only a ring of the makers themselves is certain, and another one has time to come
  /// apart.
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

  /// The keys on a ring, from the construction that can't go on back to itself.
  ///
  /// A factory that isn't asynchronous can block its thread until a task is done. The line that has read a shared one
  /// is known by ``ThreadConstructions``.
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

// MARK: - Under the lock

extension AsyncConstructionGraph {
  /// Ends a wait.
  fileprivate mutating func finish(_ wait: AsyncWait) {
    self[wait].isOver = true
    if let user = wait.user { self[user].awaited.removeAll { $0 === wait } }
  }

  /// The waits on the way from a construction back to itself, if the last one closes such a ring.
  fileprivate func cycle(closedBy wait: AsyncWait) -> [AsyncWait]? {
    guard let user = wait.user else { return nil }
    var paths: [[AsyncWait]] = [[wait]]
    var seen: Set<ObjectIdentifier> = []
    while let path = paths.popLast(), let last = path.last {
      if last.construction === user { return path }
      guard seen.insert(ObjectIdentifier(last.construction)).inserted else { continue }
      paths += self[last.construction].awaited.map { path + [$0] }
    }
    return nil
  }

  /// Whether one of some waits is over.
  fileprivate func hasEnded(oneOf waits: [AsyncWait]) -> Bool {
    for wait in waits where self[wait].isOver { return true }
    return false
  }

  /// What a construction waits for, through any number of tasks, the first of each.
  fileprivate func waits(of construction: AsyncConstruction) -> [Messages.Wait] {
    var waits: [Messages.Wait] = []
    var seen: Set<ObjectIdentifier> = []
    var next: AsyncConstruction? = construction
    while let one = next, seen.insert(ObjectIdentifier(one)).inserted {
      waits.append(Messages.Wait(one.site, since: one.start, by: "a task"))
      next = self[one].awaited.first?.construction
    }
    return waits
  }
}
