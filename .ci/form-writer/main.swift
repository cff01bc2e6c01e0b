// Generates the initializers of `Module` and `Decorator` that take a factory: one for each number of needs, because the
// compiler type-checks a closure late, and with unreadable errors, if its parameters come from a parameter pack.
// `.ci/forms` runs it, and formats what it writes.

import Foundation

// MARK: - What forms are made of

/// Where a factory runs, and whether it waits.
struct Family {
  let name: String
  let summary: String
  let shortSummary: String
  let isWaiting: Bool
  let constraint: String
  let domain: String
  let key: String
  let scope: String
  let need: String
  let attributes: String
  let mostNeeds: Int
  let mostNeedsWithArguments: Int

  static let anywhere = Self(
    name: "Anywhere", summary: "a factory that runs where the key is read",
    shortSummary: "a factory", isWaiting: false,
    constraint: "K: BindingKey & SendableMetatype, K.Failure: Error, K._Form == BindableKey",
    domain: "Anywhere", key: "K.Type", scope: "Scope<K.Value>",
    need: "InjectionKey & SendableMetatype", attributes: "@Sendable", mostNeeds: 12,
    mostNeedsWithArguments: 7
  )
  static let mainActor = Self(
    name: "MainActor",
    summary: "a factory that runs on the main actor, to which the key is isolated",
    shortSummary: "a factory of the main actor",
    isWaiting: false, constraint: "K: BindingKey, K.Failure: Error, K._Form == BindableKey",
    domain: "MainActor", key: "K.Type?", scope: "Scope<Never>", need: "InjectionKey",
    attributes: "@MainActor @Sendable", mostNeeds: 12,
    mostNeedsWithArguments: 7
  )
  // Concurrent, because the compiler crashes at an initializer as a factory that isn't, `make: Database.init`.
  static let async = Self(
    name: "Async", summary: "a factory that waits",
    shortSummary: "an asynchronous factory", isWaiting: true,
    constraint: "K: AsyncInjectionKey", domain: "Anywhere", key: "K.Type", scope: "Scope<K.Value>",
    need: "BindingKey & SendableMetatype", attributes: "@concurrent @Sendable", mostNeeds: 8,
    mostNeedsWithArguments: 5
  )
  static let all = [anywhere, mainActor, async]
}

/// What a factory takes beside the values of its needs.
enum Shape: CaseIterable {
  /// Nothing: the key has no arguments.
  case plain
  /// Arguments, and no scope.
  case arguments
  /// Arguments, with an instance for each value of them.
  case sharedByArguments
}

/// Whether a factory fails as its key does, or never.
///
/// A closure that can't fail would do for any key, but the compiler (6.3) infers that it throws `Never`, and finds that
/// this isn't the key's failure (SE-0413 leaves that to the future). The forms that never fail go when it does.
///
/// They throw an error that only `Never` can be, because the compiler then names the key's failure if there is another.
enum Failing: CaseIterable {
  case asKey
  case never

  var effect: String { self == .asKey ? " throws(K.Failure)" : " throws(E)" }
  var generics: [String] { self == .asKey ? [] : ["E: NoError"] }
}

func list(_ count: Int, _ text: (Int) -> String) -> [String] { (0..<count).map(text) }

extension [String] {
  func joined() -> String { joined(separator: ", ") }

  /// The elements between two brackets, or nothing.
  func joined(in brackets: String) -> String {
    isEmpty ? "" : "\(brackets.prefix(1))\(joined())\(brackets.suffix(1))"
  }
}

let words = [
  "no needs", "one need", "two needs", "three needs", "four needs", "five needs", "six needs",
  "seven needs", "eight needs", "nine needs", "ten needs", "eleven needs", "twelve needs",
]

/// Emits a form in the programs that use it, as one function for all types.
let clientCode =
  "@_alwaysEmitIntoClient @inline(never) @_semantics(\"optimize.sil.specialize.generic.never\")"

func generics(_ needs: Int, _ constraint: String, _ failing: Failing = .asKey) -> String {
  (failing.generics + list(needs) { "N\($0): \(constraint)" }).joined(in: "<>")
}

