// Generates the initializers of `Module` and `Decorator` that take a factory: one for each number of needs, because the
// compiler type-checks a closure late, and with unreadable errors, if its parameters come from a parameter pack.
// `.ci/forms` runs it.

import Foundation

let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)

/// A family of forms: where the factory runs, and whether it waits.
struct Family {
  let name: String
  let constraint: String
  let domain: String
  let need: String
  let attributes: String
  let effects: String
  let key: String
  let scope: String
  let mostNeeds: Int
  let summary: String
}

let families = [
  Family(
    name: "Anywhere",
    constraint: "K: BindingKey & SendableMetatype, K.Failure: Error, K._Form == BindableKey",
    domain: "Anywhere",
    need: "InjectionKey & SendableMetatype",
    attributes: "@Sendable",
    effects: " throws(K.Failure)",
    key: "K.Type",
    scope: "Scope<K.Value>",
    mostNeeds: 7,
    summary: "Binds a key to a factory that runs where the key is read"
  ),
  Family(
    name: "MainActor",
    constraint: "K: BindingKey, K.Failure: Error, K._Form == BindableKey",
    domain: "MainActor",
    need: "InjectionKey",
    attributes: "@MainActor @Sendable",
    effects: " throws(K.Failure)",
    key: "K.Type?",
    scope: "Scope<Never>",
    mostNeeds: 7,
    summary: "Binds a key to a factory that runs on the main actor, to which the key is isolated"
  ),
  Family(
    name: "Async",
    constraint: "K: AsyncInjectionKey",
    domain: "Anywhere",
    need: "BindingKey & SendableMetatype",
    // Concurrent, because the compiler crashes at an initializer as a factory that isn't, `make: Database.init`.
    attributes: "@concurrent @Sendable",
    effects: " async throws(K.Failure)",
    key: "K.Type",
    scope: "Scope<K.Value>",
    mostNeeds: 5,
    summary: "Binds a key to a factory that waits"
  ),
]

/// What a form takes beside the needs.
enum Shape: CaseIterable {
  /// Nothing: the key has no arguments.
  case plain
  /// Arguments, and no scope.
  case arguments
  /// Arguments by which instances are shared, and a scope.
  case sharedByArguments
}

/// The attributes of a form that is emitted in the programs that use it, as one function for all types.
let clientCode =
  "@_alwaysEmitIntoClient @inline(never) @_semantics(\"optimize.sil.specialize.generic.never\")"

let location = "fileID: StaticString = #fileID,\n    line: UInt = #line"

func list(_ count: Int, _ text: (Int) -> String) -> [String] { (0..<count).map(text) }

/// Returns the documentation of a form: that with one need stands for all of its kind, and names the parameters.
func documentation(_ family: Family, _ shape: Shape, _ needs: Int) -> String {
  guard needs == 1 else { return "  @_documentation(visibility: internal)\n" }
  let example =
    switch (family.name, shape) {
    case ("Anywhere", .plain):
      "Module(CartKey.self, needs: PriceKey.self, StoreKey.self) { price, store in Cart(price, store) }"
    case ("Anywhere", .arguments):
      "Module(ListKey.self, needs: APIKey.self) { api, letter in ListModel(api, letter) }"
    case ("Anywhere", _):
      "Module(ListKey.self, scope: .singleton, needs: APIKey.self) { api, letter in ListModel(api, letter) }"
    case ("MainActor", .plain):
      "Module(HomeKey.self, needs: StoreKey.self, make: HomeModelImpl.init)"
    case ("MainActor", .arguments):
      "Module(DetailKey.self, needs: StoreKey.self) { store, id in DetailModelImpl(store: store, id: id) }"
    case ("MainActor", _):
      "Module(DetailKey.self, scope: .singleton, needs: StoreKey.self) { DetailModelImpl(store: $0, id: $1) }"
    case (_, .plain):
      "Module(DatabaseKey.self, scope: .singleton, needs: StoreKey.self) { store async throws(DatabaseError) in try await Database() }"
    case (_, .arguments):
      "Module(ReportKey.self, needs: StoreKey.self) { store, year async throws(DatabaseError) in try await Report(year) }"
    case (_, _):
      "Module(ReportKey.self, scope: .singleton, needs: StoreKey.self) { store, year async throws(DatabaseError) in try await Report(year) }"
    }
  let rest =
    switch shape {
    case .plain: "."
    case .arguments: " and takes the arguments of the key, after its needs, as one value."
    case .sharedByArguments:
      " and takes the arguments of the key, with an instance for each value of them."
    }
  var text = "  /// \(family.summary)\(rest)\n  ///\n  /// ```swift\n  /// \(example)\n  /// ```\n"
  guard shape == .plain else { return text }
  text += "  ///\n  /// - Parameters:\n  ///   - key: The key to bind.\n"
  text += "  ///   - scope: How long the instance is shared.\n"
  text += "  ///   - n0: The keys whose values the factory gets, at most \(family.mostNeeds).\n"
  text += "  ///   - fileID: The file of the module.\n  ///   - line: The line of the module.\n"
  text += "  ///   - make: The factory.\n  /// - Complexity: O(1) for each need.\n"
  return text
}

