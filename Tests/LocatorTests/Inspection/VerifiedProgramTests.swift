import Foundation
import LocatorTestSupport
import Testing

/// Programs of several modules, one of them in a shared library, that verify their containers.
///
/// One has mistakes of every kind and the other none. Both have properties in every kind of type. The script
/// `.ci/verified` does the same with the other ways to build and link.
@Suite struct VerifiedProgramTests {
  @Test func `each mistake is found where it is, and nothing else`() async throws {
    let package = Compiler.fixtures.appending(path: "Verified")
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let build = try await Command(
      ["swift", "build", "--package-path", package.path, "--scratch-path", scratch.path],
      seconds: 600
    )
    try #require(build.status == 0, "\(build.text)")
    for program in ["Clean", "Faulty"] {
      let run = try await Command([scratch.appending(path: "debug/\(program)").path], seconds: 60)
      let expected = package.appending(path: "Expected/\(program).txt")
      #expect(try run.text == String(contentsOf: expected, encoding: .utf8))
      #expect(run.status == 0)
    }
  }
}
