/// The making of one shared instance, by a thread or by a task.
///
/// It retains its container, because a task still uses it when no reader waits any more.
final class Construction: Sendable {
  let slot: Slot
  let container: Container

  /// The line of the read that began it.
  let callSite: SourceLocation

  /// The construction that the read is a part of, which waits for this one.
  let outer: Construction?

  /// Whether the outer construction can't end before this one, as it can if an unstructured task has begun this one.
  let isHard: Bool

  /// The thread that makes the instance, and the number of frames around the factory, or `nil` for a task.
  let thread: ThreadActivity?
  let depth: Int

  /// The factories between the outer construction and this one, unless one thread makes both.
  let prefix: [Messages.Step]

  /// What changes, under the lock of ``Constructions``.
  fileprivate nonisolated(unsafe) var progress = Progress()

  struct Progress {
    /// How it has ended.
    var outcome: Outcome?
    /// The last search that has found it.
    var search = 0
    /// Those who wait.
    var waits: [ObjectIdentifier: ConstructionWait] = [:]
    /// How many of them aren't cancelled.
    var wanted = 0
    /// Whether the instance is stored: not after a reset, and not if every reader has left.
    var isStored = true
    /// The task that makes the instance.
    var task: Task<Void, Never>?
    /// Where threads wait.
    var condition: Condition?
    /// When the first one began to wait.
    var awaitedSince: ContinuousClock.Instant?
    /// Whether a warning has said that it takes long, or a task looks whether it does.
    var isWatched = false
  }

  typealias Outcome = Result<AnyBox, any Error>

  init(
    _ slot: Slot,
    _ reader: Reader,
    by thread: ThreadActivity?
  ) {
    self.slot = slot
    container = slot.container
    callSite = reader.callSite
    outer = reader.construction
    isHard = reader.isHard
    self.thread = thread
    depth = thread?.depth ?? 0
    prefix = reader.construction == nil || reader.isOnThreadOfConstruction ? [] : reader.steps
  }

  /// The instance in messages.
  var step: Messages.Step { Messages.Step(slot.definition) }

  /// What makes it, in messages.
  var maker: String { thread.map { "thread 0x\(String($0.id, radix: 16))" } ?? "a task" }
}

/// The wait of a reader for a construction.
final class ConstructionWait: Sendable {
  let reader: Reader

  /// Whether the reader can be told that it was cancelled.
  let canLeave: Bool

  /// The factories between the reader's construction and the read.
  let steps: [Messages.Step]

  /// What changes, under the lock of ``Constructions``.
  fileprivate nonisolated(unsafe) var progress = Progress()

  struct Progress {
    var continuation: CheckedContinuation<Void, Never>?
    var isCancelled = false
  }

  init(_ reader: Reader, canLeave: Bool) {
    self.reader = reader
    self.canLeave = canLeave
    steps = reader.steps
  }
}

/// What is known of the code that reads a shared instance.
struct Reader: Sendable {
  let callSite: SourceLocation

  /// The innermost construction that the read is a part of.
  let construction: Construction?

  /// Whether that construction can't end before the read.
  let isHard: Bool

  /// Whether the thread of the read makes that construction.
  let isOnThreadOfConstruction: Bool

  /// The reader on a thread.
  static func onThread(_ thread: ThreadActivity, _ callSite: SourceLocation) -> Self {
    if let construction = thread.last?.construction {
      return Self(
        callSite: callSite,
        construction: construction,
        isHard: true,
        isOnThreadOfConstruction: construction.thread === thread
      )
    }
    return inTask(callSite)
  }

  /// The reader in a task.
  static func inTask(_ callSite: SourceLocation) -> Self {
    let activity = TaskActivity.current
    return Self(
      callSite: callSite,
      construction: activity?.construction,
      isHard: activity?.isOwnTask == true,
      isOnThreadOfConstruction: false
    )
  }

  /// The factories between the construction and the read.
  var steps: [Messages.Step] {
    guard let construction else { return [] }
    let thread = ThreadActivity.current
    if isOnThreadOfConstruction { return thread.steps(from: construction.depth + 1) }
    let tasks = TaskActivity.current?.steps(inside: construction).dropFirst() ?? []
    return Array(tasks) + thread.steps()
  }
}