func form(_ family: Family, _ shape: Shape, _ needs: Int) -> String {
  let takesArguments = shape != .plain
  let isShared = shape == .sharedByArguments
  let generics = list(needs) { "N\($0): \(family.need)" }.joined(separator: ", ")
  let needParameters = list(needs) { "\($0 == 0 ? "needs" : "_") n\($0): N\($0).Type,\n    " }
    .joined()
  let inputs = list(needs) { "N\($0).Value" } + (takesArguments ? ["K.Arguments"] : [])
  var requirements = takesArguments ? [] : ["K.Arguments == Void"]
  requirements += list(needs) { "N\($0).Arguments == Void" }
  if family.name == "Async" { requirements += list(needs) { "N\($0).Failure: Error" } }
  if shape == .sharedByArguments { requirements.append("K.Arguments: Hashable & Sendable") }
  let scope =
    switch shape {
    case .plain: "scope: \(family.scope) = .transient,\n    "
    case .arguments: ""
    case .sharedByArguments: "scope: \(family.scope),\n    "
    }
  let lifetime = shape == .arguments ? ".transient" : "scope.lifetime"
  let dependencies = list(needs) { "N\($0).dependency" }.joined(separator: ", ")
  var options = ""
  if family.name == "MainActor" { options += "isolation: .onMainActor(K.self), " }
  if takesArguments { options += "takesArguments: true, " }
  if shape == .sharedByArguments {
    options += "argumentKey: Definition.argumentKey(of: K.Arguments.self), "
  }
  let values: [String]
  let factory: String
  switch family.name {
  case "Async":
    values = list(needs) { "try await N\($0).value(throwing: K.Failure.self, in: context)" }
    let call = (values + (takesArguments ? ["arguments"] : [])).joined(separator: ", ")
    factory = """
      async: { (context: ResolutionContext, arguments: K.Arguments) in
              try await make(\(call))
            }
      """
  default:
    values = list(needs) { "N\($0).resolve(in: context)" }
    let call = (values + (takesArguments ? ["arguments"] : [])).joined(separator: ", ")
    let isMain = family.name == "MainActor"
    factory = """
      sync: Typed(\(isMain ? "mainActor: " : ""){ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
              try make(\(call))
            })
      """
  }
  let end = requirements.isEmpty ? ")" : ") where \(requirements.joined(separator: ", "))"
  // Common forms are compiled once, with the library. The others are emitted in the programs that use them.
  let isCommon = family.name != "Async" && (takesArguments ? needs < 2 && !isShared : needs < 4)
  return documentation(family, shape, needs)
    + (takesArguments ? "  @_disfavoredOverload\n" : "") + (isCommon ? "" : "  \(clientCode)\n")
      + """
        public init\(generics.isEmpty ? "" : "<\(generics)>")(
          _ key: \(family.key),
          \(scope)\(needParameters)\(location),
          make: @escaping \(family.attributes) (\(inputs.joined(separator: ", ")))\(family.effects) -> K.Value
        \(end) {
          self.init(
            definition: Definition(
              K.self, \(lifetime), [\(dependencies)], \(options)at: SourceLocation(fileID, line),
              \(factory)
            )
          )
        }

      """
}

/// Returns a form with its attributes on one line and the rest on another, because nobody reads it line by line.
func compact(_ form: String) -> String {
  let lines = form.split(separator: "\n").map { $0.drop { $0 == " " } }
  let comments = lines.prefix { $0.hasPrefix("///") }.map { "  \($0)" }
  let code = lines.dropFirst(comments.count).map(String.init)
  let start = code.firstIndex { $0.hasPrefix("public init") } ?? 0
  return (comments + ["  " + joined(code[..<start]), "  " + joined(code[start...])])
    .filter { $0 != "  " }.joined(separator: "\n") + "\n"
}

