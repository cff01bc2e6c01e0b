// Messages about the modules of a container.

extension Messages {
  static func duplicate(_ later: Definition, of earlier: Definition) -> String {
    let name = later.name.map { " with the name '\($0)'" } ?? ""
    let what = later.isOfMembers ? "listed" : "bound"
    guard later.location != earlier.location else {
      // All lines of a list in an attribute, such as that of a test, are the line of the attribute.
      let fix =
        later.isOfMembers
        ? "" : ", or, in a loop, give each a name with '.named', or add '.intoList()'"
      return """
        \(later.title) is \(what) more than once\(name) at \(later.location). Remove all but one\(fix).
        """
    }
    return """
      \(later.title) is \(what) twice\(name), at \(earlier.location) and at \(later.location). Remove \
      one of the \(later.isOfMembers ? "two" : "modules"), or add '.overriding()' to the second.
      """
  }

  static func idleOverride(_ definition: Definition) -> String {
    if case .list = definition.place {
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

  static func unbound(
    _ need: KeyDependency, of user: Definition, near: NearestKeys.Candidate?, isInList: Bool
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

  static func unnamed(_ need: KeyDependency, of user: Definition) -> String {
    """
    No module of '\(need.key)' has a name, and \(user.title) needs '\(need.spelling)' (\(user.location)). Add \
    'Module(\(need.key).self) { ... }.named("name")' to the container.
    """
  }

  static func failingNeed(_ need: KeyDependency, of user: Definition) -> String {
    """
    \(user.title) needs '\(need.spelling)', which can fail with '\(need.failure)', and can't throw \
    that itself (\(user.location)). Need 'Provider<\(need.spelling)>.self' instead, and handle the \
    error, or give both keys the same 'Failure'.
    """
  }

  static func unusedParameter(_ definition: Definition) -> String {
    """
    '\(definition.key)' takes no arguments, and its factory has a parameter for one (\(definition.location)). Remove \
    the last parameter, or declare 'typealias Arguments' in '\(definition.key)'.
    """
  }

  static func weakValue(_ type: Any.Type, of definition: Definition) -> String {
    """
    '\(definition.key)' has the scope '.weak' (\(definition.location)), but its value is no object: it has the \
    type '\(type)'. Make it a class, or use another scope.
    """
  }

  static func idleDecorator(_ decorator: Definition) -> String {
    let key = decorator.key
    return """
      The decorator of '\(key)' decorates nothing (\(decorator.location)), because no module of this \
      container binds the key. List it beside 'Module(\(key).self) { ... }', or remove it.
      """
  }

  /// The module says something that only concerns instances which a container keeps.
  static func notKept(_ definition: Definition, _ call: String) -> String {
    """
    '\(definition.key)' says '\(call)' (\(definition.location)), but no container keeps its instances. Give it the \
    scope '.singleton' or one of your own, or remove '\(call)'.
    """
  }

  static func eagerOffMainActor(
    _ definition: Definition, in container: Container, builtAt location: SourceLocation?
  ) -> String {
    let what = location.map { "built at \($0)" } ?? "made at \(container.location)"
    let fix = location == nil ? "make the container" : "call 'build()'"
    return """
      '\(definition.key)' is eager, and its module (\(definition.location)) lives on the main actor, but its \
      container was \(what), which is elsewhere. To fix it, \(fix) in 'await MainActor.run { ... }', or remove \
      '.eager()'.
      """
  }

  private static let ownScope = """
    'enum Session {}; extension Scope where Value: Sendable { static var session: Self { Self(Session.self) } }'
    """

  static func reset(of lifetime: Lifetime) -> String {
    let why =
      lifetime.isSingleton
      ? "its instances live as long as their containers" : "readers share none of its instances"
    return """
      '.\(lifetime.name)' can't be reset: \(why). Give the modules a scope of their own, \(ownScope), and reset that.
      """
  }

  static func resetOfUnboundKey(
    _ key: Any.Type, in container: Container, callSite: SourceLocation
  ) -> String {
    let near = NearestKeys(container.boundKeys).key(near: key)
    return "'\(key)' can't be reset at \(callSite), because no module of the container at "
      + "\(container.location) or of its parents binds it."
      + (near.map { " \(Self.near($0, insteadOf: "\(key)"))" } ?? "")
  }

  static func resetOfSingleton(_ definition: Definition, callSite: SourceLocation) -> String {
    """
    '\(definition.key)' can't be reset at \(callSite): its module (\(definition.location)) makes a '.singleton', \
    which lives as long as its container. Give the module a scope of its own, \(ownScope).
    """
  }

  /// Returns the declaration of a module's key, isolated to the main actor.
  package static func isolated(_ definition: Definition) -> String {
    let kind = definition.failure == Never.self ? "InjectionKey" : "ThrowingInjectionKey"
    return "enum \(definition.key): @MainActor \(kind)"
  }

  static func nonisolatedKey(_ definition: Definition) -> String {
    """
    '\(definition.key)' is made on the main actor (\(definition.location)), but any code can read it. Isolate the \
    key, '\(isolated(definition))', or make it an asynchronous one.
    """
  }

  static func nonisolatedDecorator(_ decorator: Definition) -> String {
    """
    The decorator of '\(decorator.key)' runs on the main actor (\(decorator.location)), but any code can read the key. \
    Isolate the key, 'enum \(decorator.key): @MainActor InjectionKey', or let the closure run anywhere.
    """
  }

  static func transientHook(_ definition: Definition, _ hook: Definition) -> String {
    """
    The hook of '\(definition.key)' (\(hook.location)) needs '\(hook.needs[0].spelling)', \
    which leads back to '\(definition.key)', and each read of that makes a new instance with the same hook. Give \
    '\(definition.key)' a scope, or need 'Provider<\(hook.needs[0].spelling)>.self' and call it later.
    """
  }

  static func unclearName(of definition: Definition, _ extras: Definition.Extras) -> String? {
    guard let name = extras.name else { return nil }
    let (key, location) = (definition.key, definition.location)
    if let earlier = extras.earlierName {
      return """
        '\(key)' has the names '\(earlier)' and '\(name)' (\(location)), and a module has one. Remove one of the two, \
        or list a module for each.
        """
    }
    if extras.isInList {
      return """
        '\(key)' has the name '\(name)' and says '.intoList()' (\(location)), which is for modules without a name. \
        Those with a name are in the list anyway: remove one of the two.
        """
    }
    guard name.isEmpty else { return nil }
    return """
      '\(key)' has an empty name (\(location)). Write the name that it is read by, '.named("main")', or remove '.named'.
      """
  }

  static func givenWithArguments(_ definition: Definition) -> String {
    """
    '\(definition.key)' takes arguments, so its value can't be given (\(definition.location)). Give the value of a key \
    without arguments, or list a module of '\(definition.key)'.
    """
  }
}
