import Foundation
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

  @Test(arguments: [("", "read before a container was built"), ("secret", "Nothing is bound to")])
  func `a read of another copy of the library says so, with both images`(
    argument: String,
    message: String
  ) async throws {
    let objects = try Compiler.products()
      .appending(path: "LocatorDynamic.product/Objects.LinkFileList")
    let program = try await Program(linking: ["@\(objects.path)"])
    defer { program.remove() }
    let run = try await program.run(argument)
    #expect(run.status != 0)
    #expect(run.text.contains(message), "\(run.text)")
    let line = try Regex(
      "- The process has several copies of Locator, each with a root of its own. This read is in that of "
        + "'[^']*/\(Program.file("Reader"))', not of '[^']*/\(Program.file("Binder"))'. To have one, link the "
        + "product 'LocatorDynamic' instead of 'Locator' everywhere."
    )
    #expect(run.text.contains(line), "\(run.text)")
  }

  @Test func `a process with one copy says nothing of others`() async throws {
    let program = try await Program(linking: ["-L", Compiler.products().path, "-lLocatorDynamic"])
    defer { program.remove() }
    let run = try await program.run("secret")
    #expect(run.text.contains("Nothing is bound to 'SecretKey'"), "\(run.text)")
    #expect(!run.text.contains("copies of Locator"), "\(run.text)")
  }
}

/// The program in `Fixtures/Copies`, built with two libraries.
private struct Program {
  private let folder: URL

  /// Builds the program, with options that link Locator to each of its libraries.
  init(linking options: [String]) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
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
        "-o", folder.appending(path: output).path, "-I", try Compiler.modules().path,
        "-I", folder.path, "-L", folder.path,
      ] + paths.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] } + options,
      seconds: 120
    )
    try #require(answer.status == 0, "\(answer.text)")
  }

  /// Runs the program.
  func run(_ argument: String = "") async throws -> Command {
    try await Command([folder.appending(path: "program").path, argument], seconds: 60)
  }

  /// Removes the files of the program.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }
}
