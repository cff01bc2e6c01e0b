extension Container {
  /// The container that was last built, or `nil` if none is built yet.
  ///
  /// - Complexity: O(1).
  public static var root: Container? { Root.current?.object }

  /// Returns the current container, which ``Inject`` and `currentValue()` read.
  ///
  /// While a container makes a value, it is the current one. Elsewhere, the current container is the one that
  /// ``withContainer(_:operation:)`` sets for this task, or else the root.
  ///
  /// > Important: Stops the program if no container is built yet.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The container.
  /// - Complexity: O(1).
  public static func current(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Container {
    ContainerReference.container(callSite: SourceLocation(fileID, line), for: nil)
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
  /// A later call makes another container the root. Properties that were created before keep their container, and the
  /// new one has none of the old one's modules, so a warning names both lines. In a program that means it, write
  /// `build(replacing: true)`. A container that was the root is never freed: the program retains its modules, which
  /// take about half a kilobyte each, and its shared instances. Building the same container again retains nothing more.
  ///
  /// - Parameters:
  ///   - replacing: Whether the container may replace a root without a warning.
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
    if let replaced = Root.install(self, warns: !replacing && !Word.rootIsOfTests.isSet) {
      warn(Messages.replacedRoot(replaced, by: self), at: location)
    }
    Self.start(ancestry, builtAt: location)
    return self
  }
}

// MARK: - The start

/// An eager instance that a task makes, or whose factory has failed.
struct MissingInstance: Sendable {
  let slot: Slot

  /// Why it wasn't made, until a read makes it.
  var error: (any Error)?

  /// The wait of the start for a task that makes it, and its read, until the task has ended.
  var wait: Wait?
  var read: ObservedRead?
}

extension Lifecycle {
  /// Notes what has come of an eager instance, and returns what is known of it no longer.
  mutating func didMake(_ slot: Slot, _ error: (any Error)?) -> MissingInstance? {
    if case .none = start { return nil }
    return note(MissingInstance(slot: slot, error: error))
  }

  /// Notes what is known of an eager instance, and returns what is known no longer.
  fileprivate mutating func note(_ instance: MissingInstance) -> MissingInstance? {
    guard let position = missing.firstIndex(where: { $0.slot === instance.slot }) else {
      if instance.error != nil || instance.wait != nil { missing.append(instance) }
      return nil
    }
    defer { missing[position] = instance }
    return missing[position]
  }
}

extension Container {
  /// Starts containers, of which parents come first, unless other threads do, for which it waits.
  static func start(_ containers: [Container], builtAt location: SourceLocation? = nil) {
    let isAwaited = containers.contains(where: \.isStartAwaited)
    let maker = isAwaited ? Maker(inside: ReadingCode.makerOnThread) : nil
    let started = containers.filter { $0.beginStart(by: maker) }
    for container in started { container.makeEagerInstances(builtAt: location) }
    for container in started {
      container.runStartHooks(by: maker)
      container.endStart()
    }
    maker?.end()
  }

  /// Returns whether this call starts the container, or else waits until another thread has started it.
  private func beginStart(by maker: Maker?) -> Bool {
    guard let maker, isStartAwaited else { return true }
    let own = Awaited(by: maker)
    let running = lifecycle.withLock { lifecycle -> Awaited? in
      if case .none = lifecycle.start { lifecycle.start = .running(own) }
      return lifecycle.runningStart
    }
    if running === own { return true }
    running?.waitOnThread(by: maker)
    return false
  }

  /// Whether others wait until the container has started, because there is something to start.
  private var isStartAwaited: Bool {
    guard !hasProblems else { return false }
    return declarations.hasEagerModules
      || lifecycle.withLock { !$0.startHooks.isEmpty || $0.runningStart != nil }
  }

  private func endStart() {
    let running = lifecycle.withLock { lifecycle -> Awaited? in
      guard let running = lifecycle.runningStart else { return nil }
      lifecycle.start = .ended
      return running
    }
    running?.end()
  }

  /// Waits for the start, if it has begun.
  @inline(never)
  private func waitForStart(by code: ReadingCode, isOptional: Bool) async {
    let running = lifecycle.withLock { $0.runningStart }
    _ = await running?.wait(by: code, isOptional: isOptional)
  }

  /// Makes the eager instances; without a location, a container with a parent is created.
  @inline(never)
  private func makeEagerInstances(builtAt location: SourceLocation? = nil) {
    guard declarations.hasEagerModules, !hasProblems else { return }
    let eager = declarations.modules.indices.filter { declarations[$0].isEager }.map(slot(at:))
    if let slot = eager.first(where: { $0.definition.isolation != .none }),
      !Isolation.isOnMainActor
    {
      let message = Messages.eagerOffMainActor(slot.definition, in: self, builtAt: location)
      stop(message, at: location ?? self.location)
    }
    let start = lifecycle.withLock { $0.runningStart }
    ThreadActivity.current.run(in: self, start: start) {
      for slot in eager {
        if slot.isAsynchronous {
          construct(slot)
        } else if !ThreadActivity.current.isMaking(slot) {
          // Its own factory may have begun the start.
          // A failure is noted when its construction ends.
          _ = try? slot.box(in: ResolutionContext(self, slot.definition.location))
        }
      }
    }
  }

  /// Makes an asynchronous instance, in a construction that is there for others to wait for when this returns.
  @inline(never)
  private func construct(_ slot: Slot) {
    let location = slot.definition.location
    let canLeave = slot.definition.throwsErrors(of: CancellationError.self)
    let read = ObservedRead.begin(of: slot, location)
    let wait = TaskActivity.withoutCurrent { slot.join(location, canLeave: canLeave, read) }
    let (isMissing, old) = Maker.graph.withLock { _ -> (Bool, MissingInstance?) in
      guard let wait, wait.result == nil else { return (false, nil) }
      let missing = MissingInstance(slot: slot, wait: wait, read: read)
      return (true, lifecycle.withLock { $0.note(missing) })
    }
    withExtendedLifetime(old) {}
    if !isMissing { read?.end() }
  }

  /// Cancels the tasks that make eager instances, and waits until nothing makes one.
  func endEagerInstances(for closing: ReadingCode) async {
    await waitForStart(by: closing, isOptional: false)
    for slot in cancelEagerInstances() { await slot.waitForConstruction(location, by: closing) }
  }

  /// Waits for the eager instances, and returns the first failure of one that is still missing.
  func eagerFailure(_ callSite: SourceLocation) async -> EagerError? {
    await waitForStart(by: .currentOfTask, isOptional: true)
    for slot in missingInstances.map(\.slot) {
      await slot.waitForConstruction(callSite, by: .currentOfTask)
    }
    return failureOfMissing
  }

  // Out of line, as the two below: the compiler copies what an asynchronous function does to each place where that goes
  // on after a wait.
  @inline(never)
  private var missingInstances: [MissingInstance] { lifecycle.withLock { $0.missing } }

  /// Cancels the tasks of the eager instances, and returns their slots.
  @inline(never)
  private func cancelEagerInstances() -> [Slot] {
    missingInstances.compactMap { missing in
      guard let wait = missing.wait else { return nil }
      (wait.awaited as? Construction)?.cancel(wait)
      return missing.slot
    }
  }

  /// The failure of the first module, in the order of the list.
  @inline(never)
  private var failureOfMissing: EagerError? {
    let failed = missingInstances.filter { $0.error != nil }
    guard !failed.isEmpty else { return nil }
    for position in declarations.modules.indices {
      let definition = declarations[position]
      let failed = failed.first { $0.slot.definition === definition }
      if let error = failed?.error { return EagerError(of: definition, error) }
    }
    return nil
  }

  @inline(never)
  private func runStartHooks(by maker: Maker?) {
    let hooks = lifecycle.withLock { lifecycle in
      defer { lifecycle.startHooks = [] }
      return lifecycle.startHooks
    }
    guard !hooks.isEmpty, !hasProblems else { return }
    // A frame around the activity, so that a factory which a hook calls is a part of the start.
    let start = lifecycle.withLock { $0.runningStart }
    ThreadActivity.current.run(in: self, start: start) {
      TaskActivity.run(with: .made(by: self), by: maker) {
        for hook in hooks { hook.run(in: self) }
      }
    }
  }
}
