// The wait-for graph: which threads and tasks wait for what. A path that leads back is a deadlock.

/// What is known of all waits.
struct WaitGraph: Sendable {
  /// The number of searches.
  var searches = 0

  /// The waits of makers that end if they would never end.
  var optionalWaits: [Wait] = []
}

/// A thread or a task that makes shared instances, or starts or closes a container.
///
/// Sendable: its variables are accessed under the lock of the graph.
final class Maker: @unchecked Sendable {
  /// The lock of the graph.
  static let graph = Locked(WaitGraph())

  /// The maker that can't go on before this one has ended, such as a factory that reads a list, for its elements.
  private let parent: Maker?

  /// What it waits for now.
  private var waits: [Wait] = []

  /// Those that it can't go on without, and its position among those of its parent.
  private var children: [Maker] = []
  private var position = 0

  /// The last search that has found it.
  private var search = 0

  init(inside parent: Maker? = nil) {
    self.parent = parent
    guard let parent else { return }
    Self.graph.withLock { _ in
      position = parent.children.count
      parent.children.append(self)
    }
  }

  /// Ends a maker that another one waits for.
  func end() {
    guard let parent else { return }
    Self.graph.withLock { _ in
      let last = parent.children.removeLast()
      if last !== self { parent.children[position] = last }
      last.position = position
    }
  }

  /// This maker, and those that can't go on before it has ended.
  private var blocked: [Maker] {
    var (blocked, next) = ([self], parent)
    while let maker = next {
      blocked.append(maker)
      next = maker.parent
    }
    return blocked
  }
}

// All of this runs under the lock.
extension Maker {
  func note(_ wait: Wait) {
    wait.positionOfMaker = waits.count
    waits.append(wait)
  }

  func forget(_ wait: Wait) {
    guard let position = wait.positionOfMaker else { return }
    // The reader that waits retains the wait, so that nothing is released here.
    let last = waits.removeLast()
    if last !== wait { waits[position] = last }
    last.positionOfMaker = position
    wait.positionOfMaker = nil
  }

  /// What it waits for, itself or in one of its children.
  var awaited: [Awaited] { waits.map(\.awaited) + children.flatMap(\.awaited) }

  /// Returns the waits along which another maker waits for this one, if it does.
  ///
  /// The search follows what waits now. It begins at the other maker, which waits for nothing if it has just begun, so
  /// that its time doesn't grow with the number of constructions around the reader. Soft waits are those that a maker
  /// may go on without, as that of a task which its factory has started.
  @inline(never)
  func path(
    from first: Maker, withSoftWaits allowsSoft: Bool = false, _ graph: inout WaitGraph
  ) -> [Wait]? {
    graph.searches += 1
    let ends = blocked
    // The makers that were found, each with the wait that led to it and the position of the maker that waits.
    var found: [(maker: Maker, wait: Wait?, user: Int)] = [(first, nil, -1)]
    first.search = graph.searches
    var position = 0
    while position < found.count {
      let maker = found[position].maker
      if ends.contains(where: { $0 === maker }) {
        var path: [Wait] = []
        while position >= 0 {
          if let wait = found[position].wait { path.insert(wait, at: 0) }
          position = found[position].user
        }
        return path
      }
      for wait in maker.waits where wait.isHard || allowsSoft {
        let next = wait.awaited.maker
        guard next.search != graph.searches else { continue }
        next.search = graph.searches
        found.append((next, wait, position))
      }
      for child in maker.children where child.search != graph.searches {
        child.search = graph.searches
        found.append((child, nil, position))
      }
      position += 1
    }
    return nil
  }
}

typealias Continuation = CheckedContinuation<Void, Never>

/// What threads and tasks wait for: the making of an instance, or the start or the closing of a container.
///
/// Sendable: its variables are accessed under the lock of the graph.
class Awaited: @unchecked Sendable {
  let maker: Maker

  fileprivate(set) final var waits: [Wait] = []

  private(set) final var hasEnded = false

  /// What resumes the tasks that have waited, and that are held back.
  private var heldBack: [Continuation] = []

  init(by maker: Maker) { self.maker = maker }

  /// Whether the tasks that have waited are held back; runs under the lock.
  var holdsBack: Bool { false }

