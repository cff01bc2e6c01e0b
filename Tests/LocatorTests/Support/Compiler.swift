import Foundation
import LocatorTestSupport
import Testing

/// The Swift compiler of this machine, which compiles files against the library under test.
///
/// As far as its intermediate language, because that is where it looks for data races.
enum Compiler {
  /// A message of the compiler.
  struct Diagnostic: Hashable, CustomStringConvertible {
    let file: String
    let line: Int
    let severity: Severity
    let message: String

    var description: String { "\(file):\(line): \(message)" }

    /// Whether the file is refused.
    enum Severity: String { case error, warning }
  }

  /// What the compiler has to say about files.
  struct Answer {
    let diagnostics: [Diagnostic]

    /// Whether it stopped instead of coming to an end, so that it may have had more to say.
    let isCrash: Bool

    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
    var warnings: [Diagnostic] { diagnostics.filter { $0.severity == .warning } }
  }

  /// How far the compiler goes.
  enum Goal {
    /// To its intermediate language, where it looks for data races.
    case intermediateLanguage
    /// To the types.
    case types
    /// To a description of each symbol, in a file of the folder.
    case symbols(URL)

    fileprivate func flags(_ unread: URL) -> [String] {
      switch self {
      case .intermediateLanguage: ["-emit-sil", "-o", unread.path]
      case .types: ["-typecheck"]
      case .symbols(let folder):
        [
          "-emit-module", "-o", folder.appending(path: "Fixture.swiftmodule").path,
          "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path,
        ]
      }
    }
  }

  /// The root of the package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the fixtures.
  static let fixtures = package.appending(path: "Tests/LocatorTests/Fixtures")

  /// The errors that the compiler has for files, none if it accepts them.
  static func errors(in files: [URL], flags: [String] = []) async throws -> [Diagnostic] {
    let answer = try await answer(to: files, flags: flags)
    let names = files.map(\.lastPathComponent).joined(separator: ", ")
    try #require(!answer.isCrash, "the compiler crashed on \(names)")
    return answer.errors
  }

  /// What the compiler has to say about files, which it may also crash on.
  static func answer(
    to files: [URL],
    goal: Goal = .intermediateLanguage,
    flags: [String] = []
  ) async throws -> Answer {
    // Not `/dev/null`, which a compiler that crashes deletes, if root calls it.
    let unread = URL.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: unread) }
    let output = try await Command(
      ["swiftc"] + goal.flags(unread) + [
        "-wmo", "-module-name", "Fixture", "-swift-version", "6", "-parse-as-library",
        "-diagnostic-style", "llvm",
      ]
        + imports() + flags + files.map(\.path),
      seconds: 120
    )
    let pattern =
      /^(?<file>[^\n]+?):(?<line>\d+):\d+: (?<severity>error|warning): (?<message>[^\n]*)$/
      .anchorsMatchLineEndings()
    let diagnostics = output.text.matches(of: pattern).compactMap { match in
      Diagnostic.Severity(rawValue: String(match.severity)).map { severity in
        Diagnostic(
          file: String(match.file),
          line: Int(match.line) ?? 0,
          severity: severity,
          message: String(match.message)
        )
      }
    }
    let isCrash = ["failed due to signal", "Please submit a bug report"]
      .contains { output.text.contains($0) }
    let isRefused = diagnostics.contains { $0.severity == .error }
    // An error without a line would mean that the compiler didn't get as far as the files.
    try #require(output.status == 0 || isRefused || isCrash, "\(output.text)")
    return Answer(diagnostics: diagnostics, isCrash: isCrash)
  }

  /// The swift files of a folder.
  static func files(in folder: String) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: fixtures.appending(path: folder), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  /// The folder with what was built of the library, which is around the test program.
  static func products() throws -> URL {
    let places = CommandLine.arguments.flatMap { argument in
      sequence(first: URL(filePath: argument)) { $0.deletingLastPathComponent() }.prefix(6)
    }
    return try #require(
      places.first { place in module(in: place) != nil },
      "there is no Locator.swiftmodule near \(CommandLine.arguments)"
    )
  }

  /// The folder with the module of the library.
  static func modules() throws -> URL { try #require(module(in: products())) }

  /// The flags with which the compiler finds the modules of the library, also the one of C.
  static func imports() throws -> [String] {
    let atomics = package.appending(path: "Sources/_LocatorAtomics/include")
    return ["-I", try modules().path, "-I", atomics.path]
  }

  /// The object of a module of the library, if the build system makes one for all of its files.
  static func object(of module: String) throws -> URL? {
    let object = try products().appending(path: "\(module).o")
    return FileManager.default.fileExists(atPath: object.path) ? object : nil
  }

  /// The folder with the module, where one of the build systems puts it.
  private static func module(in products: URL) -> URL? {
    [products.appending(path: "Modules"), products].first {
      FileManager.default.fileExists(atPath: $0.appending(path: "Locator.swiftmodule").path)
    }
  }
}
