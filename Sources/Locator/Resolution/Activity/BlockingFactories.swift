/// The factories that run in a task without being asynchronous.
///
/// One that blocks its thread until another task is done can be a part of a ring of tasks. What runs on a thread is
/// known to that thread alone, so that a task notes it where others can see it.
struct BlockingFactories: ~Copyable, Sendable {
  /// The factories, with the thread and the depth that they run at, in the order of their beginning.
  private let running = Locked<[(thread: Int, depth: Int, factory: RunningFactory)]>([])

  /// Notes that a factory begins to run.
  func begin(_ factory: RunningFactory, on thread: Int, at depth: Int) {
    running.withLock { $0.append((thread, depth, factory)) }
  }

  /// Notes that the factory at a depth has come to its end, if one has begun there.
  func end(on thread: Int, at depth: Int) {
    running.withLock { $0.removeAll { $0.thread == thread && $0.depth == depth } }
  }

  /// The factories, in the order of their beginning.
  var all: [RunningFactory] { running.withLock { $0.map(\.factory) } }
}

extension ThreadActivity {
  /// Notes in the task that a factory begins to run, if the task makes something.
  @inline(never)
  func beginInTask(_ slot: Unmanaged<Slot>) {
    guard let task = TaskActivity.current, task.running != nil else { return }
    // Safe: the caller holds the slot.
    let factory = unsafe slot._withUnsafeGuaranteedRef { $0.running }
    task.blocking.begin(factory, on: number, at: depth)
  }

  /// Notes in the task that a factory has come to its end.
  @inline(never)
  func endInTask() {
    TaskActivity.current?.blocking.end(on: number, at: depth)
  }
}
