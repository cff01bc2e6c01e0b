/// What a task does for the library: the asynchronous factory or the closure of `withContainer` that runs in it.
///
/// Tasks inherit it and may outlive what it says. So it retains nothing of that but what a closure of `withContainer`
/// retains: when a factory has ended, all that is left is the container for what the task makes, which it holds weakly.
final class TaskActivity: Sendable {
  let reference: ContainerReference

  /// Whether a factory runs in the task or has started it.
  let isOfFactory: Bool

  /// The read of a list that the task is a part of.
  let list: ListRead?

  private weak let ownRun: Run?

  /// The activity around this one in which a factory or a hook runs, as long as it does.
  private weak let parent: TaskActivity?

  /// The thread where the activity begins, and its innermost frame.
  private let start: (thread: Int, frame: Int)

  private static let taskLocal = TaskLocal<TaskActivity?>(wrappedValue: nil)

  /// Whether there are any, so that reads in a program without any don't look for one.
  static var exists: Bool {
    @inline(__always) get { Word.taskCount.isSet }
  }

  @inline(never)
  static var current: TaskActivity? { exists ? taskLocal.get() : nil }

  private init(
    _ reference: ContainerReference, _ run: Run? = nil, inside parent: TaskActivity?,
    list: ListRead? = nil
  ) {
    self.reference = reference
    self.parent = parent?.running
    ownRun = run
    isOfFactory = run?.definition != nil || parent?.isOfFactory == true
    // A shared instance is no part of the list whose reader has begun it.
    self.list = list ?? (run?.construction == nil ? parent?.list : nil)
    let thread = ThreadActivity.current
    start = (thread.number, thread.last?.number ?? 0)
    Word.taskCount.add(1)
  }

  deinit { Word.taskCount.add(-1) }
}

// MARK: - What runs

extension TaskActivity {
  /// A factory or a hook that runs in a task.
  ///
  /// The function that runs it retains it, and nothing else does.
  final class Run: Sendable {
    /// The factory, or `nil` for a hook and for an element of a list.
    let definition: Definition?
    let callSite: SourceLocation

    /// The construction of a shared instance whose factory it is.
    let construction: Construction?
    let maker: Maker?
    let observedRead: ObservedRead?

    /// The container of the instance that the factory makes.
    let container: Container?

    /// Whether the maker can't go on before it has ended, and has not only started the task that runs it.
    private let isPartOfMaker: Bool

    /// How many factories are around it.
    let depth: Int

    private let task = TaskIdentity()

    init(
      _ definition: Definition? = nil, in container: Container? = nil,
      _ callSite: SourceLocation = .unknown, construction: Construction? = nil,
      maker: Maker? = nil, observedRead: ObservedRead? = nil, inside outer: Run?
    ) {
      self.container = container
      self.definition = definition
      self.callSite = callSite
      self.construction = construction
      let ownMaker = construction?.maker ?? maker
      self.maker = ownMaker ?? outer?.maker
      isPartOfMaker = ownMaker != nil || outer?.isHard != false
      self.observedRead = observedRead ?? outer?.observedRead
      let isCounted = definition?.isOfProperty == false
      depth = (outer?.depth ?? 0) + (isCounted ? 1 : 0)
    }

    /// Whether the maker can't go on before what the current task does has ended.
    var isHard: Bool { isPartOfMaker && isOfCurrentTask }

    /// Whether the current task runs it, and has not only inherited it.
    private var isOfCurrentTask: Bool { task == TaskIdentity() }
  }

  /// The activities from this one outwards that have not ended.
  private var activities: some Sequence<TaskActivity> {
    sequence(first: self) { $0.parent }
  }

  /// The factories and hooks that have not ended, the innermost first.
  var runs: some Sequence<Run> { activities.lazy.compactMap(\.ownRun) }

  /// The innermost activity in which a factory or a hook runs: others end, and what they are inside of may not have.
  var running: TaskActivity? { activities.first { $0.ownRun != nil } }

  /// The innermost factory or hook that has not ended.
  var run: Run? { runs.first { _ in true } }

  /// The factories that have not ended, the outermost first.
  @inline(never)
  var steps: [Messages.Step] {
    runs.compactMap { run in
      guard let definition = run.definition, !definition.isOfProperty else { return nil }
      return Messages.Step(definition, read: run.callSite)
    }.reversed()
  }

