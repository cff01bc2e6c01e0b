import _LocatorRecords

/// The texts of all messages, each in one place.
///
/// A message says what is wrong, where the user wrote it, and how to fix it, with code to paste.
package enum Messages {
  /// Describes all problems of a container.
  static func report(of problems: [Problem], in container: Container) -> String {
    report(of: problems.map(\.message), at: container.location)
  }

  /// Describes all problems of a container that is made on a line.
  package static func report(of problems: [String], at location: SourceLocation) -> String {
    let count = problems.count == 1 ? "a problem" : "\(problems.count) problems"
    return
      (["The container at \(location) has \(count):", ""] + problems.map { "- \($0)" })
      .joined(separator: "\n")
  }

  /// Describes the use of an object after its container was freed.
  static func freed<Object>(_ object: Object.Type) -> String {
    """
    '\(object)' was used after the container that made it was freed. Hold the container as long as \
    the objects that it makes are in use.
    """
  }
}

// MARK: - Reads

extension Messages {
  /// Describes a read of an unbound key.
  static func unbound<K: BindingKey>(
    _ key: K.Type,
    in container: Container,
    callSite: SourceLocation
  ) -> String {
    var lines = ["Nothing is bound to '\(key)', whose value is '\(name(of: K.Value.self))'."]
    lines += context(callSite)
    let names = container.slots(ofAll: key).compactMap(\.definition.extras?.name)
    if !names.isEmpty {
      lines.append(
        "- Its modules have names: \(names.map { "'\($0)'" }.joined(separator: ", ")). Read "
          + "'[\(key)].self', or 'resolve(\(key).self, name:)'."
      )
    } else if !container.slots(ofAll: key).isEmpty {
      lines.append("- Its modules say '.intoList()'. Read '[\(key)].self'.")
    }
    if key.dependency.hasTestValue {
      lines.append("- It only has a test value, for a '.container' that isn't '.sealed()'.")
    }
    if let elsewhere = boundElsewhere(key, in: container) {
      lines.append(elsewhere)
    } else if let near = NearestKeys(container.boundKeys).key(near: key) {
      lines.append("- \(Self.near(near, insteadOf: "\(key)"))")
    }
    lines += copies
    let arguments = K.Arguments.self == Void.self ? "" : "arguments in "
    lines.append(
      "- To fix it, add 'Module(\(key).self) { \(arguments)... }' to the container at "
        + "\(container.location)."
    )
    return lines.joined(separator: "\n")
  }

  /// Returns the name of a type as it is written, with the types around it.
  package static func name(of type: Any.Type) -> String { TypeMetadata(type).name }

  /// Describes a read, off the main actor, of a module that lives there.
  static func offMainActor(_ definition: ModuleDefinition, callSite: SourceLocation) -> String {
    guard !definition.isOfMembers else {
      return membersOffMainActor(definition, callSite: callSite)
    }
    let key = definition.key
    let what =
      "'\(key)' was read off the main actor, and its module (\(definition.location)) lives there."
    let fix =
      "- To fix it, isolate the key, '\(isolated(definition))', so that the compiler finds such reads, or "
      + "read it with 'await MainActor.run { ... }'."
    return ([what] + context(callSite) + [fix]).joined(separator: "\n")
  }

  /// Returns the declaration of a module's key, isolated to the main actor.
  package static func isolated(_ definition: ModuleDefinition) -> String {
    let kind = definition.failure == Never.self ? "InjectionKey" : "ThrowingInjectionKey"
    return "enum \(definition.key): @MainActor \(kind)"
  }

  /// Describes a main-actor module whose values could leave the main actor.
  static func nonisolatedKey(_ definition: ModuleDefinition) -> String {
    """
    '\(definition.key)' is made on the main actor (\(definition.location)), but any code can read it, and its \
    value or its arguments aren't 'Sendable'. Isolate the key, '\(isolated(definition))', or make both \
    'Sendable'.
    """
  }

