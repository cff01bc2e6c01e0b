/// The lifetime of the instances of a form's modules.
enum Lifetime {
  /// At most one resolve.
  case local
  /// More than one resolve.
  case shared
  /// At most one read, for a family that can't have the scope of one resolve.
  case transient
  /// More than one resolve, or at most one read if there is no scope.
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

/// The attributes of a rare form, which emit it in the programs that use it, as one function for all types.
///
/// So no program has the code of all rare forms. Common forms are compiled once, with the library, and not in each
/// module of a program. So are all forms in Debug, because each file would have to compile them.
let clientCode = """
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  """

/// The forms of modules for one kind of key and factory.
struct Family {
  let file: String
  /// A comment that says what the family is for, if that isn't obvious.
  var comment = ""
  let constraint: String
  let domain: String
  var requirements: [String] = []
  /// The requirements on instances that are shared.
  var sharedRequirements: [String] = []
  /// The requirement on the arguments.
  var argumentRequirement: String?
  var need = "InjectionKey"
  /// How much the compiler prefers other families to this one if more than one fits.
  ///
  /// Each optional that it has to wrap the key in makes a form worse, and it drops a form as soon as a better one fits.
  /// The forms with arguments have one more optional, so that they rank behind those that reject a parameter too many.
  var rank = 0
  /// Whether many modules use the family.
  var isCommon = false
  /// Whether the compiler tries the family only if no single favored form fits.
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
  /// The highest number of needs of the forms with a lifetime and a number of arguments, or `nil` for no such forms.
  ///
  /// Every module that the type checker checks pays for each form.
  let mostNeeds: (Lifetime, _ arguments: Int) -> Int?
  /// The summary, a sentence on when the factory runs, and an example, by lifetime and whether there are arguments.
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

  /// Whether a form is rare, and so emitted in the programs that use it.
  ///
  /// A program pays for it once in each module, about as much as for another line. A form with a parameter pack and an
  /// argument isn't, because the compiler crashes at it there.
  private func isLeftToClient(_ needs: Needs, _ lifetime: Lifetime, arguments: Int) -> Bool {
    if needs.hasRest { return arguments == 0 }
    return !isCommon || arguments > 1 || arguments == 1 && (lifetime != .local || needs.count > 1)
      || needs.count > 3
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

  /// Returns the lines of the factory, which resolves the needs and calls the closure.
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
          + (lifetime == .transient ? [] : [("scope", "The lifetime of the instance.")]) + [
            ("n0", "The keys whose values the factory gets, in any number."),
            ("fileID", "The file of the module."),
            ("line", "The line of the module."),
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
    // Several arguments are a tuple, which isn't `Hashable`, so that it can't share instances.
    let lifetime = lifetimes.arguments[0]
    return (shapes + [(lifetime, 2), (lifetime, 3)]).flatMap { lifetime, arguments in
      Needs.all(upTo: isCommon ? commonArity : arity)
        .filter { $0.isWithin(mostNeeds(lifetime, arguments)) }
        .map { form($0, lifetime, arguments: arguments) }
    }
  }
}

extension Needs {
  /// Whether the number of needs is within a limit; `nil` allows none.
  fileprivate func isWithin(_ most: Int?) -> Bool {
    guard let most else { return false }
    return hasRest ? most == .max : count <= most
  }
}
