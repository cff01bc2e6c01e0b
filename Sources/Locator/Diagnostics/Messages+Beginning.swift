extension Messages {
  /// A read before `build()`.
  ///
  /// - Parameters:
  ///   - need: What is read, or none where the container itself is asked for.
  ///   - callSite: The line that asks.
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

  /// What a program has written in order to read.
  private static func reader(of need: KeyDependency?, callSite: SourceLocation) -> String {
    guard let need else { return "Container.current" }
    return callSite.isKnown ? need.spelling : "\(need.spelling).currentValue"
  }
}