/// Joins the lines of a declaration.
func joined(_ lines: ArraySlice<String>) -> String {
  lines.joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
}

func write(_ name: String, _ parts: [(head: String, forms: [String])]) throws {
  var text = "// swift-format-ignore-file\n// Generated by `.ci/forms`. Don't edit this file.\n"
  for part in parts {
    text += "\nextension \(part.head) {\n" + part.forms.map(compact).joined() + "}\n"
  }
  try text.write(to: folder.appending(path: "\(name).swift"), atomically: true, encoding: .utf8)
}

for family in families {
  let forms = Shape.allCases.flatMap { shape in
    (0...family.mostNeeds).map { form(family, shape, $0) }
  }
  try write(
    "Module+\(family.name)",
    [("Module where \(family.constraint), Domain == \(family.domain)", forms)]
  )
}

// MARK: - Fakes of keys that can fail, and factories with a parameter too many

/// A factory without needs may also not fail, although its key can.
func fake(_ family: Family, _ constraint: String) -> (String, [String]) {
  let isMain = family.name == "MainActor"
  let isAsync = family.name == "Async"
  let factory =
    isAsync
    ? "async: { (_: ResolutionContext, _: K.Arguments) in await make() }"
    : "sync: Typed(\(isMain ? "mainActor: " : ""){ (_: ResolutionContext, _: K.Arguments) throws(K.Failure) in make() })"
  let text = """
      /// Binds a key that can fail to a factory that doesn't, such as that of a fake.
      ///
      /// ```swift
      /// \(isAsync ? "Module(DatabaseKey.self) { Database.sample }" : isMain ? "Module(LibraryKey.self) { .empty }" : "Module(ConfigKey.self) { .fallback }")
      /// ```
      @_disfavoredOverload
      \(clientCode)
      public init(
        _ key: \(family.key),
        scope: \(family.scope) = .transient,
        \(location),
        make: @escaping \(family.attributes) ()\(isAsync ? " async" : "") -> K.Value
      ) where K.Arguments == Void {
        self.init(
          definition: Definition(
            K.self, scope.lifetime, [], \(isMain ? "isolation: .onMainActor(K.self), " : "")at: SourceLocation(fileID, line),
            \(factory)
          )
        )
      }

    """
  return ("Module where \(constraint), Domain == \(family.domain)", [text])
}

/// A form that takes one parameter too many, and that no code can call.
///
/// One without a scope, because the compiler prefers the form of a key with arguments to one that leaves its scope out.
func refused(_ needs: Int, hasScope: Bool) -> String {
  let generics = list(needs) { "N\($0): \(families[0].need)" }.joined(separator: ", ")
  let parameters = list(needs) { "\($0 == 0 ? "needs" : "_") n\($0): N\($0).Type,\n    " }.joined()
  let inputs = (list(needs) { "N\($0).Value" } + ["K.Arguments"]).joined(separator: ", ")
  let requirements = (["K"] + list(needs) { "N\($0)" }).map { "\($0).Arguments == Void" }
  return """
      @_documentation(visibility: internal)
      @RemoveTheLastParameter_TheKeyTakesNoArguments
      @_disfavoredOverload
      @_alwaysEmitIntoClient
      public init\(generics.isEmpty ? "" : "<\(generics)>")(
        _ key: K.Type,
        \(hasScope ? "scope: Scope<K.Value>,\n    " : "")\(parameters)\(location),
        make: @escaping @Sendable (\(inputs)) throws(K.Failure) -> K.Value
      ) where \(requirements.joined(separator: ", ")) {
        fatalError()
      }

    """
}

/// A form that needs a key too many, and that no code can call.
func tooManyNeeds(
  _ most: Int,
  _ words: String,
  inner: [String] = [],
  attributes: String = "@Sendable",
  effects: String = " throws"
)
  -> String
{
  let generics = list(most + 1) { "N\($0): BindingKey" }.joined(separator: ", ")
  let parameters = list(most + 1) { "\($0 == 0 ? "needs" : "_") n\($0): N\($0).Type,\n    " }
    .joined()
  let inputs = (inner + list(most + 1) { "N\($0).Value" }).joined(separator: ", ")
  let scope = inner.isEmpty ? "scope: Scope<K.Value> = .transient,\n    " : ""
  return """
      @_documentation(visibility: internal)
      @available(*, unavailable, message: "\(words) needs at most: give keys that belong together one of their own")
      @_alwaysEmitIntoClient
      public init<\(generics)>(
        _ key: K.Type,
        \(scope)\(parameters)make: \(attributes) (\(inputs))\(effects) -> K.Value
      ) {
        fatalError()
      }

    """
}

