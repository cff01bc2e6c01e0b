// What there is to say about injection into objects.

extension Messages {
  /// An object of a class that nothing injects into.
  static func noMembers(
    of object: AnyClass,
    in container: Container,
    asked: SourceLocation
  ) -> String {
    let fix =
      "- To fix it, add 'Members(of: \(object).self) { object in ... }' to the container at "
      + "\(container.location)."
    return (["Nothing injects into '\(object)'."] + context(asked) + [fix]).joined(separator: "\n")
  }

  /// An injection without the arguments that members take.
  static func membersWithoutArguments(_ binding: Binding, asked: SourceLocation) -> String {
    let what = "\(binding.title) takes arguments (\(binding.location)), and got none."
    let fix = "- To fix it, write 'inject(into: object as \(binding.key), arguments)'."
    return ([what] + context(asked) + [fix]).joined(separator: "\n")
  }

  /// An injection off the main actor by members that live there.
  static func membersOffMainActor(_ binding: Binding, asked: SourceLocation) -> String {
    let what =
      "\(binding.title) lives on the main actor (\(binding.location)), and the injection didn't."
    let fix = "- To fix it, inject in 'await MainActor.run { ... }', or isolate the code that does."
    return ([what] + context(asked) + [fix]).joined(separator: "\n")
  }
}
