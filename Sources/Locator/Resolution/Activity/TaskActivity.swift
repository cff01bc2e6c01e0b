import Synchronization

/// The activity of containers in a task: a factory or a closure of `withContainer`, and what runs around it.
///
/// ``ThreadActivity`` is the same for a thread. A task can move to another thread at each suspension point, so its
/// asynchronous activity is a task-local value.
final class TaskActivity: Sendable {
  /// A reference to the current container.
  let reference: ContainerReference

  /// The factory that runs, or `nil` for `withContainer`.
  let running: RunningFactory?

  /// The construction of a shared instance that this factory, or one around it, is part of.
  let construction: AsyncConstruction?

  /// The read that this belongs to, if an observer will be notified of it.
  let observedRead: ObservedRead?

  /// The synchronous factories that run in the task.
  let blocking = BlockingFactories()

  /// The activity of the factory around this one.
  let parent: TaskActivity?

  /// The number of factories up to this one.
  let depth: Int

  /// The thread that this began on, and the number of its frames at that time.
  private let start: (thread: Int, depth: Int)

  /// Whether the factory has ended, while tasks that it has started keep this activity.
  private let isOver = Atomic(false)

  /// The innermost activity of each task.
  private static let taskLocal = TaskLocal<TaskActivity?>(wrappedValue: nil)

  /// The number of activities, because a task-local lookup takes longer than most reads.
  private static let count = Atomic(0)

  /// The innermost activity of the current task.
  static var current: TaskActivity? {
    exists ? taskLocal.get() : nil
  }

  /// Whether any task has an activity.
  static var exists: Bool {
    // A task with an activity sees at least its own: it was counted before the task got it.
    count.load(ordering: .relaxed) != 0
  }

  private init(
    _ reference: ContainerReference,
    _ running: RunningFactory?,
    _ construction: AsyncConstruction?,
    _ observedRead: ObservedRead? = nil
  ) {
    // The parent is a factory that still runs. A `withContainer` is skipped, so that what it runs doesn't retain it.
    var parent = Self.current
    while let activity = parent, activity.running == nil || activity.hasEnded {
      parent = activity.parent
    }
    self.reference = reference
    self.running = running
    self.construction = construction ?? parent?.construction
    self.observedRead = observedRead ?? parent?.observedRead
    self.parent = parent
    depth = (parent?.depth ?? 0) + 1
    let thread = ThreadActivity.current
    start = (thread.number, thread.depth)
    Self.count.add(1, ordering: .relaxed)
  }

  deinit {
    Self.count.subtract(1, ordering: .relaxed)
  }

  /// Returns whether this began inside everything that runs on a thread, as in a task that starts immediately.
  func isInside(_ thread: ThreadActivity) -> Bool {
    start.thread == thread.number && start.depth >= thread.depth
  }

  /// The factories that run on this thread inside this activity, such as those that start a task immediately.
  var runningOnThread: [RunningFactory] {
    let thread = ThreadActivity.current
    guard start.thread == thread.number, start.depth < thread.depth else { return [] }
    return thread.running(from: start.depth)
  }

  /// Whether the factory has ended.
  private var hasEnded: Bool { isOver.load(ordering: .acquiring) }

  /// Returns the factories that run, innermost last.
  ///
  /// - Parameter outer: The activity to stop at.
  /// - Returns: The factories.
  func runningFactories(inside outer: TaskActivity? = nil) -> [RunningFactory] {
    var result: [RunningFactory] = []
    var next: TaskActivity? = self
    while let activity = next, activity !== outer {
      if let running = activity.running, !activity.hasEnded { result.append(running) }
      next = activity.parent
    }
    return result.reversed()
  }

  /// Returns the definitions whose factories run, innermost last.
  ///
  /// - Parameter outer: The activity to stop at.
  /// - Returns: The definitions.
  func modules(inside outer: TaskActivity? = nil) -> [ModuleDefinition] {
    runningFactories(inside: outer).map(\.definition)
  }

  /// The activity that the construction around this one started with.
  var beginOfConstruction: TaskActivity? {
    var next: TaskActivity? = self
    while let activity = next, activity.parent?.construction === construction {
      next = activity.parent
    }
    return next
  }
}

extension TaskActivity {
  /// Runs code of the user with a container as the current one.
  static func run<Result, Failure: Error>(
    in container: Container,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try run(with: .strong(container), body)
  }

  /// Runs code of the user with a container as the current one, held by a reference.
  static func run<Result, Failure: Error>(
    with reference: ContainerReference,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try taskLocal.withValue(TaskActivity(reference, nil, nil)) {
      do throws(Failure) {
        return Swift.Result<Result, Failure>.success(try body())
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// Runs asynchronous code of the user with a container as the current one.
  static func run<Result, Failure: Error>(
    in container: Container,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await run(with: .strong(container), body)
  }

  /// Runs asynchronous code of the user with a container as the current one, held by a reference.
  static func run<Result, Failure: Error>(
    with reference: ContainerReference,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await run(TaskActivity(reference, nil, nil), body)
  }

  /// Runs an asynchronous factory, with its container as the current one.
  ///
  /// - Parameters:
  ///   - slot: The slot of the module whose factory runs.
  ///   - container: The container that makes the value.
  ///   - callSite: The call site.
  ///   - construction: The construction of the value, if it is a shared instance.
  ///   - observedRead: The read, if an observer will be notified of it.
  ///   - body: The factory.
  /// - Returns: The value.
  /// - Throws: The error of the factory.
  static func run<Result, Failure: Error>(
    _ slot: Slot,
    in container: Container,
    callSite: SourceLocation,
    construction: AsyncConstruction? = nil,
    observedRead: ObservedRead? = nil,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    var running = slot.running
    running.callSite = callSite
    let activity = TaskActivity(.made(by: container), running, construction, observedRead)
    if activity.depth.isMultiple(of: RecursionCheck.interval) {
      RecursionCheck.checkTasks(running, among: activity.parent?.runningFactories() ?? [])
    }
    defer { activity.isOver.store(true, ordering: .releasing) }
    return try await run(activity, body)
  }

  /// Runs code in a task of its own, as if it ran inside an activity of another task.
  static func run(inside activity: TaskActivity?, _ body: () async -> Void) async {
    guard let activity else { return await body() }
    await taskLocal.withValue(activity, operation: body)
  }

  /// Runs code that starts a task, so that the task doesn't retain the current activity.
  static func withoutCurrent<Result>(_ body: () -> Result) -> Result {
    exists ? taskLocal.withValue(nil, operation: body) : body()
  }

  private static func run<Result, Failure: Error>(
    _ activity: TaskActivity,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await taskLocal.withValue(activity) {
      do throws(Failure) {
        return Swift.Result<Result, Failure>.success(try await body())
      } catch {
        return .failure(error)
      }
    }.get()
  }
}
