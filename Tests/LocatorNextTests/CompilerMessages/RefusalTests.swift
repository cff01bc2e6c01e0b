import Foundation
import Testing

/// Each file in `Fixtures/Refused` holds one mistake, and a comment with the error that the compiler has
/// to give on the line after it.
@Suite struct RefusalTests {
  /// A file with a mistake.
  struct Fixture: Sendable, CustomTestStringConvertible {
    let file: URL
    var testDescription: String { file.lastPathComponent }

    static let all = (try? Compiler.files(in: "Refused"))?.map(Fixture.init) ?? []
  }

  @Test(arguments: Fixture.all) func `the compiler refuses a mistake and says why`(
    fixture: Fixture
  ) async throws {
    let lines = try String(contentsOf: fixture.file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let expected = lines.enumerated().compactMap { index, line in
      line.firstRange(of: "// error: ").map { (line: index + 2, text: line[$0.upperBound...]) }
    }
    let found = try await Compiler.errors(
      in: [Compiler.fixtures.appending(path: "Prelude.swift"), fixture.file])
    try #require(!expected.isEmpty)
    for error in expected {
      #expect(
        found.contains { $0.line == error.line && $0.message.contains(error.text) },
        "line \(error.line) should say '\(error.text)', but there is \(found)"
      )
    }
    let lineNumbers = Set(expected.map(\.line))
    #expect(
      found.allSatisfy { lineNumbers.contains($0.line) && $0.file == fixture.file.path },
      "there are other errors: \(found)"
    )
  }

  @Test func `there is a fixture for each mistake`() {
    #expect(Fixture.all.count >= 12)
  }
}
