import Synchronization

extension Container {
  /// The container that was last built, or `nil` if none is built yet.
  ///
  /// - Complexity: O(1).
  public static var root: Container? { Root.current?.object }

  /// The current container, which ``Inject`` and `currentValue` read.
  ///
  /// While a container makes a value, it is the current one. Elsewhere, the current container is the one that
  /// ``withContainer(_:operation:)`` sets for this task, or else the root.
  ///
  /// > Important: Stops the program if no container is built yet.
  ///
  /// - Complexity: O(1).
  public static var current: Container {
    ContainerReference.container(callSite: .unknown, for: nil)
  }

  /// Checks the modules, and makes this container the root.
  ///
  /// Call this method once, at launch. The check runs no factory: it finds keys that are bound twice, needs that no
  /// module meets, and cycles. If it finds a problem, this method prints all of them, each with its line and its fix,
  /// and stops the program.
  ///
  /// Then it makes the instances of eager modules, see ``Module/eager()``. Those of parents that were never built come
  /// first. Each container makes them once. At last it runs each ``StartHook``.
  ///
  /// > Important: Stops the program if an eager module runs on the main actor and the call doesn't.
  ///
  /// A later call makes another container the root. Properties that were created before keep their container, so a
  /// warning says so if anything has read the root that is replaced: a property that was created, ``current``, or
  /// `currentValue`. In a program that means it, write `build(replacing: true)`. A container that was the root is never
  /// freed: the program retains its modules, which take about half a kilobyte each, and its shared instances. Building
  /// the same container again retains nothing more.
  ///
  /// - Parameters:
  ///   - replacing: Whether the container may replace a root that was read, without a warning.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: This container.
  /// - Complexity: O(*n*), where *n* is the number of modules, plus the time of the factories of eager modules. The
  ///   initializer of the container has done the check.
  @discardableResult
  public func build(
    replacing: Bool = false, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Container {
    let location = SourceLocation(fileID, line)
    stopIfProblems(callSite: location)
    if let replaced = Root.install(self), !replacing, !Root.isOfTests.load(ordering: .relaxed) {
      warn(Messages.replacedRoot(replaced, by: self), at: location)
    }
    let started = ancestry.filter { $0.beginStart() }
    for container in started { container.makeEagerInstances(builtAt: location) }
    for container in started {
      container.runStartHooks()
      container.endStart()
    }
    return self
  }
}

// MARK: - The start

/// An eager instance that the start could not make at once: its factory has failed, or a task makes it.
struct MissingInstance: Sendable {
  let slot: Slot
  var error: (any Error)?

  /// What waits for the instance that a task makes, and notes the error.
  var task: Task<Void, Never>?
}

extension Container {
  func start() {
    guard beginStart() else { return }
    makeEagerInstances()
    runStartHooks()
    endStart()
  }

  /// Returns whether this call starts the container, or else waits until another thread has started it.
  private func beginStart() -> Bool {
    guard declarations.hasEagerModules, !hasProblems else { return true }
    let own = Awaited(by: ReadingCode.makerOnThread)
    let running = lifecycle.withLock { lifecycle -> Awaited? in
      if case .none = lifecycle.start { lifecycle.start = .running(own) }
      return lifecycle.runningStart
    }
    if running === own { return true }
    running?.waitOnThread()
    return false
  }

  private func endStart() {
    guard declarations.hasEagerModules, !hasProblems else { return }
    let running = lifecycle.withLock { lifecycle in
      defer { lifecycle.start = .ended }
      return lifecycle.runningStart
    }
    running?.end()
  }

  /// Waits for the start, if it has begun, unless it waits for the task.
  private func waitForStart(by code: ReadingCode) async {
    let running = lifecycle.withLock { $0.runningStart }
    _ = await running?.wait(by: code, isOptional: true)
  }

  /// Makes the eager instances; without a location, a container with a parent is created.
  private func makeEagerInstances(builtAt location: SourceLocation? = nil) {
    guard declarations.hasEagerModules, !hasProblems else { return }
    let eager = declarations.modules.indices.filter { declarations[$0].isEager }.map(slot(at:))
    if let slot = eager.first(where: { $0.definition.isolation != .none }),
      !Isolation.isOnMainActor
    {
      let message = Messages.eagerOffMainActor(slot.definition, in: self, builtAt: location)
      stop(message, at: location ?? self.location)
    }
    for slot in eager {
      let callSite = slot.definition.location
      if slot.isAsynchronous {
        construct(slot)
      } else {
        do {
          _ = try slot.box(in: ResolutionContext(self, callSite))
        } catch { note(MissingInstance(slot: slot, error: error)) }
      }
    }
  }

  /// Makes an asynchronous instance, in a construction that is there for others to wait for when this returns.
  private func construct(_ slot: Slot) {
    let location = slot.definition.location
    let canLeave = slot.definition.throwsErrors(of: CancellationError.self)
    let read = ObservedRead.begin(of: slot, location)
    let joined = TaskActivity.withoutCurrent {
      slot.join(nil, location, by: .none, canLeave: canLeave, read)
    }
    guard let (construction, wait) = joined else { return }
    let position = note(MissingInstance(slot: slot))
    let task = Task.detached {
      defer { read?.end() }
      do {
        _ = try await construction.value(for: wait)
      } catch {
        construction.container.lifecycle.withLock { $0.missing[position].error = error }
      }
    }
    lifecycle.withLock { $0.missing[position].task = task }
  }

  @discardableResult
  private func note(_ missing: MissingInstance) -> Int {
    lifecycle.withLock { lifecycle in
      lifecycle.missing.append(missing)
      return lifecycle.missing.count - 1
    }
  }

  /// Cancels the tasks that make eager instances, and waits until nothing makes one.
  func endEagerInstances(for closing: ReadingCode) async {
    await waitForStart(by: closing)
    let missing = lifecycle.withLock { $0.missing }
    for missing in missing { missing.task?.cancel() }
    for missing in missing where missing.task != nil {
      await missing.slot.waitForConstruction(location, by: closing)
      await missing.task?.value
    }
  }

  /// Waits for the eager instances, and returns the first failure of one that is still missing.
  func eagerFailure(_ callSite: SourceLocation) async -> EagerError? {
    await waitForStart(by: .currentOfTask)
    var first: EagerError?
    for (position, missing) in lifecycle.withLock({ $0.missing }).enumerated() {
      await missing.slot.waitForConstruction(callSite, by: .currentOfTask)
      await missing.task?.value
      let error = lifecycle.withLock { $0.missing[position].error }
      guard let error, !missing.slot.hasInstance, first == nil else { continue }
      first = EagerError(of: missing.slot.definition, error)
    }
    return first
  }

  private func runStartHooks() {
    let hooks = lifecycle.withLock { lifecycle in
      defer { lifecycle.startHooks = [] }
      return lifecycle.startHooks
    }
    guard !hooks.isEmpty, !hasProblems else { return }
    TaskActivity.run(with: .made(by: self)) {
      for hook in hooks { hook.run(in: self) }
    }
  }
}
