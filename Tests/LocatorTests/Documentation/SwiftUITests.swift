import Foundation
import Testing

/// What is for SwiftUI compiles, against a stub of the symbols that it uses.
@Suite struct SwiftUITests {
  @Test func `the library for SwiftUI and the samples of its document compile`() async throws {
    try await Self.withModules { folder, library in
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
  }

  @Test(
    arguments: [
      ("$editor.title", nil), ("$note.text", nil),
      ("$editor.titel", "has no dynamic member 'titel'"),
      ("$style.name", "a binding sets a property of an object"),
      ("$note.summary", "'summary' is a get-only property"),
    ] as [(String, String?)]
  )
  func `only a property of an object that can be set is a binding`(
    binding: String,
    error: String?
  ) async throws {
    try await Self.withModules { folder, _ in
      let file = folder.appending(path: "Sketch.swift")
      try """
      import Locator
      import LocatorWithStub
      import SwiftUI
      @MainActor struct Sketch {
        @InjectedState(TitleModelKey.self) private var editor
        @InjectedState(NoteModelKey.self) private var note
        @InjectedState(StyleKey.self) private var style
        var text: Binding<String> { \(binding) }
      }
      """.write(to: file, atomically: true, encoding: .utf8)
      let prelude = Compiler.fixtures.appending(path: "SwiftUIPrelude.swift")
      let errors = try await Compiler.errors(in: [prelude, file], flags: ["-I", folder.path])
      guard let error else { return #expect(errors.isEmpty, "\(errors)") }
      #expect(errors.contains { $0.message.contains(error) }, "\(errors)")
    }
  }

  /// Runs a test with a folder that has the modules of the stub and of the library for SwiftUI.
  private static func withModules(
    _ body: (_ folder: URL, _ library: [URL]) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let stub = try Compiler.files(in: "SwiftUI")
    #expect(try await errors(in: stub, module: "SwiftUI", folder).isEmpty)
    let library = try FileManager.default.contentsOfDirectory(
      at: Compiler.package.appending(path: "Sources/LocatorSwiftUI"),
      includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }
    // Not by its own name, which is that of a module without anything where there is no SwiftUI.
    let errors = try await errors(in: library, module: "LocatorWithStub", folder)
    #expect(errors.isEmpty, "\(errors)")
    try await body(folder, library)
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
