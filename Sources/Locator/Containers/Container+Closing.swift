extension Container {
  /// The containers that are being closed around this task, so that none waits for itself.
  private static let closing = TaskLocal<[Container]>(wrappedValue: [])

  /// Closes every shared instance, and refuses to be read from then on.
  ///
  /// Every way of reading stops the program then, whether anything is bound to the key or not, and so does a child
  /// that is made of the closed container. A property keeps a value of its own, which no container shares. What is
  /// bound can still be asked with ``contains(_:)``, ``graph`` and `verify`.
  ///
  /// First the children are closed, the last one first. Then ``Module/onClose(_:)`` runs for each instance,
  /// in the reverse order of creation; what it reads can still be read, and what that makes is closed, too.
  /// Whoever calls this method while it runs waits for the same end. In a closure of `onClose`
  /// of the container or of a child, where that would be a wait for itself, the call returns at once.
  ///
  /// ```swift
  /// do {
  ///   try await container.close()
  /// } catch {
  ///   print(error)
  /// }
  /// ```
  ///
  /// - Throws: A ``CloseError`` with everything that the closures have thrown, those of instances that were
  ///   dropped before included.
  /// - Complexity: O(*n*), where *n* is the number of modules, children and instances.
  public func close() async throws {
    // The end of a container waits for that of its children, and so for their closures.
    guard !Self.closing.get().contains(where: { $0.isOrDescends(from: self) }) else {
      // Nobody waits for it here, so that it may wait for those who close around this.
      _ = Self.closing.withValue([]) { life.closing { Task { try await closeEverything() } } }
      return
    }
    try await life.closing { Task { try await closeEverything() } }.value
  }

  /// Whether this is a container, or one of those that have it as a parent.
  private func isOrDescends(from ancestor: Container) -> Bool {
    self === ancestor || parent?.isOrDescends(from: ancestor) == true
  }

  /// Closes the children and the instances.
  private func closeEverything() async throws {
    var errors: [any Error] = []
    func collect(_ step: () async throws -> Void) async {
      do {
        try await step()
      } catch let error as CloseError {
        errors += error.errors
      } catch {
        errors.append(error)
      }
    }
    await Self.closing.withValue(Self.closing.get() + [self]) {
      var closed: Set<ObjectIdentifier> = []
      while let child = life.livingChildren.last(where: { !closed.contains(ObjectIdentifier($0)) })
      {
        await collect { try await child.close() }
        closed.insert(ObjectIdentifier(child))
      }
    }
    while let step = life.next() {
      switch step {
      case .wait(let task): await task.value
      case .close(let closing): await collect { try await run(closing) }
      }
    }
    for slot in slots { slot.refuse() }
    errors += life.takeErrors()
    if !errors.isEmpty { throw CloseError(errors: errors) }
  }

  /// Runs what closes an instance, with this container as the current one.
  private func run(_ closing: ContainerLife.Closing) async throws {
    try await Self.closing.withValue(Self.closing.get() + [self]) {
      try await TaskContext.run(in: self) { try await closing.hook(closing.instance) }
    }
  }

  /// Notes an instance that is to be closed, or closes it if everything is closed already.
  func willClose(_ closing: ContainerLife.Closing) {
    if !life.add(closing) { life.run { try await self.run(closing) } }
  }

  /// Closes the instance in a box, which was dropped, if it is one to close.
  func didDrop(_ box: AnyObject) {
    guard let closing = life.take(box) else { return }
    life.run { try await self.run(closing) }
  }
}
