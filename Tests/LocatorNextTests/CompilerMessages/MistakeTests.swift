import Foundation
import Testing

/// A mistake in a list of modules gets a message about the mistake, where it was made.
///
/// Each file in `Fixtures/Mistakes` holds functions with one wrong line each. Comments before the line
/// say what the compiler has to answer:
///
/// - `// error: text` is an error on the line, one comment for each error.
/// - `// alone: text` is what the compiler says about the same closure where no module is near, because
///   it has no better message itself.
@Suite struct MistakeTests {
  @Test(arguments: LineFixture.all(in: "Mistakes"))
  func `a wrong line gets a message about the mistake`(fixture: LineFixture) async throws {
    let errors = try await errors(in: fixture)
    let expected = fixture.expectedErrors()
    try #require(!expected.isEmpty)
    for line in Set(expected.keys).union(errors.found.map(\.line)).sorted() {
      let function = fixture.function(at: line)
      let isCrash = function.map { errors.crashes.contains($0.lines.lowerBound) } ?? false
      guard !isCrash else { continue }
      let found = errors.found.filter { $0.line == line }.map(\.message)
      let texts = expected[line] ?? []
      let isExpected =
        texts.allSatisfy { text in found.contains { $0.contains(text) } }
        && found.allSatisfy { message in texts.contains { message.contains($0) } }
      #expect(
        isExpected,
        """
        \(fixture.testDescription):\(line): \(function?.description ?? "")
        expected: \(texts.isEmpty ? "no error" : texts.joined(separator: "\n          "))
        found:    \(found.isEmpty ? "no error" : found.joined(separator: "\n          "))
        """
      )
    }
    for error in errors.found {
      let words = Self.privateWords.filter { error.message.contains($0) }
      #expect(words.isEmpty, "a message is about the library and not about the line: \(error)")
    }
  }

  @Test func `there is a wrong line for each mistake`() {
    let fixtures = LineFixture.all(in: "Mistakes")
    #expect(fixtures.count >= 8)
    #expect(fixtures.flatMap(\.functions).count >= 70)
  }

  /// What users have never written, and so can't look for in their lines.
  private static let privateWords = [
    "pack", "shape", "each Need", "repeat", "Void' cannot conform to 'Hashable'",
  ]

  /// What the compiler has found in a file.
  private struct Errors {
    var found: [Compiler.Diagnostic] = []

    /// The first lines of the functions that the compiler crashes on.
    var crashes: Set<Int> = []
  }

  /// The errors of a file.
  ///
  /// Where the compiler crashes, each function is compiled by itself.
  private func errors(in fixture: LineFixture) async throws -> Errors {
    let answer = try await fixture.answer(goal: .intermediateLanguage)
    guard answer.isCrash else { return Errors(found: answer.errors) }
    var errors = Errors()
    for function in fixture.functions {
      let answer = try await fixture.answer(with: function, goal: .intermediateLanguage)
      if answer.isCrash {
        errors.crashes.insert(function.lines.lowerBound)
        let wrong = fixture.expectedErrors().keys.filter { function.lines.contains($0) }.min()
        let line = wrong ?? function.lines.lowerBound
        let text = fixture.lines[line - 1].trimmingCharacters(in: .whitespaces)
        Issue.record("the compiler crashed on \(fixture.testDescription):\(line): \(text)")
      }
      errors.found += answer.errors.filter { !errors.found.contains($0) }
    }
    if errors.crashes.isEmpty {
      Issue.record("the compiler crashed on \(fixture.testDescription), and on no function of it")
    }
    return errors
  }
}

extension LineFixture {
  /// The texts that the errors of a line contain, by the numbers of the lines.
  fileprivate func expectedErrors() -> [Int: [String]] {
    var waiting: [String] = []
    var expected: [Int: [String]] = [:]
    for (index, line) in lines.enumerated() {
      if let match = line.wholeMatch(of: /^ *\/\/ error: (.+)/) {
        waiting.append(String(match.1))
      } else if !Self.isComment(line), !waiting.isEmpty {
        expected[index + 1] = waiting
        waiting = []
      }
    }
    return expected
  }
}
