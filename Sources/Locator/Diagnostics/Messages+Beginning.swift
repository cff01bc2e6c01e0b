extension Messages {
  /// Describes a root that is replaced although it was read.
  static func replacedRoot(_ old: Container, by new: Container) -> String {
    """
    The container at \(new.location) replaces the root at \(old.location), which was read: objects that exist keep \
    the old one, and only later ones get the new one. Build one container, at launch, and use 'Container(parent:)' for \
    what comes and goes. If both may be in use, write 'build(replacing: true)'.
    """
  }

  /// Describes a read before `build()`.
  ///
  /// - Parameters:
  ///   - need: The key that is read, or `nil` for a read of `Container.current`.
  ///   - callSite: The call site.
  /// - Returns: The message.
  static func nothingBuilt(_ need: KeyDependency?, callSite: SourceLocation) -> String {
    var lines = ["'\(reader(of: need, callSite: callSite))' was read before a container was built."]
    lines += context(callSite, of: need == nil ? "Container.current" : "currentValue")
    lines.append(
      "- To fix it, call 'build()' on your container where the program starts, or wrap the code in "
        + "'withContainer(container) { ... }'."
    )
    let module = need.map { need in
      "Module(\(need.key).self) { \(need.takesArguments ? "arguments in " : "")... }"
    }
    lines.append(
      "- A test has a container of its own with '@Test(.container { \(module ?? "...") })' of "
        + "'LocatorTesting'."
    )
    return lines.joined(separator: "\n")
  }

  /// Describes a read of the current container after it was freed.
  ///
  /// - Parameters:
  ///   - need: The key that is read, or `nil` for a read of `Container.current`.
  ///   - callSite: The call site.
  /// - Returns: The message.
  static func currentContainerFreed(_ need: KeyDependency?, callSite: SourceLocation) -> String {
    let what =
      "'\(reader(of: need, callSite: callSite))' was read after the current container was freed."
    let fix =
      "- To fix it, hold the container until the tasks that its objects and factories have started are done."
    return
      ([what] + context(callSite, of: need == nil ? "Container.current" : "currentValue") + [fix])
      .joined(separator: "\n")
  }

  /// Returns the expression that reads, as it is written in the program.
  private static func reader(of need: KeyDependency?, callSite: SourceLocation) -> String {
    guard let need else { return "Container.current" }
    return callSite.isKnown ? need.spelling : "\(need.spelling).currentValue"
  }
}

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
  static func givenWithArguments(_ definition: Definition) -> String {
    """
    '\(definition.key)' takes arguments, so its value can't be given (\(definition.location)). Give the value of a key \
    without arguments, or list a module of '\(definition.key)'.
    """
  }
}
