import Foundation

/// Measures rows, each in several processes.
struct Measuring {
  /// How many processes measure a row.
  let passes: Int

  /// How many samples a process takes of each job.
  let rounds: Int

  /// The least time of a sample, in nanoseconds.
  let target: Double

  /// How many more processes measure a row that seems to be too slow.
  let moreChances: Int

  /// What gives the numbers of the documentation.
  static let thorough = Measuring(passes: 7, rounds: 11, target: 4e6, moreChances: 0)

  /// What takes some seconds.
  static let quick = Measuring(passes: 3, rounds: 9, target: 1e6, moreChances: 6)

  /// Measures benchmarks.
  ///
  /// - Returns: A row for each, and whether the heap was counted.
  /// - Throws: A ``WorkerError`` where a process fails.
  func rows(of benchmarks: [Benchmark]) throws -> (rows: [Row], hasHeap: Bool) {
    var rows = benchmarks.map { Row(benchmark: $0, goal: Goals.all[$0.id] ?? Goal()) }
    for _ in 0..<passes {
      // In an order that changes: what else the machine does comes and goes, and meets all rows alike.
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
      // More samples can only make the shortest time more exact, so that a second look is no favour.
      for _ in 0..<moreChances where !rows[index].verdict.isFine { try measure(&rows[index]) }
    }
    return (rows, library != nil)
  }

  /// Adds what another process measures.
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
  /// Whether there is nothing to look at again.
  var isFine: Bool { self == .met || self == .known }
}
