import Foundation
import Testing

/// A type that prints itself says so in its own file, so that it does in every program.
@Suite struct PrintedTypeTests {
  // Of a static archive, a linker takes only the files that something refers to. Nothing refers to a conformance that
  // `print` looks for, so that the type has to bring it along.
  @Test func `each type that prints itself says so in its own file`() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    )
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /(?m)^extension ([A-Za-z.]+): CustomStringConvertible/) {
        let type = try #require(match.1.split(separator: ".").last)
        let declarations = ["struct", "class", "enum"].map { "\($0) \(type)" }
        #expect(declarations.contains { text.contains($0) }, "\(file.lastPathComponent)")
        count += 1
      }
    }
    #expect(count > 5)
  }
}
