import Foundation
import Testing

/// The pages for those who come from another container say to write what compiles.
@Suite struct MigrationPageTests {
  /// Code in the right-hand column of a page's tables.
  struct Fragment: CustomStringConvertible {
    let page: String
    let code: String

    var description: String { "\(page): \(code)" }
  }

  @Test func `all code of the right-hand columns is compiled`() throws {
    let fragments = try Self.fragments()
    try #require(fragments.count > 100)
    // `AcceptanceTests` compiles it.
    let file = Compiler.fixtures.appending(path: "Accepted/ComingFrom.swift")
    let compiled = Self.withoutSpace(try String(contentsOf: file, encoding: .utf8))
    let missing = fragments.filter { !compiled.contains(Self.withoutSpace($0.code)) }
    #expect(missing.isEmpty, "\(missing.map(\.description).joined(separator: "\n"))")
  }

  private static func fragments() throws -> [Fragment] {
    let folder = Compiler.package.appending(path: "Docs/Locator.docc")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("ComingFrom") }
    try #require(pages.count == 7)
    return try pages.sorted().flatMap { page in
      let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
      return text.split(separator: "\n").flatMap { line -> [Fragment] in
        let cells = line.split(separator: " | ")
        guard line.hasPrefix("| "), let last = cells.last else { return [] }
        return last.matches(of: /`([^`]+)`/).map { Fragment(page: page, code: String($0.1)) }
      }
    }
  }

  private static func withoutSpace(_ code: String) -> String {
    code.filter { !$0.isWhitespace }
  }
}
