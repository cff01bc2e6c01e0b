import Foundation
import Testing

/// What a factory may say in one line, the compiler understands in no time.
///
/// Each file in `Fixtures/RightLines` holds functions with one line each. The compiler accepts them
/// without a word, and takes less than ``limit`` milliseconds for each. It counts its own processor time, which
/// depends little on what runs beside it; a line that seems slow gets three more tries.
@Suite struct RightLineTests {
  @Test(arguments: LineFixture.all(in: "RightLines"))
  func `a right line is understood at once`(fixture: LineFixture) async throws {
    let answer = try await fixture.answer(goal: .types, flags: Self.flags)
    if answer.isCrash { try await findCrash(in: fixture) }
    for diagnostic in answer.diagnostics where Self.milliseconds(in: diagnostic) == nil {
      let function = fixture.function(at: diagnostic.line)
      Issue.record("\(diagnostic)\n\(function?.description ?? "")")
    }
    for function in fixture.functions {
      var times = [Self.slowness(of: function, in: answer)]
      while times.count <= 3, times.last != .some(nil) {
        let answer = try await fixture.answer(with: function, goal: .types, flags: Self.flags)
        times.append(Self.slowness(of: function, in: answer))
      }
      let isSlow = times.last != .some(nil)
      #expect(
        !isSlow,
        """
        \(fixture.testDescription):\(function.lines.lowerBound): \(function.description)
        took \(times.compactMap { $0.map { "\($0) ms" } }.joined(separator: ", "))
        """
      )
    }
  }

  @Test func `there is a right line for each idea`() {
    #expect(LineFixture.all(in: "RightLines").flatMap(\.functions).count >= 50)
  }

  /// How many milliseconds the compiler may take for a line.
  private static let limit = 100

  private static let flags = [
    "-Xfrontend", "-warn-long-expression-type-checking=\(limit)",
    "-Xfrontend", "-warn-long-function-bodies=\(limit)",
  ]

  /// How long something took, if the message is about that.
  private static func milliseconds(in diagnostic: Compiler.Diagnostic) -> Int? {
    diagnostic.message.firstMatch(of: /took (\d+)ms to type-check/).flatMap { Int($0.1) }
  }

  /// How long a function took, if that was too long.
  ///
  /// A list may take the time of all its lines.
  private static func slowness(
    of function: LineFixture.Function,
    in answer: Compiler.Answer
  ) -> Int? {
    answer.warnings.filter { function.lines.contains($0.line) }.compactMap { diagnostic in
      let isWhole = diagnostic.line == function.lines.lowerBound
      let limit = isWhole ? limit * max(1, function.elementCount) : limit
      return milliseconds(in: diagnostic).flatMap { $0 > limit ? $0 : nil }
    }
    .max()
  }

  /// Says which functions the compiler crashes on.
  private func findCrash(in fixture: LineFixture) async throws {
    Issue.record("the compiler crashed on \(fixture.testDescription)")
    for function in fixture.functions {
      let answer = try await fixture.answer(with: function, goal: .types, flags: Self.flags)
      guard answer.isCrash else { continue }
      Issue.record(
        """
        the compiler crashed on \
        \(fixture.testDescription):\(function.lines.lowerBound): \(function.description)
        """
      )
    }
  }
}
