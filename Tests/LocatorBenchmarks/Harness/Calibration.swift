/// A search for the number of iterations that makes a sample long enough to be timed.
enum Calibration {
  /// Returns the number of iterations to try next, or `nil` if the last one was enough.
  ///
  /// - Parameters:
  ///   - turns: The number that was tried.
  ///   - time: The time that it took, in nanoseconds.
  ///   - target: The minimum time of a sample, in nanoseconds.
  /// - Returns: A number that is 2 to 10 times as large, because a short time is a poor prediction of a long one.
  static func turns(after turns: Int, took time: Double, target: Double) -> Int? {
    guard time < target else { return nil }
    let factor = time > 0 ? 1.25 * target / time : 10
    return Int((Double(turns) * min(10, max(2, factor))).rounded(.up))
  }

  /// Returns the number of iterations of a job that take at least the target.
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
