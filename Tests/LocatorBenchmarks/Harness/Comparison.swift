/// The times of both jobs of a row, in nanoseconds per operation.
struct Comparison {
  /// The samples of each process that has measured the row.
  private(set) var passes: [[Benchmark.Side: [Double]]] = []

  /// Adds the samples of a process, unless all samples of a job were disturbed.
  mutating func add(_ pass: [Benchmark.Side: [Double]]) {
    guard Benchmark.Side.allCases.allSatisfy({ pass[$0]?.isEmpty == false }) else { return }
    passes.append(pass)
  }

  /// Returns all samples of a job.
  func samples(_ side: Benchmark.Side) -> [Double] { passes.flatMap { $0[side] ?? [] } }

  /// Returns the shortest time: longer ones were disturbed.
  func minimum(_ side: Benchmark.Side) -> Double? { samples(side).min() }

  /// Returns the median time.
  func median(_ side: Benchmark.Side) -> Double? { samples(side).median }

  /// The time of the library relative to hand-written code, by the shortest times.
  var ratio: Double? { Self.ratio(minimum) }

  /// The time of the library relative to hand-written code, by the median times.
  var ratioOfMedians: Double? { Self.ratio(median) }

  /// The ratio that a goal is about.
  func ratio(for goal: Goal) -> Double? { goal.isOfMedians ? ratioOfMedians : ratio }

  /// The relative uncertainty of the ratio.
  ///
  /// It is the median deviation of the ratios of single processes from the ratio of all, so that one disturbed process
  /// doesn't matter.
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
