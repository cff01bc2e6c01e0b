import Foundation
import Testing

/// The pages for those who come from another container say to write what compiles.
@Suite struct MigrationPageTests {
  @Test func `all code of the right-hand columns is compiled`() throws {
    // `AcceptanceTests` compiles it.
    let file = Compiler.fixtures.appending(path: "Accepted/ComingFrom.swift")
    let compiled = Self.tokens(
      of: try String(contentsOf: file, encoding: .utf8).replacing(/\/\/.*/) { _ in "" })
    let folder = Compiler.package.appending(path: "Sources/Locator/Locator.docc")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("ComingFrom") }.sorted()
    try #require(pages.count == 7)
    for page in pages {
      let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
      let fragments = try Self.fragments(in: text)
      #expect(fragments.count >= 10, "\(page)")
      let missing = fragments.filter { !compiled.contains(Self.tokens(of: $0)) }
      #expect(missing.isEmpty, "\(page)")
    }
  }

  /// The inline code in the right-hand column of a page's tables.
  private static func fragments(in page: String) throws -> [String] {
    try page.split(separator: "\n").filter { $0.hasPrefix("|") }.flatMap { row in
      let cells = row.dropFirst().split(separator: "|")
      // Each back-tick of the right-hand cell opens or closes code.
      let parts = cells.last?.split(separator: "`", omittingEmptySubsequences: false) ?? []
      try #require(row.hasSuffix("|") && cells.count == 2 && parts.count % 2 == 1, "\(row)")
      return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    }
  }

  /// The words and signs of code, whatever is between them.
  private static func tokens(of code: String) -> [Substring] {
    code.matches(of: /\w+|\S/).map(\.output)
  }
}
