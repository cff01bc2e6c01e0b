import Foundation
import Testing

/// The table of behaviours names tests that exist.
@Suite struct BehaviourTableTests {
  @Test func `every row of the table names tests that exist`() throws {
    let suites = try TestSource.all().flatMap(\.suites)
    let tests = Set(suites.flatMap { suite in suite.tests.map { "\(suite.name)/\($0)" } })
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
    line.hasSuffix(" | test |")
  }
}
