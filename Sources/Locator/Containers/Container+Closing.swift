import Synchronization

extension Container {
  /// Closes every shared instance, after which what the container binds can't be read.
  ///
  /// Every read of what a closed container binds stops the program, but for an optional read, which returns `nil`, and
  /// a list, which has the parents' part. A child that is created with it as the parent is closed, too. Other keys are
  /// read in the first parent that is open; if none is, their reads stop the program, too. A property still returns a
  /// value that it resolved before, or an instance that exists. ``contains(_:)``, `verify()` and `graph` still work.
  ///
  /// First this method closes the children, the last one first. Then the hooks of ``Module/onClose(_:)`` run for each
  /// instance, in the reverse order of creation. They can still read the container. Instances that such a read makes
  /// are closed, too, and so are children that are created meanwhile. A call while the container is being closed waits
  /// until it is closed. In an `onClose` hook of the container or of a child, such a call would wait for itself, so it
  /// returns at once.
  ///
  /// ```swift
  /// do {
  ///   try await container.close()
  /// } catch {
  ///   print(error)
  /// }
  /// ```
  ///
  /// A warning names a close that takes five seconds. Two containers whose hooks close each other never end.
  ///
  /// - Throws: A ``CloseError`` with all errors of the hooks, including those of instances that were dropped before.
  /// - Complexity: O(*n*), where *n* is the number of modules, children and instances.
  public func close() async throws {
    let task = lifecycle.withLock { lifecycle in
      let task = lifecycle.closing ?? Task { await closeEverything() }
      lifecycle.closing = task
      return task
    }
    // A hook of the container or of a child would wait for itself.
    if let closing = TaskActivity.current?.closing, closing.isOrDescends(from: self) { return }
    let failures = await task.value
    if !failures.isEmpty { throw CloseError(failures: failures) }
  }

  private func isOrDescends(from ancestor: Container) -> Bool {
    self === ancestor || parent?.isOrDescends(from: ancestor) == true
  }

  /// Closes the children and the instances, and refuses reads when nothing is left.
  private func closeEverything() async -> [CloseError.Failure] {
    let watch = TaskActivity.withoutCurrent {
      Task { [location] in
        guard (try? await Task.sleep(for: .seconds(Messages.patience))) != nil else { return }
        warn(Messages.longClose(location), at: location)
      }
    }
    defer { watch.cancel() }
    var failures: [CloseError.Failure] = []
    var failuresOfDropped: [CloseError.Failure] = []
    while let step = nextStep() {
      switch step {
      case .child(let child):
        guard let child = child.container else { continue }
        do {
          try await child.close()
        } catch {
          failures += (error as? CloseError)?.failures ?? []
        }
      case .dropped(let task): failuresOfDropped += await task.value
      case .instance(let instance): failures += await close(instance)
      }
    }
    return failures + failuresOfDropped
  }

  private enum ClosingStep {
    case child(WeakContainer)
    case dropped(Task<[CloseError.Failure], Never>)
    case instance(ClosingInstance)
  }

  /// Takes what is closed next, or notes that the container is closed.
  private func nextStep() -> ClosingStep? {
    lifecycle.withLock { lifecycle in
      if let child = lifecycle.children.popLast() { return .child(child) }
      if let dropped = lifecycle.dropped.popLast() { return .dropped(dropped) }
      if let instance = lifecycle.instances.popLast() { return .instance(instance) }
      state.close()
      return nil
    }
  }

  /// Runs the hooks of an instance.
  private func close(_ instance: ClosingInstance) async -> [CloseError.Failure] {
    await TaskActivity.run(with: .made(by: self), closing: self) {
      var failures: [CloseError.Failure] = []
      for hook in instance.definition.extras.closeHooks {
        do {
          try await hook(instance.box)
        } catch {
          let known = (error as? CloseError)?.failures
          failures += known ?? [CloseError.Failure(of: instance.definition, error)]
        }
      }
      return failures
    }
  }
}

// MARK: - Instances

