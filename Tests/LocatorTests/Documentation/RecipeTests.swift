import Foundation
import LocatorTestSupport
import Testing

/// The recipes compile without a warning, as their `Package.swift` says, and do what they say.
///
/// They are linked with what the test program is built of, because a build of the package takes minutes.
@Suite(.disabled(if: Sanitizer.isActive)) struct RecipeTests {
  @Test(arguments: RecipeBuild.expected)
  func `a recipe prints what is expected`(name: String) async throws {
    let build = try await RecipeBuild()
    defer { build.remove() }
    let target = try #require(build.targets.first { $0.name == name })
    let program = try await build.program([target], named: name)
    let run = try await Command([program.path], seconds: 60)
    let expected = RecipeBuild.package.appending(path: "Expected/\(name).txt")
    #expect(try run.text == String(contentsOf: expected, encoding: .utf8))
    #expect(run.status == 0)
  }

  @Test func `the tests of the recipes pass`() async throws {
    let build = try await RecipeBuild()
    defer { build.remove() }
    let run = try await Command(
      [build.tests().path, "--testing-library", "swift-testing"],
      seconds: 60
    )
    #expect(run.status == 0, "\(run.text)")
    #expect(run.text.contains("Test run with 6 tests in 2 suites passed"), "\(run.text)")
  }

  @Test func `the start of an app compiles against a stub of SwiftUI`() async throws {
    let build = try await RecipeBuild()
    defer { build.remove() }
    try await build.compileStub()
    let target = try #require(build.targets.first { $0.name == "AppStart" })
    let object = try await build.object(of: target)
    // And not what stands there for platforms without it.
    #expect(try Data(contentsOf: object).range(of: Data("HomeView".utf8)) != nil)
  }

  @Test(
    arguments: [
      ("AsyncStart", "DatabaseKey: InjectionKey", "DatabaseKey: AsyncInjectionKey"),
      ("ObservableModel", "@ObservationIgnored ", ""),
      ("MainActorByDefault", "ShopModelKey: @MainActor ", "ShopModelKey: "),
      ("SwiftFive", "InferSendableFromCaptures", ""),
    ]
  )
  func `the compiler says what a recipe quotes, without what the recipe has`(
    name: String,
    instead text: String,
    _ replacement: String
  ) async throws {
    let build = try await RecipeBuild()
    defer { build.remove() }
    let target = try #require(build.targets.first { $0.name == name })
    let source = try target.files().map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let quotes = source.matches(of: /\/\/ (?:error|warning): (.+)\n/).map { String($0.1) }
    try #require(!quotes.isEmpty)
    let answer = try await build.answer(to: target, with: replacement, insteadOf: text)
    #expect(answer.status != 0)
    for quote in quotes { #expect(answer.text.contains(": error: \(quote)"), "\(answer.text)") }
  }

  @Test func `each recipe has its place on the page, and says what it prints`() async throws {
    let build = try await RecipeBuild()
    defer { build.remove() }
    let programs = build.targets.filter { $0.type == "executable" }.map(\.name)
    try #require(programs.count > 8)
    // A program with a window prints nothing.
    #expect(Set(programs).subtracting(["AppStart"]) == Set(RecipeBuild.expected))
    let page = Compiler.package.appending(path: "Sources/Locator/Locator.docc/Recipes.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for program in programs { #expect(text.contains("## \(program)\n"), "\(program)") }
    for link in text.matches(of: /\]\((\.\.\/Examples\/[^)]+)\)/).map(\.1) {
      let file = page.deletingLastPathComponent().appending(path: link).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
    }
  }
}

/// A folder in which targets of the recipes are compiled.
private struct RecipeBuild {
  static let package = Compiler.package.appending(path: "Docs/Examples/Recipes")

