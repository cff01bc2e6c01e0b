import Testing

@testable import LocatorBenchmarks

/// What the harness computes.
@Suite struct ArithmeticTests {
  @Test(
    arguments: [
      ([], nil), ([7], 7), ([9, 1, 4], 4), ([8, 1, 2, 100], 5),
    ] as [([Double], Double?)]
  )
  func `the median is in the middle`(samples: [Double], median: Double?) {
    #expect(samples.median == median)
  }

  /// What a sample took, and how many turns come next.
  struct Step: Sendable {
    let turns: Int
    let time: Double
    let next: Int?
  }

  @Test(
    arguments: [
      Step(turns: 1, time: 0, next: 10), Step(turns: 10, time: 10, next: 100),
      Step(turns: 100, time: 500, next: 250), Step(turns: 100, time: 990, next: 200),
      Step(turns: 100, time: 1_000, next: nil), Step(turns: 1, time: 5_000, next: nil),
    ]
  )
  func `turns are added until a sample is long enough`(step: Step) {
    #expect(Calibration.turns(after: step.turns, took: step.time, target: 1_000) == step.next)
  }

  @Test func `a job is calibrated by its own time`() {
    let job = Job.timed { turns in Timing(Double(turns) * 3) }
    let turns = Calibration.turns(of: job, target: 1_000)
    #expect((334...1_000).contains(turns))
  }

  @Test func `the shortest times of all processes make the ratio`() {
    var comparison = Comparison()
    comparison.add([.floor: [10, 12], .library: [30, 26]])
    comparison.add([.floor: [11, 40], .library: [24, 25]])
    #expect(comparison.minimum(.floor) == 10)
    #expect(comparison.minimum(.library) == 24)
    #expect(comparison.ratio == 2.4)
    #expect(comparison.median(.library) == 25.5)
    #expect(comparison.ratioOfMedians == 25.5 / 11.5)
  }

  @Test func `noise is how far the processes are apart`() {
    var comparison = Comparison()
    comparison.add([.floor: [10], .library: [20]])
    #expect(comparison.noise == 0)
    comparison.add([.floor: [10], .library: [22]])
    comparison.add([.floor: [10], .library: [24]])
    #expect(abs(comparison.noise - 0.1) < 1e-9)
  }

  @Test func `a process that was disturbed all the time counts for nothing`() {
    var comparison = Comparison()
    comparison.add([.floor: [10]])
    comparison.add([.floor: [10], .library: []])
    #expect(comparison.passes.isEmpty)
    #expect(comparison.ratio == nil)
  }

  @Test(
    arguments: [
      ([(0, 100, 98), (2, 101, 98)], false), ([(0, 100, 60), (2, 101, 98)], true),
      ([(0, 100, 98), (90, 190, 98)], true),
    ] as [([(Double, Double, Double)], Bool)]
  )
  func `threads that were interrupted or alone are disturbed`(
    spans: [(start: Double, end: Double, worked: Double)],
    isDisturbed: Bool
  ) {
    let timing = Span.timing(
      of: spans.map { Span(start: $0.start, end: $0.end, worked: $0.worked) }
    )
    #expect(timing.isDisturbed == isDisturbed)
    #expect(timing.nanoseconds == spans[1].end)
  }
}
