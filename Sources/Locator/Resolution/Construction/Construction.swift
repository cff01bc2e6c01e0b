/// An instance that a thread constructs.
///
/// Its constants are readable from any thread. All mutable state is reached through a ``ConstructionGraph``.
final class Construction: Sendable {
  /// The site of the instance.
  let site: ConstructionSite

  /// The thread that constructs the instance.
  let thread: ThreadActivity

  /// The number of the construction, which is larger than those of all that began before.
  let number: Int

  /// The number of frames of the thread when the construction began.
  let depth: Int

  /// The number of unfinished instances that the thread had seen when the construction began.
  let seenBefore: Int

  /// The asynchronous construction whose factory reads this instance, if any.
  let user = TaskActivity.current?.construction

  /// The number of layers that the thread had noted when the construction began.
  let layerCount: Int

  /// The mutable state, without an exclusivity check: the lock excludes other threads, and no access calls code that
  /// reaches the same state.
  ///
  /// Safe: only the subscript below reaches it, and it needs the graph that made this construction. The program has one
  /// graph, which can't be copied, under the lock of ``ThreadConstructions``. The instance in it is shared, as in a
  /// ``SharedInstance``, and only the thread that has taken ``Progress/publish`` out calls it.
  @exclusivity(unchecked)
  fileprivate nonisolated(unsafe) var progress = Progress()

  /// The mutable state of a construction.
  struct Progress: ~Copyable {
    /// The condition of the waiting threads, once there are any.
    fileprivate(set) var condition: Condition?

    /// The time since which threads wait for the construction, if any do.
    var awaitedSince: ContinuousClock.Instant?

    /// Whether threads wait for the construction.
    var isAwaited: Bool { awaitedSince != nil }

    /// Notes that a thread waits for the construction.
    mutating func noteWait() {
      if awaitedSince == nil { awaitedSince = .now }
    }

    /// Whether a warning was printed because the construction takes long.
    var isLate = false

    /// Whether the instance is made and finished, although it may reference instances that aren't.
    var isMade = false

    /// Whether any thread may have the instance, or the construction has failed.
    var isOver = false

    /// The boxed instance, once it is made, although it may not be finished.
    var result: AnyObject?

    /// The unfinished instances that the thread saw during this construction, which are released together with it.
    var seen: [Construction] = []

    /// Publishes the instance, which is held back until everything that it references is finished.
    var publish: (() -> Void)?
  }

  init(_ site: ConstructionSite, by thread: ThreadActivity, number: Int) {
    self.site = site
    self.number = number
    self.thread = thread
    depth = thread.depth
    seenBefore = thread.unfinished.count
    layerCount = thread.layers.count
  }

  /// Whether the thread has seen unfinished instances since the construction began.
  ///
  /// - Precondition: The caller runs on the thread.
  var hasSeenUnfinished: Bool { thread.unfinished.count > seenBefore }
}

extension ConstructionGraph {
  /// The mutable state of a construction of this graph.
  subscript(construction: Construction) -> Construction.Progress {
    _read { yield unsafe construction.progress }
    _modify { yield unsafe &construction.progress }
  }

  /// Returns the condition that threads wait for until a construction makes progress.
  mutating func condition(of construction: Construction) -> Condition {
    if let condition = self[construction].condition { return condition }
    let condition = Condition()
    self[construction].condition = condition
    return condition
  }

  /// Returns the chain of blocked constructions from one to the first owned by a thread, or `nil` if there is none.
  func path(from construction: Construction, to thread: ThreadActivity) -> [Construction]? {
    var visited: Set<ObjectIdentifier> = []
    return path(from: construction, to: thread, &visited)
  }

  private func path(
    from construction: Construction,
    to thread: ThreadActivity,
    _ visited: inout Set<ObjectIdentifier>
  ) -> [Construction]? {
    guard !self[construction].isOver, visited.insert(ObjectIdentifier(construction)).inserted else {
      return nil
    }
    if construction.thread === thread { return [construction] }
    for next in requirements(of: construction) {
      if let rest = path(from: next, to: thread, &visited) { return [construction] + rest }
    }
    return nil
  }

  /// Returns the constructions that block another one.
  private func requirements(of construction: Construction) -> [Construction] {
    self[construction].isMade
      ? self[construction].seen : [construction.thread.awaited].compactMap { $0 }
  }

  /// Returns the construction that another one currently waits for, if any.
  func blocking(_ construction: Construction) -> Construction? {
    if self[construction].isMade {
      for other in group(of: construction) where !self[other].isMade { return other }
      return nil
    }
    guard let other = construction.thread.awaited, !self[other].isOver else { return nil }
    return other
  }

  /// Whether a construction, and everything that it has seen, directly or not, is made.
  func isComplete(_ construction: Construction) -> Bool {
    for other in group(of: construction) where !self[other].isMade { return false }
    return true
  }

  /// Returns a construction and everything unreleased that it has seen, directly or not.
  @inline(never)
  private func group(of construction: Construction) -> [Construction] {
    var group = [construction]
    var index = 0
    while index < group.count {
      for next in self[group[index]].seen
      where !self[next].isOver && !group.contains(where: { $0 === next }) {
        group.append(next)
      }
      index += 1
    }
    return group
  }
}
