extension Container {
  /// Closes every shared instance, and refuses to be read from then on.
  ///
  /// Every way of reading stops the program then, whether anything is bound to the key or not, and so does a child
  /// that is made of the closed container. A property keeps a value of its own, which no container shares. What is
  /// bound can still be asked with ``contains(_:)``, and looked at with `verify()` and `graph`.
  ///
  /// First the children are closed, the last one first. Then ``Module/onClose(_:)`` runs for each instance,
  /// in the reverse order of creation; what it reads can still be read, and what that makes is closed, too, and so
  /// is a child that is made meanwhile. A call while it runs waits for the same end. In a
  /// closure of `onClose` of the container or of a child, where that would be a wait for itself, the call
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
  /// > Important: Stops the program if closures of containers that don't descend from each other close those
  ///   in a ring, so that none of them could end.
  ///
  /// - Throws: A ``CloseError`` with everything that the closures have thrown, those of instances that were
  ///   dropped before included.
  /// - Complexity: O(*n*), where *n* is the number of modules, children and instances.
  public func close() async throws {
    let failures: [CloseError.Failure]
    if let context = CloseContext.current, !context.container.lifecycle.isClosed {
      // The end of a container waits for that of its children, and so for their closures.
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

  /// What closes the container.
  private var closing: Task<[CloseError.Failure], Never> {
    lifecycle.closing { Task { await closeEverything() } }
  }

  /// Whether this is a container, or one of those that have it as a parent.
  private func isOrDescends(from ancestor: Container) -> Bool {
    var next: Container? = self
    while let container = next, container !== ancestor { next = container.parent }
    return next != nil
  }

  /// Closes the children and the instances.
  private func closeEverything() async -> [CloseError.Failure] {
    var failures: [CloseError.Failure] = []
    while let step = lifecycle.next() {
      switch step {
      case .end(let child): if let child = child.container { failures += await end(child) }
      case .wait(let task): await task.value
      case .close(let closing): failures += await run(closing)
      }
    }
    for slot in slots { slot.refuse() }
    return failures + lifecycle.takeFailures()
  }

  /// Closes a child.
  private func end(_ child: Container) async -> [CloseError.Failure] {
    await CloseContext.run(self) { context in
      await CloseWaits.shared.wait(for: child, in: context) { await child.closing.value }
    }
  }

  /// Runs what closes an instance, with this container as the current one.
  private func run(_ closing: Closing) async -> [CloseError.Failure] {
    await CloseContext.run(self, closing.definition) { _ in
      await TaskActivity.run(in: self) { await closing() }
    }
  }

  /// Notes an instance that is to be closed, or closes it if everything is closed already.
  func willClose(_ closing: Closing) {
    if !lifecycle.add(closing) { lifecycle.run { await self.run(closing) } }
  }

  /// Closes the instance in a box, which was dropped, if it is one to close.
  func didDrop(_ box: AnyObject) {
    guard let closing = lifecycle.take(box) else { return }
    lifecycle.run { await self.run(closing) }
  }
}
