import Foundation
import LocatorTestSupport
import Testing

/// What the compiler accepts and refuses, in every configuration that decides about isolation.
///
/// Each file in `Fixtures/Isolation` is compiled as a target of its own, in all configurations. Each
/// in `Fixtures/Isolation/Doors` is about ways to share a value that isn't `Sendable`, and is compiled
/// in Swift 6.
///
/// A file says what the compiler has to answer, in comments before the line that it is about:
///
/// - `// error: text` is an error everywhere.
/// - `// refused: text` is an error in Swift 6, and a warning in Swift 5.
/// - `// warning: text` is a warning everywhere.
///
/// Words in parentheses restrict the answer to some configurations, as in
/// `// refused(MainActor, strict): text`: ``Configuration/words`` are those to choose from. What no
/// comment announces, error or warning, must not be there.
@Suite struct IsolationMatrixTests {
  @Test(arguments: Fixture.all(in: "Isolation"), Configuration.all)
  func `the compiler accepts and refuses what the file says`(
    fixture: Fixture,
    configuration: Configuration
  ) async throws {
    try await check(fixture, in: configuration)
  }

  @Test(
    arguments: Fixture.all(in: "Isolation/Doors"),
    Configuration.all.filter { $0.mode == .swift6 && $0.isolation == .nonisolated }
  )
  func `a value that is not Sendable stays behind every door`(
    fixture: Fixture,
    configuration: Configuration
  ) async throws {
    try await check(fixture, in: configuration)
  }

  @Test func `there is a file for each idea`() {
    #expect(Fixture.all(in: "Isolation").count >= 9)
    #expect(Fixture.all(in: "Isolation/Doors").count >= 5)
    #expect(Configuration.all.count == 12)
  }

  /// Compiles a file and compares what the compiler says with what the file announces.
  private func check(_ fixture: Fixture, in configuration: Configuration) async throws {
    var unexpected = try await configuration.diagnostics(of: fixture.file)
    let found = unexpected.map(\.description).joined(separator: "\n")
    for answer in try fixture.answers() where answer.holds(in: configuration) {
      let severity = answer.kind.severity(in: configuration)
      let index = unexpected.firstIndex {
        $0.line == answer.line && $0.severity == severity && $0.message.contains(answer.text)
      }
      #expect(
        index != nil,
        "line \(answer.line) should give the \(severity) '\(answer.text)', but there is\n\(found)"
      )
      // One comment stands for all messages with its text.
      unexpected.removeAll { $0.line == answer.line && $0.message.contains(answer.text) }
    }
    #expect(
      unexpected.isEmpty,
      "unexpected: \(unexpected.map(\.description).joined(separator: "\n"))"
    )
  }
}

extension IsolationMatrixTests {
  /// A file to compile.
  struct Fixture: Sendable, CustomTestStringConvertible {
    let file: URL

    var testDescription: String { file.lastPathComponent }

    /// The files of a folder, without the world that they share.
    static func all(in folder: String) -> [Fixture] {
      let files = (try? Compiler.files(in: folder)) ?? []
      return files.filter { $0.lastPathComponent != "Prelude.swift" }.map(Fixture.init)
    }