func needParameters(_ needs: Int) -> [String] {
  list(needs) { "\($0 == 0 ? "needs" : "_") n\($0): N\($0).Type" }
}

let location = ["fileID: StaticString = #fileID", "line: UInt = #line"]

// MARK: - Modules

/// The documentation of a form: that with one need stands for all of its kind, and names the parameters.
func documentation(_ family: Family, _ shape: Shape, _ failing: Failing, _ needs: Int) -> String {
  let isFailing = failing == .asKey
  guard needs == 1 else {
    let what = isFailing ? "a factory" : "a factory that never fails, although the key can,"
    return "/// Binds a key to \(what) with \(words[needs])."
  }
  let never = "a factory that never fails, although the key can"
  let last = "\(family.shortSummary) that gets the arguments of the key last, as one value"
  let summary = shape == .plain ? isFailing ? family.summary : never : last
  let sharing =
    shape == .sharedByArguments
    ? "  ///\n  /// There is an instance for each value of the arguments." : ""
  let example =
    switch (family.name, shape, isFailing) {
    case ("Anywhere", .plain, true):
      "Module(CartKey.self, needs: PriceKey.self, StoreKey.self) { price, store in Cart(price, store) }"
    case ("Anywhere", .plain, false):
      "Module(ConfigKey.self, needs: StoreKey.self) { store in .fallback }"
    case ("Anywhere", .arguments, _):
      "Module(ListKey.self, needs: APIKey.self) { api, letter in ListModel(api, letter) }"
    case ("Anywhere", _, _):
      "Module(ListKey.self, scope: .singleton, needs: APIKey.self) { ListModel($0, $1) }"
    case ("MainActor", .plain, true):
      "Module(HomeKey.self, needs: StoreKey.self, make: HomeModelImpl.init)"
    case ("MainActor", .plain, false):
      "Module(LibraryKey.self, needs: StoreKey.self) { store in .empty }"
    case ("MainActor", .arguments, _):
      "Module(DetailKey.self, needs: StoreKey.self) { store, id in DetailModelImpl(store: store, id: id) }"
    case ("MainActor", _, _):
      "Module(DetailKey.self, scope: .singleton, needs: StoreKey.self) { DetailModelImpl(store: $0, id: $1) }"
    case (_, .plain, true):
      "Module(DatabaseKey.self, needs: StoreKey.self) {\n  ///   store async throws(DatabaseError) in try await Database()\n  /// }"
    case (_, .plain, false):
      "Module(DatabaseKey.self, needs: StoreKey.self) { store in Database.sample }"
    case (_, .arguments, _):
      "Module(ReportKey.self, needs: StoreKey.self) {\n  ///   store, year async throws(DatabaseError) in try await Report(year)\n  /// }"
    case (_, _, _):
      "Module(ReportKey.self, scope: .singleton, needs: StoreKey.self) {\n  ///   store, year async throws(DatabaseError) in try await Report(year)\n  /// }"
    }
  let parameters = """
      ///
      /// - Parameters:
      ///   - key: The key to bind.
      ///   - scope: How long the instance is shared.
      ///   - n0: The keys whose values the factory gets, at most \(family.mostNeeds).
      ///   - fileID: The file of the module.
      ///   - line: The line of the module.
      ///   - make: The factory.
      /// - Complexity: O(1) for each need.
    """
  return """
      /// Binds a key to \(summary).
    \(sharing)
      ///
      /// ```swift
      /// \(example)
      /// ```
    \(shape == .plain && isFailing ? parameters : "")
    """
}

