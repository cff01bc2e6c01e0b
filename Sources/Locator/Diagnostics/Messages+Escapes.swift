// What there is to say about reads that leave the containers of tests.

extension Messages {
  /// A read in a test that the root answers.
  static func answeredByRoot(
    _ definition: ModuleDefinition,
    in container: Container,
    callSite: SourceLocation
  ) -> String {
    let what =
      "\(definition.title) isn't bound in the container of the test (\(container.location)), so that the "
      + "root's module (\(definition.location)) answered."
    let fix =
      "- To fix it, add '\(module(definition))' to the test's '.container', \(orElse(definition))"
    return ([what] + context(callSite) + [fix]).joined(separator: "\n")
  }

  /// A read outside of every container, while tests with containers are under way, that the root answers.
  static func outside(_ definition: ModuleDefinition, callSite: SourceLocation) -> String {
    let what =
      "\(definition.title) was read outside of the containers of the tests that were under way, so that the "
      + "root's module (\(definition.location)) answered."
    let fix =
      "- Detached tasks, queues and threads don't inherit the container of a test, but objects keep it. To "
      + "fix it, read a property of an object that the test makes, \(orElse(definition))"
    return ([what] + context(callSite) + [fix]).joined(separator: "\n")
  }

  /// A module like another one, to be filled in.
  private static func module(_ definition: ModuleDefinition) -> String {
    guard !definition.isOfMembers else {
      return "Members(of: \(definition.key).self) { object in ... }"
    }
    return
      "Module(\(definition.key).self) { \(definition.takesArguments ? "arguments in " : "")... }"
  }

  /// How to let the root answer.
  private static func orElse(_ definition: ModuleDefinition) -> String {
    "or say '.live(\(definition.key).self)' if the root may answer."
  }
}
