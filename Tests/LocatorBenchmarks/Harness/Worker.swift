/// The work of a child process, which measures one row.
///
/// Each row has its own process, so that it isn't affected by what another row leaves behind, and several of them,
/// because the memory layout of a process is random.
enum Worker {
  /// The measurement that a process performs.
  enum Task: Codable, Equatable {
    /// The time of the jobs: a number of rounds, with samples of at least the target in nanoseconds.
    case time([Benchmark.Side], rounds: Int, target: Double)
    /// The heap use of the jobs.
    case heap
    /// None: a job runs a number of iterations for a profiler.
    case run(Benchmark.Side, turns: Int)
  }

  /// The measurements of a process.
  struct Result: Codable {
    /// The times in nanoseconds per operation.
    var samples: [Benchmark.Side: [Double]] = [:]

    /// The heap use of each job.
    var heap: [Benchmark.Side: HeapUse] = [:]
  }

  /// Measures a row.
  static func perform(_ task: Task, for benchmark: Benchmark) -> Result {
    let jobs = benchmark.prepare()
    var result = Result()
    switch task {
    case .time(let sides, _, _) where benchmark.isCold:
      for side in sides {
        guard let job = jobs[side] else { continue }
        result.samples[side] = [job.time(1).nanoseconds / Double(job.operations)]
      }
    case .time(let sides, let rounds, let target):
      let jobs = sides.compactMap { side in jobs[side].map { Calibrated(side, $0, target) } }
      for _ in 0..<rounds {
        // In random order, so that neither job always runs after the other.
        for job in jobs.shuffled() {
          if let sample = job.sample() { result.samples[job.side, default: []].append(sample) }
        }
      }
    case .heap:
      guard !benchmark.isCold, let counters = HeapCounters() else { break }
      for (side, job) in jobs where job.countsHeap { result.heap[side] = counters.use(of: job) }
    case .run(let side, let turns):
      _ = jobs[side]?.time(turns)
    }
    return result
  }

  /// A job with the number of iterations of a sample.
  private struct Calibrated {
    let side: Benchmark.Side
    let job: Job
    let turns: Int

    init(_ side: Benchmark.Side, _ job: Job, _ target: Double) {
      self.side = side
      self.job = job
      turns = Calibration.turns(of: job, target: target)
    }

    /// Returns the time of an operation in nanoseconds, or `nil` if it was disturbed.
    func sample() -> Double? {
      let timing = job.time(turns)
      return timing.isDisturbed ? nil : timing.nanoseconds / Double(turns * job.operations)
    }
  }
}
