/// An instance that is being made.
///
/// What never changes is here, for all to read. The rest is reached through a ``ConstructionGraph`` alone.
final class Construction: Sendable {
  /// What is made.
  let site: ConstructionSite

  /// The thread that makes it.
  let thread: ThreadActivity

  /// How many frames the thread had when it started.
  let depth: Int

  /// How many unfinished instances the thread had seen when it started.
  let seenBefore: Int

  /// The asynchronous instance whose factory asks for this one, if one does.
  let user = TaskActivity.current?.construction

  /// When it has begun.
  let start = ContinuousClock.now

  /// How far it is.
  ///
  /// Safe: only the subscript below reaches it, for who has the graph that has made this. The program has one graph, in
  /// the lock of ``ThreadConstructions``, that can't be copied. The instance in it is one that is shared, as that of a
  /// ``SharedInstance`` is, and ``Progress/publish`` is called by the one thread that has taken it out.
  fileprivate nonisolated(unsafe) var progress = Progress()

  /// How far a construction is.
  struct Progress: ~Copyable {
    /// What others wait for, once there are any.
    fileprivate(set) var condition: Condition?

    /// Whether somebody waits.
    var isAwaited = false

    /// Whether it was said that it takes long.
    var isLate = false

    /// Whether the instance is made and finished, though it may know others that aren't.
    var isMade = false

    /// Whether everybody may have the instance, or it has failed.
    var isOver = false

    /// The instance, boxed, if it is made, though it may not be finished.
    var result: AnyObject?

    /// What was seen before it was finished while this was made, so that both are for everybody at the same time.
    var seen: [Construction] = []

    /// Puts the instance into its place, while it is held back until everything that it knows is finished.
    var publish: (() -> Void)?
  }

  init(_ site: ConstructionSite, by thread: ThreadActivity) {
    self.site = site
    self.thread = thread
    depth = thread.depth
    seenBefore = thread.unfinished.count
  }
}

extension ConstructionGraph {
  /// How far a construction is that this graph has made.
  subscript(construction: Construction) -> Construction.Progress {
    _read { yield unsafe construction.progress }
    _modify { yield unsafe &construction.progress }
  }

  /// What others wait for who wait for a construction.
  mutating func condition(of construction: Construction) -> Condition {
    if let condition = self[construction].condition { return condition }
    let condition = Condition()
    self[construction].condition = condition
    return condition
  }

  /// The constructions from one to the first that a thread makes, if each can't go on without the next.
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

  /// What a construction can't go on without.
  private func requirements(of construction: Construction) -> [Construction] {
    self[construction].isMade
      ? self[construction].seen : [construction.thread.awaited].compactMap { $0 }
  }

  /// What a construction waits for, if it waits.
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

  /// A construction and everything that it has seen, directly or not, without what is over.
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
