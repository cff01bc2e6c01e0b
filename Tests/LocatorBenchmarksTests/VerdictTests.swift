import Testing

@testable import LocatorBenchmarks

/// What `--check` decides about a row.
@Suite struct VerdictTests {
  /// The verdict about a row that takes ten nanoseconds without a container.
  private static func verdict(
    _ goal: Goal,
    library: [Double],
    heap: HeapUse? = nil
  ) -> Verdict {
    var comparison = Comparison()
    for time in library { comparison.add([.floor: [10], .library: [time]]) }
    return Verdict(comparison, heap: heap.map { [.library: $0] } ?? [:], goal: goal)
  }

  @Test func `a ratio up to the goal meets it`() {
    #expect(Self.verdict(Goal(ratio: 1.3), library: [13]) == .met)
    #expect(
      Self.verdict(Goal(ratio: 1.3), library: [13.5])
        == .failed(["ratio is 1.35, and may be 1.30"])
    )
  }

  @Test func `noise counts for the row`() {
    #expect(Self.verdict(Goal(ratio: 1.3), library: [13.5, 14.8]) == .met)
  }

  @Test func `noise hides no regression`() {
    #expect(
      Self.verdict(Goal(ratio: 1.3), library: [16, 90])
        == .failed(["ratio is 1.60, and may be 1.30"])
    )
  }

  @Test func `a goal of medians ignores the shortest times`() {
    let times = [9, 13, 14.0]
    #expect(
      Self.verdict(Goal(ratio: 1.1, isOfMedians: true), library: times)
        == .failed(["ratio is 1.30, and may be 1.10"]))
    #expect(Self.verdict(Goal(ratio: 1.3, isOfMedians: true), library: times) == .met)
    #expect(Self.verdict(Goal(ratio: 1.1), library: times) == .met)
  }

  @Test func `a row that misses its goal is held to what is known`() {
    let goal = Goal(ratio: 1.3, knownRatio: 4)
    #expect(Self.verdict(goal, library: [80]) == .known)
    #expect(Self.verdict(goal, library: [81]) == .failed(["ratio is 8.10, and may be 8"]))
    #expect(Self.verdict(goal, library: [12]) == .met)
  }

  @Test func `a row without a goal is held to what is known`() {
    #expect(Self.verdict(Goal(knownRatio: 4), library: [12]) == .known)
    #expect(
      Self.verdict(Goal(knownRatio: 4), library: [90])
        == .failed(["ratio is 9, and may be 8"])
    )
  }

  @Test func `a goal in nanoseconds falls back on the ratio that is known`() {
    let goal = Goal(nanoseconds: 60, knownRatio: 8)
    #expect(Self.verdict(goal, library: [60]) == .met)
    #expect(Self.verdict(goal, library: [159]) == .known)
    #expect(Self.verdict(goal, library: [161]) == .failed(["ratio is 16.1, and may be 16"]))
    #expect(
      Self.verdict(Goal(nanoseconds: 60), library: [61])
        == .failed(["time is 61, and may be 60"])
    )
  }

  @Test func `a goal in nanoseconds or a ratio is met by either`() {
    let goal = Goal(ratio: 3.7, nanoseconds: 60)
    #expect(Self.verdict(goal, library: [60]) == .met)
    #expect(
      Self.verdict(goal, library: [61])
        == .failed(["ratio is 6.10, and may be 3.70"])
    )
    #expect(Self.verdict(Goal(ratio: 3.7, nanoseconds: 20), library: [37]) == .met)
  }

  @Test func `the heap is exact`() {
    let goal = Goal(ratio: 1.3, allocations: 1, bytes: 136)
    let heap = HeapUse(allocations: 1, bytes: 132)
    #expect(Self.verdict(goal, library: [13], heap: heap) == .met)
    #expect(
      Self.verdict(goal, library: [13], heap: HeapUse(allocations: 2, bytes: 132))
        == .failed(["allocations is 2, and may be 1"])
    )
  }

  @Test func `heap use that misses its goal is held to what is known`() {
    let known = HeapUse(allocations: 4, bytes: 900, keptBytes: 500)
    let goal = Goal(ratio: 1.3, keptBytes: 250, knownHeap: known)
    #expect(Self.verdict(goal, library: [13], heap: known) == .known)
    #expect(
      Self.verdict(
        goal,
        library: [13],
        heap: HeapUse(allocations: 4, bytes: 900, keptBytes: 600)
      ) == .failed(["kept bytes is 600, and may be 510"])
    )
  }

  @Test func `what couldn't be measured is no failure`() {
    #expect(Self.verdict(Goal(ratio: 1.3), library: []) == .unmeasured)
  }
}
