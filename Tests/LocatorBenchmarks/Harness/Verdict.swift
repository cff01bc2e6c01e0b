/// Whether a row reaches its goal.
enum Verdict: Equatable {
  /// It does.
  case met

  /// It doesn't, or has none, and isn't worse than is known.
  case known

  /// It is worse than it may be, for these reasons.
  case failed([String])

  /// There was too much else going on to measure it.
  case unmeasured

  /// The most that noise counts for: a loud machine mustn't hide what became slow.
  static let largestNoise = 0.15

  /// Decides about a row.
  ///
  /// - Parameters:
  ///   - comparison: The times.
  ///   - heap: What each job took from the heap, or nothing where that isn't counted.
  ///   - goal: The goal of the row.
  init(_ comparison: Comparison, heap: [Benchmark.Side: HeapUse], goal: Goal) {
    guard let ratio = comparison.ratio, let time = comparison.minimum(.library) else {
      self = .unmeasured
      return
    }
    let tolerance = 1 + min(comparison.noise, Self.largestNoise)
    let checks =
      Self.checks(of: ratio, time, goal, tolerance)
      + (heap[.library].map { Self.checks(of: $0, goal) } ?? [])
    let problems = checks.compactMap(\.problem)
    if !problems.isEmpty {
      self = .failed(problems)
    } else {
      self = goal.hasTarget && checks.allSatisfy(\.meetsGoal) ? .met : .known
    }
  }

  /// One number that is compared with its goal.
  private struct Check {
    let meetsGoal: Bool
    let problem: String?

    /// Compares a number with its goal, and with the ceiling if it misses that.
    init(_ name: String, _ value: Double, goal: Double?, ceiling: Double?, tolerance: Double = 1) {
      meetsGoal = goal.map { value <= $0 * tolerance } ?? true
      let limit = meetsGoal && goal != nil ? nil : ceiling ?? goal
      problem = limit.flatMap { limit in
        value <= limit * tolerance
          ? nil : "\(name) is \(rounded(value)), and may be \(rounded(limit))"
      }
    }
  }

  /// The checks of the time.
  private static func checks(
    of ratio: Double,
    _ time: Double,
    _ goal: Goal,
    _ tolerance: Double
  ) -> [Check] {
    if let nanoseconds = goal.nanoseconds, time <= nanoseconds * tolerance { return [] }
    // On another machine the time is another one: there the ratio decides, if there is one.
    let check = Check(
      "ratio",
      ratio,
      goal: goal.ratio,
      ceiling: goal.ceiling,
      tolerance: tolerance
    )
    guard let nanoseconds = goal.nanoseconds, goal.ratio == nil else { return [check] }
    return [
      check,
      Check(
        "time",
        time,
        goal: nanoseconds,
        ceiling: goal.ceiling.map { _ in .infinity },
        tolerance: tolerance
      ),
    ]
  }

  /// The checks of the heap, which is exact.
  private static func checks(of heap: HeapUse, _ goal: Goal) -> [Check] {
    // Half an allocation in a thousand turns is one of the program and not of the job.
    func check(_ name: String, _ value: Double?, _ goal: Double?, _ known: Double?) -> Check? {
      value.map { Check(name, $0, goal: goal, ceiling: known.map { $0 * 1.02 }, tolerance: 1.01) }
    }
    return [
      check("allocations", heap.allocations, goal.allocations, goal.knownHeap?.allocations),
      check("bytes", heap.bytes, goal.bytes, goal.knownHeap?.bytes),
      check("kept bytes", heap.keptBytes, goal.keptBytes, goal.knownHeap?.keptBytes),
    ].compactMap { $0 }
  }
}
