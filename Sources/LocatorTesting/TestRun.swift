import Locator
import Testing

/// A run of a test, or of one case of it, with containers of its own.
final class TestRun: Sendable {
  /// The run that the current task belongs to.
  @TaskLocal static var current: TestRun?

  /// The test.
  let test: Test

  /// The traits of its suites, the outermost first, and its own.
  private let traits: [ContainerTrait]

  /// Whether the test has only what its modules bind.
  private let isSealed: Bool

  /// The keys that the root may answer.
  private let live: Set<ObjectIdentifier>

  /// The Swift modules whose properties the container has to answer.
  private let completed: [String]

  /// What it doesn't have to answer of them.
  private let exclusions: [VerificationSubject]

  private let log = Locked(Log())

  /// The recorded reads and the pending issues.
  private struct Log: ~Copyable, Sendable {
    /// The reads that were noted before.
    var known: Set<Place> = []

    /// The issues found in other tasks and on other threads, until the test ends.
    var pending: [Finding] = []

    /// Whether the test has ended.
    var isOver = false
  }

  init(of test: Test) {
    self.test = test
    traits = test.traits.compactMap { $0 as? ContainerTrait }
    isSealed = traits.contains(where: \.isSealed)
    live = traits.reduce(into: []) { $0.formUnion($1.live) }
    completed = traits.flatMap(\.completed)
    exclusions = traits.flatMap(\.exclusions)
  }

  /// Makes the container of the test.
  @MainActor
  func container() -> Container {
    Container(
      parent: isSealed ? nil : Container.root,
      watch: TestWatch(givesTestValues: !isSealed, look: { [self] in look($0, $1, $2, $3) }) {
        [self] in
        note($0)
      },
      at: traits.last { $0.location.isKnown }?.location ?? .unknown,
      traits.map { $0.modules() }
    )
  }

  /// Returns what properties inject and the container doesn't answer, if the test wants to know.
  func incompleteness(of container: Container) -> String? {
    guard !completed.isEmpty else { return nil }
    let (keys, idle) = container.unanswered(
      in: completed, excluding: exclusions, givesTestValues: !isSealed
    )
    let lines =
      keys.map { "- '\($0.key)', injected by \($0.properties.joined(separator: ", "))." }
      + idle.map { "- '\($0)' injects nothing: is it the name of a module?" }
    guard !lines.isEmpty else { return nil }
    let testValue = isSealed ? "" : ", or give the key a test value"
    let fix = """


      To fix it, add 'Module(Key.self) { ... }' to '.container'\(testValue). If a blueprint or a child binds it, write \
      'complete("App", excluding: .keys(Key.self))'.
      """
    return """
      The container of the test lacks what 'complete' asks for:

      \(lines.joined(separator: "\n"))\(keys.isEmpty ? "" : fix)
      """
  }

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

  /// Records a read as an issue of the test, once for each call site and key.
  ///
  /// An issue belongs to the test in whose task it is recorded. Issues found elsewhere wait for the end of the test,
  /// unless it has ended already, or the program stops now.
  func note(_ escape: TestWatch.Escape) {
    guard escape.isFatal || !allows(escape.key) else { return }
    if escape.isFatal { omitBacktrace() }
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
      // The read may come from the task of another test.
      Finding(escape, for: [test], at: test.sourceLocation).recordForNoTest()
    }
  }

  /// Ends the test, and returns the pending issues.
  private func end() -> [Finding] {
    log.withLock { log in
      log.isOver = true
      defer { log.pending = [] }
      return log.pending
    }
  }
}
