import Foundation
import Testing

/// The page with the whole API names what the libraries declare.
@Suite struct ReferencePageTests {
  /// Names that no user writes, because the compiler or another declaration does.
  private let unwritten: Set = [
    "AnyBox", "AsyncBindableKey", "BindableKey", "ComposedKey", "ContainerTrait", "Edge", "Node",
    "Change", "Kind", "Origin", "InjectedBindings", "KeyDependency", "ModuleBuilder",
    "ResolutionContext", "Anywhere", "NoError", "isNever",
    "VerificationSubject", "VerificationMaking", "VerificationReport", "AnyModule",
    "didResolve", "callAsFunction", "provideScope", "start", "to",
  ]

  @Test func `every public type and method is on the page`() throws {
    let page = try String(
      contentsOf: Compiler.package.appending(path: "Docs/reference.md"),
      encoding: .utf8
    )
    let words = Set(page.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let sources = Compiler.package.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
      .allObjects
    let code = try (files as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" && !$0.lastPathComponent.contains("+Unavailable") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
      .joined()
    let declaration =
      #/public (?:static |final |nonisolated )*(?:struct|class|enum|protocol|func) (\w+)/#
    let names = Set(code.matches(of: declaration).map { String($0.1) }).filter {
      !$0.hasPrefix("_") && !$0.hasPrefix("build")
    }
    try #require(names.count > 50)
    #expect(names.subtracting(words).subtracting(unwritten).isEmpty)
  }
}
