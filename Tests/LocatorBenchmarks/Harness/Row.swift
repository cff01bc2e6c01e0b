/// The measurements of a benchmark.
struct Row {
  /// The benchmark of the row.
  let benchmark: Benchmark

  /// The limits of the row.
  let goal: Goal

  /// The times.
  var comparison = Comparison()

  /// The heap use of the jobs, empty if it wasn't counted.
  var heap: [Benchmark.Side: HeapUse] = [:]

  /// Whether the row meets its goal.
  var verdict: Verdict { Verdict(comparison, heap: heap, goal: goal) }
}