  /// Runs a closure under the lock, ends, and lets those go on that have waited, each with its result.
  final func end(
    _ result: (Wait) -> Wait.Result = { _ in .again }, _ body: () -> Void = {}
  ) {
    let (wasAwaited, continuations) = Maker.graph.withLock { graph -> (Bool, [Continuation]) in
      hasEnded = true
      body()
      guard !waits.isEmpty else { return (false, []) }
      heldBack = waits.compactMap { $0.end(result($0), &graph) }
      waits = []
      return (true, takeContinuations())
    }
    if wasAwaited { Maker.graph.wakeAll() }
    for continuation in continuations { continuation.resume() }
  }

  /// Lets the tasks go on that were held back.
  final func endHolding() {
    let continuations = Maker.graph.withLock { _ in takeContinuations() }
    for continuation in continuations { continuation.resume() }
  }

  private func takeContinuations() -> [Continuation] {
    guard !holdsBack else { return [] }
    defer { heldBack = [] }
    return heldBack
  }

  /// Suspends a task until what it waits for has ended, and returns whether it goes on at once; runs under the lock.
  final func suspend(_ continuation: Continuation, for wait: Wait) -> Bool {
    if wait.result == nil {
      wait.suspend(continuation)
    } else if hasEnded, holdsBack {
      heldBack.append(continuation)
    } else {
      return true
    }
    return false
  }

  /// Notes a wait, and returns the message about a cycle that it closes; runs under the lock.
  @inline(never)
  final func note(_ wait: Wait, _ graph: inout WaitGraph) -> String? {
    wait.begin(at: waits.count)
    waits.append(wait)
    if wait.isOptional, wait.maker != nil { graph.optionalWaits.append(wait) }
    return wait.cycle(&graph)
  }

  /// Returns whether the wait was noted; runs under the lock.
  final func forget(_ wait: Wait) -> Bool {
    guard let position = wait.position else { return false }
    let last = waits.removeLast()
    if last !== wait { waits[position] = last }
    last.position = position
    wait.position = nil
    return true
  }
}

// MARK: - The start and the closing of a container

extension Awaited {
  /// Waits on the thread until the start of a container has ended, unless it waits for the thread.
  final func waitOnThread(by maker: Maker) {
    let code = ReadingCode(of: maker)
    let wait = Wait(for: self, by: code, isOptional: true)
    Maker.graph.wait { graph -> Void? in
      if wait.result != nil || hasEnded { return () }
      if wait.position == nil { _ = note(wait, &graph) }
      return wait.result.map { _ in () }
    }
  }

  /// Waits in the task until the start or the closing of a container has ended, and returns whether it has.
  ///
  /// An optional wait ends before that if what it waits for waits for the task.
  @inline(never)
  final func wait(by code: ReadingCode, isOptional: Bool) async -> Bool {
    let wait = Wait(for: self, by: code, isOptional: isOptional)
    await withCheckedContinuation { continuation in
      let isWaiting = Maker.graph.withLock { graph in
        if !hasEnded { _ = note(wait, &graph) }
        if wait.position != nil { wait.suspend(continuation) }
        return wait.position != nil
      }
      if !isWaiting { continuation.resume() }
    }
    return Maker.graph.withLock { _ in hasEnded }
  }
}

/// A thread or a task that waits.
///
/// Sendable: its variables are accessed under the lock of the graph.
final class Wait: @unchecked Sendable {
  let awaited: Awaited

  /// The maker whose code waits, if a factory is around the read.
  let maker: Maker?

  /// Whether the maker can't go on without it: not if a task waits that the factory has only started.
  let isHard: Bool

  let callSite: SourceLocation

  /// The factories around the read, the outermost first.
  let steps: [ReadingCode.Step]

  /// Whether the reader can be told that its task was cancelled.
  let canLeave: Bool

  /// Whether the wait ends if it would never end, instead of stopping the program.
  let isOptional: Bool

  /// Whether `ready()` waits for an eager instance, and reads nothing; or `close()` does, in whose cycles a wait ends.
  let isOfReady: Bool

  /// The read of a list that the reader is a part of.
  private let list: ListRead?

  /// Whether the reader leaves because another element of its list has failed, which cancels nothing that is shared.
  var leavesFailedList: Bool { list?.hasFailed == true }

