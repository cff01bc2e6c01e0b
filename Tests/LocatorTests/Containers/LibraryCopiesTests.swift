import Foundation
import LocatorTestSupport
import Testing

/// A program of two libraries that use Locator: one builds the container, and the other reads it.
///
/// They are linked with what the test program is built of, because a build of the package takes minutes.
@Suite(.disabled(if: Sanitizer.isActive)) struct LibraryCopiesTests {
  @Test func `libraries that link the dynamic product have one root`() async throws {
    let program = try await Program(linking: ["-L", Compiler.products().path, "-lLocatorDynamic"])
    defer { program.remove() }
    let run = try await program.run()
    #expect(run.text == "one root\n")
    #expect(run.status == 0)
  }
}

/// The program in `Fixtures/Copies`, built with two libraries.
private struct Program {
  private let folder: URL

  /// Builds the program, with options that link Locator to each of its libraries.
  init(linking options: [String]) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The other build system doesn't make the product for tests.
    let objects = try ["Locator", "_LocatorAtomics"].compactMap(Compiler.object)
    if !objects.isEmpty {
      let library = folder.appending(path: Self.file("LocatorDynamic")).path
      let answer = try await Command(
        ["swiftc", "-emit-library", "-o", library] + objects.map(\.path)
      )
      try #require(answer.status == 0, "\(answer.text)")
    }
    for name in ["Reader", "Binder"] {
      try await compile(name, ["-emit-library", "-emit-module"] + options, to: Self.file(name))
    }
    try await compile("Main", ["-lReader", "-lBinder"], to: "program")
  }

  /// The name of a library's file.
  static func file(_ name: String) -> String {
    #if canImport(Darwin)
    "lib\(name).dylib"
    #else
    "lib\(name).so"
    #endif
  }

  /// Compiles a file of the fixture.
  private func compile(_ name: String, _ options: [String], to output: String) async throws {
    let source = Compiler.fixtures.appending(path: "Copies/\(name).swift")
    let paths = [folder.path, try Compiler.products().path]
    let answer = try await Command(
      [
        "swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", name, source.path,
        "-o", folder.appending(path: output).path, "-I", folder.path, "-L", folder.path,
      ] + Compiler.imports() + paths.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] } + options,
      seconds: 120
    )
    try #require(answer.status == 0, "\(answer.text)")
  }

  /// Runs the program.
  func run() async throws -> Command {
    try await Command([folder.appending(path: "program").path], seconds: 60)
  }

  /// Removes the files of the program.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }
}