  /// The factories from that of the innermost construction on, the outermost first.
  var stepsOfMaker: [ReadingCode.Step] {
    var steps: [ReadingCode.Step] = []
    for run in runs {
      let made = run.construction.map { ObjectIdentifier($0) }
      if let definition = run.definition, !definition.isOfProperty {
        steps.append((Messages.Step(definition, read: run.callSite), made))
      }
      if made != nil { break }
    }
    return steps.reversed()
  }

  /// Whether the activity is inside all frames of a thread, so that its container is the current one there.
  func isInside(_ thread: ThreadActivity) -> Bool {
    guard let last = thread.last else { return true }
    return start.thread == thread.number && start.frame >= last.number
  }
}

/// The identity of the task that creates it, which is compared only while that task runs its code.
///
/// Sendable: only its identity is used, which no other task can have meanwhile.
@safe
private struct TaskIdentity: Equatable, @unchecked Sendable {
  private let task: UnsafeCurrentTask?

  init() { unsafe task = withUnsafeCurrentTask { unsafe $0 } }

  static func == (first: Self, second: Self) -> Bool { unsafe first.task == second.task }
}

/// A read of a list, whose elements are made side by side.
final class ListRead: Sendable {
  /// The read of a list whose element reads this one.
  private let outer: ListRead?

  private let failed = Words()

  init(inside outer: ListRead?) { self.outer = outer }

  /// Whether an element has failed, for which the other elements are cancelled.
  var hasFailed: Bool { failed.first.isSet || outer?.hasFailed == true }

  func fail() { failed.first.set() }
}

// MARK: - Running code

extension TaskActivity {
  /// Runs a closure of `withContainer`, or a hook that a maker runs when it starts a container.
  static func run<Result, Failure: Error>(
    with reference: ContainerReference, by maker: Maker? = nil, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let run = maker.map { Run(maker: $0, inside: nil) }
    defer { withExtendedLifetime(run) {} }
    return try taskLocal.withValue(TaskActivity(reference, run, inside: current)) {
      Swift.Result<Result, Failure>(catching: body)
    }.get()
  }

  static func run<Result, Failure: Error>(
    with reference: ContainerReference, _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await run(TaskActivity(reference, inside: current), body)
  }

  /// Runs a hook that closes an instance of a container.
  ///
  /// It is inside of nothing, so that a task which outlives it is a part of nothing that goes on.
  @inline(never)
  static func run(
    closing container: Container, by maker: Maker, _ body: () async -> Void
  ) async {
    let run = Run(maker: maker, inside: nil)
    defer { withExtendedLifetime(run) {} }
    await Self.run(TaskActivity(.made(by: container), run, inside: nil), body)
  }

  /// Runs the factory of an asynchronous module, inside the activity of the reader, which may be another task's.
  static func run<Result>(
    _ definition: Definition, in container: Container, _ callSite: SourceLocation,
    construction: Construction? = nil, inside outer: TaskActivity? = current,
    observedRead: ObservedRead?, _ body: () async throws -> Result
  ) async throws -> Result {
    let run = Run(
      definition, in: container, callSite, construction: construction, observedRead: observedRead,
      inside: outer?.run
    )
    run.checkRecursion(inside: outer)
    defer { withExtendedLifetime(run) {} }
    return try await Self.run(TaskActivity(.made(by: container), run, inside: outer), body)
  }

  /// Runs a child task that makes an element of a list.
  static func run<Result>(
    _ list: ListRead, in container: Container, asChildOf parent: TaskActivity?,
    _ body: () async throws -> Result
  ) async throws -> Result {
    guard let parent else {
      return try await run(TaskActivity(.made(by: container), inside: current, list: list), body)
    }
    let maker = Maker(inside: parent.run?.maker)
    let run = Run(maker: maker, inside: parent.run)
    defer { withExtendedLifetime(run) { maker.end() } }
    return try await Self.run(TaskActivity(parent.reference, run, inside: parent, list: list), body)
  }

  /// Runs a closure that begins tasks which are a part of nothing that runs.
  static func withoutCurrent<Result>(_ body: () -> Result) -> Result {
    exists ? taskLocal.withValue(nil, operation: body) : body()
  }

  @inline(never)
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
