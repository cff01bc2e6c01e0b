import Locator
import Testing

/// The current runs of tests with containers.
final class TestRuns: Sendable {
  /// The runs of this process.
  static let shared = TestRuns()

  /// The watch on reads outside of every container.
  private static let watch = TestWatch { shared.note($0) }

  /// The runs, in the order in which they began.
  private let runs = Locked<[TestRun]>([])

  /// The reads that were noted before and belong to no test with a container.
  private let known = Locked<Set<Known>>([])

  /// A read, and the test in which it happens.
  private struct Known: Hashable {
    let place: Place
    let test: Test.ID?
  }

  private init() {}

  /// Begins a run, and watches reads that reach the root outside of every container.
  func begin(_ run: TestRun) {
    runs.withLock { $0.append(run) }
    Self.watch.beginWatchingRoot()
  }

  /// Ends a run.
  func end(_ run: TestRun) {
    TestWatch.endWatchingRoot()
    runs.withLock { runs in
      if let index = runs.firstIndex(where: { $0 === run }) { runs.remove(at: index) }
    }
  }

  /// Records a read outside of every container.
  ///
  /// It is an issue of the test in which it happens, or of the only current one. Otherwise its test is unknown.
  private func note(_ escape: TestWatch.Escape) {
    if let run = TestRun.current { return run.note(escape) }
    if escape.isFatal { omitBacktrace() }
    let runs = self.runs.withLock { $0 }
    guard escape.isFatal || !runs.contains(where: { $0.allows(escape.key) }) else { return }
    // A test without a container may run at the same time.
    let test = Test.current
    if test == nil, runs.count == 1, !escape.isFatal { return runs[0].note(escape) }
    let read = Known(place: Place(escape), test: test?.id)
    guard known.withLock({ $0.insert(read).inserted }) else { return }
    if let test { return Finding(escape, for: [], at: test.sourceLocation).record() }
    if !runs.isEmpty { Finding(escape, for: runs.map(\.test)).record() }
  }
}
