import Foundation
import Testing

/// The Swift compiler of this machine, which compiles files against the library under test.
///
/// As far as its intermediate language, because that is where it looks for data races.
enum Compiler {
  /// A message of the compiler.
  struct Diagnostic: Hashable, CustomStringConvertible {
    let file: String
    let line: Int
    let message: String

    var description: String { "\(file):\(line): \(message)" }
  }

  /// The root of the package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the fixtures.
  static let fixtures = package.appending(path: "Tests/LocatorTests/Fixtures")

  /// The errors that the compiler has for files, none if it accepts them.
  static func errors(in files: [URL], flags: [String] = []) async throws -> [Diagnostic] {
    let output = try await Command(
      [
        "swiftc",
        "-emit-sil", "-wmo", "-module-name", "Fixture", "-o", "/dev/null", "-swift-version", "6",
        "-parse-as-library",
        "-diagnostic-style", "llvm",
      ]
        + ["-I", try modules().path] + flags + files.map(\.path),
      seconds: 120
    )
    let pattern = /^(?<file>[^\n]+?):(?<line>\d+):\d+: error: (?<message>[^\n]*)$/
      .anchorsMatchLineEndings()
    let errors = output.text.matches(of: pattern).map { match in
      Diagnostic(
        file: String(match.file),
        line: Int(match.line) ?? 0,
        message: String(match.message)
      )
    }
    // An error without a line would mean that the compiler didn't get as far as the files.
    try #require(output.status == 0 || !errors.isEmpty, "\(output.text)")
    return errors
  }

  /// The swift files of a folder.
  static func files(in folder: String) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: fixtures.appending(path: folder), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  /// The folder with the module of the library, which lies beside the test program.
  private static func modules() throws -> URL {
    let places = CommandLine.arguments.flatMap { argument in
      var place = URL(filePath: argument)
      return (0..<5).map { _ in
        place.deleteLastPathComponent()
        return place.appending(path: "Modules")
      }
    }
    return try #require(
      places.first {
        FileManager.default.fileExists(atPath: $0.appending(path: "Locator.swiftmodule").path)
      },
      "there is no Locator.swiftmodule near \(CommandLine.arguments)"
    )
  }
}
