extension Benchmark {
  /// All rows, in the order of the table.
  static let all = reading + injection + registration + concurrency + growth
}
