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
