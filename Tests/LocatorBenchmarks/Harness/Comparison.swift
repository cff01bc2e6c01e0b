/// The times of both jobs of a row, in nanoseconds for each operation.
struct Comparison {
  /// The samples of each process that has measured the row.
  private(set) var passes: [[Benchmark.Side: [Double]]] = []

  /// Adds what a process has measured, unless one of the jobs was disturbed all the time.
  mutating func add(_ pass: [Benchmark.Side: [Double]]) {
    guard Benchmark.Side.allCases.allSatisfy({ pass[$0]?.isEmpty == false }) else { return }
    passes.append(pass)
  }

  /// All samples of a job.
  func samples(_ side: Benchmark.Side) -> [Double] { passes.flatMap { $0[side] ?? [] } }

  /// The shortest time: what is longer was disturbed.
  func minimum(_ side: Benchmark.Side) -> Double? { samples(side).min() }

  /// The time in the middle.
  func median(_ side: Benchmark.Side) -> Double? { samples(side).median }

  /// How many times as long as by hand it takes, by the shortest times.
  var ratio: Double? { Self.ratio(minimum) }

  /// How many times as long as by hand it takes, by the times in the middle.
  var ratioOfMedians: Double? { Self.ratio(median) }

  /// By how much of itself the ratio is uncertain: how far the ratio of a process is from that of all, in the
  /// middle of the processes, so that one that was disturbed doesn't decide.
  var noise: Double {
    guard let ratio else { return 0 }
    let ratios = passes.compactMap { pass in Self.ratio { pass[$0]?.min() } }
    return (ratios.map { abs($0 - ratio) }.median ?? 0) / ratio
  }

  private static func ratio(_ time: (Benchmark.Side) -> Double?) -> Double? {
    guard let floor = time(.floor), let library = time(.library), floor > 0 else { return nil }
    return library / floor
  }
}
