// What there is to say about the names of modules.

extension Messages {
  /// A module with an empty name.
  static func emptyName(_ binding: Binding) -> String {
    """
    '\(binding.key)' has an empty name (\(binding.location)). Write the name that it is read by, \
    '.named("main")', or remove '.named'.
    """
  }

  /// A module with two names.
  static func severalNames(_ binding: Binding, _ first: String, _ second: String) -> String {
    """
    '\(binding.key)' has the names '\(first)' and '\(second)' (\(binding.location)), and a module has one. \
    Remove one of the two, or list a module for each.
    """
  }

  /// A module with a name that says that it has none.
  static func nameInList(_ binding: Binding, _ name: String) -> String {
    """
    '\(binding.key)' has the name '\(name)' and says '.intoList()' (\(binding.location)), which is for \
    modules without a name. Those with a name are in the list anyway: remove one of the two.
    """
  }
}
