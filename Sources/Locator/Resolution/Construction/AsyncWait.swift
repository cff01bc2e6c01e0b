/// A task that waits for a construction.
///
/// What never changes is here, for all to read. The rest is reached through an ``AsyncConstructionGraph`` alone.
final class AsyncWait: Sendable {
  /// What the task waits for.
  let construction: AsyncConstruction

  /// The construction that can't go on meanwhile, if any.
  let user: AsyncConstruction?

  /// Whether the task is the one that makes what can't go on, and not one that it has started.
  let isByMaker: Bool

  /// The factories that run between what can't go on and this wait.
  let running: [RunningFactory]

  /// Whether the task can be told that its wait was cancelled.
  let canLeave: Bool

  /// The line that asks.
  let callSite: SourceLocation

  /// How far it is.
  ///
  /// Safe: as with that of ``AsyncConstruction``.
  fileprivate nonisolated(unsafe) var progress = Progress()

  /// How far a wait is.
  struct Progress: ~Copyable {
    /// What wakes the task.
    var continuation: CheckedContinuation<Void, Never>?

    /// Whether the task was cancelled.
    var isCancelled = false

    /// Whether the task waits no longer.
    var isOver = false

    /// The instance, boxed, if it is made, until the task takes it.
    var result: AnyObject?
  }

  /// Notes a wait of the task that asks.
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
      isByMaker = graph[user].maker == Self.currentTask
    } else {
      isByMaker = false
    }
  }

  /// The identity of the task that asks.
  static var currentTask: Int? {
    unsafe withUnsafeCurrentTask { task in unsafe task?.hashValue }
  }
}

extension AsyncConstructionGraph {
  /// How far a wait is.
  subscript(wait: AsyncWait) -> AsyncWait.Progress {
    _read { yield unsafe wait.progress }
    _modify { yield unsafe &wait.progress }
  }
}
