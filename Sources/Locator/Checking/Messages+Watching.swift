// What there is to say about reads that leave the containers of tests.

extension Messages {
  /// A read in a test that the root answers.
  static func answeredByRoot(
    _ binding: Binding,
    in container: Container,
    asked: SourceLocation
  ) -> String {
    let what =
      "\(binding.title) isn't bound in the container of the test (\(container.location)), so that the "
      + "root's module (\(binding.location)) answered."
    let fix = "- To fix it, add '\(module(binding))' to the test's '.container', \(orElse(binding))"
    return ([what] + context(asked) + [fix]).joined(separator: "\n")
  }

  /// A read outside of every container, while tests with containers are under way, that the root answers.
  static func outside(_ binding: Binding, asked: SourceLocation) -> String {
    let what =
      "\(binding.title) was read outside of the containers of the tests that were under way, so that the "
      + "root's module (\(binding.location)) answered."
    let fix =
      "- Detached tasks, queues and threads don't inherit the container of a test, but objects keep it. To "
      + "fix it, read a property of an object that the test makes, \(orElse(binding))"
    return ([what] + context(asked) + [fix]).joined(separator: "\n")
  }

  /// A module like another one, to be filled in.
  private static func module(_ binding: Binding) -> String {
    guard !binding.isOfMembers else { return "Members(of: \(binding.key).self) { object in ... }" }
    return "Module(\(binding.key).self) { \(binding.takesArguments ? "arguments in " : "")... }"
  }

  /// How to let the root answer.
  private static func orElse(_ binding: Binding) -> String {
    "or say '.live(\(binding.key).self)' if the root may answer."
  }
}
