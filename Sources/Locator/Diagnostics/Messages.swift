/// The texts of all messages, each in one place.
///
/// A message says what is wrong, where the user wrote it, and how to fix it, with code to paste.
package enum Messages {
  package static func report(of problems: [String], at location: SourceLocation) -> String {
    let count = problems.count == 1 ? "a problem" : "\(problems.count) problems"
    return
      (["The container at \(location) has \(count):", ""] + problems.map { "- \($0)" })
      .joined(separator: "\n")
  }

  /// Returns what is wrong with a read, the call site, what is being made, other facts, and the fix.
  package static func read(
    _ what: String, at callSite: SourceLocation, _ facts: String?..., fix: String? = nil
  ) -> String {
    var text = "\(what)\n- Read \(callSite.ofReader)."
    let steps = (TaskActivity.current?.steps ?? []) + ThreadActivity.current.steps
    if !steps.isEmpty { text += "\n- While constructing: \(path(of: steps.map(\.description)))." }
    for case let fact? in facts { text += "\n- \(fact)" }
    if let fix { text += "\n- To fix it, \(fix)" }
    return text
  }

  static func madeOffMainActor(_ definition: Definition, _ callSite: SourceLocation) -> String {
    // The modules of such a key are a problem, so that this is the key's test value.
    guard definition.isolation == .mainActor else {
      return read(
        "The test value of '\(definition.key)' is made on the main actor, and was read elsewhere.",
        at: callSite,
        fix: """
          write 'nonisolated static var testValue', or isolate the key: 'enum \(definition.key): @MainActor \
          InjectionKey'.
          """
      )
    }
    return read(
      "'\(definition.key)' is made on the main actor (\(definition.location)), and was read elsewhere.",
      at: callSite,
      fix: """
        let the generic function that reads it say 'K: SendableMetatype' of the key, so that the compiler shows who \
        calls it with this one.
        """
    )
  }

  static func asynchronousRead(_ definition: Definition, _ callSite: SourceLocation) -> String {
    read(
      "'\(definition.key)' is asynchronous (\(definition.location)), and was read without 'await'.",
      at: callSite
    )
  }
}

// MARK: - Unbound keys

extension Messages {
  static func unknownName(
    _ name: String, of key: Any.Type, in container: Container, _ callSite: SourceLocation
  ) -> String {
    let names = names(of: key, in: container)
    return read(
      "No module of '\(key)' has the name '\(name)'.",
      at: callSite,
      names.isEmpty ? nil : "Its modules have the names \(names).",
      fix: """
        add 'Module(\(key).self) { ... }.named("\(name)")' to the container at \(container.location), or read \
        'Named<\(key)>?.self' if the name may be unknown.
        """
    )
  }

  private static func names(of key: Any.Type, in container: Container) -> String {
    var names = ""
    for slot in container.slots(ofAll: key) {
      guard let name = slot.definition.name else { continue }
      names += names.isEmpty ? "'\(name)'" : ", '\(name)'"
    }
    return names
  }

  static func unbound<K: BindingKey>(
    _ key: K.Type, in container: Container, callSite: SourceLocation
  ) -> String {
    let name = "\(key)"
    let slots = container.slots(ofAll: key)
    let names = names(of: key, in: container)
    let others =
      names.isEmpty
      ? "Its modules say '.intoList()'. Read '[\(name)].self'."
      : """
      Its modules have names: \(names). Read 'Named<\(name)>.self' with a name, or all: 'ByName<\(name)>.self', \
      '[\(name)].self'.
      """
    let below = boundBelow(key, container)
    let near = { NearestKeys(container.boundKeys).key(near: key) }
    let canHaveTestValue = container.givesTestValues && key is any InjectionKey.Type
    let testValue =
      container.isOfTest && canHaveTestValue && !K.takesArguments
      ? ", or extend the key: 'extension \(name): TestInjectionKey { static var testValue: Value { ... } }'"
      : ""
    let sooner =
      container.isOfTest && callSite.isOfProperty
      ? " With '.complete', what properties lack is an issue before the test runs." : ""
    return read(
      "Nothing is bound to '\(name)', whose value is '\(K.Value.self)'.",
      at: callSite,
      slots.isEmpty ? nil : others,
      key.dependency.hasTestValue
        ? "It only has a test value, for a '.container' that isn't '.sealed()'." : nil,
      below ?? boundElsewhere(key, container)
        ?? near().map { Self.near($0, insteadOf: name) },
      fix: below != nil
        ? """
        read it in that container, as in 'withContainer(container) { ... }'. A detached task isn't in the container of \
        the code that starts it, nor is code that runs later, such as that which writes a body: pass the value on.
        """
        : """
        add 'Module(\(name).self) { \(K.takesArguments ? "arguments in " : "")... }' to \
        \(container.isOfTest ? "the test's '.container'" : "the container at \(container.location)")\
        \(testValue).\(sooner)
        """
    )
  }

