/// The texts of all messages, each in one place.
///
/// A message says what is wrong, where the user wrote it, and how to fix it, with code to paste.
package enum Messages {
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
    name: String?,
    in container: Container,
    callSite: SourceLocation
  ) -> String {
    let slots = container.slots(ofAll: key)
    let names = slots.compactMap(\.definition.name)
    let listed = names.map { "'\($0)'" }.joined(separator: ", ")
    var lines: [String]
    if let name {
      lines = ["No module of '\(key)' has the name '\(name)'."] + context(callSite)
      if !names.isEmpty { lines.append("- Its modules have the names \(listed).") }
      lines.append(
        "- To fix it, add 'Module(\(key).self) { ... }.named(\"\(name)\")' to the container at "
          + "\(container.location), or read 'One<\(key)>?.self' if the name may be unknown."
      )
      return lines.joined(separator: "\n")
    }
    lines = ["Nothing is bound to '\(key)', whose value is '\(K.Value.self)'."] + context(callSite)
    if !names.isEmpty {
      lines.append(
        "- Its modules have names: \(listed). Read '[\(key)].self', or 'resolve(\(key).self, name:)'."
      )
    } else if !slots.isEmpty {
      lines.append("- Its modules say '.intoList()'. Read '[\(key)].self'.")
    }
    if key.dependency.hasTestValue {
      lines.append("- It only has a test value, for a '.container' that isn't '.sealed()'.")
    }
    if let elsewhere = boundElsewhere(key, in: container) {
      lines.append(elsewhere)
    } else if let near = NearestKeys(container.declarations.boundKeys).key(near: key) {
      lines.append("- \(Self.near(near, insteadOf: "\(key)"))")
    }
    let arguments = K.takesArguments ? "arguments in " : ""
    lines.append(
      "- To fix it, add 'Module(\(key).self) { \(arguments)... }' to the container at "
        + "\(container.location)."
    )
    return lines.joined(separator: "\n")
  }

  /// Returns the declaration of a module's key, isolated to the main actor.
  package static func isolated(_ definition: Definition) -> String {
    let kind = definition.failure == Never.self ? "InjectionKey" : "ThrowingInjectionKey"
    return "enum \(definition.key): @MainActor \(kind)"
  }

  /// Describes a main-actor module whose values could leave the main actor.
  static func nonisolatedKey(_ definition: Definition) -> String {
    """
    '\(definition.key)' is made on the main actor (\(definition.location)), but any code can read it. Isolate the \
    key, '\(isolated(definition))', or make it an asynchronous one.
    """
  }

  /// The key of a main-actor decorator is nonisolated.
  static func nonisolatedDecorator(_ decorator: Definition) -> String {
    """
    The decorator of '\(decorator.key)' runs on the main actor (\(decorator.location)), but any code can read the key. \
    Isolate the key, 'enum \(decorator.key): @MainActor InjectionKey', or let the closure run anywhere.
    """
  }

  /// A hook of a module that isn't shared leads back to it.
  static func transientHook(_ definition: Definition, _ hook: Definition) -> String {
    """
    The hook of '\(definition.key)' (\(hook.location)) needs '\(hook.needs[0].spelling)', \
    which leads back to '\(definition.key)', and each read of that makes a new instance with the same hook. Give \
    '\(definition.key)' a scope, or need 'Provider<\(hook.needs[0].spelling)>.self' and call it later.
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
      lines.append("- Read at \(callSite).")
    } else {
      lines.append("- '\(reader)' can't note the line that asks: see the stack trace.")
    }
    let outer = TaskActivity.current?.steps() ?? []
    let steps = (outer + ThreadActivity.current.steps()).map(\.description)
    if !steps.isEmpty {
      lines.append("- While constructing: \(steps.joined(separator: " -> ")).")
    }
    return lines
  }
}

// MARK: - Modules

extension Messages {
  /// Describes a key that is bound twice.
  static func duplicate(_ later: Definition, of earlier: Definition) -> String {
    let name = later.name.map { " with the name '\($0)'" } ?? ""
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
  static func idleOverride(_ definition: Definition) -> String {
    guard definition.foundBy != .list else {
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
    of user: Definition,
    near: NearestKeys.Candidate?,
    isInList: Bool
  ) -> String {
    guard !isInList else {
      return """
        Nothing is bound to '\(need.key)', which \(user.title) needs (\(user.location)), because its modules \
        have names or say '.intoList()'. Need '[\(need.key)].self', or add 'Module(\(need.key).self) { ... }' to the \
        container.
        """
    }
    let fix =
      near.map { "\(Self.near($0, insteadOf: "\(need.key)")) If not, add" } ?? "Add"
    let testValue = need.hasTestValue ? " It only has a test value." : ""
    return """
      Nothing is bound to '\(need.key)', which \(user.title) needs (\(user.location)).\(testValue) \(fix) \
      'Module(\(need.key).self) { ... }' to the container.
      """
  }

  /// Describes a need that can fail with an error that its module can't throw.
  static func failingNeed(_ need: KeyDependency, of user: Definition) -> String {
    """
    \(user.title) needs '\(need.spelling)', which can fail with '\(need.failure)', and can't throw \
    that itself (\(user.location)). Need 'Provider<\(need.spelling)>.self' instead, and handle the \
    error, or give both keys the same 'Failure'.
    """
  }

  /// Describes a factory with a parameter for an argument that its key doesn't have.
  static func unusedParameter(_ definition: Definition) -> String {
    """
    '\(definition.key)' takes no arguments, and its factory has a parameter for one (\(definition.location)). Remove \
    the last parameter, or declare 'typealias Arguments' in '\(definition.key)'.
    """
  }

  /// Describes a module of the `.weak` scope whose value isn't an object.
  static func weakValue(_ type: Any.Type, of definition: Definition) -> String {
    """
    '\(definition.key)' has the scope '.weak' (\(definition.location)), but its value is no object: it is a \
    '\(type)'. Make it a class, or use another scope.
    """
  }

  /// Describes a decorator that decorates nothing.
  static func idleDecorator(_ decorator: Definition) -> String {
    let key = decorator.key
    return """
      The decorator of '\(key)' decorates nothing (\(decorator.location)), because no module of this \
      container binds the key. List it beside 'Module(\(key).self) { ... }', or remove it.
      """
  }

  /// Describes an `onClose` hook of a module whose instances no container keeps.
  static func idleCloseHook(_ definition: Definition) -> String {
    """
    '\(definition.key)' says '.onClose' (\(definition.location)), but no container keeps its instances. Give it \
    the scope '.singleton' or one of your own, or remove '.onClose'.
    """
  }

  /// Describes an eager module whose instances no container keeps.
  static func idleEagerModule(_ definition: Definition) -> String {
    """
    '\(definition.key)' says '.eager()' (\(definition.location)), but no container keeps its instances. Give it \
    the scope '.singleton' or one of your own, or remove '.eager()'.
    """
  }

  /// Describes an eager main-actor module whose container starts off the main actor.
  static func eagerOffMainActor(
    _ definition: Definition,
    in container: Container,
    builtAt location: SourceLocation?
  ) -> String {
    let what = location.map { "built at \($0)" } ?? "made at \(container.location)"
    let fix = location == nil ? "make the container" : "call 'build()'"
    return """
      '\(definition.key)' is eager, and its module (\(definition.location)) lives on the main actor, but its \
      container was \(what), which is elsewhere. To fix it, \(fix) in 'await MainActor.run { ... }', or remove \
      '.eager()'.
      """
  }

  /// A scope can't be reset.
  static func reset(of lifetime: Lifetime) -> String {
    let why =
      lifetime.isSingleton
      ? "its instances live as long as their containers" : "readers share none of its instances"
    return """
      '.\(lifetime.name)' can't be reset: \(why). Give the modules a scope of their own, 'enum Session {}; extension \
      Scope where Value: Sendable { static var session: Self { Self(Session.self) } }', and reset that.
      """
  }

  /// Describes a reset of an unbound key.
  static func resetOfUnboundKey(
    _ key: Any.Type,
    in container: Container,
    callSite: SourceLocation
  ) -> String {
    let near = NearestKeys(container.declarations.boundKeys).key(near: key)
    return "'\(key)' can't be reset at \(callSite), because no module of the container at "
      + "\(container.location) or of its parents binds it."
      + (near.map { " \(Self.near($0, insteadOf: "\(key)"))" } ?? "")
  }

  /// A reset of a key whose module makes a singleton.
  static func resetOfSingleton(_ definition: Definition, callSite: SourceLocation) -> String {
    """
    '\(definition.key)' can't be reset at \(callSite): its module (\(definition.location)) makes a '.singleton', \
    which lives as long as its container. Give the module a scope of its own, 'enum Session {}; extension Scope where \
    Value: Sendable { static var session: Self { Self(Session.self) } }'.
    """
  }
}
