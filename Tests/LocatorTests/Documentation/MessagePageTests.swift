import Foundation
import Testing

/// The page of messages has those of the library, and no others.
@Suite struct MessagePageTests {
  /// The messages in the first column of the page's tables, and in its list, by their longest fixed words.
  private let quoted: [String]

  /// The library's sources, with its texts as they are printed.
  private let sources: String

  init() throws {
    let page = Compiler.package.appending(path: "Sources/Locator/Locator.docc/Messages.md")
    let cells = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .compactMap { $0.firstMatch(of: /^(?:\| |- )`([^`]+)`/)?.1 }
    quoted = cells.compactMap { cell in
      cell.split(separator: "…").max { $0.count < $1.count }
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    sources = try Self.text(in: "Sources", ofFiles: { $0.hasSuffix(".swift") })
  }

  @Test func `each message of the page is one of the library or of the compiler`() throws {
    try #require(quoted.count > 70)
    let fixtures = try Self.text(in: "Tests/LocatorTests/Fixtures", ofFiles: { _ in true })
    let recipes = try Self.text(in: "Docs/Examples/Recipes/Sources", ofFiles: { _ in true })
    let unknown = quoted.filter { quote in
      ![sources, fixtures, recipes].contains { $0.contains(quote) }
    }
    #expect(unknown.isEmpty)
  }

  @Test func `each message of the library is on the page`() throws {
    // Functions and constants that write a part of other messages, or the whole of a report.
    let parts: Set = [
      "report", "read", "near", "path", "name", "list", "counted", "verified", "isolated",
      "detailsHint", "ownScope", "names", "nesting", "nestingFix", "shortPath", "manyFactories",
      "boundElsewhere", "binder", "patience", "withoutRepetition",
    ]
    let messages = try Self.text(
      in: "Sources",
      ofFiles: {
        $0.hasSuffix(".swift") && ($0.contains("Messages") || $0.contains("MissedMock"))
      }
    )
    let start = #/\n  (?:package |private |fileprivate )?static (?:func|let) /#
    let functions = messages.split(separator: start).dropFirst()
    try #require(functions.count > 50)
    let missing = functions.filter { function in
      let name = function.prefix { $0.isLetter }
      // The notes of a verification are in its own document.
      let isNote = function.contains("Self(")
      return !isNote && !parts.contains(String(name)) && !quoted.contains { function.contains($0) }
    }
    #expect(missing.map { $0.prefix { $0.isLetter } }.isEmpty)
  }

  /// The text of files, with the lines of each message joined, and without what is put into it.
  private static func text(
    in folder: String,
    ofFiles isIncluded: (String) -> Bool
  ) throws -> String {
    let root = Compiler.package.appending(path: folder)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?
      .allObjects
    return try (files as? [URL] ?? [])
      .filter { !$0.hasDirectoryPath && isIncluded($0.lastPathComponent) }
      .map { try String(contentsOf: $0, encoding: .utf8) }
      .joined()
      .replacing(/\\\n */) { _ in "" }
      .replacing(/"\s*\+ "/) { _ in "" }
  }
}
