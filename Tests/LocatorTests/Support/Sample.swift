import Foundation

/// A code sample of the documentation, and where it stands.
struct Sample {
  let file: String
  let line: Int
  let code: String

  /// The document whose samples need SwiftUI.
  static let swiftUI = Compiler.package
    .appending(path: "Sources/LocatorSwiftUI/LocatorSwiftUI.docc/SwiftUIAndUIKit.md")

  /// The errors that the compiler has for samples, in the world of preludes.
  static func errors(
    in samples: [Self],
    with preludes: [String] = ["Prelude.swift"],
    imports: [String] = ["Locator"],
    flags: [String] = []
  ) async throws -> [Compiler.Diagnostic] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A file for each, because samples declare the same names.
    let files = try samples.enumerated().map { number, sample in
      let file = folder.appending(path: "Sample\(number).swift")
      let imports = imports + sample.furtherImports
      let program = imports.map { "import \($0)\n" }.joined() + sample.program(number)
      try program.write(to: file, atomically: true, encoding: .utf8)
      return file
    }
    return try await Compiler.errors(
      in: preludes.map { Compiler.fixtures.appending(path: $0) } + files,
      flags: ["-suppress-warnings"] + flags
    )
  }
}

// MARK: - As a program

extension Sample {
  /// The modules that a sample needs beside the library: a document of the library itself needs none.
  private var furtherImports: [String] {
    if isOfTests { return ["LocatorTesting", "Testing", "XCTest"] }
    if code.contains(/JSONDecoder|toFile:/) { return ["Foundation", "LocatorInspection"] }
    return file.contains("/Sources/Locator/") ? [] : ["LocatorInspection"]
  }

  /// Whether the sample declares tests, which a function can't.
  private var isOfTests: Bool { code.contains(/@Test|@Suite|XCTestCase/) }

  /// A program with the sample in a function or, if it declares tests, in a type.
  private func program(_ number: Int) -> String {
    guard !isOfTests else { return "struct Sample\(number) {\n\(located(code))\n}" }
    // Extensions can't be in a function, and stand beside it.
    let block = /^(?:enum \w+ {}\n)?extension .*\n(?: .*\n|\n)*}$/.anchorsMatchLineEndings()
    let declaration = #/^(?:enum|extension) /#.anchorsMatchLineEndings()
    let extensions = code.matches(of: block)
      .map { $0.output.replacing(declaration) { "private \($0.output)" } + "\n" }
      .joined()
    let rest = code.replacing(block) {
      String(repeating: "\n", count: $0.output.count { $0 == "\n" })
    }
    return """
      \(extensions)
      @MainActor func sample\(number)(container: Container, isDemo: Bool) async throws {
      \(located(rest))
      }
      """
  }

  /// Code whose lines the compiler takes for those of the document.
  private func located(_ code: String) -> String {
    "#sourceLocation(file: \"\(file)\", line: \(line))\n\(code)\n#sourceLocation()"
  }
}

// MARK: - Finding them

extension Sample {
  /// The samples of the sources, of the README and of the documents, but those that need SwiftUI.
  static func all() throws -> [Self] {
    let package = Compiler.package
    var files = [package.appending(path: "README.md")]
    for folder in [
      "Sources/Locator", "Sources/LocatorInspection", "Sources/LocatorTesting",
      "Sources/LocatorSwiftUI/LocatorSwiftUI.docc", "Docs",
    ] {
      let found = FileManager.default.enumerator(
        at: package.appending(path: folder),
        includingPropertiesForKeys: nil
      )
      files += (found?.allObjects as? [URL] ?? []).filter {
        $0.pathExtension == "md" || ($0.pathExtension == "swift" && folder != "Docs")
      }
    }
    return try files.filter { $0.path != swiftUI.path }.sorted { $0.path < $1.path }.flatMap(all)
  }

  /// The samples of a file: what stands between a line with three back-ticks and `swift`, and the next
  /// line with three back-ticks, in a comment or not.
  static func all(in file: URL) throws -> [Self] {
    var samples: [Self] = []
    var start: Int?
    var code: [Substring] = []
    let text = try String(contentsOf: file, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.trimmingPrefix(/\ *\/\/\/ ?/)
      if let first = start {
        guard line.trimmingPrefix(/\ */) == "```" else {
          // A sample is put into something, where an import can't be.
          code.append(line.hasPrefix("import ") ? "" : line)
          continue
        }
        samples.append(Self(file: file.path, line: first, code: code.joined(separator: "\n")))
        start = nil
        code = []
      } else if line.trimmingPrefix(/\ */) == "```swift" {
        start = index + 2
      }
    }
    return samples
  }
}
