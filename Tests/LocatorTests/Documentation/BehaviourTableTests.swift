import Foundation
import Testing

/// The table of behaviours names tests that exist.
@Suite struct BehaviourTableTests {
  @Test func `every row of the table names tests that exist`() throws {
    let tests = try Self.tests()
    try #require(tests.count > 300)
    let document = Compiler.package.appending(path: "Docs/behaviours.md")
    let lines = try String(contentsOf: document, encoding: .utf8).split(separator: "\n")
    let rows = lines.filter { line in
      line.hasPrefix("| ") && line.hasSuffix(" |") && !Self.isHeading(line)
    }
    try #require(rows.count > 100)
    for row in rows {
      let names = row.split(separator: " | ").last?.matches(of: /`([^`\/]+\/[^`]+)`/) ?? []
      #expect(!names.isEmpty, "no test is named in: \(row)")
      let missing = names.map { String($0.1) }.filter { !tests.contains($0) }
      #expect(missing.isEmpty)
    }
  }

  private static func isHeading(_ line: Substring) -> Bool {
    line == "| behaviour | test |" || line == "| there | here | test |"
  }

  /// The tests of the libraries, each as its suite and its name.
  private static func tests() throws -> Set<String> {
    let files = ["Tests/LocatorTests", "Tests/LocatorTestingTests"].flatMap { folder in
      let place = Compiler.package.appending(path: folder)
      let all = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
      return (all?.allObjects ?? []).compactMap { $0 as? URL }
        .filter { $0.pathExtension == "swift" && !$0.path.contains("/Fixtures/") }
    }
    return try files.reduce(into: []) { tests, file in
      var suite: Substring = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let match = line.firstMatch(of: /^(?:@Suite.*)?struct (\w+)/) { suite = match.1 }
        // A test's name stands between back-ticks, which no other function has.
        if let match = line.firstMatch(of: /^  .*func `([^`]+)`\(/) {
          tests.insert("\(suite)/\(match.1)")
        }
      }
    }
  }
}
