import Foundation
import Testing

/// After the name of a key and a dot, an editor offers its value and nothing else.
@Suite struct CompletionTests {
  @Test(
    arguments: [
      "enum AKey: InjectionKey { public typealias Value = Int }": ["currentValue(fileID:line:)"],
      "enum AKey: @MainActor InjectionKey { public typealias Value = Int }": [
        "currentValue(fileID:line:)"
      ],
      "enum AKey: DefaultInjectionKey { public static var defaultValue: Int { 3 } }":
        ["currentValue(fileID:line:)", "defaultValue"],
      "struct AKey: Injectable {}": ["currentValue(fileID:line:)"],
      "enum AKey: ThrowingInjectionKey { public typealias Value = Int }": [],
      "enum AKey: AsyncInjectionKey { public typealias Value = Int }": [],
      "enum AKey: InjectionKey { public typealias Value = Int; public typealias Arguments = Int }":
        [],
    ]
  )
  func `a key has no members but its value`(key: String, members: Set<String>) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Key.swift")
    try "import Locator\npublic \(key)\n".write(to: file, atomically: true, encoding: .utf8)
    let answer = try await Compiler.answer(to: [file], goal: .symbols(folder))
    try #require(answer.diagnostics.isEmpty)
    let graph = folder.appending(path: "Fixture.symbols.json")
    let symbols = try JSONDecoder().decode(Symbols.self, from: Data(contentsOf: graph)).symbols
    try #require(symbols.contains { $0.pathComponents == ["AKey"] })
    let found = symbols.filter { symbol in
      symbol.pathComponents.count == 2 && symbol.kind.identifier != "swift.typealias"
    }
    #expect(Set(found.map { $0.pathComponents[1] }) == members)
  }

  /// The compiler's description of a module.
  private struct Symbols: Decodable {
    let symbols: [Symbol]

    struct Symbol: Decodable {
      let pathComponents: [String]
      let kind: Kind
    }

    struct Kind: Decodable { let identifier: String }
  }
}
