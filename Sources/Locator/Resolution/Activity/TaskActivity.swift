import Synchronization

/// What runs in a task on behalf of containers, and around it.
///
/// Threads know what runs on them by ``ThreadActivity``. A task can move from one thread to another
/// wherever it waits, so that what is asynchronous is carried by the task itself.
final class TaskActivity: Sendable {
  /// The container that is current.
  let reference: ContainerReference

  /// The factory that runs, or none for `withContainer`.
  let running: RunningFactory?

  /// The shared instance that is being made, by this factory or by one around it.
  let construction: AsyncConstruction?

  /// The read that this belongs to, if it is told to an observer.
  let observedRead: ObservedRead?

  /// The factories that run in the task and aren't asynchronous.
  let blocking = BlockingFactories()

  /// The factory that this runs in.
  let parent: TaskActivity?

  /// The number of factories up to this one.
  let depth: Int

  /// The thread that this began on, and how many frames it had then.
  private let begin: (thread: Int, depth: Int)

  /// Whether the factory has come to its end, while tasks that it has started go on with this context.
  private let isOver = Atomic(false)

  /// The context of each task.
  private static let taskLocal = TaskLocal<TaskActivity?>(wrappedValue: nil)

  /// How many contexts there are, because asking a task takes longer than most reads.
  private static let count = Atomic(0)

  /// The context of the task that asks.
  static var current: TaskActivity? {
    exists ? taskLocal.get() : nil
  }

  /// Whether any task has a context.
  static var exists: Bool {
    // A task that has one sees that: its context was counted before the task got it.
    count.load(ordering: .relaxed) != 0
  }

  private init(
    _ reference: ContainerReference,
    _ running: RunningFactory?,
    _ construction: AsyncConstruction?,
    _ observedRead: ObservedRead? = nil
  ) {
    // Only what still runs is around this, and a `withContainer` isn't held by what it runs.
    var parent = Self.current
    while let context = parent, context.running == nil || context.hasEnded {
      parent = context.parent
    }
    self.reference = reference
    self.running = running
    self.construction = construction ?? parent?.construction
    self.observedRead = observedRead ?? parent?.observedRead
    self.parent = parent
    depth = (parent?.depth ?? 0) + 1
    let thread = ThreadActivity.current
    begin = (thread.number, thread.depth)
    Self.count.add(1, ordering: .relaxed)
  }

  deinit {
    Self.count.subtract(1, ordering: .relaxed)
  }

  /// Whether this began inside of what runs on a thread, as in a task that starts at once.
  func isInside(_ thread: ThreadActivity) -> Bool {
    begin.thread == thread.number && begin.depth >= thread.depth
  }

  /// The factories that run on this thread inside of this, as those do that start a task at once.
  var runningOnThread: [RunningFactory] {
    let thread = ThreadActivity.current
    guard begin.thread == thread.number, begin.depth < thread.depth else { return [] }
    return thread.running(from: begin.depth)
  }

  /// Whether the factory has come to its end.
  private var hasEnded: Bool { isOver.load(ordering: .acquiring) }

  /// The factories that run, innermost last.
  ///
  /// - Parameter outer: The context to stop at.
  /// - Returns: The factories.
  func runningFactories(inside outer: TaskActivity? = nil) -> [RunningFactory] {
    var result: [RunningFactory] = []
    var next: TaskActivity? = self
    while let context = next, context !== outer {
      if let running = context.running, !context.hasEnded { result.append(running) }
      next = context.parent
    }
    return result.reversed()
  }

  /// The modules whose factories run, innermost last.
  ///
  /// - Parameter outer: The context to stop at.
  /// - Returns: What the modules say.
  func modules(inside outer: TaskActivity? = nil) -> [ModuleDefinition] {
    runningFactories(inside: outer).map(\.definition)
  }

  /// The context that the construction around this one began with.
  var beginOfConstruction: TaskActivity? {
    var next: TaskActivity? = self
    while let context = next, context.parent?.construction === construction {
      next = context.parent
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

  /// Runs code of the user with a container as the current one, held as by another object.
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

  /// Runs asynchronous code of the user with a container as the current one, held as by another object.
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
  ///   - callSite: The line that asks for it.
  ///   - construction: The construction of a shared instance, if it is one.
  ///   - observedRead: The read, if it is told to an observer.
  ///   - body: The factory.
  /// - Returns: The value.
  /// - Throws: What the factory throws.
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
    let context = TaskActivity(.made(by: container), running, construction, observedRead)
    if context.depth.isMultiple(of: RecursionCheck.interval) {
      RecursionCheck.checkTasks(running, among: context.parent?.runningFactories() ?? [])
    }
    defer { context.isOver.store(true, ordering: .releasing) }
    return try await run(context, body)
  }

  /// Runs what goes on for a task, in what runs around that.
  static func run(inside context: TaskActivity?, _ body: () async -> Void) async {
    guard let context else { return await body() }
    await taskLocal.withValue(context, operation: body)
  }

  /// Runs what makes a task that doesn't keep what runs around it.
  static func withoutCurrent<Result>(_ body: () -> Result) -> Result {
    exists ? taskLocal.withValue(nil, operation: body) : body()
  }

  private static func run<Result, Failure: Error>(
    _ context: TaskActivity,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await taskLocal.withValue(context) {
      do throws(Failure) {
        return Swift.Result<Result, Failure>.success(try await body())
      } catch {
        return .failure(error)
      }
    }.get()
  }
}
