import Foundation
import Testing

/// The list of behaviours names the suites that show them.
@Suite struct BehaviourTableTests {
  private let suites: Set<String>
  private let lines: [Substring]

  init() throws {
    suites = Set(try TestSource.all().flatMap(\.suites).map(\.name))
    let document = Compiler.package.appending(path: "Docs/behaviours.md")
    lines = try String(contentsOf: document, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("- ") }
    try #require(suites.count > 100 && lines.count > 100)
  }

  @Test func `every behaviour names suites that exist`() {
    for line in lines {
      let names = Self.suites(in: line)
      #expect(!names.isEmpty, "no suite is named in: \(line)")
      #expect(names.subtracting(suites).isEmpty)
    }
  }

  @Test func `every suite is named`() {
    let named = lines.reduce(into: Set<String>()) { $0.formUnion(Self.suites(in: $1)) }
    #expect(suites.subtracting(named).isEmpty)
  }

  private static func suites(in line: Substring) -> Set<String> {
    Set(line.matches(of: /`(\w+Tests)`/).map { String($0.1) })
  }
}
