/// Something that is done again and again, and timed.
struct Job {
  /// How many operations a turn has, for example the registrations of a container.
  let operations: Int

  /// Does it so many times, and gives the time that it took without what prepares it.
  let time: (_ turns: Int) -> Timing

  /// Makes what one turn leaves behind, where its size is of interest.
  let kept: (() -> Any)?

  /// Whether what it takes from the heap is its own, and not that of what prepares it.
  let countsHeap: Bool

  /// Times a loop.
  ///
  /// - Parameters:
  ///   - operations: How many operations a turn has.
  ///   - kept: Makes what one turn leaves behind.
  ///   - loop: Does the job so many times.
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

  /// Times what times itself.
  static func timed(
    countsHeap: Bool = true,
    _ time: @escaping (_ turns: Int) -> Timing
  ) -> Job {
    Job(operations: 1, time: time, kept: nil, countsHeap: countsHeap)
  }
}

/// How long something took.
struct Timing {
  /// The time.
  let nanoseconds: Double

  /// Whether something else got in the way so badly that the time says nothing.
  let isDisturbed: Bool

  init(_ nanoseconds: Double, isDisturbed: Bool = false) {
    self.nanoseconds = nanoseconds
    self.isDisturbed = isDisturbed
  }
}

/// The time that something takes, in nanoseconds.
func nanoseconds(_ body: () -> Void) -> Double { ContinuousClock().measure(body).nanoseconds }

extension Duration {
  /// The nanoseconds that it lasts.
  var nanoseconds: Double { self / .nanoseconds(1) }
}
