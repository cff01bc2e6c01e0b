import LocatorTesting
import Testing

/// Reads that leave the containers of tests are found.
///
/// The tests that have such reads run in a process of their own, because they fail.
@Suite struct EscapeTests {
  /// Where the fixtures are.
  private static let file = "LocatorTestingTests/EscapesOnPurpose.swift"

  /// A test that has an issue, with what its text begins and ends with.
  struct Case: Sendable, CustomTestStringConvertible {
    let test: String
    let beginning: String
    let fix: String

    var testDescription: String { test }

    /// A key that the root answers instead of the test's container.
    static func inTest(_ test: String, _ key: String) -> Self {
      Self(
        test: test,
        beginning: "'\(key)' isn't bound in the container of the test (\(file):",
        fix: "- To fix it, add 'Module(\(key).self) { ... }' to the test's '.container', or say "
          + "'.live(\(key).self)' if the root may answer."
      )
    }

    /// A key that the root answers outside of every container.
    static func outside(_ test: String, _ key: String) -> Self {
      Self(
        test: test,
        beginning: "'\(key)' was read outside of the containers of the tests that were running",
        fix:
          "read a property of an object that the test makes, or say '.live(\(key).self)' if the root "
          + "may answer."
      )
    }
  }

  /// What a program with a root records, test by test.
  private static let live = Task { try await TestProcess("EscapesOnPurpose/", in: "live") }

  @Test(arguments: [
    Case.inTest("unknownLine", "NumberKey"), .inTest("subscripted", "NumberKey"),
    .inTest("again", "NumberKey"), .inTest("property", "NumberKey"),
    .inTest("optional", "NumberKey"), .inTest("listed", "ListedKey"),
    .inTest("waited", "AsyncWordKey"), .inTest("onTheMainActor", "HomeKey"),
    .inTest("wiredLive", "LiveKey"), .inTest("child", "NumberKey"),
    .outside("inDetachedTask", "LiveKey"), .outside("inDetachedObject", "WordKey"),
    .outside("inQueue", "WordKey"), .outside("sharedOutside", "SharedKey"),
    .outside("sharedBefore", "SharedKey"), .outside("scopedBefore", "ScopedKey"),
    .outside("readyBefore", "ReadyKey"), .outside("readyScopedBefore", "ReadyScopedKey"),
  ])
  func `what the root answers is one issue of the test`(_ expected: Case) async throws {
    let process = try await Self.live.value
    let issues = process.issues(of: expected.test)
    let issue = try #require(issues.first, "\(process.output)")
    #expect(issues.count == 1)
    #expect(issue.message.hasPrefix(expected.beginning))
    #expect(issue.message.hasSuffix(expected.fix))
    #expect(process.ended.contains(expected.test))
  }

  @Test(arguments: ["boundByTheTest", "live", "sealed"])
  func `what the root may answer or can't is no issue`(_ test: String) async throws {
    let process = try await Self.live.value
    #expect(process.issues(of: test).isEmpty)
    #expect(process.ended.contains(test))
  }

  @Test func `an issue is at the call site`() async throws {
    let process = try await Self.live.value
    let issue = try #require(process.issues(of: "subscripted").first)
    let location = try #require(issue.location)
    #expect(location.fileID == Self.file)
    #expect(issue.message.contains("\n- Read at \(Self.file):\(location.line).\n"))
    let property = try #require(process.issues(of: "property").first?.location)
    #expect(property.fileID == "LocatorTestingTests/World.swift")
  }

  /// What mocks of a layer don't reach.
  private static let layers = Task { try await TestProcess("LayersOnPurpose/", in: "live") }

