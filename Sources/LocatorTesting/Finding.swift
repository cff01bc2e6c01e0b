import Locator
import Testing

/// An issue to record.
struct Finding: Sendable {
  /// What happens, and how to fix it.
  private let message: String

  /// The line that it is about.
  private let location: Testing.SourceLocation

  /// Describes a read.
  ///
  /// - Parameters:
  ///   - escape: The read.
  ///   - tests: The tests that it may belong to, none if that is the one in whose task it happens.
  ///   - location: The line that the issue is about if nobody knows the line that asks.
  init(_ escape: Escape, for tests: [Test], at location: Testing.SourceLocation = Self.nowhere) {
    let names = Set(tests.map { "'\($0.name)'" }).sorted()
    let constructions =
      "- Under way \(names.count == 1 ? "was" : "were") \(names.joined(separator: ", "))."
    message = escape.message + (names.isEmpty ? "" : "\n\(constructions)")
    self.location = Self.location(of: escape) ?? location
  }

  /// No line, as a compiler prints it.
  static let nowhere = Testing.SourceLocation(
    fileID: "<unknown>/<unknown>",
    filePath: "<unknown>",
    line: 1,
    column: 1
  )

  /// The line that asks, unless it isn't known, or was given by hand in another form than `#fileID` has.
  private static func location(of escape: Escape) -> Testing.SourceLocation? {
    guard let (file, line) = escape.location, file.contains("/"), line > 0 else { return nil }
    // No more than the name of the module and of the file is known.
    return Testing.SourceLocation(fileID: file, filePath: file, line: line, column: 1)
  }

  /// Records the issue, for the test in whose task this is called, if there is one.
  func record() {
    Issue.record("\(message)", sourceLocation: location)
  }

  /// Records the issue for no test.
  ///
  /// A test is known by the task that runs it, which hands that on to its child tasks alone. So it takes a
  /// task of its own, for which this waits, because the program may stop next.
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
