/// What a process does that this program has started to measure one row.
///
/// A process of its own, so that no row sees what another has left behind, and several for each row,
/// because chance puts the memory of each elsewhere.
enum Worker {
  /// What a process measures.
  enum Task: Codable, Equatable {
    /// The time of the jobs, in so many rounds with samples of at least so many nanoseconds.
    case time([Benchmark.Side], rounds: Int, target: Double)
    /// What the jobs take from the heap.
    case heap
    /// Nothing: a job is run so often for a tool that looks at the process.
    case run(Benchmark.Side, turns: Int)
  }

  /// What a process has measured.
  struct Result: Codable {
    /// Nanoseconds for each operation.
    var samples: [Benchmark.Side: [Double]] = [:]

    /// What was taken from the heap.
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
        // In an order that changes, so that neither job always runs after the other.
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

  /// A job, and how many turns make a sample of it.
  private struct Calibrated {
    let side: Benchmark.Side
    let job: Job
    let turns: Int

    init(_ side: Benchmark.Side, _ job: Job, _ target: Double) {
      self.side = side
      self.job = job
      turns = Calibration.turns(of: job, target: target)
    }

    /// The time of an operation, in nanoseconds, unless it was disturbed.
    func sample() -> Double? {
      let timing = job.time(turns)
      return timing.isDisturbed ? nil : timing.nanoseconds / Double(turns * job.operations)
    }
  }
}
