import Foundation
import Testing

/// The documents are short, and their links lead somewhere.
@Suite struct DocumentTests {
  private let documents: [(file: URL, text: String)]

  init() throws {
    let files = FileManager.default.enumerator(
      at: Compiler.package,
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    )?.allObjects
    documents = try (files as? [URL] ?? []).filter { $0.pathExtension == "md" }
      .map { ($0, try String(contentsOf: $0, encoding: .utf8)) }
    try #require(documents.count > 30)
  }

  @Test func `the README has at most 150 lines`() throws {
    let readme = try #require(
      documents.first {
        $0.file.lastPathComponent == "README.md"
          && $0.file.deletingLastPathComponent().path == Compiler.package.path
      })
    #expect(readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }

  @Test func `all documents together have at most 22,000 words`() {
    let words = documents.map { $0.text.split(whereSeparator: \.isWhitespace).count }
    #expect(words.reduce(0, +) <= 22_000)
  }

  @Test func `each link between documents leads to a file and a heading that exist`() {
    var broken: [String] = []
    for (file, text) in documents {
      for link in Self.withoutCode(text).matches(of: /\]\(([^():\s]+)\)/).map(\.1) {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target =
          parts[0].isEmpty ? file : file.deletingLastPathComponent().appending(path: parts[0])
        let page = target.standardizedFileURL
        let isThere = FileManager.default.fileExists(atPath: page.path)
        let hasHeading = parts.count == 1 || Self.anchors(of: page).contains(String(parts[1]))
        if !isThere || !hasHeading { broken.append("\(file.lastPathComponent): \(link)") }
      }
    }
    #expect(broken.isEmpty)
  }

  /// The anchors that headings have where repositories are shown.
  private static func anchors(of page: URL) -> [String] {
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return withoutCode(text).split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
      heading.drop { $0 == "#" || $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == " " }
        .replacing(" ", with: "-")
    }
  }

  private static func withoutCode(_ text: String) -> String {
    text.replacing(/(?s)```.*?```/) { _ in "" }
  }
}