  private(set) var result: Result?

  /// The positions among all waits for the same and among those of the maker, while it waits.
  fileprivate(set) var position: Int?
  fileprivate var positionOfMaker: Int?

  /// What resumes the task of the reader.
  private var continuation: Continuation?

  /// Whether the reader gets the next instance, because this one was dropped or its time has begun.
  private(set) var isForNext = false

  /// Whether all earlier readers had left, so that a failure isn't that of this reader.
  private(set) var isLate = false

  enum Result {
    case made(AnyBox)
    case failed(any Error)
    /// What was awaited has ended, but is no instance for this reader, which begins anew.
    case again
    /// The task of the reader was cancelled, or the wait would never end.
    case left
  }

  init(
    for awaited: Awaited, _ callSite: SourceLocation = .unknown, by code: ReadingCode,
    canLeave: Bool = false, isOptional: Bool = false, isOfReady: Bool = false
  ) {
    self.awaited = awaited
    self.callSite = callSite
    maker = code.maker
    isHard = code.isHard
    steps = code.steps
    list = code.list
    (self.canLeave, self.isOptional, self.isOfReady) = (canLeave, isOptional, isOfReady)
  }
}

// All of this runs under the lock.
extension Wait {
  fileprivate func begin(at position: Int) {
    self.position = position
    maker?.note(self)
  }

  func expect(isForNext: Bool, isLate: Bool) { (self.isForNext, self.isLate) = (isForNext, isLate) }

  func suspend(_ continuation: Continuation) {
    self.continuation = continuation
  }

  /// Ends the wait, and returns what resumes its task.
  func end(_ result: Result, _ graph: inout WaitGraph) -> Continuation? {
    maker?.forget(self)
    position = nil
    if isOptional { graph.optionalWaits.removeAll { $0 === self } }
    self.result = result
    defer { continuation = nil }
    return continuation
  }

  /// Lets the thread or the task go on that would never do so otherwise.
  private func leave(_ graph: inout WaitGraph) {
    _ = awaited.forget(self)
    let continuation = end(.left, &graph)
    Maker.graph.wakeAll()
    // In a task, because to resume one may call an executor of the user's.
    if let continuation { Task.detached { continuation.resume() } }
  }

  /// Returns the message about a cycle that the wait closes, if it does.
  ///
  /// Asked when the wait begins, so that of several readers that close a cycle the last one finds it. Optional waits of
  /// the cycle end instead, also if others of it are soft.
  fileprivate func cycle(_ graph: inout WaitGraph) -> String? {
    guard let maker else { return nil }
    for wait in graph.optionalWaits where result == nil && wait.isInCycle(of: self, &graph) {
      wait.leave(&graph)
    }
    guard isHard, result == nil, let path = maker.path(from: awaited.maker, &graph) else {
      return nil
    }
    return Messages.cycle(steps(along: path))
  }

  /// Whether the wait is a part of a cycle that another one closes.
  @inline(never)
  private func isInCycle(of last: Wait, _ graph: inout WaitGraph) -> Bool {
    func isReached(_ maker: Maker?, from awaited: Awaited) -> Bool {
      maker?.path(from: awaited.maker, withSoftWaits: true, &graph) != nil
    }
    guard self !== last else { return isReached(maker, from: awaited) }
    return isReached(maker, from: last.awaited) && isReached(last.maker, from: awaited)
  }

  /// Returns the factories along waits that lead from the construction to its reader; the first one is also the last.
  func steps(along path: [Wait]) -> [Messages.Step] {
    guard var current = awaited as? Construction else { return [] }
    let first = current
    var steps = [first.step]
    for wait in path {
      steps += wait.steps(inside: current)
      guard let next = wait.awaited as? Construction else { continue }
      current = next
      steps.append(current.step(awaitedBy: wait))
    }
    return steps + self.steps(inside: current) + [first.step(awaitedBy: self)]
  }

  /// The factories between a construction and the read.
  private func steps(inside construction: Construction) -> [Messages.Step] {
    let id = ObjectIdentifier(construction)
    let first = steps.lastIndex { $0.made == id }.map { $0 + 1 } ?? 0
    return steps[first...].map(\.step)
  }
}
