extension Container {
  /// The containers that are being closed around this task, so that none waits for itself.
  private static let closing = TaskLocal<[Container]>(wrappedValue: [])

  /// Closes every shared instance, and refuses to be read from then on.
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
    let task = life.closing { Task { try await closeEverything() } }
    // The end of a container waits for that of its children, and so for their closures.
    if Self.closing.get().contains(where: { $0.isOrDescends(from: self) }) { return }
    try await task.value
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
      for child in life.livingChildren.reversed() {
        await collect { try await child.close() }
      }
      while let step = life.next() {
        switch step {
        case .wait(let task): await collect { try await task.value }
        case .close(let closing): await collect { try await closing.hook(closing.instance) }
        }
      }
    }
    for slot in slots { slot.refuse() }
    if !errors.isEmpty { throw CloseError(errors: errors) }
  }
}
