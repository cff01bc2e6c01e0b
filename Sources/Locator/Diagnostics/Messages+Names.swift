// Messages about the names of modules.

extension Messages {
  /// Describes a module with an empty name.
  static func emptyName(_ definition: Definition) -> String {
    """
    '\(definition.key)' has an empty name (\(definition.location)). Write the name that it is read by, \
    '.named("main")', or remove '.named'.
    """
  }

  /// Describes a module with two names.
  static func severalNames(_ definition: Definition, _ first: String, _ second: String)
    -> String
  {
    """
    '\(definition.key)' has the names '\(first)' and '\(second)' (\(definition.location)), and a module has one. \
    Remove one of the two, or list a module for each.
    """
  }

  /// Describes a module with both a name and `intoList()`, which is for modules without one.
  static func nameInList(_ definition: Definition, _ name: String) -> String {
    """
    '\(definition.key)' has the name '\(name)' and says '.intoList()' (\(definition.location)), which is for \
    modules without a name. Those with a name are in the list anyway: remove one of the two.
    """
  }
}

extension Messages {
  /// Returns a question that suggests another key.
  ///
  /// - Parameters:
  ///   - near: The other key, and the line of its module.
  ///   - name: The unbound key, as the message names it.
  ///   - candidate: The other key, as the message names it.
  /// - Returns: The question.
  package static func near(
    _ near: (key: Any.Type, location: SourceLocation),
    insteadOf name: String,
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
  /// Appends the name of a type.
  mutating func appendInterpolation(_ type: Any.Type) { appendLiteral(Messages.name(of: type)) }

  /// Appends the name of a statically known type.
  mutating func appendInterpolation<Subject>(_ type: Subject.Type) {
    appendLiteral(Messages.name(of: type))
  }
}

extension Messages {
  /// Returns the name of a type without its module, such as `Shop.PriceKey`.
  ///
  /// Types that are made of others have the name that the runtime gives them, such as `Array<PriceKey>`.
  static func name(of type: Any.Type) -> String {
    let full = String(reflecting: type)
    guard !full.contains(where: { "<,>&:".contains($0) }) else { return String(describing: type) }
    // The runtime writes the place of a private type as `(unknown context at $1060)`.
    let parts = full.split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
    return parts.isEmpty ? full : parts.joined(separator: ".")
  }
}