  @Test(arguments: [
    ("shared", "RepositoryKey"), ("sharedAndReady", "RepositoryKey"),
    ("neededByTransient", "RepositoryKey"), ("ofSession", "RepositoryKey"),
    ("asynchronous", "AsyncWordKey"),
  ])
  func `a shared instance that needs what a layer binds is an issue`(
    _ test: String, _ key: String
  ) async throws {
    let process = try await Self.layers.value
    let issues = process.issues(of: test)
    let message = try #require(issues.first, "\(process.output)").message
    #expect(issues.count == 1)
    #expect(message.hasPrefix("'\(key)' (\(Self.file):"))
    #expect(
      message.contains(
        ") is shared by all of the test, and so it can't see the 'LoggerKey' that the 'withContainer' at \(Self.file):"
      )
    )
    #expect(message.hasSuffix("\n- To fix it, bind 'LoggerKey' in the test's '.container'."))
  }

  @Test(arguments: ["ofObject", "ofOlderObject"])
  func `an object of the test that reads what a layer binds is an issue`(
    _ test: String
  ) async throws {
    let process = try await Self.layers.value
    let issues = process.issues(of: test)
    let message = try #require(issues.first, "\(process.output)").message
    #expect(issues.count == 1)
    #expect(
      message.hasPrefix(
        "'LoggerKey' was read by an object that was made outside of the 'withContainer' at \(Self.file):"
      )
    )
    #expect(
      message.hasSuffix(
        "\n- To fix it, bind 'LoggerKey' in the test's '.container', or make the object inside of the closure."
      )
    )
  }

  @Test(arguments: ["arrives", "sharedByLayer", "shadowedBySession"])
  func `a mock of a layer that arrives is no issue`(_ test: String) async throws {
    let process = try await Self.layers.value
    #expect(process.issues(of: test).isEmpty)
    #expect(process.ended.contains(test))
  }

  @Test func `a container without a list has no line`() async throws {
    let process = try await TestProcess("BareOnPurpose/", in: "live")
    let issue = try #require(process.issues.first, "\(process.output)")
    #expect(
      issue.message.hasPrefix(
        "'NumberKey' isn't bound in the container of the test. The root's module at "
      )
    )
  }

  @Test func `a test whose modules are wrong fails with the report and doesn't run`() async throws {
    let process = try await Self.live.value
    let issues = process.issues(of: "faulty")
    #expect(issues.count == 1)
    #expect(
      issues.first?.message.contains(" has a problem:\n\n- 'NumberKey' is bound more than once at ")
        == true
    )
    #expect(process.ended.contains("faulty"))
  }

  @Test func `a read that may be any test's names all of them`() async throws {
    let process = try await TestProcess("PairOnPurpose/", in: "live", isParallel: true)
    let issue = try #require(process.issues.first, "\(process.output)")
    #expect(process.issues.count == 1)
    #expect(issue.test == nil)
    #expect(issue.message.hasPrefix(Case.outside("", "WordKey").beginning))
    #expect(issue.message.hasSuffix("\n- Running: 'first()', 'second()'."))
    #expect(process.ended == ["first", "second"])
  }

  @Test func `what a test without a container reads is an issue of that test alone`() async throws {
    let process = try await TestProcess("NeighboursOnPurpose/", in: "live", isParallel: true)
    // One of them is read by a property, which has no line but that of the test.
    #expect(process.issues.map(\.test) == ["plain", "plain"], "\(process.output)")
    #expect(process.issues.allSatisfy { $0.location?.fileID == Self.file })
    #expect(process.ended == ["contained", "plain"])
  }

  @Test func `what an object of a test reads is never an issue of another test`() async throws {
    let process = try await TestProcess("LendersOnPurpose/", in: "live", isParallel: true)
    let issue = try #require(process.issues.first, "\(process.output)")
    #expect(process.issues.count == 1)
    #expect(issue.test != "borrower")
    #expect(issue.location?.fileID == "LocatorTestingTests/World.swift")
    #expect(issue.message.hasPrefix(Case.inTest("", "NumberKey").beginning))
  }

  @Test(arguments: [
    (
      "unbound",
      ", or extend the key: 'extension UnboundKey: TestInjectionKey { static var testValue: Value { ... } }'."
    ),
    (
      "lackingProperty",
      """
      , or extend the key: 'extension UnboundKey: TestInjectionKey { static var testValue: Value { ... } }'. \
      With '.complete', what properties lack is an issue before the test runs.
      """
    ),
    ("unboundAsync", "."), ("sealedOff", "."),
  ])
  func `a missing mock is bound in the test, or has a value beside its key`(
    _ test: String, _ end: String
  ) async throws {
    let process = try await TestProcess("StopsOnPurpose/\(test)", in: "live")
    let message = try #require(process.issues.first, "\(process.output)").message
    #expect(message.contains("\n- To fix it, add 'Module("))
    #expect(message.hasSuffix("Key.self) { ... }' to the test's '.container'\(end)"))
    #expect(
      message.contains("the test's container doesn't read that one.") == (test == "sealedOff"))
    #expect(!message.contains("parent:") && !message.contains("an unknown line"))
  }

  @Test func `a stop that may be any test's is at its line, and names the tests that run`()
    async throws
  {
    let process = try await TestProcess("HaltOnPurpose/", in: "plain", isParallel: true)
    let issue = try #require(process.issues.first, "\(process.output)")
    #expect(process.issues.count == 1)
    #expect(issue.test == nil)
    #expect(issue.location?.fileID == "LocatorTestingTests/EscapesOnPurpose.swift")
    #expect(issue.message.hasPrefix("'Container.current()' was read before a container was built."))
    #expect(issue.message.hasSuffix("\n- Running: 'first()', 'second()'."))
  }

  @Test(arguments: [
    ("unbound", "live", "Nothing is bound to 'UnboundKey', whose value is 'Int'.", true),
    ("sealedOff", "live", "Nothing is bound to 'NumberKey', whose value is 'Int'.", true),
    ("nothingBuilt", "plain", "'WordKey' was read before a container was built.", false),
  ])
  func `a read without a value is recorded before the program stops`(
    _ test: String,
    _ program: String,
    _ beginning: String,
    _ isInTest: Bool
  ) async throws {
    let process = try await TestProcess("StopsOnPurpose/\(test)", in: program, backtrace: true)
    let issue = try #require(process.issues.first, "\(process.output)")
    #expect(process.issues.count == 1)
    #expect(issue.test == (isInTest ? test : nil))
    #expect(issue.message.hasPrefix(beginning))
    #expect(issue.location != nil)
    #expect(process.isStopped)
    #expect(process.output.contains("Fatal error: \(beginning)"))
    #expect(!process.output.contains("Backtrac"))
    #expect(process.ended.isEmpty)
    if !isInTest { #expect(issue.message.hasSuffix("\n- Running: '\(test)()'.")) }
  }
}
