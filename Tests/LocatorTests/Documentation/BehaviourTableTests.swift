import Foundation
import Testing

/// The list of behaviours names the suites that show them.
@Suite struct BehaviourTableTests {
  private let suites: Set<String>
  private let lines: [Substring]

  init() throws {
    let sources = try TestSource.all()
    // The tests of XCTest aren't named as sentences, so that they are found by their class.
    let cases = sources.flatMap(\.lines).filter { $0.hasSuffix(": XCTestCase {") }
      .compactMap { $0.firstMatch(of: /class (\w+):/)?.1 }
    suites = Set(sources.flatMap(\.suites).map(\.name) + cases.map(String.init))
    let document = Compiler.package.appending(path: "Docs/behaviours.md")
    lines = try String(contentsOf: document, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("- ") }
    try #require(suites.count > 100 && lines.count > 100)
  }

  @Test func `every behaviour is a sentence with suites that exist`() {
    for line in lines {
      let names = Self.suites(in: line)
      #expect(!names.isEmpty, "no suite is named after the sentence: \(line)")
      #expect(names.subtracting(suites).isEmpty)
    }
  }

  @Test func `every suite is named`() {
    let named = lines.reduce(into: Set<String>()) { $0.formUnion(Self.suites(in: $1)) }
    #expect(suites.subtracting(named).isEmpty)
  }

  /// What follows the sentence of a line, and is nothing but names.
  private static func suites(in line: Substring) -> Set<String> {
    guard let names = line.wholeMatch(of: /- .+\. ((?:`\w+` ?)+)/)?.1 else { return [] }
    return Set(names.matches(of: /\w+/).map { String($0.0) })
  }
}