  /// Returns lines on the call site, and on the modules that are being made.
  ///
  /// - Parameters:
  ///   - callSite: The call site.
  ///   - reader: The property that reads if the call site is unknown, because properties have no default arguments.
  /// - Returns: The lines of a message.
  static func context(_ callSite: SourceLocation, of reader: String = "currentValue") -> [String] {
    var lines: [String] = []
    if callSite.isKnown {
      lines.append("- It was asked for at \(callSite).")
    } else {
      lines.append("- '\(reader)' can't note the line that asks: see the stack trace.")
    }
    let outer = TaskActivity.current?.modules() ?? []
    let steps = (outer + ThreadActivity.current.modules()).map { Step($0).description }
    if !steps.isEmpty {
      lines.append("- Being made: \(steps.joined(separator: " -> ")).")
    }
    return lines
  }
}

// MARK: - Modules

extension Messages {
  /// Describes a key that is bound twice.
  static func duplicate(_ later: ModuleDefinition, of earlier: ModuleDefinition) -> String {
    let name = later.extras?.name.map { " with the name '\($0)'" } ?? ""
    let what = later.isOfMembers ? "listed" : "bound"
    guard later.location != earlier.location else {
      // All lines of a list in an attribute, such as that of a test, are the line of the attribute.
      let fix =
        later.isOfMembers ? "" : ", or, in a loop, give each a name of its own with '.named'"
      return """
        \(later.title) is \(what) more than once\(name) at \(later.location). Remove all but one\(fix).
        """
    }
    return """
      \(later.title) is \(what) twice\(name), at \(earlier.location) and at \(later.location). Remove \
      one of the \(later.isOfMembers ? "two" : "modules"), or add '.overriding()' to the second.
      """
  }

  /// Describes a module that overrides nothing.
  static func idleOverride(_ definition: ModuleDefinition) -> String {
    guard definition.foundBy.isUnique else {
      return """
        '\(definition.key)' overrides nothing (\(definition.location)), because '.intoList()' adds to what \
        is there. Remove one of the two, or give both modules the same name with '.named'.
        """
    }
    return """
      \(definition.title) overrides nothing (\(definition.location)). Remove '.overriding()', or list \
      \(definition.isOfMembers ? "what" : "the module that") it replaces before it.
      """
  }

  /// Describes a need whose key is unbound.
  static func unbound(
    _ need: KeyDependency,
    of user: Requirer,
    near: NearestKeys.Candidate?,
    isInList: Bool
  ) -> String {
    guard !isInList else {
      return """
        Nothing is bound to '\(need.key)', which \(user) needs (\(user.location)), because its modules \
        have names or say '.intoList()'. Need '[\(need.key)].self', or add 'Module(\(need.key).self) { ... }' to the \
        container.
        """
    }
    let fix =
      near.map { "\(Self.near($0, insteadOf: "\(need.key)")) If not, add" } ?? "Add"
    let testValue = need.hasTestValue ? " It only has a test value." : ""
    return """
      Nothing is bound to '\(need.key)', which \(user) needs (\(user.location)).\(testValue) \(fix) \
      'Module(\(need.key).self) { ... }' to the container.
      """
  }

  /// Describes a need whose key takes arguments.
  static func needWithArguments(_ need: KeyDependency, of user: Requirer) -> String {
    """
    \(user) needs '\(need.spelling)', which takes arguments (\(user.location)). Need \
    'Provider<\(need.spelling)>.self' instead, and call it with them.
    """
  }

  /// Describes a need that can fail with an error that its module can't throw.
  static func failingNeed(_ need: KeyDependency, of user: Requirer) -> String {
    """
    \(user) needs '\(need.spelling)', which can fail with '\(need.failure)', and can't throw \
    that itself (\(user.location)). Need 'Provider<\(need.spelling)>.self' instead, and handle the \
    error, or give both keys the same 'Failure'.
    """
  }

