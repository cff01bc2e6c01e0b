import Locator
import Testing

/// A run of a test, or of one case of it, with containers of its own.
///
/// Sendable: what changes is touched under the lock alone.
final class TestRun: @unchecked Sendable {
  /// The run that the task which asks is a part of.
  @TaskLocal static var current: TestRun?

  /// The test.
  let test: Test

  /// The container that the test falls back to, if any.
  let root: Container?

  /// The keys that the root may answer.
  private let live: Set<ObjectIdentifier>

  private let lock = Lock()

  /// The reads that were told before.
  private var known: Set<Place> = []

  /// The issues that were found in other tasks and on other threads, until the end of the test.
  private var pending: [Finding] = []

  /// Whether the test is at its end.
  private var isOver = false

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
    guard lock.withLock({ known.insert(Place(escape)).inserted }) else { return }
    let isHere = Self.current === self
    let finding = Finding(escape, for: [], at: test.sourceLocation)
    let waits = lock.withLock {
      guard !isHere, !escape.isFatal, !isOver else { return false }
      pending.append(finding)
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
    lock.withLock {
      isOver = true
      defer { pending = [] }
      return pending
    }
  }
}
