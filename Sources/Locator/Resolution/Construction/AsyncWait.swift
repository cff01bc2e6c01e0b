/// The wait of a task for a construction.
///
/// Its constants are readable from any thread. All mutable state is reached through an ``AsyncConstructionGraph``.
final class AsyncWait: Sendable {
  /// The awaited construction.
  let construction: AsyncConstruction

  /// The construction that this wait blocks, if any.
  let user: AsyncConstruction?

  /// Whether the waiting task is the one that makes the blocked instance, rather than a task that its factory started.
  let isByMaker: Bool

  /// The factories that run between the blocked construction and this wait.
  let running: [RunningFactory]

  /// Whether the wait ends when the task is cancelled.
  let canLeave: Bool

  /// The call site of the read.
  let callSite: SourceLocation

  /// The mutable state.
  ///
  /// Safe: for the same reason as the state of an ``AsyncConstruction``.
  fileprivate nonisolated(unsafe) var progress = Progress()

  /// The mutable state of a wait.
  struct Progress: ~Copyable {
    /// The continuation that resumes the task.
    var continuation: CheckedContinuation<Void, Never>?

    /// Whether the task was cancelled.
    var isCancelled = false

    /// Whether the wait has ended.
    var isOver = false

    /// The boxed instance, from the end of the construction until the task takes it.
    var result: AnyObject?
  }

  /// Creates a wait of the current task.
  init(
    for construction: AsyncConstruction,
    in graph: borrowing AsyncConstructionGraph,
    canLeave: Bool,
    callSite: SourceLocation
  ) {
    let context = TaskActivity.current
    self.construction = construction
    self.canLeave = canLeave
    self.callSite = callSite
    user = context?.construction
    let onThread = context?.runningOnThread ?? []
    running =
      (context?.runningFactories(inside: context?.beginOfConstruction) ?? [])
      + (onThread.isEmpty ? context?.blocking.all ?? [] : onThread)
    if let user {
      isByMaker = Self.currentTask.map(graph[user].makers.contains) ?? false
    } else {
      isByMaker = false
    }
  }

  /// The identity of the current task.
  static var currentTask: Int? {
    unsafe withUnsafeCurrentTask { task in unsafe task?.hashValue }
  }
}

extension AsyncConstructionGraph {
  /// The mutable state of a wait.
  subscript(wait: AsyncWait) -> AsyncWait.Progress {
    _read { yield unsafe wait.progress }
    _modify { yield unsafe &wait.progress }
  }
}
