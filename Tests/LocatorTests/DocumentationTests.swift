import Foundation
import Testing

/// Every code sample in the README, the documentation and the comments of the sources compiles.
@Suite struct DocumentationTests {
  /// A sample, and where it stands.
  struct Sample {
    let file: String
    let line: Int
    let code: String

    /// Whether it declares tests, which a function can't.
    var isOfTests: Bool { code.contains(/@Test|@Suite|XCTestCase/) }
  }

  @Test func `every sample compiles`() async throws {
    let samples = try Self.samples()
    try #require(samples.count > 30)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A file and a function for each, because samples declare the same names.
    let files = try samples.enumerated().map { number, sample in
      let file = folder.appending(path: "Sample\(number).swift")
      try Self.program(sample, number).write(to: file, atomically: true, encoding: .utf8)
      return file
    }
    let errors = try await Compiler.errors(
      in: [Compiler.fixtures.appending(path: "Prelude.swift")] + files,
      flags: ["-suppress-warnings"]
    )
    #expect(errors.isEmpty, "\(errors.map(\.description).joined(separator: "\n"))")
  }

  @Test func `what the design promises compiles`() async throws {
    for file in try Compiler.files(in: "Accepted") {
      for flags in [[], ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"]] {
        #expect(try await Compiler.errors(in: [file], flags: flags).isEmpty)
      }
    }
  }

  /// A program with a sample in a function, and what can't be in one beside it: its extensions, and its tests.
  private static func program(_ sample: Sample, _ number: Int) -> String {
    let block = /^extension .*\n(?: .*\n|\n)*}$/.anchorsMatchLineEndings()
    let extensions = sample.code.matches(of: block).map { "private \($0.output)" }
    // What is a test, and what is the rest of the sample, can't be told apart by its lines.
    guard !sample.isOfTests else {
      return """
        import Locator
        import LocatorTesting
        import Testing
        import XCTest
        struct Sample\(number) {
        #sourceLocation(file: "\(sample.file)", line: \(sample.line))
        \(sample.code)
        #sourceLocation()
        }
        """
    }
    return """
      import Locator
      \(extensions.joined(separator: "\n"))
      @MainActor func sample\(number)(container: Container, isDemo: Bool) async throws {
      #sourceLocation(file: "\(sample.file)", line: \(sample.line))
      \(sample.code.replacing(block) { String(repeating: "\n", count: $0.output.count { $0 == "\n" }) })
      #sourceLocation()
      }
      """
  }

  /// The samples of the sources, of the README and of the documents.
  private static func samples() throws -> [Sample] {
    let package = Compiler.package
    var files = [package.appending(path: "README.md")]
    for folder in ["Sources", "Docs"] {
      let found = FileManager.default.enumerator(
        at: package.appending(path: folder),
        includingPropertiesForKeys: nil
      )
      files += (found?.allObjects as? [URL] ?? []).filter {
        $0.pathExtension == "md" || ($0.pathExtension == "swift" && folder == "Sources")
      }
    }
    return try files.sorted { $0.path < $1.path }.flatMap(samples)
  }

  /// The samples of a file: what stands between a line with three back-ticks and `swift`, and the next
  /// line with three back-ticks, in a comment or not.
  private static func samples(in file: URL) throws -> [Sample] {
    var samples: [Sample] = []
    var start: Int?
    var code: [Substring] = []
    let text = try String(contentsOf: file, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.trimmingPrefix(/\ *\/\/\/ ?/)
      if let first = start {
        guard line.trimmingPrefix(/\ */) == "```" else {
          // A sample is put into a function, where an import can't be.
          code.append(line.hasPrefix("import ") ? "" : line)
          continue
        }
        samples.append(
          Sample(file: file.path, line: first, code: code.joined(separator: "\n"))
        )
        start = nil
        code = []
      } else if line.trimmingPrefix(/\ */) == "```swift" {
        start = index + 2
      }
    }
    return samples
  }
}
