import Foundation
import Testing

/// A file of functions, in each of which is a line that the compiler checks.
struct LineFixture: Sendable, CustomTestStringConvertible {
  let file: URL
  let lines: [Substring]
  let functions: [Function]

  var testDescription: String { file.lastPathComponent }

  /// A function at the outermost level of the file.
  struct Function: Sendable {
    /// The lines that it takes, from 1.
    let lines: ClosedRange<Int>

    /// What it holds, without comments and without the lines of the function itself.
    let body: [Substring]

    /// How many modules, decorators and so on it lists.
    var elementCount: Int { body.count { $0.wholeMatch(of: /^  \w.*/) != nil } }

    /// The body, to be printed.
    var description: String {
      body.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }
  }

  init(_ file: URL) throws {
    self.file = file
    lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var functions: [Function] = []
    var first: Int?
    for (index, line) in lines.enumerated() {
      if line.firstMatch(of: /^(@\w+ )*func \w/) != nil { first = index }
      guard let start = first, line == "}" || index == start && line.hasSuffix("}") else {
        continue
      }
      let body = lines[start + 1..<max(index, start + 1)].filter { !Self.isComment($0) }
      functions.append(Function(lines: start + 1...index + 1, body: body))
      first = nil
    }
    self.functions = functions
  }

  /// The files of a folder, without the world that they share.
  static func all(in folder: String) -> [LineFixture] {
    let files = (try? Compiler.files(in: folder)) ?? []
    return files.filter { $0.lastPathComponent != "Prelude.swift" }
      .compactMap { try? LineFixture($0) }
  }

  /// Whether a line has no code.
  static func isComment(_ line: Substring) -> Bool {
    line.trimmingPrefix { $0 == " " }.hasPrefix("//")
  }

  /// The function that a line is in.
  func function(at line: Int) -> Function? {
    functions.first { $0.lines.contains(line) }
  }

  /// What the compiler says about the whole file.
  ///
  /// Messages of other files are on line 0.
  func answer(goal: Compiler.Goal, flags: [String] = []) async throws -> Compiler.Answer {
    try await answer(of: file, goal: goal, flags: flags)
  }

  /// What the compiler says about the file with one of its functions.
  func answer(
    with function: Function,
    goal: Compiler.Goal,
    flags: [String] = []
  ) async throws -> Compiler.Answer {
    let others = functions.filter { $0.lines != function.lines }
    let text = lines.enumerated().map { index, line in
      others.contains { $0.lines.contains(index + 1) } ? "" : line
    }
    let place = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    try text.joined(separator: "\n").write(to: place, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: place) }
    return try await answer(of: place, goal: goal, flags: flags)
  }

  private func answer(
    of place: URL,
    goal: Compiler.Goal,
    flags: [String]
  ) async throws -> Compiler.Answer {
    let prelude = Compiler.fixtures.appending(path: "Mistakes/Prelude.swift")
    let answer = try await Compiler.answer(to: [prelude, place], goal: goal, flags: flags)
    var seen: Set<Compiler.Diagnostic> = []
    let diagnostics = answer.diagnostics.map { found in
      let isHere = URL(filePath: found.file).lastPathComponent == place.lastPathComponent
      return Compiler.Diagnostic(
        file: isHere ? file.lastPathComponent : found.file,
        line: isHere ? found.line : 0,
        severity: found.severity,
        message: found.message
      )
    }
    return Compiler.Answer(
      diagnostics: diagnostics.filter { seen.insert($0).inserted },
      isCrash: answer.isCrash
    )
  }
}
