import Foundation
import Testing

/// Whether the compiler takes a factory, by what it throws and by what its key can fail with.
///
/// There is a line for each combination of both with where the factory runs, how many needs it has, and whether it is a
/// closure or a function.
@Suite struct FactoryEffectTests {
  /// What a key can fail with, and what a factory throws.
  enum Effect: String, CaseIterable {
    case never, any, typed

    var failure: String {
      switch self {
      case .never: "Never"
      case .any: "any Error"
      case .typed: "Broken"
      }
    }
  }

  enum Place: String, CaseIterable {
    case anywhere, mainActor, task

    var isWaiting: Bool { self == .task }
    var attribute: String { self == .mainActor ? "@MainActor " : "" }
  }

  @Test(arguments: Place.allCases)
  func `a factory fails as its key does, or never`(place: Place) async throws {
    let prelude = Self.prelude(of: place)
    let lines = Self.lines(in: place)
    let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try (prelude + lines.map(\.text)).joined(separator: "\n")
      .write(to: file, atomically: true, encoding: .utf8)
    let errors = try await Compiler.errors(in: [file])
    var expected = 0
    for (number, line) in lines.enumerated() {
      let found = errors.filter { $0.line == prelude.count + number + 1 }.map(\.message)
      let isRight = line.refusal.map { found.count == 1 && found[0].contains($0) } ?? found.isEmpty
      #expect(isRight, "\(line.text)\n\(found)")
      expected += line.refusal == nil ? 0 : 1
    }
    #expect(errors.count == expected)
    #expect(lines.count == 54)
  }

  private static let needCounts = [0, 1, 3]

  private static func prelude(of place: Place) -> [String] {
    var lines = [
      "import Locator", "struct Broken: Error {}",
      "enum NeedKey: InjectionKey { typealias Value = Int }",
      "\(place.attribute)final class Made: Sendable {",
    ]
    for effect in Effect.allCases {
      for count in needCounts {
        let parameters = Array(repeating: "_: Int", count: count).joined(separator: ", ")
        let effects = (place.isWaiting ? " async" : "") + " throws(\(effect.failure))"
        lines.append(
          "  static func \(effect)\(count)(\(parameters))\(effects) -> Made { Made() }")
      }
    }
    lines.append("}")
    for effect in Effect.allCases {
      let kind =
        place.isWaiting
        ? "AsyncInjectionKey" : effect == .never ? "InjectionKey" : "ThrowingInjectionKey"
      let failure = effect == .never ? "" : "; typealias Failure = \(effect.failure)"
      lines.append(
        "enum \(effect)Key: \(place.attribute)\(kind) { typealias Value = Made\(failure) }")
    }
    return lines
  }

  /// A list with one module, and what the compiler says if it refuses it.
  private typealias Line = (text: String, refusal: String?)

  private static func lines(in place: Place) -> [Line] {
    var lines: [Line] = []
    for key in Effect.allCases {
      for factory in Effect.allCases {
        for count in needCounts {
          for make in [
            ", make: Made.\(factory)\(count))", ") { \(closure(factory, count, in: place)) }",
          ] {
            let needs = Array(repeating: "NeedKey.self", count: count).joined(separator: ", ")
            let head = "\(place.attribute)@ModuleBuilder func line\(lines.count)() -> [AnyModule]"
            let module =
              "Module(\(key)Key.self" + (needs.isEmpty ? "" : ", needs: \(needs)") + make
            lines.append(("\(head) { \(module) }", refusal(of: factory, for: key, in: place)))
          }
        }
      }
    }
    return lines
  }

  private static func closure(_ factory: Effect, _ count: Int, in place: Place) -> String {
    let names = ["a", "b", "c"].prefix(count).joined(separator: ", ")
    let effects = (factory == .never ? "" : "try ") + (place.isWaiting ? "await " : "")
    let call = "\(effects)Made.\(factory)\(count)(\(names))"
    guard factory == .typed else { return count == 0 ? call : "\(names) in \(call)" }
    return
      "\(count == 0 ? "()" : names)\(place.isWaiting ? " async" : "") throws(Broken) in \(call)"
  }

  private static func refusal(of factory: Effect, for key: Effect, in place: Place) -> String? {
    switch (key, factory) {
    case (_, .never), (.any, _), (.typed, .typed): nil
    case (.never, _) where !place.isWaiting: "the key can't fail: handle the error here"
    case (_, _) where place.isWaiting: "let key and factory fail alike"
    default: "say that the factory throws the key's 'Failure'"
    }
  }
}