extension Container {
  /// Notes an instance that was made, to close it later, or closes it now if it isn't stored.
  func didMake(_ box: AnyBox, of slot: Slot, isStored: Bool) {
    guard slot.lifetime.isKeptByContainer, !slot.definition.extras.closeHooks.isEmpty
    else { return }
    let instance = ClosingInstance(definition: slot.definition, box: box)
    let isNoted = lifecycle.withLock { lifecycle in
      guard isStored, !isClosed else { return false }
      lifecycle.instances.append(instance)
      return true
    }
    if !isNoted { closeDropped(instance) }
  }

  /// Closes an instance that was dropped.
  func didDrop(_ box: AnyBox, of slot: Slot) {
    guard !slot.definition.extras.closeHooks.isEmpty else { return }
    let instance = lifecycle.withLock { lifecycle -> ClosingInstance? in
      guard let index = lifecycle.instances.lastIndex(where: { $0.box.object === box.object })
      else { return nil }
      return lifecycle.instances.remove(at: index)
    }
    if let instance { closeDropped(instance) }
  }

  private func closeDropped(_ instance: ClosingInstance) {
    let task = TaskActivity.withoutCurrent { Task { await close(instance) } }
    lifecycle.withLock { $0.dropped.append(task) }
  }

  /// Notes a child, to close it with this container.
  ///
  /// - Returns: Whether this container is still open.
  func adopt(_ child: Container) -> Bool {
    let reference = child.reference
    return lifecycle.withLock { lifecycle in
      guard !isClosed else { return false }
      // Without a load of the references, because the last one to a container runs the `deinit` of its objects.
      if lifecycle.children.count >= lifecycle.crowd {
        lifecycle.children.removeAll { $0.isGone.load(ordering: .acquiring) }
        lifecycle.crowd = max(16, lifecycle.children.count * 2)
      }
      lifecycle.children.append(reference)
      return true
    }
  }
}

/// What a container closes, and how far it has started.
struct Lifecycle: Sendable {
  /// The children, in the order of their creation.
  var children: [WeakContainer] = []

  /// The number of children at which those that are gone are removed.
  var crowd = 16

  /// The instances with hooks, in the order of their creation.
  var instances: [ClosingInstance] = []

  /// The tasks that close what was dropped.
  var dropped: [Task<[CloseError.Failure], Never>] = []

  /// The task that closes the container.
  var closing: Task<[CloseError.Failure], Never>?

  /// The blueprints whose containers are children of this one.
  var blueprints: [WeakBlueprint] = []

  /// The slots of test values.
  var testSlots: [Slot] = []

  /// The assemblies to notify, which the container retains until then.
  var assemblies: [IncludedAssembly] = []

  /// The number of the thread that starts the container, and whether it has made the eager instances.
  var start: (thread: Int, isOver: Bool)?

  /// The eager instances that didn't exist at the end of the start.
  var missing: [Container.MissingInstance] = []
}

/// An instance whose module has hooks for its end.
struct ClosingInstance: Sendable {
  let definition: Definition
  let box: AnyBox
}

/// The errors of the `onClose` hooks of a container that was closed.
public struct CloseError: Error, Sendable {
  /// The failures, in the order in which the hooks ran.
  let failures: [Failure]

  /// The errors that the hooks threw, in the order in which they ran.
  public var errors: [any Error] { failures.map(\.error) }

  /// A failure of an `onClose` hook.
  struct Failure: Sendable {
    /// The key of the instance that the hook failed to close, and the line of its module.
    let step: Messages.Step

    /// The error.
    let error: any Error

    init(of definition: Definition, _ error: any Error) {
      step = Messages.Step(definition)
      self.error = error
    }
  }
}

extension CloseError: CustomStringConvertible {
  /// The errors, one per line, each with the key and the line of the module whose hook threw it.
  public var description: String {
    let count =
      failures.count == 1
      ? "A closure of '.onClose' has" : "\(failures.count) closures of '.onClose' have"
    return (["\(count) failed:"] + failures.map { "- \($0.step): \($0.error)" })
      .joined(separator: "\n")
  }
}
