extension Benchmark {
  /// All rows, in the order of the table.
  static let all =
    reading + composed + scopes + additions + injection + registration + concurrency + requests
    + growth + growthOfParts
}
