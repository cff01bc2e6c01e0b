/// The synchronous factories that run in a task.
///
/// A factory that blocks its thread until another task is done can be part of a cycle of tasks. Only the thread knows
/// what runs on it, so the task records its factories where other tasks can see them.
struct BlockingFactories: ~Copyable, Sendable {
  /// The factories with the thread and the depth at which they run, in the order in which they began.
  private let running = Locked<[(thread: Int, depth: Int, factory: RunningFactory)]>([])

  /// Records that a factory begins to run.
  func begin(_ factory: RunningFactory, on thread: Int, at depth: Int) {
    running.withLock { $0.append((thread, depth, factory)) }
  }

  /// Records that the factory at a depth has ended, if one began there.
  func end(on thread: Int, at depth: Int) {
    running.withLock { $0.removeAll { $0.thread == thread && $0.depth == depth } }
  }

  /// The factories, in the order in which they began.
  var all: [RunningFactory] { running.withLock { $0.map(\.factory) } }
}

extension ThreadActivity {
  /// Records in the task that a factory begins to run, if the task makes an instance.
  @inline(never)
  func beginInTask(_ slot: Unmanaged<Slot>) {
    guard let task = TaskActivity.current, task.running != nil else { return }
    // Safe: the caller holds the slot.
    let factory = unsafe slot._withUnsafeGuaranteedRef { $0.running }
    task.blocking.begin(factory, on: number, at: depth)
  }

  /// Records in the task that a factory has ended.
  @inline(never)
  func endInTask() {
    TaskActivity.current?.blocking.end(on: number, at: depth)
  }
}