  /// The recipes whose output is known.
  static let expected: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: package.appending(path: "Expected").path
    )
    return (names ?? []).map { String($0.prefix { $0 != "." }) }.sorted()
  }()

  let targets: [RecipeTarget]
  private let folder: URL

  init() async throws {
    targets = try await RecipeTarget.all.value
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Removes the folder.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Compiles targets with all that they depend on, and links them with their products and further objects.
  func program(
    _ targets: [RecipeTarget],
    named name: String,
    with objects: [URL] = []
  ) async throws -> URL {
    let all = dependencies(of: targets)
    var objects = objects
    for target in all {
      // Tests need no start of a program that they depend on, because they have their own.
      let isStart = target.type != "executable" || targets.contains { $0.name == target.name }
      objects.append(try await object(of: target, isStart: isStart))
    }
    let products = Set(all.flatMap(\.products).flatMap(Self.libraries))
    objects += try products.sorted().flatMap(Self.objects)
    let program = folder.appending(path: name)
    let answer = try await Command(["swiftc", "-o", program.path] + objects.map(\.path))
    try #require(answer.status == 0, "\(answer.text)")
    return program
  }

  /// Compiles all tests, which are one program, as they are for `swift test`.
  func tests() async throws -> URL {
    let runner = folder.appending(path: "Runner.swift")
    try """
    import Testing
    @main struct Runner {
      static func main() async { await Testing.__swiftPMEntryPoint() as Never }
    }
    """.write(to: runner, atomically: true, encoding: .utf8)
    let tests = targets.filter { $0.type == "test" }
    return try await program(
      tests,
      named: "Tests",
      with: [try await object(of: [runner], "Runner")]
    )
  }

  /// Compiles the module of a target.
  func object(of target: RecipeTarget, isStart: Bool = true) async throws -> URL {
    let start = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(target.name)_main"]
    return try await object(
      of: try target.files(),
      target.name,
      target.settings.flatMap { $0 } + (isStart ? [] : start)
    )
  }

  /// What the compiler says about a target whose source has another text, and that lacks the setting of this name.
  func answer(
    to target: RecipeTarget,
    with replacement: String,
    insteadOf text: String
  ) async throws -> Command {
    let files = try target.files().map { file in
      let copy = folder.appending(path: file.lastPathComponent)
      let source = try String(contentsOf: file, encoding: .utf8).replacing(text, with: replacement)
      try source.write(to: copy, atomically: true, encoding: .utf8)
      return copy
    }
    let settings = target.settings.filter { !$0.contains(text) }
    return try await answer(to: files, target.name, settings.flatMap { $0 })
  }

  /// Compiles stubs of SwiftUI and of the library for it, which are found before anything else.
  func compileStub() async throws {
    _ = try await object(of: try Compiler.files(in: "SwiftUI"), "SwiftUI")
    _ = try await object(of: try Self.sources(in: "LocatorSwiftUI"), "LocatorSwiftUI")
  }

  /// Compiles files into a module.
  private func object(
    of files: [URL],
    _ module: String,
    _ flags: [String] = []
  ) async throws -> URL {
    let answer = try await answer(to: files, module, flags)
    try #require(answer.status == 0, "\(answer.text)")
    return folder.appending(path: "\(module).o")
  }

  /// What the compiler says about files.
  ///
  /// The last language mode counts.
  private func answer(
    to files: [URL],
    _ module: String,
    _ flags: [String]
  ) async throws -> Command {
    try await Command(
      [
        "swiftc", "-module-name", module, "-wmo", "-parse-as-library", "-enable-testing",
        "-warnings-as-errors", "-diagnostic-style", "llvm", "-swift-version", "6",
        "-I", folder.path,
        "-emit-object", "-o", folder.appending(path: "\(module).o").path,
        "-emit-module-path", folder.appending(path: "\(module).swiftmodule").path,
      ] + Compiler.imports() + flags + files.map(\.path)
    )
  }

  /// Targets with all that they depend on, which comes first.
  private func dependencies(of targets: [RecipeTarget]) -> [RecipeTarget] {
    targets.reduce(into: []) { all, target in
      let needed = self.targets.filter { target.targets.contains($0.name) }
      for target in dependencies(of: needed) + [target]
      where !all.contains(where: { $0.name == target.name }) {
        all.append(target)
      }
    }
  }

  /// The modules of a product of the library.
  private static func libraries(of product: String) -> [String] {
    switch product {
    case "LocatorInspection": libraries(of: "Locator") + ["_LocatorRecords", product]
    case "LocatorTesting": libraries(of: "LocatorInspection") + [product]
    default: ["_LocatorAtomics", "Locator", product]
    }
  }

  /// The objects of a module of the library: those of its files, because others may be of earlier builds.
  private static func objects(of module: String) throws -> [URL] {
    if let object = try Compiler.object(of: module) { return [object] }
    let folder = try Compiler.products().appending(path: "\(module).build")
    let files =
      module == "_LocatorAtomics"
      ? ["LocatorAtomics.c"] : try sources(in: module).map(\.lastPathComponent)
    return files.map { folder.appending(path: $0 + ".o") }
  }

  private static func sources(in module: String) throws -> [URL] {
    try RecipeTarget.files(in: Compiler.package.appending(path: "Sources/\(module)"))
  }
}

/// A target of the recipes, as `Package.swift` describes it.
private struct RecipeTarget: Decodable {
  let name: String
  let type: String

  /// The flags of the compiler for each setting.
  let settings: [[String]]

  /// The names of the targets and of the products that it depends on.
  let targets: [String]
  let products: [String]

  private let path: String

  static let all = Task {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let answer = try await Command(
      [
        "swift", "package", "--package-path", RecipeBuild.package.path,
        "--scratch-path", folder.path, "dump-package",
      ]
    )
    try #require(answer.status == 0, "\(answer.text)")
    return try JSONDecoder().decode(Package.self, from: Data(answer.output.utf8)).targets
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Property.self)
    name = try values.decode(String.self, forKey: .name)
    type = try values.decode(String.self, forKey: .type)
    let folder = type == "test" ? "Tests" : "Sources"
    path = try values.decodeIfPresent(String.self, forKey: .path) ?? "\(folder)/\(name)"
    let dependencies = try values.decode([[String: [String?]]].self, forKey: .dependencies)
    targets = dependencies.compactMap { $0["byName"]?.first ?? nil }
    products = dependencies.compactMap { $0["product"]?.first ?? nil }
    settings = try values.decode([Setting].self, forKey: .settings).flatMap(\.kind).map { kind in
      let flag = try #require(Self.flags[kind.key], "the setting \(kind.key) has no flag here")
      return [flag, kind.value.value]
    }
  }

  /// The Swift files of the target.
  func files() throws -> [URL] {
    try Self.files(in: RecipeBuild.package.appending(path: path))
  }

  /// The Swift files of a folder and those in it.
  static func files(in folder: URL) throws -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    try #require(!files.isEmpty, "there are no files in \(folder.path)")
    return files.sorted { $0.path < $1.path }
  }

  private static let flags = [
    "swiftLanguageMode": "-swift-version", "defaultIsolation": "-default-isolation",
    "enableUpcomingFeature": "-enable-upcoming-feature",
  ]

  private enum Property: CodingKey { case name, type, path, dependencies, settings }

  private struct Package: Decodable { let targets: [RecipeTarget] }

  private struct Setting: Decodable { let kind: [String: Value] }

  private struct Value: Decodable {
    let value: String

    enum CodingKeys: String, CodingKey { case value = "_0" }
  }
}
