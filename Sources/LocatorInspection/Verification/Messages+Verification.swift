import Locator

// The messages of a verification.

extension Messages {
  /// A container without problems, and the numbers of what was verified.
  static func verified(_ report: VerificationReport) -> String {
    let counts =
      "\(counted(report.keyCount, "key")) and \(counted(report.propertyCount, "property", "properties"))"
    let places = report.modules.isEmpty ? "" : " in \(list(report.modules))"
    return "The container at \(report.location) has no problems, with \(counts)\(places)."
  }

  /// An unbound key.
  ///
  /// - Parameters:
  ///   - key: The name of the key.
  ///   - module: The Swift module that declares the key.
  ///   - properties: The properties that inject it, with their Swift modules.
  ///   - isInList: Whether it has modules that a list finds and a plain read doesn't.
  ///   - hasTestValue: Whether tests and previews have a value for it.
  ///   - near: A bound key with a similar name.
  ///   - container: The source location of the container.
  /// - Returns: The message.
  static func unboundKey(
    _ key: String, of module: String, properties: [String], isInList: Bool, hasTestValue: Bool,
    near: (key: Any.Type, location: SourceLocation)?, container: SourceLocation
  ) -> String {
    let who =
      properties.isEmpty
      ? "A direct read would stop the program; no property injects it."
      : "It is injected by \(list(properties))."
    guard !isInList else {
      return """
        Nothing is bound to '\(key)' (\(module)), because its modules have names or say '.intoList()'. \
        \(who) Inject '[\(key)].self', or add 'Module(\(key).self) { ... }' to the container at \
        \(container).
        """
    }
    let question = near.map { Self.near($0, insteadOf: key, named: "\($0.key)") }
    let fix = question.map { "\($0) If not, add" } ?? "Add"
    let testValue = hasTestValue ? " It only has a test value." : ""
    return """
      Nothing is bound to '\(key)' (\(module)).\(testValue) \(who) \(fix) 'Module(\(key).self) { ... }' to the \
      container at \(container).
      """
  }

  /// A key that is read by a name, and of which no module has one.
  static func unnamedKey(
    _ key: String, of module: String, properties: [String], container: SourceLocation
  ) -> String {
    """
    No module of '\(key)' (\(module)) has a name. It is injected by \(list(properties)). Add \
    'Module(\(key).self) { ... }.named("name")' to the container at \(container), or inject 'Named<\(key)>?.self'.
    """
  }

  /// An addition to the first message about a Swift module of which no key is bound.
  static func unboundModule(_ module: String, container: SourceLocation) -> String {
    """
     No key of '\(module)' is bound: if the program doesn't use them, verify it \
    'excluding: .modules("\(module)")' or 'only: .modules("\(container.module)")'.
    """
  }

  /// A Swift module without keys and properties, of which nothing is verified.
  static func emptyModule(_ module: String, container: SourceLocation) -> String {
    """
    '\(module)', which 'only:' names, has no keys and no properties. Name a Swift module as 'import' does, such as \
    'only: .modules("\(container.module)")'.
    """
  }

  /// An addition to the message of an unbound need, if a child container binds it.
  static func boundByChild(_ definition: Definition) -> String {
    " The module at \(definition.location) is in a child container, where this one can't see it."
  }

  /// An instance that outlives another one that it holds.
  ///
  /// - Parameters:
  ///   - path: The modules from the holder to the held one.
  ///   - scopes: The names of their scopes.
  /// - Returns: The message.
  static func captive(_ path: [Definition], scopes: (holder: String, held: String)) -> String {
    let steps = path.map { Step($0).description }.joined(separator: " -> ")
    let (holder, held, last) = (path[0], path[path.count - 1], path[path.count - 2])
    return """
      '\(holder.key)', of the scope '\(scopes.holder)', keeps an instance of '\(held.key)', of the scope \
      '\(scopes.held)', after that was dropped: \(steps). Let '\(last.key)' need \
      'Provider<\(held.key)>.self' instead, and call it at each use, or give '\(holder.key)' the scope of \
      '\(held.key)'.
      """
  }

  /// A platform whose records can't be read.
  static let unreadableRecords = """
    The records of this program can't be read on this platform, so that it is unknown which keys and \
    properties it has. Verify it on another platform, such as macOS or Linux.
    """

  /// A factory that threw an error.
  static func failedMaking(_ definition: Definition, _ error: String) -> String {
    "'\(definition.key)' (\(definition.location)) couldn't be made: \(error)."
  }

  /// A container whose `close()` threw an error.
  static func failedClosing(_ location: SourceLocation, _ error: String) -> String {
    "What the container at \(location) made couldn't be closed: \(error)."
  }

  /// A module and one that it depends on.
  static func path(_ definition: Definition, _ other: Definition) -> String {
    "\(Step(definition)) -> \(Step(other))"
  }

  /// A container that is passed as a child and isn't one.
  static func noChild(_ child: Container, of container: Container) -> String {
    """
    The container at \(child.location) isn't a child of the one at \(container.location). Make it with \
    'Container(parent:)', or verify it by itself.
    """
  }

  /// Joins texts with commas, and the last one with "and".
  static func list(_ texts: [String]) -> String {
    guard texts.count > 1, let last = texts.last else { return texts.joined() }
    return "\(texts.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// A number with its noun.
  private static func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }
}
