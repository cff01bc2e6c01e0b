import Foundation
import Testing

/// What is for SwiftUI compiles, against a stub of the symbols that it uses.
@Suite struct SwiftUITests {
  @Test func `the library for SwiftUI and the samples of its document compile`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let stub = try Compiler.files(in: "SwiftUI")
    #expect(try await Self.errors(in: stub, module: "SwiftUI", folder).isEmpty)
    let library = try FileManager.default.contentsOfDirectory(
      at: Compiler.package.appending(path: "Sources/LocatorSwiftUI"),
      includingPropertiesForKeys: nil
    )
    // Not by its own name, which is that of a module without anything where there is no SwiftUI.
    let errors = try await Self.errors(in: library, module: "LocatorWithStub", folder)
    #expect(errors.isEmpty, "\(errors)")
    let samples = try library.flatMap(Sample.all) + Sample.all(in: Sample.swiftUI)
    try #require(samples.count > 5)
    let problems = try await Sample.errors(
      in: samples,
      with: ["Prelude.swift", "SwiftUIPrelude.swift"],
      imports: ["Locator", "LocatorWithStub", "SwiftUI"],
      flags: ["-I", folder.path]
    )
    #expect(problems.isEmpty, "\(problems.map(\.description).joined(separator: "\n"))")
  }

  /// Compiles a module as the package does, and puts it into a folder.
  private static func errors(
    in files: [URL],
    module: String,
    _ folder: URL
  ) async throws -> [Compiler.Diagnostic] {
    let features = [
      "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances",
      "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
    ]
    return try await Compiler.errors(
      in: files,
      flags: features.flatMap { ["-enable-upcoming-feature", $0] } + [
        "-warnings-as-errors", "-strict-memory-safety", "-module-name", module, "-I", folder.path,
        "-emit-module", "-emit-module-path",
        folder.appending(path: "\(module).swiftmodule").path,
      ]
    )
  }
}
