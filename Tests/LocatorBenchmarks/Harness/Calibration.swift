/// How many turns make a sample that is long enough to be timed.
enum Calibration {
  /// The number of turns to try next, or `nil` where the last one was enough.
  ///
  /// - Parameters:
  ///   - turns: The number that was tried.
  ///   - time: The time that it took, in nanoseconds.
  ///   - target: The least time of a sample, in nanoseconds.
  /// - Returns: A number that is twice to ten times as large, because a short time says little about a
  ///   long one.
  static func turns(after turns: Int, took time: Double, target: Double) -> Int? {
    guard time < target else { return nil }
    let factor = time > 0 ? 1.25 * target / time : 10
    return Int((Double(turns) * min(10, max(2, factor))).rounded(.up))
  }

  /// The number of turns of a job that take at least the target.
  static func turns(of job: Job, target: Double) -> Int {
    var turns = 1
    while let next = self.turns(
      after: turns,
      took: job.time(turns).nanoseconds,
      target: target
    ) {
      turns = next
    }
    return turns
  }
}
