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
  /// until it is closed, but in an `onClose` hook of the container or of a child it returns at once.
  ///
  /// A warning names a module whose hooks take five seconds. Two containers whose hooks close each other never end.
  ///
  /// - Throws: A ``CloseError`` with all errors of the hooks, including those of instances that were dropped before.
  /// - Complexity: O(*n*), where *n* is the number of modules, children and instances.
  public func close() async throws {
    let failures = await closingFailures()
    if !failures.isEmpty { throw CloseError(failures: failures) }
  }

  private func closingFailures() async -> [CloseError.Failure] {
    let task = lifecycle.withLock { lifecycle in
      let task = lifecycle.closing ?? Task { await closeEverything() }
      lifecycle.closing = task
      return task
    }
    // A hook of the container or of a child would wait for itself.
    if TaskActivity.current?.closing?.ancestry.contains(where: { $0 === self }) == true {
      return []
    }
    return await task.value
  }

  private func closeEverything() async -> [CloseError.Failure] {
    var failures: [CloseError.Failure] = []
    while let close = nextToClose() { failures += await close() }
    return failures
  }

  /// Refuses reads when nothing is left to close.
  private func nextToClose() -> (@Sendable () async -> [CloseError.Failure])? {
    lifecycle.withLock { lifecycle in
      if let child = lifecycle.children.popLast() {
        return { await child.container?.closingFailures() ?? [] }
      }
      if let dropped = lifecycle.dropped.popLast() { return { await dropped.value } }
      if let instance = lifecycle.instances.popLast() { return { await self.close(instance) } }
      refuseReads()
      return nil
    }
  }
}
