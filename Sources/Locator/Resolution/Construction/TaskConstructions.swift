/// The shared instances that tasks of this process are making, each in a task of its own.
///
/// Those who want the instance wait for that task. It is cancelled when all of them are. No code of the
/// user runs under the lock, and nothing waits under it.
///
/// Sendable: ``constructions`` is touched under the lock alone.
final class TaskConstructions: @unchecked Sendable {
  /// The constructions of this process.
  static let shared = TaskConstructions()

  private let lock = Lock()

  /// What is being made, by the site that it is made for.
  private var constructions: [ConstructionSite.ID: AsyncConstruction] = [:]

  private init() {}

  /// Finds the construction for a site, or starts one.
  ///
  /// - Parameters:
  ///   - site: What is to be made.
  ///   - isThere: Whether it is there by now.
  ///   - make: Makes it, and ends the construction. It runs in a task of its own.
  /// - Returns: The construction to wait for, or `nil` if there is nothing left to make.
  func join(
    _ site: ConstructionSite,
    unless isThere: () -> Bool,
    make: @escaping @Sendable (AsyncConstruction) async -> Void
  ) -> AsyncConstruction? {
    lock.withLock {
      if isThere() { return nil }
      if let construction = constructions[site.id] { return construction }
      let construction = AsyncConstruction(site, make: make)
      constructions[site.id] = construction
      construction.task = TaskActivity.withoutCurrent {
        Task {
          await self.make(construction)
          release(construction)
        }
      }
      construction.watch = watch(construction)
      return construction
    }
  }

  /// Makes an instance, in the task that is there for it.
  ///
  /// A function of its own, so that the slot and all containers are let go of when those who wait are woken.
  private func make(_ construction: AsyncConstruction) async {
    let (make, surroundings) = lock.withLock {
      construction.maker = AsyncWait.currentTask
      defer { (construction.make, construction.surroundings) = (nil, nil) }
      return (construction.make, construction.surroundings)
    }
    await TaskActivity.run(inside: surroundings) { await make?(construction) }
  }

  /// Wakes who waits for a construction that is over.
  private func release(_ construction: AsyncConstruction) {
    let waits = lock.withLock {
      construction.isReleased = true
      for wait in construction.waits { finish(wait) }
      defer { construction.waits = [] }
      return construction.waits
    }
    for wait in waits { wait.continuation?.resume() }
  }

  /// Ends a construction, and hands the instance to those who wait for it, but to nobody else who could keep it.
  ///
  /// They are woken when the task has let go of what it has made that with.
  ///
  /// - Parameters:
  ///   - construction: The construction.
  ///   - result: The instance, boxed, unless it has failed.
  ///   - failure: The error, boxed, if it has failed.
  func end(
    _ construction: AsyncConstruction,
    result: AnyObject? = nil,
    failure: AnyObject? = nil
  ) {
    lock.withLock {
      constructions[construction.site.id] = nil
      construction.isOver = true
      construction.failure = failure
      for wait in construction.waits { wait.result = result }
    }
    construction.watch?.cancel()
  }

  /// Waits until a construction is over.
  ///
  /// - Parameters:
  ///   - construction: The construction.
  ///   - canLeave: Whether the wait ends when the task is cancelled.
  ///   - callSite: The line that asks.
  /// - Returns: Whether it is over, which it isn't if the wait could be cancelled, and was; and the instance, boxed,
  ///   if it was made meanwhile.
  func wait(
    for construction: AsyncConstruction,
    canLeave: Bool,
    callSite: SourceLocation
  ) async -> (isOver: Bool, result: AnyObject?) {
    let wait = lock.withLock {
      AsyncWait(for: construction, canLeave: canLeave, callSite: callSite)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let cycle: [AsyncWait]? = lock.withLock {
          wait.continuation = continuation
          guard !construction.isReleased, !(canLeave && wait.isCancelled) else {
            wait.isOver = true
            return []
          }
          construction.waits.append(wait)
          wait.user?.awaited.append(wait)
          return self.cycle(closedBy: wait)
        }
        if let cycle, cycle.isEmpty { continuation.resume() }
        if let cycle, !cycle.isEmpty { report(cycle) }
      }
    } onCancel: {
      cancel(wait)
    }
    abandonIfUnwanted(construction)
    return lock.withLock {
      defer { wait.result = nil }
      return (construction.isOver, wait.result)
    }
  }
}

