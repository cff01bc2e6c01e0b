// Messages about the containers that blueprints make.

extension Messages {
  /// Describes a read of a key whose value is given, in a container that wasn't given any.
  static func notGiven(_ key: String, _ location: SourceLocation) -> String {
    """
    The containers of the blueprint at \(location) are given the value of '\(key)', and this one is none of them.
    - To fix it, read it in a container that 'container(...)' of the blueprint has returned.
    """
  }

  /// Describes a given key that takes arguments.
  static func givenWithArguments(_ definition: ModuleDefinition) -> String {
    """
    '\(definition.key)' takes arguments, so its value can't be given (\(definition.location)). Give the value of a key \
    without arguments, or list a module of '\(definition.key)'.
    """
  }
}
