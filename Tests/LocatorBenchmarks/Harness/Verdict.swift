/// Whether a row reaches its goal.
enum Verdict: Equatable {
  /// It meets its goal.
  case met

  /// It misses its goal or has none, but isn't worse than known.
  case known

  /// It exceeds its limits, for these reasons.
  case failed([String])

  /// It couldn't be measured, because too much else was running.
  case unmeasured

  /// The maximum tolerance for noise: a noisy machine must not hide a regression.
  static let largestNoise = 0.15

  /// Compares measurements with a goal.
  ///
  /// - Parameters:
  ///   - comparison: The times.
  ///   - heap: The heap use of each job, empty if it wasn't counted.
  ///   - goal: The goal of the row.
  init(_ comparison: Comparison, heap: [Benchmark.Side: HeapUse], goal: Goal) {
    guard let ratio = comparison.ratio(for: goal), let time = comparison.minimum(.library) else {
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

  /// The comparison of one number with its limit.
  private struct Check {
    let meetsGoal: Bool
    let problem: String?

    /// Compares a number with its goal, and with its ceiling if it misses the goal.
    init(_ name: String, _ value: Double, goal: Double?, ceiling: Double?, tolerance: Double = 1) {
      meetsGoal = goal.map { value <= $0 * tolerance } ?? true
      let limit = meetsGoal && goal != nil ? nil : ceiling ?? goal
      problem = limit.flatMap { limit in
        value <= limit * tolerance
          ? nil : "\(name) is \(rounded(value)), and may be \(rounded(limit))"
      }
    }
  }

  /// Returns the checks of the time.
  private static func checks(
    of ratio: Double,
    _ time: Double,
    _ goal: Goal,
    _ tolerance: Double
  ) -> [Check] {
    if let nanoseconds = goal.nanoseconds, time <= nanoseconds * tolerance { return [] }
    // Absolute times depend on the machine. On others the ratio decides, if there is one.
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

  /// Returns the checks of the heap use, which is exact.
  private static func checks(of heap: HeapUse, _ goal: Goal) -> [Check] {
    // Half an allocation in a thousand iterations isn't the job's, but the program's.
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
