import Locator
import Testing

/// An issue to record.
struct Finding: Sendable {
  /// The problem and its fix.
  private let message: String

  /// The line that the issue points to.
  private let location: Testing.SourceLocation

  /// Creates the issue of a read.
  ///
  /// - Parameters:
  ///   - escape: The read.
  ///   - tests: The tests that the read may belong to; empty if it is the test in whose task the read happens.
  ///   - location: The line that the issue points to if the call site is unknown.
  init(
    _ escape: TestWatch.Escape, for tests: [Test],
    at location: Testing.SourceLocation = Self.nowhere
  ) {
    let names = Set(tests.map { "'\($0.name)'" }).sorted()
    let running = "- Running: \(names.joined(separator: ", "))."
    message = escape.message() + (names.isEmpty ? "" : "\n\(running)")
    self.location = Self.location(of: escape) ?? location
  }

  /// The location of an issue without a line, as compilers print it.
  static let nowhere = Testing.SourceLocation(
    fileID: "<unknown>/<unknown>", filePath: "<unknown>", line: 1, column: 1
  )

  /// Returns the call site, unless it is unknown, or a caller passed a file in another form than `#fileID`.
  private static func location(of escape: TestWatch.Escape) -> Testing.SourceLocation? {
    guard let (file, line) = escape.callSite.place, file.contains("/"), line > 0 else { return nil }
    // Only the names of the module and of the file are known.
    return Testing.SourceLocation(fileID: file, filePath: file, line: line, column: 1)
  }

  /// Records the issue for the test of the current task, if there is one.
  func record() {
    Issue.record("\(message)", sourceLocation: location)
  }

  /// Records the issue for no test.
  ///
  /// Testing finds the test through the current task, and only child tasks inherit it. So this records the issue in a
  /// detached task, and waits for it, because the program may stop next.
  func recordForNoTest() {
    guard Test.current != nil else { return record() }
    let isRecorded = Event()
    Task.detached {
      record()
      isRecorded.happen()
    }
    isRecorded.wait(seconds: 5)
  }
}