// MARK: - Layers

extension TaskConstructions {
  /// Notes a layer of modules that the factory of an instance has made.
  func note(_ layer: WeakContainer, madeFor construction: AsyncConstruction) {
    lock.withLock {
      if !construction.isOver { construction.layers.append(layer) }
    }
  }

  /// The layers of modules that the factory has made, for the last time.
  func takeLayers(madeFor construction: AsyncConstruction) -> [WeakContainer] {
    lock.withLock {
      defer { construction.layers = [] }
      return construction.layers
    }
  }
}

// MARK: - Patience

extension TaskConstructions {
  /// Starts a task that says so if a construction takes long.
  private func watch(_ construction: AsyncConstruction) -> Task<Void, Never> {
    Task.detached {
      try? await Task.sleep(for: .seconds(Messages.patience))
      let waits = self.lock.withLock { construction.isOver ? [] : self.waits(of: construction) }
      guard !waits.isEmpty else { return }
      warn(Messages.late(waits), at: construction.site.location)
    }
  }

  /// What a construction waits for, through any number of tasks, the first of each.
  private func waits(of construction: AsyncConstruction) -> [Messages.Wait] {
    var waits: [Messages.Wait] = []
    var seen: Set<ObjectIdentifier> = []
    var next: AsyncConstruction? = construction
    while let one = next, seen.insert(ObjectIdentifier(one)).inserted {
      waits.append(Messages.Wait(one.site, since: one.start, by: "a task"))
      next = one.awaited.first?.construction
    }
    return waits
  }
}

// MARK: - Cancellation

extension TaskConstructions {
  /// Notes that a task which waits was cancelled, and wakes it if it can be told so.
  private func cancel(_ wait: AsyncWait) {
    let continuation: CheckedContinuation<Void, Never>? = lock.withLock {
      wait.isCancelled = true
      guard wait.canLeave, !wait.isOver, let continuation = wait.continuation else { return nil }
      finish(wait)
      wait.construction.waits.removeAll { $0 === wait }
      return continuation
    }
    continuation?.resume()
    abandonIfUnwanted(wait.construction)
  }

  /// Cancels the task that makes an instance if everybody who waited for it was cancelled.
  private func abandonIfUnwanted(_ construction: AsyncConstruction) {
    let task: Task<Void, Never>? = lock.withLock {
      guard !construction.isOver, !construction.isAbandoned else { return nil }
      guard construction.waits.allSatisfy(\.isCancelled) else { return nil }
      construction.isAbandoned = true
      return construction.task
    }
    task?.cancel()
  }

  /// Ends a wait, under the lock.
  private func finish(_ wait: AsyncWait) {
    wait.isOver = true
    wait.user?.awaited.removeAll { $0 === wait }
  }
}

// MARK: - Cycles

extension TaskConstructions {
  /// How long a ring of tasks may last that could still come apart.
  private static let patience = Duration.seconds(10)

  /// The waits on the way from a construction back to itself, if the last one closes such a ring.
  private func cycle(closedBy wait: AsyncWait) -> [AsyncWait]? {
    guard let user = wait.user else { return nil }
    var paths: [[AsyncWait]] = [[wait]]
    var seen: Set<ObjectIdentifier> = []
    while let path = paths.popLast(), let last = path.last {
      if last.construction === user { return path }
      guard seen.insert(ObjectIdentifier(last.construction)).inserted else { continue }
      paths += last.construction.awaited.map { path + [$0] }
    }
    return nil
  }

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
      let isClosed = self.lock.withLock { cycle.allSatisfy { !$0.isOver } }
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