func module(_ family: Family, _ shape: Shape, _ failing: Failing, _ needs: Int) -> String {
  let takesArguments = shape != .plain
  let scope =
    switch shape {
    case .plain: ["scope: \(family.scope) = .transient"]
    case .arguments: [String]()
    case .sharedByArguments: ["scope: \(family.scope)"]
    }
  let inputs = list(needs) { "N\($0).Value" } + (takesArguments ? ["K.Arguments"] : [])
  let effects = (family.isWaiting ? " async" : "") + failing.effect
  let parameters =
    ["_ key: \(family.key)"] + scope + needParameters(needs) + location
    + ["make: @escaping \(family.attributes) (\(inputs.joined()))\(effects) -> K.Value"]
  let requirements =
    (takesArguments ? [] : ["K.Arguments == Void"]) + list(needs) { "N\($0).Arguments == Void" }
    + (family.isWaiting ? list(needs) { "N\($0).Failure: Error" } : [])
    + (shape == .sharedByArguments ? ["K.Arguments: Hashable & Sendable"] : [])
  let values =
    list(needs) {
      family.isWaiting
        ? "try await N\($0).value(throwing: K.Failure.self, in: context)"
        : "N\($0).resolve(in: context)"
    } + (takesArguments ? ["arguments"] : [])
  let call = family.isWaiting ? "try await " : "try "
  let options =
    (takesArguments ? ["takesArguments: true"] : [])
    + (shape == .sharedByArguments
      ? ["argumentKey: Definition.argumentKey(of: K.Arguments.self)"] : [])
  let forwarded =
    ["\(shape == .arguments ? ".transient" : "scope.lifetime")"]
    + ["[\(list(needs) { "N\($0).dependency" }.joined())]", "SourceLocation(fileID, line)"]
    + options
  // Common forms are compiled once, with the library.
  let isCommon =
    !family.isWaiting && failing == .asKey
    && (takesArguments ? needs < 2 && shape == .arguments : needs < 4)
  return """
      \(documentation(family, shape, failing, needs))
      \(needs == 1 ? "" : "@_documentation(visibility: internal)")
      \(takesArguments || failing == .never ? "@_disfavoredOverload" : "")
      \(isCommon ? "" : clientCode)
      public init\(generics(needs, family.need, failing))(
        \(parameters.joined(separator: ",\n    "))
      )\(requirements.isEmpty ? "" : " where \(requirements.joined())") {
        self.init(\(forwarded.joined())) { \(needs > 0 ? "context" : "_"), \(takesArguments ? "arguments" : "_")\
    \(family.isWaiting ? "" : failing.effect) in
          \(call)make(\(values.joined()))
        }
      }

    """
}

// MARK: - Mistakes that forms answer, and that no code can call

/// A form that takes one parameter too many.
///
/// One without a scope, because the compiler prefers the form of a key with arguments to one that leaves its scope out.
func withParameterTooMany(_ needs: Int, hasScope: Bool) -> String {
  let scope = hasScope ? ["scope: Scope<K.Value>"] : []
  let inputs = list(needs) { "N\($0).Value" } + ["K.Arguments"]
  let parameters =
    ["_ key: K.Type"] + scope + needParameters(needs) + location
    + ["make: @escaping @Sendable (\(inputs.joined())) throws(K.Failure) -> K.Value"]
  let requirements = (["K"] + list(needs) { "N\($0)" }).map { "\($0).Arguments == Void" }
  return """
      /// Answers a factory that has \(words[needs]) and a parameter for arguments, of which the key has none.
      @_documentation(visibility: internal)
      @RemoveTheLastParameter_TheKeyTakesNoArguments
      @_disfavoredOverload
      @_alwaysEmitIntoClient
      public init\(generics(needs, Family.anywhere.need))(
        \(parameters.joined(separator: ",\n    "))
      ) where \(requirements.joined()) {
        fatalError()
      }

    """
}

/// A form that needs a key too many.
func withNeedTooMany(
  _ most: Int, of what: String, first: [String] = [], last: [String] = [],
  _ attributes: String = "@Sendable", _ effects: String = "throws"
) -> String {
  let inputs = first + list(most + 1) { "N\($0).Value" } + last
  let parameters =
    ["_ key: K.Type"] + (first.isEmpty ? ["scope: Scope<K.Value> = .transient"] : [])
    + needParameters(most + 1)
    + ["make: \(attributes) (\(inputs.joined())) \(effects) -> K.Value"]
  let number = words[most].replacing(" needs", with: "")
  return """
      /// Answers a need too many.
      @_documentation(visibility: internal)
      @available(
        *, unavailable,
        message: "\(what) has \(number) needs at most: give keys that belong together one of their own"
      )
      @_alwaysEmitIntoClient
      public init\(generics(most + 1, "BindingKey"))(
        \(parameters.joined(separator: ",\n    "))
      ) {
        fatalError()
      }

    """
}

