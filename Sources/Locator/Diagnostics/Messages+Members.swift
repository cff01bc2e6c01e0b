// Messages about injection into objects.

extension Messages {
  /// Describes an injection into an object of a class without members.
  static func noMembers(
    of object: AnyClass,
    in container: Container,
    callSite: SourceLocation
  ) -> String {
    let fix =
      "- To fix it, add 'Members(of: \(object).self).inject(Key.self) { $0.property = $1 }' to the container at "
      + "\(container.location)."
    return (["Nothing injects into '\(object)'."] + context(callSite) + [fix]).joined(
      separator: "\n"
    )
  }

  /// Describes a closure of an actor for an object that lives anywhere.
  static func isolatedInjection(of definition: Definition) -> String {
    """
    A closure of \(definition.title) runs on an actor (\(definition.location)), and its class doesn't.
    - To fix it, don't isolate the closure, or isolate the class to the main actor.
    """
  }

  /// Describes an injection without the arguments that the members take.
  static func membersWithoutArguments(_ definition: Definition, callSite: SourceLocation)
    -> String
  {
    let what = "\(definition.title) takes arguments (\(definition.location)), and got none."
    let fix = "- To fix it, write 'inject(into: object as \(definition.key), arguments)'."
    return ([what] + context(callSite) + [fix]).joined(separator: "\n")
  }

  /// Describes an injection off the main actor by members that live there.
  static func membersOffMainActor(_ definition: Definition, callSite: SourceLocation) -> String {
    let what =
      "\(definition.title) lives on the main actor (\(definition.location)), and the injection didn't."
    let fix = "- To fix it, inject in 'await MainActor.run { ... }', or isolate the code that does."
    return ([what] + context(callSite) + [fix]).joined(separator: "\n")
  }

  /// Describes an injection that doesn't wait for members that do, or can't throw what they throw.
  static func membersWithEffects(
    _ definition: Definition,
    callSite: SourceLocation
  ) -> String {
    let throwsError = definition.failure != Never.self
    let effect =
      definition.isAsynchronous
      ? throwsError ? "waits and throws '\(definition.failure)'" : "waits"
      : "throws '\(definition.failure)'"
    let what = "\(definition.title) \(effect) (\(definition.location)), and the injection doesn't."
    let effects =
      (throwsError ? "try " : "") + (definition.isAsynchronous ? "await " : "")
    let fix =
      "- To fix it, write '\(effects)container.inject(into: object as "
      + "\(definition.key)\(definition.takesArguments ? ", arguments" : ""))'."
    return ([what] + context(callSite) + [fix]).joined(separator: "\n")
  }
}
