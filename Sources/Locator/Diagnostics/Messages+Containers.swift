// Messages about containers that aren't built, that are closed or freed, and that reads leave.

extension Messages {
  static func replacedRoot(_ old: Container, by new: Container) -> String {
    """
    The container at \(new.location) replaces the root at \(old.location): objects that exist keep the old one, and \
    only later ones get the new one. Build one container, at launch, with the modules of both, and use \
    'Container(parent:)' for what comes and goes. If both may be in use, write 'build(replacing: true)'.
    """
  }

  // No need is a read of `Container.current()`.
  static func noContainer(
    _ need: KeyDependency?, wasFreed: Bool = false, callSite: SourceLocation
  ) -> String {
    let module = need.map { need in
      "Module(\(need.key).self) { \(need.takesArguments ? "arguments in " : "")... }"
    }
    let when = wasFreed ? "after the current container was freed" : "before a container was built"
    return read(
      "'\(need?.spelling ?? "Container.current()")' was read \(when).", at: callSite,
      fix: wasFreed
        ? "hold the container until the tasks that its objects and factories have started are done."
        : """
        call 'build()' on your container where the program starts, or wrap the code in \
        'withContainer(container) { ... }'.
        - A test has a container of its own with '@Test(.container { \(module ?? "...") })' of 'LocatorTesting'.
        """
    )
  }

  static func freed(_ object: Any.Type, by reference: ContainerReference) -> String {
    var place = ""
    if case .weak(let container) = reference, container.location.isKnown {
      place = " at \(container.location)"
    }
    return """
      '\(object)' was used after the container\(place) that made it was freed. Hold the container as long as the \
      objects that it makes are in use.
      """
  }

  static func notGiven(_ key: String, _ location: SourceLocation) -> String {
    """
    The containers of the blueprint at \(location) are given the value of '\(key)', and this one is none of them.
    - To fix it, read it in a container that 'container(...)' of the blueprint has returned.
    """
  }
}

// MARK: - Closing

extension Messages {
  static func madeAfterClose(
    _ definition: Definition, closedAt: SourceLocation, callSite: SourceLocation
  ) -> String {
    read(
      """
      '\(definition.key)' has an '.onClose' hook (\(definition.location)), and was made after its container was closed \
      at \(closedAt), so that nothing closes it.
      """,
      at: callSite,
      fix: "read it before 'close()', or close the container when nothing reads it any more."
    )
  }

  static func longClose(_ definition: Definition) -> String {
    """
    An '.onClose' hook of \(definition.title) (\(definition.location)) has been running for \(patience) seconds. Look \
    at what it waits for: until it ends, the container isn't closed.
    """
  }
}

// MARK: - Reads that leave the container of a test

extension Messages {
  static func answeredByRoot(
    _ definition: Definition, in container: Container, callSite: SourceLocation
  ) -> String {
    let key = definition.key
    let place = container.location.isKnown ? " (\(container.location))" : ""
    let name = definition.name.map { ".named(\"\($0)\")" } ?? ""
    let module =
      definition.isOfMembers
      ? "Members(of: \(key).self).inject(Key.self) { $0.property = $1 }"
      : "Module(\(key).self) { \(definition.takesArguments ? "arguments in " : "")... }\(name)"
    return read(
      """
      \(definition.title) isn't bound in the container of the test\(place). The root's module at \
      \(definition.location) answered.
      """,
      at: callSite,
      fix:
        "add '\(module)' to the test's '.container', or say '.live(\(key).self)' if the root may answer."
    )
  }

  static func outside(_ definition: Definition, callSite: SourceLocation) -> String {
    read(
      """
      \(definition.title) was read outside of the containers of the tests that were running. The root's module at \
      \(definition.location) answered.
      """,
      at: callSite,
      """
      Detached tasks, queues and threads don't inherit the container of a test, but objects keep it. To fix it, read a \
      property of an object that the test makes, or say '.live(\(definition.key).self)' if the root may answer.
      """
    )
  }
}

// MARK: - Injection into objects

extension Messages {
  static func noMembers(
    of object: AnyClass, in container: Container, callSite: SourceLocation
  ) -> String {
    read(
      "Nothing injects into '\(object)'.",
      at: callSite,
      fix: """
        add 'Members(of: \(object).self).inject(Key.self) { $0.property = $1 }' to the container at \
        \(container.location).
        """
    )
  }

  static func isolatedInjection(of object: AnyClass, _ location: SourceLocation) -> String {
    """
    A closure of 'Members(of: \(object).self)' runs on an actor (\(location)), and its class doesn't.
    - To fix it, don't isolate the closure, or isolate the class to the main actor.
    """
  }

  static func membersWithoutArguments(_ members: Definition, callSite: SourceLocation) -> String {
    read(
      "\(members.title) takes arguments (\(members.location)), and got none.", at: callSite,
      fix: "write 'inject(into: object as \(members.key), arguments)'."
    )
  }

  static func membersOffMainActor(_ members: Definition, callSite: SourceLocation) -> String {
    read(
      "\(members.title) lives on the main actor (\(members.location)), and the injection didn't.",
      at: callSite, fix: "inject in 'await MainActor.run { ... }', or isolate the code that does."
    )
  }
}