  /// Describes a module of the `.graph` scope whose arguments can't be compared.
  static func graphScopeWithArguments(_ definition: ModuleDefinition) -> String {
    """
    '\(definition.key)' has the scope '.graph' (\(definition.location)), which shares an instance by the value \
    of its arguments, and '\(definition.arguments)' can't be compared. Make the arguments a 'Hashable' \
    struct, or use '.transient'.
    """
  }

  /// Describes a factory with a parameter for an argument that its key doesn't have.
  static func unusedParameter(_ definition: ModuleDefinition) -> String {
    """
    '\(definition.key)' takes no arguments, and its factory has a parameter for one (\(definition.location)). Remove \
    the last parameter, or declare 'typealias Arguments' in '\(definition.key)'.
    """
  }

  /// Describes a module of the `.weak` scope whose value isn't an object.
  static func weakValue(_ type: Any.Type, of definition: ModuleDefinition) -> String {
    """
    '\(definition.key)' has the scope '.weak' (\(definition.location)), but its value is no object: it is a \
    '\(type)'. Make it a class, or use another scope.
    """
  }

  /// Describes a decorator that decorates nothing.
  static func idleDecorator(_ decorator: DecoratorDefinition) -> String {
    let key = decorator.key
    return """
      The decorator of '\(key)' decorates nothing (\(decorator.location)), because no module of this \
      container binds the key. List it beside 'Module(\(key).self) { ... }', or remove it.
      """
  }

  /// Describes an `onClose` hook of a module whose instances no container keeps.
  static func idleCloseHook(_ definition: ModuleDefinition) -> String {
    """
    '\(definition.key)' says '.onClose' (\(definition.location)), but no container keeps its instances. Give it \
    the scope '.singleton' or one of your own, or remove '.onClose'.
    """
  }

  /// Describes an eager module whose instances no container keeps.
  static func idleEagerModule(_ definition: ModuleDefinition) -> String {
    """
    '\(definition.key)' says '.eager()' (\(definition.location)), but no container keeps its instances. Give it \
    the scope '.singleton' or one of your own, or remove '.eager()'.
    """
  }

  /// Describes an eager main-actor module whose container starts off the main actor.
  static func eagerOffMainActor(_ definition: ModuleDefinition, _ start: Container.Start) -> String
  {
    let (what, fix) =
      switch start {
      case .build(let location):
        ("built at \(location)", "call 'build()' in 'await MainActor.run { ... }'")
      case .creation(let location):
        ("made at \(location)", "make the container in 'await MainActor.run { ... }'")
      }
    return """
      '\(definition.key)' is eager, and its module (\(definition.location)) lives on the main actor, but its \
      container was \(what), which is elsewhere. To fix it, \(fix), or remove '.eager()'.
      """
  }

  /// The message about a reset of a scope whose instances can't be dropped.
  static let resetOfSingletons = """
    '.singleton' can't be reset: its instances live as long as their containers. Give the modules a \
    scope of their own, 'extension Scope { static let session = Scope("session") }', and reset that.
    """

  /// Describes a reset of an unbound key.
  static func resetOfUnboundKey(
    _ key: Any.Type,
    in container: Container,
    callSite: SourceLocation
  ) -> String {
    let near = NearestKeys(container.boundKeys).key(near: key)
    return "'\(key)' can't be reset at \(callSite), because no module of the container at "
      + "\(container.location) or of its parents binds it."
      + (near.map { " \(Self.near($0, insteadOf: "\(key)"))" } ?? "")
  }

  /// A reset of a key whose module makes a singleton.
  static func resetOfSingleton(_ definition: ModuleDefinition, callSite: SourceLocation) -> String {
    """
    '\(definition.key)' can't be reset at \(callSite): its module (\(definition.location)) makes a '.singleton', \
    which lives as long as its container. Give the module a scope of its own, 'extension Scope { static let session \
    = Scope("session") }'.
    """
  }
}
