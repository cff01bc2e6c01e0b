import Locator
import Testing

/// A run of a test, or of one case of it, with containers of its own.
final class TestRun: Sendable {
  /// The run that the task which asks is a part of.
  @TaskLocal static var current: TestRun?

  /// The test.
  let test: Test

  /// The container that the test falls back to, if any.
  let root: Container?

  /// The keys that the root may answer.
  private let live: Set<ObjectIdentifier>

  private let log = Locked(Log())

  /// What was found.
  private struct Log: ~Copyable, Sendable {
    /// The reads that were told before.
    var known: Set<Place> = []

    /// The issues that were found in other tasks and on other threads, until the end of the test.
    var pending: [Finding] = []

    /// Whether the test is at its end.
    var isOver = false
  }

  init(of test: Test) {
    let traits = test.traits.compactMap { $0 as? ContainerTrait }
    self.test = test
    root = traits.contains(where: \.isSealed) ? nil : Container.root
    live = traits.reduce(into: []) { $0.formUnion($1.live) }
  }

  /// What the containers of the test tell.
  var watch: EscapeWatch { EscapeWatch { [self] in note($0) } }

  /// Runs the test.
  ///
  /// - Parameter body: The test.
  /// - Throws: What the test throws.
  func perform(_ body: () async throws -> Void) async throws {
    TestRuns.shared.begin(self)
    defer {
      TestRuns.shared.end(self)
      for finding in end() { finding.record() }
    }
    try await Self.$current.withValue(self, operation: body)
  }

  /// Whether the root may answer reads of a key.
  func allows(_ key: Any.Type?) -> Bool { key.map { live.contains(ObjectIdentifier($0)) } ?? false }

  /// Records a read as an issue of the test, once for each line and key.
  ///
  /// An issue belongs to the test in whose task it is recorded. What is found elsewhere waits for the test's end,
  /// unless that is past, or the program stops now.
  func note(_ escape: Escape) {
    guard escape.isFatal || !allows(escape.key) else { return }
    guard log.withLock({ $0.known.insert(Place(escape)).inserted }) else { return }
    let isHere = Self.current === self
    let finding = Finding(escape, for: [], at: test.sourceLocation)
    let waits = log.withLock { log in
      guard !isHere, !escape.isFatal, !log.isOver else { return false }
      log.pending.append(finding)
      return true
    }
    if isHere {
      finding.record()
    } else if !waits {
      // Another test's task may have asked.
      Finding(escape, for: [test], at: test.sourceLocation).recordForNoTest()
    }
  }

  /// Ends the test, and gives what is still to be recorded.
  private func end() -> [Finding] {
    log.withLock { log in
      log.isOver = true
      defer { log.pending = [] }
      return log.pending
    }
  }
}
