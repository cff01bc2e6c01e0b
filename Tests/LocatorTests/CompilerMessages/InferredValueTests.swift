import Foundation
import Testing

/// A key whose value the compiler infers from its default or its test value.
@Suite struct InferredValueTests {
  private static let keys = [
    "enum Key#: DefaultInjectionKey { static let defaultValue = Hull() }",
    "enum Key#: DefaultInjectionKey { static var defaultValue: Hull { Hull() } }",
    "enum Key#: TestInjectionKey { static var testValue: Hull { Hull() } }",
    "enum Key#: InjectionKey, TestInjectionKey { static let testValue = Hull() }",
  ]

  private static let uses = [
    "_ = Key#.currentValue().weight",
    "_ = Inject(Key#.self).wrappedValue.weight",
    "_ = Inject(Key#?.self).wrappedValue?.weight",
    "_ = Inject([Key#].self).wrappedValue.first?.weight",
    "_ = Inject(ByName<Key#>.self).wrappedValue[\"\"]?.weight",
    "_ = Inject(Provider<Key#>.self).wrappedValue().weight",
    "_ = Inject(Lazy<Key#>.self).wrappedValue().weight",
    "_ = container[Key#.self].weight",
    "_ = container[Key#?.self]?.weight",
    "_ = Module(Key#.self) { Hull() }",
    "_ = Module(Key#.self, scope: .singleton, make: Hull.init)",
    "_ = Module(ShipKey.self, needs: Key#.self, make: Ship.init)",
    "_ = Module(ShipKey.self, needs: Key#?.self, [Key#].self) { a, b in Ship(a ?? b[0]) }",
    "_ = Module(ShipKey.self, needs: Provider<Key#>.self) { Ship($0()) }",
    "_ = Module(ShipKey.self) { Ship(Hull()) }.onCreate(needs: Key#.self) { _, _ in }",
    "_ = Decorator(Key#.self) { $0 }",
    "_ = Blueprint(parent: container, given: Key#.self) {}",
  ]

  @Test(arguments: keys) func `it is used first in another file`(key: String) async throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let world = """
      import Locator
      struct Hull: Sendable { var weight = 1.0; init() {} }
      struct Ship: Sendable { init(_ hull: Hull) {} }
      enum ShipKey: InjectionKey { typealias Value = Ship }

      """
    // Each line has a key of its own, which no other line has used.
    let uses = Self.uses.enumerated().map { number, use in
      "func use\(number)(_ container: Container) { \(Self.numbered(use, number)) }"
    }
    let keys = Self.uses.indices.map { Self.numbered(key, $0) }
    let texts = [
      "Uses": "import Locator\n" + uses.joined(separator: "\n"),
      "Keys": world + keys.joined(separator: "\n"),
    ]
    // The compiler reads the files in this order.
    let files = ["Uses", "Keys"].map { folder.appending(path: "\($0).swift") }
    for file in files {
      let text = texts[file.deletingPathExtension().lastPathComponent]
      try text?.write(to: file, atomically: true, encoding: .utf8)
    }
    let errors = try await Compiler.errors(in: files)
    #expect(errors.isEmpty, "\(errors.map(\.description).joined(separator: "\n"))")
  }

  private static func numbered(_ text: String, _ number: Int) -> String {
    text.replacing("#", with: "\(number)")
  }
}
