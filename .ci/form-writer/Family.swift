/// How long the instances of a form's modules live.
enum Lifetime {
  /// At most one resolve.
  case local
  /// More than one.
  case shared
  /// At most one read, of a family without the scope of one resolve.
  case transient
  /// More than one, or at most one read if there is no scope.
  case optional

  var parameters: [String] {
    switch self {
    case .local: ["scope: LocalScope = .transient"]
    case .shared: ["scope: Scope"]
    case .transient: []
    case .optional: ["scope: Scope? = nil"]
    }
  }

  var value: String {
    switch self {
    case .local, .shared: "scope.lifetime"
    case .transient: ".transient"
    case .optional: "scope?.lifetime ?? .transient"
    }
  }
}

/// Leaves a rare form to the programs that use it, in each of which it is one function for all types.
///
/// So no program has the code of all rare forms. The common ones are compiled with the library, once and not in each
/// module of a program. So is every form for Debug, where each file would have to compile it.
let clientCode = """
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  """

/// The modules of one kind of key and factory.
struct Family {
  let file: String
  /// What the family is for, where that isn't plain.
  var comment = ""
  let constraint: String
  let domain: String
  var requirements: [String] = []
  /// What the instances have to be if they are shared.
  var sharedRequirements: [String] = []
  /// What the arguments have to be.
  var argumentRequirement: String?
  var need = "InjectionKey"
  /// How much less than others the compiler likes the family, where more than one fits.
  ///
  /// It likes a form less for each optional that it has to wrap the key in, and gives up on it as soon as a better one
  /// fits. The forms with arguments have one more, behind those that refuse a parameter too many.
  var rank = 0
  /// Whether many modules are of the family.
  var isCommon = false
  /// Whether the compiler tries the family where no favored form fits alone.
  var isDisfavored = false
  var attributes = "@escaping @Sendable"
  var effects = ""
  var isolation: String?
  /// The label of the factory's initializer.
  var factory = ""
  /// The lifetimes of forms without arguments, and with them.
  var lifetimes: (plain: [Lifetime], arguments: [Lifetime]) = (
    [.local, .shared], [.local, .shared]
  )
  /// The most needs of a form whose instances live so long and which takes so many arguments, where there is one.
  ///
  /// Each form is paid for by every module that the type checker looks at.
  let mostNeeds: (Lifetime, _ arguments: Int) -> Int?
  /// The first sentence, what happens when, and an example; by lifetime, without arguments and with them.
  let documentation: (_ isShared: Bool, _ takesArguments: Bool) -> String

  var isAsync: Bool { effects.contains("async") }

  func form(_ needs: Needs, _ lifetime: Lifetime, arguments count: Int) -> Form {
    let tuple = (0..<count).map { "A\($0)" }
    var requirements = requirements
    switch count {
    case 0: requirements.append("K.Arguments == Void")
    case 1: requirements.append("K.Arguments == A0")
    default: requirements.append("K.Arguments == (\(tuple.joined(separator: ", ")))")
    }
    requirements += needs.withoutArguments
    if isAsync { requirements += needs.failures }
    if lifetime == .shared {
      requirements += sharedRequirements
      if count > 0 { requirements.append("A0: Hashable & Sendable") }
    } else if count > 0, let argumentRequirement {
      requirements += tuple.map { "\($0): \(argumentRequirement)" }
    }
    return Form(
      documentation: needs.count == 1 && count < 2 ? documented(lifetime, count) : nil,
      attribute: isLeftToClient(needs, lifetime, arguments: count) ? clientCode : nil,
      isDisfavored: isDisfavored || count > 0,
      generics: needs.generics(need) + tuple,
      parameters: ["_ key: K.Type" + String(repeating: "?", count: rank + min(count, 1))]
        + lifetime.parameters
        + needs.parameters + location + [
          "make: \(attributes) (\((needs.values + tuple).joined(separator: ", ")))\(effects) -> K.Value"
        ],
      requirements: requirements,
      body: body(needs, lifetime, count)
    )
  }

