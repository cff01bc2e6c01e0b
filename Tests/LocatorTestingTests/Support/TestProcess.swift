import Foundation
import LocatorTestSupport
import Testing

/// Runs tests of this target that fail on purpose, in a process of their own.
struct TestProcess {
  /// An issue that a test has recorded.
  struct Issue: Decodable {
    struct Location: Decodable {
      let fileID: String
      let line: Int
    }

    /// The test, unless it is unknown.
    let test: String?
    let location: Location?

    /// What the library says.
    let message: String
  }

  /// What the tests have recorded.
  let issues: [Issue]

  /// The tests that have come to their end.
  let ended: Set<String>

  /// What was printed.
  let output: String

  /// Whether the program has come to its end by itself.
  let isStopped: Bool

  /// Runs tests.
  ///
  /// - Parameters:
  ///   - filter: The names of the tests, as `swift test` takes them.
  ///   - program: What the program does before, `live` to build a root.
  ///   - isParallel: Whether the tests run at the same time.
  ///   - backtrace: Whether a crash prints one, which takes seconds, and hangs under the thread sanitizer.
  /// - Throws: An error if the process can't run, or doesn't report its tests.
  init(
    _ filter: String,
    in program: String,
    isParallel: Bool = false,
    backtrace: Bool = false
  ) async throws {
    let events = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: events) }
    let command = try await Command(
      [CommandLine.arguments[0], "--testing-library", "swift-testing", "--filter", filter]
        + ["--event-stream-version", "0", "--event-stream-output-path", events.path]
        + (isParallel ? [] : ["--no-parallel"]),
      environment: [
        LiveProgram.variable: program, "SWIFT_BACKTRACE": "enable=\(backtrace ? "yes" : "no")",
      ]
    )
    output = command.text
    isStopped = command.isStopped
    let records = try String(contentsOf: events, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Record.self, from: Data($0.utf8)).payload
    }
    issues = records.filter { $0.kind == "issueRecorded" }.map { event in
      Issue(
        test: event.testName,
        location: event.issue?.sourceLocation,
        // Before it stands what the testing library says.
        message: event.messages?.last?.text ?? ""
      )
    }
    ended = Set(records.filter { $0.kind == "testEnded" }.compactMap(\.testName))
  }

  /// The issues of a test.
  func issues(of test: String?) -> [Issue] { issues.filter { $0.test == test } }

  /// A line of what the program reports about its tests.
  private struct Record: Decodable {
    struct Payload: Decodable {
      struct Issue: Decodable { let sourceLocation: TestProcess.Issue.Location? }
      struct Message: Decodable { let text: String }

      let kind: String?
      let testID: String?
      let issue: Issue?
      let messages: [Message]?

      /// The name of the function, out of `Target.Suite/name()/File.swift:1:2`.
      var testName: String? {
        testID?.split(separator: "/").first { $0.hasSuffix(")") }.map {
          String($0.prefix { $0 != "(" })
        }
      }
    }

    let payload: Payload
  }
}