/// A form whose factory throws what its key doesn't.
func withOtherError(_ family: Family, canFail: Bool, _ needs: Int) -> String {
  let async = family.isWaiting ? "async " : ""
  let names = needs == 0 ? "()" : needs == 1 ? "need" : "needs"
  let inputs = list(needs) { "N\($0).Value" }
  let parameters =
    ["_ key: K.Type", "scope: Scope<K.Value> = .transient"] + needParameters(needs)
    + ["make: \(family.attributes) (\(inputs.joined())) \(async)throws -> K.Value"]
  let declared = "'{ \(names) \(async)throws(MyError) in ... }'"
  let message =
    switch (family.isWaiting, canFail) {
    case (true, _):
      "let key and factory fail alike: 'typealias Failure = MyError', \(declared)"
    case (_, true): "say that the factory throws the key's 'Failure': \(declared)"
    case (_, false):
      "the key can't fail: handle the error here, or declare a 'ThrowingInjectionKey'"
    }
  let requirements = (["K"] + list(needs) { "N\($0)" }).map { "\($0).Arguments == Void" }
  return """
      /// Answers a factory with \(words[needs]) that throws what its key doesn't.
      @_documentation(visibility: internal)
      @available(*, unavailable, message: "\(message)")
      @_disfavoredOverload
      @_alwaysEmitIntoClient
      public init\(generics(needs, family.isWaiting ? "BindingKey" : "InjectionKey"))(
        \(parameters.joined(separator: ",\n    "))
      ) where \(requirements.joined()) {
        fatalError()
      }

    """
}

// MARK: - Decorators

func decorator(_ family: Family, _ failing: Failing, _ needs: Int) -> String {
  let isFailing = failing == .asKey
  let inputs = ["K.Value"] + list(needs) { "N\($0).Value" }
  let effects = (family.isWaiting ? " async" : "") + failing.effect
  let parameters =
    ["_ key: \(family.key)"] + needParameters(needs) + location
    + ["make: @escaping \(family.attributes) (\(inputs.joined()))\(effects) -> K.Value"]
  let requirements =
    list(needs) { "N\($0).Arguments == Void" }
    + (family.isWaiting ? list(needs) { "N\($0).Failure: Error" } : [])
  let values =
    ["inner"]
    + list(needs) {
      family.isWaiting
        ? "try await N\($0).value(throwing: K.Failure.self, in: context)"
        : "N\($0).resolve(in: context)"
    }
  let call = family.isWaiting ? "try await " : "try "
  let dependencies = list(needs) { "N\($0).dependency" }.joined()
  let example =
    switch family.name {
    case "Anywhere":
      "Decorator(ServiceKey.self, needs: ClockKey.self) { inner, clock in Timed(inner, clock) }"
    case "MainActor": "Decorator(HomeKey.self, needs: StoreKey.self) { CachedHome($0, $1) }"
    default:
      "Decorator(DatabaseKey.self, needs: ClockKey.self) { inner, clock async throws(DatabaseError) in inner }"
    }
  let details = """
      ///
      /// - Parameters:
      ///   - key: The key.
      ///   - n0: The keys whose values the closure gets, at most three.
      ///   - fileID: The file of the decorator.
      ///   - line: The line of the decorator.
      ///   - make: The closure, which gets the instance and the values of its needs.
      /// - Complexity: O(1) for each need.
    """
  let documentation =
    needs == 1 && isFailing
    ? """
      /// Wraps the instances of a key.
      ///
      /// ```swift
      /// \(example)
      /// ```
    \(family.name == "Anywhere" ? details : "")
    """
    : "/// Wraps the instances of a key\(isFailing ? "" : " that can fail"), with \(words[needs])."
  return """
      \(documentation)
      \(needs == 1 && isFailing ? "" : "@_documentation(visibility: internal)")
      \(isFailing ? "" : "@_disfavoredOverload")
      @_alwaysEmitIntoClient
      public init\(generics(needs, family.need, failing))(
        \(parameters.joined(separator: ",\n    "))
      )\(requirements.isEmpty ? "" : " where \(requirements.joined())") {
        self.init([\(dependencies)], SourceLocation(fileID, line)) { \(needs > 0 ? "context" : "_"), inner\
    \(family.isWaiting ? "" : failing.effect) in
          \(call)make(\(values.joined()))
        }
      }

    """
}

