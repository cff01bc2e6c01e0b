import Synchronization

/// What a task does for the library: the asynchronous factory or the closure of `withContainer` that runs in it.
///
/// Tasks inherit it, so it says which container is the current one, and which construction the code is a part of.
final class TaskActivity: Sendable {
  let reference: ContainerReference

  /// The factory, or `nil` for the closure of `withContainer`.
  let running: Running?

  let construction: Construction?
  let observedRead: ObservedRead?

  /// The container whose instances the task closes.
  let closing: Container?

  /// The activity around this one, without those that have ended.
  let parent: TaskActivity?

  let depth: Int

  /// The task that runs it, which another one that inherits the activity may outlive.
  private let task: Int?

  /// The frames of the thread around the activity, which are none after its first suspension.
  private let start: (thread: Int, depth: Int)

  private let isOver = Atomic(false)

  typealias Running = (definition: Definition, callSite: SourceLocation)

  private static let taskLocal = TaskLocal<TaskActivity?>(wrappedValue: nil)

  /// How many activities there are, so that reads in a program without any don't look for one.
  private static let count = Atomic(0)

  static var exists: Bool { count.load(ordering: .relaxed) != 0 }

  @inline(never)
  static var current: TaskActivity? { exists ? taskLocal.get() : nil }

  private init(
    _ reference: ContainerReference, running: Running? = nil, construction: Construction? = nil,
    observedRead: ObservedRead? = nil, closing: Container? = nil
  ) {
    let current = Self.current
    // Those that run no factory aren't retained, because they retain their container.
    var parent = current
    while let activity = parent,
      activity.running == nil || activity.isOver.load(ordering: .acquiring)
    { parent = activity.parent }
    self.reference = reference
    self.running = running
    self.construction = construction ?? current?.construction
    self.observedRead = observedRead ?? current?.observedRead
    self.closing = closing ?? current?.closing
    self.parent = parent
    depth = (parent?.depth ?? 0) + 1
    let inherits =
      construction == nil && current?.construction != nil && current?.isOwnTask == false
    task = inherits ? nil : Self.currentTask
    let thread = ThreadActivity.current
    start = (thread.number, thread.depth)
    Self.count.add(1, ordering: .relaxed)
  }

  deinit { Self.count.subtract(1, ordering: .relaxed) }
}

extension TaskActivity {
  private static var currentTask: Int? {
    unsafe withUnsafeCurrentTask { task in unsafe task?.hashValue }
  }

  /// Whether the current task is the one that runs the activity, or one that the library runs for it.
  var isOwnTask: Bool { task != nil && task == Self.currentTask }

  /// Whether the activity is inside all frames of a thread, so that its container is the current one there.
  func isInside(_ thread: ThreadActivity) -> Bool {
    start.thread == thread.number && start.depth >= thread.depth
  }

  /// The outermost one comes first.
  @inline(never)
  func steps(inside construction: Construction? = nil) -> [Messages.Step] {
    var steps: [Messages.Step] = []
    var next: TaskActivity? = self
    while let activity = next,
      construction == nil
        || activity.construction === construction && activity.parent?.construction === construction
    {
      if let running = activity.running, !running.definition.isOfProperty {
        steps.append(Messages.Step(running.definition, read: running.callSite))
      }
      next = activity.parent
    }
    steps.reverse()
    return steps
  }
}

// MARK: - Running code

extension TaskActivity {
  static func run<Result, Failure: Error>(
    with reference: ContainerReference, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try taskLocal.withValue(TaskActivity(reference)) {
      Swift.Result<Result, Failure>(catching: body)
    }.get()
  }

  static func run<Result, Failure: Error>(
    with reference: ContainerReference, closing container: Container? = nil,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await run(TaskActivity(reference, closing: container), body)
  }

  static func run<Result>(
    _ definition: Definition, in container: Container, _ callSite: SourceLocation,
    construction: Construction? = nil, observedRead: ObservedRead? = nil,
    _ body: () async throws -> Result
  ) async throws -> Result {
    let activity = TaskActivity(
      .made(by: container), running: (definition, callSite), construction: construction,
      observedRead: observedRead
    )
    activity.checkRecursion(of: definition, callSite)
    defer { activity.isOver.store(true, ordering: .releasing) }
    return try await run(activity, body)
  }

  /// Runs a child task of the library, whose waits are those of the activity around it.
  static func run<Result>(
    asChildOf parent: TaskActivity?, _ body: () async throws -> Result
  ) async throws -> Result {
    guard let parent else { return try await body() }
    let activity = TaskActivity(parent.reference, construction: parent.construction)
    defer { activity.isOver.store(true, ordering: .releasing) }
    return try await run(activity, body)
  }

  /// Runs a closure that begins tasks which are a part of nothing that runs.
  static func withoutCurrent<Result>(_ body: () -> Result) -> Result {
    exists ? taskLocal.withValue(nil, operation: body) : body()
  }

  private static func run<Result, Failure: Error>(
    _ activity: TaskActivity, _ body: () async throws(Failure) -> Result
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