try write(
  "Module+Special",
  [
    fake(families[0], "K: ThrowingInjectionKey & SendableMetatype, K._Form == BindableKey"),
    fake(families[1], "K: ThrowingInjectionKey, K._Form == BindableKey"),
    fake(families[2], "K: AsyncInjectionKey"),
    (
      "Module where \(families[0].constraint), Domain == Anywhere",
      (0...2).flatMap { [refused($0, hasScope: false), refused($0, hasScope: true)] }
    ),
    (
      "Module where K: BindingKey, Domain == Anywhere",
      [tooManyNeeds(families[0].mostNeeds, "a module has seven")]
    ),
    (
      "Module where K: AsyncInjectionKey, Domain == Anywhere",
      [
        tooManyNeeds(
          families[2].mostNeeds,
          "an asynchronous module has five",
          attributes: families[2].attributes,
          effects: " async throws"
        )
      ]
    ),
  ]
)

// MARK: - Decorators

func decorator(_ family: Family, _ needs: Int) -> String {
  let generics = list(needs) { "N\($0): \(family.need)" }.joined(separator: ", ")
  let parameters = list(needs) { "\($0 == 0 ? "needs" : "_") n\($0): N\($0).Type,\n    " }.joined()
  let inputs = (["K.Value"] + list(needs) { "N\($0).Value" }).joined(separator: ", ")
  let isMain = family.name == "MainActor"
  let isAsync = family.name == "Async"
  var requirements = list(needs) { "N\($0).Arguments == Void" }
  if isAsync { requirements += list(needs) { "N\($0).Failure: Error" } }
  let values = list(needs) {
    isAsync
      ? "try await N\($0).value(throwing: K.Failure.self, in: context)"
      : "N\($0).resolve(in: context)"
  }
  let call = (["inner"] + values).joined(separator: ", ")
  let wrap =
    isAsync
    ? "async: { (context: ResolutionContext, inner: K.Value) in try await make(\(call)) }"
    : "sync: Typed(\(isMain ? "mainActor: " : ""){ (context: ResolutionContext, inner: K.Value) throws(K.Failure) in try make(\(call)) })"
  let end = requirements.isEmpty ? ")" : ") where \(requirements.joined(separator: ", "))"
  let example =
    isAsync
    ? "Decorator(DatabaseKey.self, needs: ClockKey.self) { inner, clock async throws(DatabaseError) in inner }"
    : isMain
      ? "Decorator(HomeKey.self, needs: StoreKey.self) { CachedHome($0, $1) }"
      : "Decorator(ServiceKey.self, needs: ClockKey.self) { inner, clock in Timed(inner, clock) }"
  let documentation =
    needs != 1
    ? "  @_documentation(visibility: internal)\n"
    : """
      /// Wraps the instances of a key.
      ///
      /// ```swift
      /// \(example)
      /// ```

    """
  let details =
    needs != 1 || isMain || isAsync
    ? ""
    : """
      ///
      /// - Parameters:
      ///   - key: The key.
      ///   - n0: The keys whose values the closure gets, at most three.
      ///   - fileID: The file of the decorator.
      ///   - line: The line of the decorator.
      ///   - make: The closure, which gets the instance and the values of its needs.
      /// - Complexity: O(1) for each need.

    """
  return documentation + details
    + """
      @_alwaysEmitIntoClient
      public init\(generics.isEmpty ? "" : "<\(generics)>")(
        _ key: \(family.key),
        \(parameters)\(location),
        make: @escaping \(family.attributes) (\(inputs))\(family.effects) -> K.Value
      \(end) {
        self.init(
          definition: Definition(
            \(isAsync ? "" : "decorating: ")K.self, \(isAsync ? ".transient, " : "")[\(list(needs) { "N\($0).dependency" }.joined(separator: ", "))], \(isMain ? "isolation: .onMainActor(K.self), " : "")\(isAsync ? "isDecorator: true, " : "")at: SourceLocation(fileID, line),
            \(wrap)
          )
        )
      }

    """
}

try write(
  "Decorator+Forms",
  families.map { family in
    (
      "Decorator where \(family.constraint), Domain == \(family.domain)",
      (0...3).map { decorator(family, $0) }
    )
  } + [
    (
      "Decorator where K: BindingKey, Domain == Anywhere",
      [tooManyNeeds(3, "a decorator has three", inner: ["K.Value"])]
    )
  ]
)
