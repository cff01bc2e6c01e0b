/// An instance that is being made.
///
/// Sendable: what changes is touched under the lock of ``ThreadConstructions`` alone, but for two things. ``result``
/// is read without it when the construction is over, and ``publish`` is called without it by the one thread
/// that has taken the construction out of what is held back.
final class Construction: @unchecked Sendable {
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

  /// What others wait for, if there are any.
  private(set) lazy var signal = Signal()

  /// Whether somebody waits.
  var isAwaited = false

  /// When it has begun.
  let start = ContinuousClock.now

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

  /// Puts the instance into its place, once everything that it knows is finished.
  var publish: (() -> Void)?

  init(_ site: ConstructionSite, by thread: ThreadActivity) {
    self.site = site
    self.thread = thread
    depth = thread.depth
    seenBefore = thread.unfinished.count
  }
}

// Under the lock of `ThreadConstructions`.
extension Construction {
  /// The constructions from this one to the first that a thread makes, if each can't go on without the next.
  func path(to thread: ThreadActivity) -> [Construction]? {
    var visited: Set<ObjectIdentifier> = []
    func path(from construction: Construction) -> [Construction]? {
      guard !construction.isOver, visited.insert(ObjectIdentifier(construction)).inserted else {
        return nil
      }
      if construction.thread === thread { return [construction] }
      for next in construction.next {
        if let rest = path(from: next) { return [construction] + rest }
      }
      return nil
    }
    return path(from: self)
  }

  /// What this one can't go on without.
  private var next: [Construction] {
    isMade ? seen : [thread.awaited].compactMap { $0 }
  }

  /// What this one waits for, if it waits.
  var blocking: Construction? {
    isMade ? group.first { !$0.isMade } : thread.awaited.flatMap { $0.isOver ? nil : $0 }
  }

  /// Whether this one, and everything that it has seen, directly or not, is made.
  var isComplete: Bool { group.allSatisfy(\.isMade) }

  /// This one and everything that it has seen, directly or not, without what is over.
  private var group: [Construction] {
    var group = [self]
    var index = 0
    while index < group.count {
      for next in group[index].seen where !next.isOver && !group.contains(where: { $0 === next }) {
        group.append(next)
      }
      index += 1
    }
    return group
  }
}
