import Foundation

/// A measurement of rows, each in several processes.
struct Measuring {
  /// The number of processes that measure a row.
  let passes: Int

  /// The number of samples of each job in a process.
  let rounds: Int

  /// The minimum time of a sample, in nanoseconds.
  let target: Double

  /// The number of additional processes for a row that seems too slow.
  let moreChances: Int

  /// The measurement for the numbers in the documentation.
  static let thorough = Measuring(passes: 7, rounds: 11, target: 4e6, moreChances: 0)

  /// A measurement that takes a few seconds.
  static let quick = Measuring(passes: 3, rounds: 9, target: 1e6, moreChances: 6)

  /// Measures benchmarks.
  ///
  /// - Returns: A row for each benchmark, and whether heap use was counted.
  /// - Throws: ``WorkerError`` if a process fails.
  func rows(of benchmarks: [Benchmark]) throws -> (rows: [Row], hasHeap: Bool) {
    var rows = benchmarks.map { Row(benchmark: $0, goal: Goals.all[$0.id] ?? Goal()) }
    for _ in 0..<passes {
      // In random order, so that temporary load on the machine affects all rows alike.
      for index in rows.indices.shuffled() { try measure(&rows[index]) }
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = HeapCounterLibrary(in: folder)
    for index in rows.indices {
      if let library {
        rows[index].heap = try ChildProcess.perform(
          .heap,
          for: rows[index].benchmark,
          environment: library.environment
        ).heap
      }
      // More samples can only bring the shortest time closer to the real one, so retrying hides nothing.
      for _ in 0..<moreChances where !rows[index].verdict.isFine { try measure(&rows[index]) }
    }
    return (rows, library != nil)
  }

  /// Adds the samples of another process.
  private func measure(_ row: inout Row) throws {
    func samples(_ sides: [Benchmark.Side]) throws -> [Benchmark.Side: [Double]] {
      let task = Worker.Task.time(sides, rounds: rounds, target: target)
      return try ChildProcess.perform(task, for: row.benchmark).samples
    }
    guard row.benchmark.isCold else {
      row.comparison.add(try samples(Benchmark.Side.allCases))
      return
    }
    var pass: [Benchmark.Side: [Double]] = [:]
    for _ in 0..<(rounds / 2) {
      for side in Benchmark.Side.allCases.shuffled() {
        pass.merge(try samples([side])) { $0 + $1 }
      }
    }
    row.comparison.add(pass)
  }
}

extension Verdict {
  /// Whether the row doesn't need another look.
  var isFine: Bool { self == .met || self == .known }
}