  /// Names what binds a key below the container: the current one, a blueprint's containers, or a child that is alive.
  private static func boundBelow(_ key: Any.Type, _ container: Container) -> String? {
    let end = "and a parent doesn't see what its children bind."
    let current = ContainerReference.current.container
    if let current, current.reads(container),
      let slot = current.slots(ofAll: key).first(where: { !container.reads($0.container) })
    {
      return "\(binder(slot.container, slot.definition)), \(end)"
    }
    for plan in container.blueprints {
      if let text = binder(plan, key) { return "\(text), \(end)" }
    }
    for child in container.livingChildren.reversed() {
      if let text = binder(child, key) { return "\(text), \(end)" }
    }
    return nil
  }

  /// Names what binds a key beside the container: the root, the current one, a blueprint's, or a replaced root.
  private static func boundElsewhere(_ key: Any.Type, _ container: Container) -> String? {
    let current = ContainerReference.current.container
    let near = (Container.root?.ancestry ?? []) + (current?.ancestry ?? [])
    for other in near.reversed() where !container.reads(other) {
      guard let text = binder(other, key) else { continue }
      if container.isOfTest { return "\(text), and the test's container doesn't read that one." }
      guard container.parent == nil else {
        return "\(text), which is none of the parents of the one at \(container.location)."
      }
      return "\(text). Did you forget 'parent:' at \(container.location)?"
    }
    for reader in container.ancestry {
      for plan in reader.blueprints {
        guard let text = binder(plan, key) else { continue }
        return "\(text), and the one at \(container.location) is none of them."
      }
    }
    for root in Root.replaced where container.isRoot && root !== container {
      guard let text = binder(root, key) else { continue }
      return
        "\(text), and this one has replaced it as the root. Build one container, with the modules of both."
    }
    return nil
  }

  private static func binder(_ container: Container, _ definition: Definition) -> String {
    "The container at \(container.location) binds it (\(definition.location))"
  }

  @inline(never)
  private static func binder(_ container: Container, _ key: Any.Type) -> String? {
    let declarations = container.declarations
    return declarations.positions(ofAll: key).first.map { binder(container, declarations[$0]) }
  }

  @inline(never)
  private static func binder(_ plan: BlueprintPlan, _ key: Any.Type) -> String? {
    plan.declarations.positions(ofAll: key).first.map {
      "The containers of the blueprint at \(plan.location) bind it (\(plan.declarations[$0].location))"
    }
  }
}

extension Messages {
  /// Returns a question that suggests another key, with both spelled as in the rest of the message.
  package static func near(
    _ near: (key: Any.Type, location: SourceLocation), insteadOf name: String,
    named candidate: String? = nil
  ) -> String {
    let candidate = candidate ?? "\(near.key)"
    guard candidate == name else { return "Did you mean '\(candidate)' (\(near.location))?" }
    // The name alone would suggest the key that is missing.
    let full = String(reflecting: near.key)
    let whose = full.contains("(") ? "" : ", '\(full)',"
    return "Did you mean the other type of that name\(whose) that is bound at \(near.location)?"
  }
}

// Messages name a type with the types around it: two keys may differ in those alone.

extension DefaultStringInterpolation {
  @inline(never)
  mutating func appendInterpolation(_ type: Any.Type) { appendLiteral(Messages.name(of: type)) }

  @inline(never)
  mutating func appendInterpolation(_ place: SourceLocation) { appendLiteral(place.description) }
}

extension Messages {
  /// Returns the name of a type without its module, such as `Shop.PriceKey`.
  ///
  /// Types that are made of others have the name that the runtime gives them, such as `Array<PriceKey>`.
  static func name(of type: Any.Type) -> String {
    let full = String(reflecting: type)
    guard !full.contains(where: { "<,>&:".contains($0) }) else { return String(describing: type) }
    var (name, start): ([UInt8], Int?) = ([], nil)
    for letter in full.utf8 {
      name.append(letter)
      guard letter == UInt8(ascii: ".") else { continue }
      // The runtime writes the place of a private type as `(unknown context at $1060)`.
      let isOmitted = start.map { name[$0] == UInt8(ascii: "(") } ?? true
      if isOmitted { name.removeLast(name.count - (start ?? 0)) }
      start = name.count
    }
    return String(decoding: name, as: UTF8.self)
  }
}
