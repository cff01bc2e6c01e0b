/// What was measured for a row.
struct Row {
  /// The row.
  let benchmark: Benchmark

  /// What it has to reach.
  let goal: Goal

  /// The times.
  var comparison = Comparison()

  /// What the jobs take from the heap, nothing where that isn't counted.
  var heap: [Benchmark.Side: HeapUse] = [:]

  /// Whether the row reaches its goal.
  var verdict: Verdict { Verdict(comparison, heap: heap, goal: goal) }
}