// MARK: - The graph

/// The constructions of the process, and which of them wait for which.
///
/// The lock guards what changes of each construction, and which construction a slot has. No code of a user runs under
/// it.
struct ConstructionGraph: ~Copyable, Sendable {
  /// The number of searches for a path.
  private var searches = 0

  subscript(construction: Construction) -> Construction.Progress {
    _read { yield unsafe construction.progress }
    _modify { yield unsafe &construction.progress }
  }

  subscript(wait: ConstructionWait) -> ConstructionWait.Progress {
    _read { yield unsafe wait.progress }
    _modify { yield unsafe &wait.progress }
  }

  subscript(slot: Slot) -> Construction? {
    get { unsafe slot.construction }
    set { unsafe slot.construction = newValue }
  }

  /// One step of a path: a construction, and why the one before it waits for it.
  typealias Link = (construction: Construction, wait: ConstructionWait?)

  /// Returns the message about a cycle that a wait closes, if it does.
  ///
  /// Asked when the wait is noted, so that of several readers that close a cycle the last one finds it.
  mutating func cycle(closedBy wait: ConstructionWait, for construction: Construction) -> String? {
    let reader = wait.reader
    guard reader.isHard, let own = reader.construction,
      let path = path(from: construction, to: own, withSoftWaits: false)
    else { return nil }
    return Messages.cycle(steps(of: path, closedBy: reader, wait.steps))
  }

  /// Returns the constructions along which one waits for another one, if it does.
  ///
  /// The search goes against the waits, from the other one to those that wait for it.
  mutating func path(
    from start: Construction,
    to end: Construction,
    withSoftWaits allowsSoft: Bool
  ) -> [Link]? {
    searches += 1
    // The constructions that wait for the end, each with the position of the one that it waits for.
    var found: [(link: Link, next: Int)] = [((end, nil), -1)]
    self[end].search = searches
    var position = 0
    while position < found.count {
      let one = found[position].link.construction
      if one === start { return links(from: position, in: found) }
      visit(one.outer, one.isHard || allowsSoft, nil, position, &found)
      for wait in self[one].waits.values {
        visit(wait.reader.construction, wait.reader.isHard || allowsSoft, wait, position, &found)
      }
      position += 1
    }
    return nil
  }

  /// Notes a construction that waits for the one at a position, unless the search has found it.
  private mutating func visit(
    _ user: Construction?,
    _ isAllowed: Bool,
    _ wait: ConstructionWait?,
    _ position: Int,
    _ found: inout [(link: Link, next: Int)]
  ) {
    guard let user, isAllowed, self[user].search != searches else { return }
    self[user].search = searches
    found.append(((user, wait), position))
  }

  private func links(from start: Int, in found: [(link: Link, next: Int)]) -> [Link] {
    var links: [Link] = [(found[start].link.construction, nil)]
    var position = start
    while found[position].next >= 0 {
      let next = found[position].next
      links.append((found[next].link.construction, found[position].link.wait))
      position = next
    }
    return links
  }

  /// Returns the factories along a path that a read closes, whose first one stands at its end again.
  func steps(of path: [Link], closedBy reader: Reader, _ readerSteps: [Messages.Step]) -> [Messages
    .Step]
  {
    var steps: [Messages.Step] = []
    for (index, link) in path.enumerated() {
      if index > 0 {
        if let wait = link.wait {
          steps += wait.steps
        } else if link.construction.thread != nil, link.construction.prefix.isEmpty {
          steps += stepsOnThread(
            of: path[index - 1].construction,
            to: link.construction.depth
          )
        } else {
          steps += link.construction.prefix
        }
      }
      var step = link.construction.step
      if index > 0 { step.read = link.wait?.reader.callSite ?? link.construction.callSite }
      steps.append(step)
    }
    var last = path[0].construction.step
    last.read = reader.callSite
    return Messages.Step.withoutRepetition(steps + readerSteps + [last])
  }

  /// The factories that a thread runs inside a construction of its own.
  private func stepsOnThread(of construction: Construction, to end: Int?) -> [Messages.Step] {
    construction.thread?.steps(from: construction.depth + 1, to: end) ?? []
  }
}
