extension Container {
  /// Closes every shared instance, after which the container can't be read.
  ///
  /// Every read of a closed container, or of a child that is created with it as the parent, stops the program, whether
  /// the key is bound or not. A property still returns a value that it resolved before, if the value isn't shared.
  /// ``contains(_:)``, `verify()` and `graph` still work.
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
  /// > Important: Stops the program if hooks of containers that don't descend from each other close these in a cycle,
  /// > so that none of them could finish.
  ///
  /// - Throws: A ``CloseError`` with all errors of the hooks, including those of instances that were dropped before.
  /// - Complexity: O(*n*), where *n* is the number of modules, children and instances.
  public func close() async throws {
    let failures: [CloseError.Failure]
    if let context = CloseContext.current, !context.container.isClosed {
      // Closing a container waits for its children, and so for their hooks.
      guard !context.container.isOrDescends(from: self) else {
        _ = closing
        return
      }
      failures = await CloseWaits.shared.wait(for: self, in: context) { await closing.value }
    } else {
      failures = await closing.value
    }
    if !failures.isEmpty { throw CloseError(failures: failures) }
  }

  /// The task that closes the container.
  private var closing: Task<[CloseError.Failure], Never> {
    lifecycle.closing { Task { await closeEverything() } }
  }

  /// Returns whether this is a container or descends from it.
  private func isOrDescends(from ancestor: Container) -> Bool {
    var next: Container? = self
    while let container = next, container !== ancestor { next = container.parent }
    return next != nil
  }

  /// Closes the children and the instances, and returns the failures.
  private func closeEverything() async -> [CloseError.Failure] {
    var failures: [CloseError.Failure] = []
    while true {
      failures += await endContainersOfBlueprints()
      guard let step = lifecycle.next(of: self) else { break }
      switch step {
      case .end(let child): if let child = child.container { failures += await end(child) }
      case .wait(let task): await task.value
      case .close(let closing): failures += await run(closing)
      }
    }
    refuseReads()
    lifecycle.refuseTestValues()
    for containers in lifecycle.blueprints { containers.close() }
    // Those that were added meanwhile.
    failures += await endContainersOfBlueprints()
    return failures + lifecycle.takeFailures()
  }

  /// Closes the containers of blueprints that have anything to close.
  private func endContainersOfBlueprints() async -> [CloseError.Failure] {
    var failures: [CloseError.Failure] = []
    for containers in lifecycle.blueprints {
      while let child = containers.popLast() {
        if let child = child.container { failures += await end(child) }
      }
    }
    return failures
  }

  /// Closes a child.
  @inline(never)
  private func end(_ child: Container) async -> [CloseError.Failure] {
    await CloseContext.run(self) { context in
      await CloseWaits.shared.wait(for: child, in: context) { await child.closing.value }
    }
  }

  /// Closes an instance, with this container as the current one.
  @inline(never)
  private func run(_ closing: Closing) async -> [CloseError.Failure] {
    await CloseContext.run(self, closing.definition) { _ in
      await TaskActivity.run(in: self) { await closing() }
    }
  }

  /// Adds an instance to those to close, or closes it at once if the container is closed already.
  func willClose(_ closing: Closing) {
    if !lifecycle.add(closing, to: self) { lifecycle.run { await self.run(closing) } }
  }

  /// Closes an instance that was dropped, if it has to be closed.
  func didDrop(_ box: AnyObject) {
    guard let closing = existingLifecycle?.take(box) else { return }
    lifecycle.run { await self.run(closing) }
  }
}