// MARK: - Files

let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)

func write(_ name: String, _ extensions: [(head: String, forms: [String])]) throws {
  var text = "// Generated by `.ci/forms`. Don't edit this file.\n"
  for (head, forms) in extensions {
    // Lines of what a form doesn't have are empty.
    let forms = forms.map { form in
      form.split(separator: "\n").filter { !$0.allSatisfy { $0 == " " } }.joined(separator: "\n")
    }
    text += "\nextension \(head) {\n\(forms.joined(separator: "\n\n"))\n}\n"
  }
  let file = folder.appending(path: "\(name).swift")
  try text.write(to: file, atomically: true, encoding: .utf8)
}

/// The constraint of forms whose factories never fail: their keys can.
func constraint(_ family: Family, _ failing: Failing) -> String {
  failing == .asKey || family.isWaiting
    ? family.constraint
    : family.constraint.replacing("BindingKey", with: "ThrowingInjectionKey")
      .replacing(", K.Failure: Error", with: "")
}

/// Each form costs every line of a user: the compiler looks at all of them.
func mostNeeds(_ family: Family, _ shape: Shape, _ failing: Failing) -> Int? {
  switch (failing, shape) {
  case (.asKey, .plain): family.mostNeeds
  case (.asKey, _): family.mostNeedsWithArguments
  case (.never, .plain): 3
  case (.never, _): nil
  }
}

for family in Family.all {
  try write(
    "Module+\(family.name)",
    Failing.allCases.map { failing in
      (
        "Module where \(constraint(family, failing)), Domain == \(family.domain)",
        Shape.allCases.flatMap { shape in
          mostNeeds(family, shape, failing).map { most in
            (0...most).map { module(family, shape, failing, $0) }
          } ?? []
        }
      )
    }
  )
}

try write(
  "Module+Mistakes",
  [
    // Of the main actor, because a factory that runs anywhere can run there, too.
    ("InjectionKey, K._Form == BindableKey", Family.mainActor, false),
    ("ThrowingInjectionKey, K._Form == BindableKey", .mainActor, true),
    ("AsyncInjectionKey", .async, true),
  ].map { constraint, family, canFail in
    (
      "Module where K: \(constraint), Domain == Anywhere",
      (0...3).map { withOtherError(family, canFail: canFail, $0) }
    )
  } + [
    (
      "Module where \(Family.anywhere.constraint), Domain == Anywhere",
      (0...2).flatMap {
        [withParameterTooMany($0, hasScope: false), withParameterTooMany($0, hasScope: true)]
      }
    ),
    (
      "Module where K: BindingKey, Domain == Anywhere",
      [
        withNeedTooMany(Family.anywhere.mostNeeds, of: "a module"),
        withNeedTooMany(
          Family.anywhere.mostNeedsWithArguments, of: "a module with arguments",
          last: ["K.Arguments"]
        ),
      ]
    ),
    (
      "Module where K: AsyncInjectionKey, Domain == Anywhere",
      [
        withNeedTooMany(
          Family.async.mostNeeds, of: "an asynchronous module", Family.async.attributes,
          "async throws"
        ),
        withNeedTooMany(
          Family.async.mostNeedsWithArguments, of: "an asynchronous module with arguments",
          last: ["K.Arguments"], Family.async.attributes, "async throws"
        ),
      ]
    ),
  ]
)

try write(
  "Decorator+Forms",
  Family.all.flatMap { family in
    Failing.allCases.map { failing in
      (
        "Decorator where \(constraint(family, failing)), Domain == \(family.domain)",
        (0...3).map { decorator(family, failing, $0) }
      )
    }
  } + [
    (
      "Decorator where K: BindingKey, Domain == Anywhere",
      [withNeedTooMany(3, of: "a decorator", first: ["K.Value"])]
    )
  ]
)