    /// What the file says about itself.
    func answers() throws -> [Answer] {
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let pattern = /^ *\/\/ (?<kind>error|refused|warning)(\((?<words>[^)]*)\))?: (?<text>.+)$/
      var waiting: [(kind: Answer.Kind, words: [String], text: String)] = []
      var answers: [Answer] = []
      for (index, line) in lines.enumerated() {
        if let match = try pattern.wholeMatch(in: line) {
          let kind = try #require(Answer.Kind(rawValue: String(match.kind)))
          let words = (match.words ?? "").split(separator: ", ").map(String.init)
          let isKnown = Configuration.all.contains { $0.words.isSuperset(of: words) }
          try #require(isKnown, "\(line)")
          waiting.append((kind, words, String(match.text)))
        } else {
          answers += waiting.map {
            Answer(line: index + 1, kind: $0.kind, words: $0.words, text: $0.text)
          }
          waiting = []
        }
      }
      return answers
    }
  }

  /// What the compiler has to say about a line.
  struct Answer {
    let line: Int
    let kind: Kind

    /// Words that have to be true of a configuration.
    let words: [String]

    /// What the message contains.
    let text: String

    /// How a line is refused.
    enum Kind: String {
      case error, refused, warning

      /// What the compiler calls it.
      func severity(in configuration: Configuration) -> Diagnostic.Severity {
        switch self {
        case .error: .error
        case .refused: configuration.mode == .swift6 ? .error : .warning
        case .warning: .warning
        }
      }
    }

    /// Whether the answer is about a configuration.
    func holds(in configuration: Configuration) -> Bool {
      configuration.words.isSuperset(of: words)
    }
  }

  /// What the compiler says about a line.
  struct Diagnostic: CustomStringConvertible {
    let file: String
    let line: Int
    let severity: Severity
    let message: String

    var description: String { "\(file):\(line): \(severity): \(message)" }

    /// Whether the file is refused.
    enum Severity: String { case error, warning }
  }

  /// How a target is compiled.
  struct Configuration: Sendable, Hashable, CustomTestStringConvertible {
    let isolation: Isolation
    let features: Features
    let mode: Mode

    /// Where a declaration without an annotation is isolated.
    enum Isolation: String, CaseIterable {
      case nonisolated
      case mainActor = "MainActor"
    }

    /// Whether everything is on that the compiler still has off in Swift 6.
    enum Features: String, CaseIterable { case plain, upcoming }

    /// The language mode, with its checks.
    enum Mode: String, CaseIterable {
      case swift6 = "6"
      case complete, minimal
    }

    /// The configurations.
    static let all = Isolation.allCases.flatMap { isolation in
      Features.allCases.flatMap { features in
        Mode.allCases.map { Configuration(isolation: isolation, features: features, mode: $0) }
      }
    }

    var testDescription: String {
      "\(isolation.rawValue), \(features.rawValue), \(mode.rawValue)"
    }

    /// The words that are true of the configuration: its parts, `5` for both kinds of checks in
    /// Swift 5, and `strict` for Swift 6 and for complete checks.
    var words: Set<String> {
      let checks = mode == .minimal ? [] : ["strict"]
      let language = mode == .swift6 ? [] : ["5"]
      return Set([isolation.rawValue, features.rawValue, mode.rawValue] + checks + language)
    }

    /// The flags of the compiler.
    private var flags: [String] {
      var flags = ["-default-isolation", isolation.rawValue]
      flags += ["-swift-version", mode == .swift6 ? "6" : "5"]
      if mode == .complete { flags.append("-strict-concurrency=complete") }
      guard features == .upcoming else { return flags }
      // What Swift 6 has on already.
      let earlier = mode == .swift6 ? [] : ["InferSendableFromCaptures"]
      let upcoming =
        earlier + [
          "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances",
          "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
        ]
      return flags + upcoming.flatMap { ["-enable-upcoming-feature", $0] }
    }
  }
}

extension IsolationMatrixTests.Configuration {
  /// What the compiler says about a file.
  ///
  /// It goes on until after its search for data races, which a mere type-check doesn't reach.
  func diagnostics(of file: URL) async throws -> [IsolationMatrixTests.Diagnostic] {
    let prelude = Compiler.fixtures.appending(path: "Isolation/Prelude.swift")
    // Not `/dev/null`, which a compiler that crashes deletes, if root calls it.
    let unread = URL.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: unread) }
    var arguments = ["-emit-sil", "-o", unread.path, "-whole-module-optimization"]
    arguments += ["-module-name", "Fixture", "-parse-as-library", "-diagnostic-style", "llvm"]
    arguments += try Self.platform() + flags + [prelude.path, file.path]
    let output = try await Command(["swiftc"] + arguments)
    let pattern =
      /^(?<file>[^\n]+?):(?<line>\d+):\d+: (?<severity>error|warning): (?<message>[^\n]*)$/
      .anchorsMatchLineEndings()
    let diagnostics = output.text.matches(of: pattern).compactMap { match in
      IsolationMatrixTests.Diagnostic.Severity(rawValue: String(match.severity)).map { severity in
        IsolationMatrixTests.Diagnostic(
          file: URL(filePath: String(match.file)).lastPathComponent,
          line: match.file == file.path ? Int(match.line) ?? 0 : 0,
          severity: severity,
          message: String(match.message)
        )
      }
    }
    // An error without a line would mean that the compiler didn't get as far as the file.
    let isRefused = diagnostics.contains { $0.severity == .error }
    try #require((output.status != 0) == isRefused, "\(output.text)")
    return diagnostics
  }

  /// The target and its modules where `.ci/platforms` has compiled them, or else the module of this platform.
  private static func platform() throws -> [String] {
    let flags = ProcessInfo.processInfo.environment["LOCATOR_PLATFORM"]
    return try flags?.split(separator: " ").map(String.init) ?? Compiler.imports()
  }
}
