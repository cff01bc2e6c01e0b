/// Work that is repeated and timed.
struct Job {
  /// The number of operations in an iteration, such as the registrations of one container.
  let operations: Int

  /// Runs a number of iterations, and returns their time without that of the preparation.
  let time: (_ turns: Int) -> Timing

  /// Creates the result of one iteration, if its size is to be measured.
  let kept: (() -> Any)?

  /// Whether the heap use is that of the job alone, without its preparation.
  let countsHeap: Bool

  /// Creates a job that times a loop.
  ///
  /// - Parameters:
  ///   - operations: The number of operations in an iteration.
  ///   - kept: Creates the result of one iteration.
  ///   - loop: Runs a number of iterations.
  /// - Returns: The job.
  static func loop(
    operations: Int = 1,
    kept: (() -> Any)? = nil,
    _ loop: @escaping (_ turns: Int) -> Void
  ) -> Job {
    Job(
      operations: operations,
      time: { turns in Timing(nanoseconds { loop(turns) }) },
      kept: kept,
      countsHeap: true
    )
  }

  /// Creates a job from a function that measures its own time.
  static func timed(
    countsHeap: Bool = true,
    _ time: @escaping (_ turns: Int) -> Timing
  ) -> Job {
    Job(operations: 1, time: time, kept: nil, countsHeap: countsHeap)
  }
}

/// A measured time.
struct Timing {
  /// The time in nanoseconds.
  let nanoseconds: Double

  /// Whether other work interfered so much that the time is meaningless.
  let isDisturbed: Bool

  init(_ nanoseconds: Double, isDisturbed: Bool = false) {
    self.nanoseconds = nanoseconds
    self.isDisturbed = isDisturbed
  }
}

/// Returns the time that a function takes, in nanoseconds.
func nanoseconds(_ body: () -> Void) -> Double { ContinuousClock().measure(body).nanoseconds }

extension Duration {
  /// The duration in nanoseconds.
  var nanoseconds: Double { self / .nanoseconds(1) }
}
