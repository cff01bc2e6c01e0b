// Messages about reads that escape the containers of tests.

extension Messages {
  /// Describes a read in a test that the root answers.
  static func answeredByRoot(
    _ definition: Definition,
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

  /// Describes a read outside of every container that the root answers while tests with containers run.
  static func outside(_ definition: Definition, callSite: SourceLocation) -> String {
    let what =
      "\(definition.title) was read outside of the containers of the tests that were running, so that the "
      + "root's module (\(definition.location)) answered."
    let fix =
      "- Detached tasks, queues and threads don't inherit the container of a test, but objects keep it. To "
      + "fix it, read a property of an object that the test makes, \(orElse(definition))"
    return ([what] + context(callSite) + [fix]).joined(separator: "\n")
  }

  /// Returns a module like another one, with a factory to fill in.
  private static func module(_ definition: Definition) -> String {
    guard !definition.isOfMembers else {
      return "Members(of: \(definition.key).self).inject(Key.self) { $0.property = $1 }"
    }
    return
      "Module(\(definition.key).self) { \(definition.takesArguments ? "arguments in " : "")... }"
  }

  /// Returns the advice that lets the root answer.
  private static func orElse(_ definition: Definition) -> String {
    "or say '.live(\(definition.key).self)' if the root may answer."
  }
}
