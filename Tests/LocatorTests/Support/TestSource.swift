import Foundation

/// A file with tests of the libraries.
struct TestSource {
  let lines: [Substring]

  /// The files of all folders but those of fixtures.
  static func all() throws -> [Self] {
    try [
      "Tests/LocatorTests", "Tests/LocatorTestingTests", "Tests/LocatorBenchmarksTests",
      "Docs/Examples/CocktailMaster/Tests",
    ].flatMap { folder in
      let place = Compiler.package.appending(path: folder)
      let found = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
      return try (found?.allObjects ?? []).compactMap { $0 as? URL }
        .filter { $0.pathExtension == "swift" && !$0.path.contains("/Fixtures/") }
        .map(Self.init)
    }
  }

  private init(_ file: URL) throws {
    lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The tests of each suite.
  var suites: [(name: String, tests: [String])] {
    var suites: [(name: String, tests: [String])] = []
    // Few lines are looked at closely, because that takes its time.
    for line in lines {
      if !line.hasPrefix(" "), line.contains("struct ") || line.contains("class "),
        let match = line.firstMatch(of: /^(?:@.*)?(?:final class|struct) (\w+)/)
      {
        suites.append((String(match.1), []))
      }
      // A test's name stands between back-ticks, which no other function has.
      if line.hasPrefix("  "), line.contains("func `"),
        let match = line.firstMatch(of: /^  .*func `([^`]+)`\(/), !suites.isEmpty
      {
        suites[suites.count - 1].tests.append(String(match.1))
      }
    }
    return suites.filter { !$0.tests.isEmpty }
  }
}
