// The wait-for graph: which threads and tasks wait for which constructions. A path that leads back is a deadlock.

/// A thread or a task that makes shared instances.
///
/// Sendable: its variables are accessed under the lock of the graph.
final class Maker: @unchecked Sendable {
  /// The lock of the graph, with the number of searches.
  static let graph = Locked(0)

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

  /// The constructions that it waits for, itself or in one of its children.
  var awaited: [Construction] { waits.map(\.construction) + children.flatMap(\.awaited) }

  /// Returns the waits along which a construction waits for this maker, if it does.
  ///
  /// The search follows what waits now. It begins at the construction, which waits for nothing if it has just begun, so
  /// that its time doesn't grow with the number of constructions around the reader. Soft waits are those that a maker
  /// may go on without, as that of a task which its factory has started.
  @inline(never)
  func path(
    from construction: Construction, withSoftWaits allowsSoft: Bool = false, _ searches: inout Int
  ) -> [Wait]? {
    searches += 1
    let ends = blocked
    // The makers that were found, each with the wait that led to it and the position of the maker that waits.
    var found: [(maker: Maker, wait: Wait?, user: Int)] = [(construction.maker, nil, -1)]
    construction.maker.search = searches
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
        let next = wait.construction.maker
        guard next.search != searches else { continue }
        next.search = searches
        found.append((next, wait, position))
      }
      for child in maker.children where child.search != searches {
        child.search = searches
        found.append((child, nil, position))
      }
      position += 1
    }
    return nil
  }
}

/// A reader that waits for a construction.
///
/// Sendable: its variables are accessed under the lock of the graph.
final class Wait: @unchecked Sendable {
  let construction: Construction

  /// The maker whose code waits, if a factory is around the read.
  let maker: Maker?

  /// Whether the maker can't go on without it: not if a task waits that the factory has only started.
  let isHard: Bool

  let callSite: SourceLocation

  /// The factories around the read, the outermost first.
  let steps: [ReadingCode.Step]

  /// Whether the reader can be told that its task was cancelled.
  let canLeave: Bool

  /// The read of a list that the reader is a part of.
  private let list: ListRead?

  /// Whether the reader leaves because another element of its list has failed, which cancels nothing that is shared.
  var leavesFailedList: Bool { list?.hasFailed == true }

  private(set) var result: Result?

  /// The positions among the waits of the construction and of the maker, while it waits.
  var positionOfConstruction: Int?
  var positionOfMaker: Int?

  /// What resumes the task of the reader.
  private var continuation: CheckedContinuation<Void, Never>?

  /// Whether the reader gets the next instance, because this one was dropped or its time has begun.
  private(set) var isForNext = false

  /// Whether all earlier readers had left, so that a failure isn't that of this reader.
  private(set) var isLate = false

  enum Result {
    case made(AnyBox)
    case failed(any Error)
    /// The instance isn't for this reader, which begins anew.
    case again
    /// The task of the reader was cancelled.
    case left
  }

  init(
    for construction: Construction, _ callSite: SourceLocation, by code: ReadingCode,
    canLeave: Bool = false
  ) {
    self.construction = construction
    self.callSite = callSite
    maker = code.maker
    isHard = code.isHard
    steps = code.steps
    list = code.list
    self.canLeave = canLeave
  }
}

// All of this runs under the lock.
extension Wait {
  func begin(isForNext: Bool, isLate: Bool) {
    (self.isForNext, self.isLate) = (isForNext, isLate)
    maker?.note(self)
  }

  func suspend(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
  }

  /// Ends the wait, and returns what resumes its task.
  func end(_ result: Result) -> CheckedContinuation<Void, Never>? {
    maker?.forget(self)
    self.result = result
    defer { continuation = nil }
    return continuation
  }

  /// Returns the message about a cycle that the wait closes, if it does.
  ///
  /// Asked when the wait begins, so that of several readers that close a cycle the last one finds it.
  func cycle(_ searches: inout Int) -> String? {
    guard isHard, let path = maker?.path(from: construction, &searches) else { return nil }
    return Messages.cycle(steps(along: path))
  }

  /// Returns the factories along waits that lead from the construction to its reader; the first one is also the last.
  func steps(along path: [Wait]) -> [Messages.Step] {
    var steps = [construction.step]
    var current = construction
    for wait in path {
      steps += wait.steps(inside: current)
      current = wait.construction
      steps.append(current.step(read: wait.callSite))
    }
    return steps + self.steps(inside: current) + [construction.step(read: callSite)]
  }

  /// The factories between a construction and the read.
  private func steps(inside construction: Construction) -> [Messages.Step] {
    let id = ObjectIdentifier(construction)
    let first = steps.lastIndex { $0.made == id }.map { $0 + 1 } ?? 0
    return steps[first...].map(\.step)
  }
}
