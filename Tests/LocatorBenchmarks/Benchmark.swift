/// A job done by the library, beside the same job done by hand.
struct Benchmark {
  /// What is done.
  let name: String

  /// The job done by hand, so many times.
  let floor: (Int) -> Void

  /// The job done by the library, so many times.
  let job: (Int) -> Void

  /// The times of one turn, in nanoseconds, of the floor and of the job.
  ///
  /// Rounds of both alternate, so that a change of the machine's speed meets both, and the shortest of
  /// each counts: what is longer was disturbed.
  func measure() -> (floor: Double, job: Double) {
    let turns = calibrated()
    var best = (floor: Double.infinity, job: Double.infinity)
    for _ in 0..<15 {
      best.floor = min(best.floor, time(floor, turns))
      best.job = min(best.job, time(job, turns))
    }
    return best
  }

  /// So many turns that a round takes a few milliseconds.
  private func calibrated() -> Int {
    var turns = 16
    while time(job, turns) * Double(turns) < 4_000_000 { turns *= 2 }
    return turns
  }

  /// The time of one turn, in nanoseconds.
  private func time(_ body: (Int) -> Void, _ turns: Int) -> Double {
    let duration = ContinuousClock().measure { body(turns) }
    return Double(duration.components.attoseconds) / 1e9 / Double(turns)
      + Double(duration.components.seconds) * 1e9 / Double(turns)
  }
}

/// Takes a value in a way that the optimizer can't see through.
@inline(never)
@_optimize(none)
func consume<Value>(_ value: Value) {}
