extension Messages {
  /// Describes factories that are nested too deep.
  ///
  /// - Parameters:
  ///   - steps: The modules whose factories run, innermost last.
  ///   - turns: The number of steps of the innermost module.
  ///   - stack: The size of the thread's stack, which has no room for more, or `nil` for a task.
  /// - Returns: The message.
  static func tooDeep(_ steps: [Step], turns: Int, stack: Int?) -> String {
    let (last, path) = (steps[steps.count - 1], path(steps))
    let place = stack.map { "this thread, whose stack has \($0 >> 10) kB" } ?? "this task"
    // A module that is a small part of many others isn't what makes the chain deep.
    if turns > 2, turns >= steps.count / 4 {
      return """
        '\(last.key)' is being made \(turns) times inside itself, too often for \(place): \(path). If that \
        comes to an end, make the inner values first, in a loop\
        \(stack == nil ? "" : ", or resolve on a thread with a larger stack"). If it doesn't, look at \
        the arguments that each one passes on.
        """
    }
    return """
      \(steps.count) factories run inside each other, too many for \(place): \(path). Resolve \
      '\(steps[0].key)' on a thread with a larger stack, or let '\(steps[steps.count - 2].key)' need \
      'Provider<\(last.key)>.self' and call it later.
      """
  }

  /// Returns both ends of a long path.
  private static func path(_ steps: [Step]) -> String {
    let shown = 4
    let texts = steps.map(\.description)
    guard steps.count > 2 * shown + 1 else { return texts.joined(separator: " -> ") }
    var ends: [String] = []
    for text in texts.prefix(shown) { ends.append(text) }
    ends.append("(\(steps.count - 2 * shown) more)")
    for text in texts.suffix(shown) { ends.append(text) }
    return ends.joined(separator: " -> ")
  }
}
