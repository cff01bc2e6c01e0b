import Testing

@testable import LocatorBenchmarks

/// The rows, and how they are measured and printed.
@Suite struct RowTests {
  /// A row whose jobs take as many nanoseconds as their arguments say.
  private static func benchmark(
    floor: Double,
    library: Double,
    isCold: Bool = false
  ) -> Benchmark {
    Benchmark(id: "row", title: "a row", isCold: isCold) {
      [
        .floor: .timed { Timing(Double($0) * floor) },
        .library: .timed { Timing(Double($0) * library) },
      ]
    }
  }

  @Test func `every row has a goal, and every goal a row`() {
    let ids = Benchmark.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids).isSubset(of: Goals.all.keys))
    // A machine with one processor leaves out what two threads do.
    #expect(!PinnedThreads.isPossible || Set(ids) == Set(Goals.all.keys))
  }

  @Test func `a process takes a sample of each job in each round`() {
    let result = Worker.perform(
      .time([.floor, .library], rounds: 3, target: 100),
      for: Self.benchmark(floor: 2, library: 5)
    )
    #expect(result.samples == [.floor: [2, 2, 2], .library: [5, 5, 5]])
  }

  @Test func `a process takes one sample of a job that is cold only once`() {
    let result = Worker.perform(
      .time([.library], rounds: 3, target: 100),
      for: Self.benchmark(floor: 2, library: 5, isCold: true)
    )
    #expect(result.samples == [.library: [5]])
  }

  @Test func `the table shows times, ratio, heap and goal`() {
    var row = Row(
      benchmark: Self.benchmark(floor: 2, library: 5),
      goal: Goal(ratio: 1.3, knownRatio: 4)
    )
    row.comparison.add([.floor: [2], .library: [5]])
    row.heap = [
      .floor: HeapUse(allocations: 0, bytes: 0), .library: HeapUse(allocations: 1, bytes: 24),
    ]
    let report = Report((rows: [row], hasHeap: true))
    #expect(
      report.table == """
        | case  | by hand | library | ratio | median | noise | allocations |  bytes | goal                                      |
        | ----- | ------: | ------: | ----: | -----: | ----: | ----------: | -----: | ----------------------------------------- |
        | a row |    2 ns |    5 ns |  2.50 |   2.50 |  ±0 % |       0 / 1 | 0 / 24 | not yet: goal 1.30, today 2.50, ceiling 8 |
        """
    )
    #expect(report.problems.isEmpty)
  }

  @Test func `a row that is fast enough names the bytes that it keeps too many of`() {
    var row = Row(
      benchmark: Self.benchmark(floor: 2, library: 5),
      goal: Goal(
        ratio: 4,
        keptBytes: 16,
        knownHeap: HeapUse(allocations: 1, bytes: 24, keptBytes: 24)
      )
    )
    row.comparison.add([.floor: [2], .library: [5]])
    row.heap = [.library: HeapUse(allocations: 1, bytes: 24, keptBytes: 24)]
    #expect(Report((rows: [row], hasHeap: true)).table.contains("not yet: goal 4 and 16 bytes"))
  }

  @Test func `a row that is too slow is a problem`() {
    var row = Row(benchmark: Self.benchmark(floor: 2, library: 5), goal: Goal(ratio: 1.3))
    row.comparison.add([.floor: [2], .library: [5]])
    let report = Report((rows: [row], hasHeap: false))
    #expect(report.problems == ["row: ratio is 2.50, and may be 1.30."])
    #expect(report.table.contains("FAILED: goal 1.30"))
    #expect(report.table.contains("The heap wasn't counted"))
  }
}
