import Foundation
import Testing

/// The description of the architecture is that of the sources.
@Suite struct ArchitectureTests {
  private let document: String
  private let files: [URL]

  init() throws {
    let text = try String(
      contentsOf: Compiler.package.appending(path: "Docs/architecture.md"),
      encoding: .utf8
    )
    // Without the picture and the words.
    let stages = text.prefix(upTo: try #require(text.range(of: "## Glossary")).lowerBound)
    document = String(stages.replacing(/```mermaid[^`]*```/, with: ""))
    let sources = Compiler.package.appending(path: "Sources")
    let found = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    files = (found?.allObjects ?? []).compactMap { $0 as? URL }
    try #require(files.count > 100)
  }

  @Test func `every folder of the library has its place in the table`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Compiler.package.appending(path: "Sources/Locator").path
    )
    try #require(folders.count > 5)
    for folder in folders where !folder.hasSuffix(".docc") {
      #expect(document.contains("| `\(folder)` |"), "\(folder)")
    }
  }

  @Test func `every type, member and file that is named exists`() throws {
    let code = try files.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
      .joined()
    let words = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    let names = document.matches(of: /`([^`]+)`/).map(\.1)
    try #require(names.count > 100)
    // Words of code, such as `Slot.Traits` or `turn(at:unless:)`.
    let unknown = names.filter { name in
      let parts = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return !isFile(name) && (name.contains("/") || !parts.allSatisfy(words.contains))
    }
    #expect(unknown.isEmpty)
  }

  /// Whether a name is that of a file or a folder.
  private func isFile(_ name: Substring) -> Bool {
    let paths = ["", "Sources/", "Sources/Locator/"].map {
      Compiler.package.appending(path: $0 + name).path
    }
    return paths.contains { FileManager.default.fileExists(atPath: $0) }
      || files.contains { [name, "\(name).swift"].contains($0.lastPathComponent[...]) }
  }
}
