// The child tasks of a list of asynchronous values. Nothing here depends on their type, so the code is compiled once.

extension TaskConstructions {
  /// Makes a value for each slot, side by side.
  ///
  /// - Parameters:
  ///   - slots: The slots.
  ///   - make: Makes the boxed value of a slot.
  /// - Returns: The boxes, in the order of the slots.
  /// - Throws: The first error. The other tasks are cancelled then.
  @inline(never)
  func inChildTasks(
    _ slots: [Slot],
    _ make: @escaping @Sendable (Slot) async throws -> any AnyObject & Sendable
  ) async throws -> [any AnyObject & Sendable] {
    let construction = constructionOfCurrentTask
    return try await withThrowingTaskGroup { group in
      for (index, slot) in slots.enumerated() {
        group.addTask {
          self.addMaker(to: construction)
          defer { self.removeMaker(from: construction) }
          return (index, try await make(slot))
        }
      }
      var boxes: [(any AnyObject & Sendable)?] = slots.map { _ in nil }
      while let (index, box) = try await group.next() { boxes[index] = box }
      return boxes.compactMap { $0 }
    }
  }

  /// The construction that the current task makes, as opposed to a task that its factory has started.
  private var constructionOfCurrentTask: AsyncConstruction? {
    guard let construction = TaskActivity.current?.construction, let task = AsyncWait.currentTask
    else { return nil }
    return graph.withLock { $0[construction].makers.contains(task) } ? construction : nil
  }

  /// Notes that the current task makes a part of a construction, which waits for it.
  private func addMaker(to construction: AsyncConstruction?) {
    guard let construction, let task = AsyncWait.currentTask else { return }
    graph.withLock { $0[construction].makers.append(task) }
  }

  /// Notes that the current task has made its part of a construction.
  private func removeMaker(from construction: AsyncConstruction?) {
    guard let construction, let task = AsyncWait.currentTask else { return }
    graph.withLock { $0[construction].makers.removeAll { $0 == task } }
  }
}
