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
    let started = ancestry.filter { $0.makeEagerInstances(builtAt: location) }
    for container in started { container.runStartHooks() }
    return self
  }
}

// MARK: - The start

extension Container {
  /// An eager instance that didn't exist at the end of the start, and why, once that is known.
  typealias MissingInstance = (slot: Slot, failure: @Sendable () async -> (any Error)?)

  func start() { if makeEagerInstances() { runStartHooks() } }

  /// Makes the eager instances once, and lets other threads wait for the one that makes them.
  ///
  /// Returns whether no other call makes or has made them. Without a location, a container with a parent is created.
  private func makeEagerInstances(builtAt location: SourceLocation? = nil) -> Bool {
    guard declarations.hasEagerModules, !hasProblems else { return true }
    let thread = ThreadActivity.current.number
    let isFirst = lifecycle.wait { lifecycle -> Bool? in
      guard let starter = lifecycle.starter else {
        lifecycle.starter = thread
        return true
      }
      return starter == thread || lifecycle.missing != nil ? false : nil
    }
    guard isFirst else { return false }
    let missing = makeMissing(builtAt: location)
    lifecycle.withLock { $0.missing = missing }
    lifecycle.wakeAll()
    return true
  }

  private func makeMissing(builtAt location: SourceLocation?) -> [MissingInstance] {
    let eager = declarations.modules.indices.filter { declarations[$0].isEager }.map(slot(at:))
    if let slot = eager.first(where: { $0.definition.isolation != .none }),
      !Isolation.isOnMainActor
    {
      let message = Messages.eagerOffMainActor(slot.definition, in: self, builtAt: location)
      stop(message, at: location ?? self.location)
    }
    var missing: [MissingInstance] = []
    for slot in eager {
      let context = ResolutionContext(self, slot.definition.location)
      if slot.isAsynchronous {
        let transfer = UncheckedTransfer(context)
        let task = TaskActivity.withoutCurrent {
          Task { () -> (any Error)? in
            do { _ = try await slot.asyncBox(in: transfer.value) } catch { return error }
            return nil
          }
        }
        missing.append((slot, { await task.value }))
      } else {
        do { _ = try slot.box(in: context) } catch { missing.append((slot, { error })) }
      }
    }
    return missing
  }

  private func runStartHooks() {
    let hooks = lifecycle.withLock { lifecycle in
      defer { lifecycle.startHooks = [] }
      return lifecycle.startHooks
    }
    guard !hooks.isEmpty, !hasProblems, !isClosed else { return }
    TaskActivity.run(with: .made(by: self)) {
      for hook in hooks { hook.run(in: self) }
    }
  }
}