  /// Whether a form is compiled in the programs that use it: a rare one.
  ///
  /// Not one with a parameter pack, which crashes there when it is called.
  private func isLeftToClient(_ needs: Needs, _ lifetime: Lifetime, arguments: Int) -> Bool {
    if needs.hasRest { return false }
    return !isCommon || arguments > 1 || arguments == 1 && lifetime != .local
  }

  private func body(_ needs: Needs, _ lifetime: Lifetime, _ count: Int) -> String {
    var lines = ["definition = ModuleDefinition(", "  K.self,", "  lifetime: \(lifetime.value),"]
    lines.append("  needs: \(needs.dependencies(isAsync ? "failingDependency" : "dependency")),")
    if let isolation { lines.append("  isolation: \(isolation),") }
    if count > 0 { lines.append("  takesArguments: true,") }
    if isAsync { lines.append("  isAsynchronous: true,") }
    if count > 0, lifetime == .shared {
      lines.append("  instances: ArgumentTables(of: K.Arguments.self),")
    }
    lines.append("  location: SourceLocation(fileID, line),")
    lines += factory(needs, count)
    return (lines + [")"]).joined(separator: "\n")
  }

  /// The factory, which resolves the needs and calls the closure.
  private func factory(_ needs: Needs, _ count: Int) -> [String] {
    let passed = isAsync ? "UncheckedTransfer<K.Arguments>" : "K.Arguments"
    let arguments = isAsync ? "arguments.value" : "arguments"
    let tuple = count == 1 ? [arguments] : (0..<count).map { "\(arguments).\($0)" }
    let resolved = needs.resolved { key in
      guard isAsync else { return "\(key).resolve(in: context)" }
      let call = "\(key).resolveAsynchronously(in: context.value, throwing: K.Failure.self)"
      return "try await \(call)"
    }
    let context = isAsync ? "UncheckedTransfer<ResolutionContext>" : "ResolutionContext"
    let failure = "throws(K.Failure)"
    let signature = "(context: \(context), \(count == 0 ? "_" : "arguments"): \(passed))"
    let call =
      (effects.contains("throws") ? "try " : "") + (isAsync ? "await " : "")
    if needs.hasRest, count > 0 {
      return [
        "  factory: ErasedFunction(\(factory){ \(signature) \(failure) in",
        "    \(call)apply\(factoryApply)(make, to: \((resolved + tuple).joined(separator: ", ")))",
        "  })",
      ]
    }
    return [
      "  factory: ErasedFunction(\(factory){ \(signature)\(isAsync ? " async" : "") \(failure) in",
      "    \(call)make(\((resolved + tuple).joined(separator: ", ")))",
      "  })",
    ]
  }

  private var factoryApply: String { factory.contains("mainActor") ? "OnMainActor" : "" }

  private func documented(_ lifetime: Lifetime, _ count: Int) -> String {
    documentation(lifetime == .shared, count > 0) + "\n\n"
      + parameterList(
        [("key", "The key to bind.")]
          + (lifetime == .transient ? [] : [("scope", "How long the instance lives.")]) + [
            ("n0", "The keys whose values the factory gets, any number of them."),
            ("fileID", "The file that the module is written in."),
            ("line", "The line that the module is written on."),
            (
              "make",
              "The factory."
                + (count > 0 ? " The arguments of the key come after its needs." : "")
            ),
          ],
        complexity: "O(1) for each need."
      )
  }

  var forms: [Form] {
    let shapes = lifetimes.plain.map { ($0, 0) } + lifetimes.arguments.map { ($0, 1) }
    // Several arguments are a tuple, by which no instance can be shared.
    let lifetime = lifetimes.arguments[0]
    return (shapes + [(lifetime, 2), (lifetime, 3)]).flatMap { lifetime, arguments in
      Needs.all.filter { $0.isWithin(mostNeeds(lifetime, arguments)) }
        .map { form($0, lifetime, arguments: arguments) }
    }
  }
}

extension Needs {
  /// Whether there are at most so many needs, if there may be any.
  fileprivate func isWithin(_ most: Int?) -> Bool {
    guard let most else { return false }
    return hasRest ? most == .max : count <= most
  }
}
