import Testing

/// Each suite says what it holds the library to.
@Suite struct SuiteSummaryTests {
  @Test func `every suite has a summary in its comment`() throws {
    let sources = try TestSource.all()
    try #require(sources.flatMap(\.suites).count > 100)
    for source in sources {
      for suite in source.suites {
        let summary = source.summary(ofSuiteAt: suite.index)
        #expect(summary.hasSuffix(".") || summary.hasSuffix(":"), "\(suite.name)")
      }
    }
  }
}
