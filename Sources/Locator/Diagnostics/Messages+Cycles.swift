// What there is to say about values that are made of themselves.

extension Messages {
  /// A value that is made of itself.
  ///
  /// - Parameter steps: The way from a key back to itself, with the key at both ends.
  /// - Returns: The message.
  static func cycle(_ steps: [Step]) -> String {
    let what = "'\(steps[0].key)' needs itself: \(path(steps))."
    // What a hook declares waits for what is being made.
    if let hook = steps.dropLast().lastIndex(where: \.isHook) {
      let (user, need) = (steps[hook].key, steps[hook + 1].key)
      return """
        \(what) The hook of '\(user)' closes the cycle. Declare what it needs, so that it runs when that is made: \
        '.onCreate(needs: \(need).self) { value, need in ... }'.
        """
    }
    let last = steps.dropLast().last ?? steps[0]
    return """
      \(what) Let one of them read the next when it is used and not when it is made: for example, let \
      '\(last.key)' need 'Provider<\(steps[0].key)>.self' and call it later.
      """
  }

  /// A value that is made of itself, because a factory waits for a task that wants what the factory makes.
  ///
  /// - Parameter steps: The way from a key back to itself, with the key at both ends.
  /// - Returns: The message.
  static func cycleOfTasks(_ steps: [Step]) -> String {
    let last = steps.dropLast().last ?? steps[0]
    return """
      '\(steps[0].key)' needs itself: \(path(steps)). A task that was started meanwhile waits for it, and so \
      it never ends. Don't wait for that task while '\(last.key)' is made: start it, or read \
      '\(steps[0].key)', where the value is used.
      """
  }

  /// A way from each key to the one that it reads, with the lines of the reads that no module declares.
  private static func path(_ steps: [Step]) -> String {
    var texts = steps.prefix(1).map(\.description)
    for (reader, step) in zip(steps, steps.dropFirst()) {
      // A need is read at the line of the module that has it.
      let isDeclared = step.read == nil || step.read == reader.location
      texts.append(isDeclared ? step.description : step.descriptionWithRead)
    }
    return texts.joined(separator: " -> ")
  }

  /// A key on the way to another one.
  package struct Step: CustomStringConvertible, Sendable {
    /// The key.
    let key: Any.Type

    /// The line of its module, or of the property that reads it.
    let location: SourceLocation

    /// The line that reads it on the way, if it is noted.
    var read: SourceLocation?

    /// Whether a hook of the module reads the next one, and not its factory.
    private(set) var isHook = false

    package init(_ definition: ModuleDefinition) {
      key = definition.key
      location = definition.location
    }

    init(_ running: RunningFactory) {
      self.init(running.definition)
      read = running.callSite
      isHook = running.isHook
    }

    init(_ site: ConstructionSite, read: SourceLocation? = nil) {
      key = site.key
      location = site.location
      self.read = read
    }

    package var description: String { "'\(key)' (\(location))" }

    /// The key, with the line that reads it, too.
    fileprivate var descriptionWithRead: String {
      guard let read else { return description }
      return "'\(key)' (\(location), read \(read.isKnown ? "at \(read)" : "by 'currentValue'"))"
    }

    /// The steps, less those that stand twice because a module's slot and its frame are both on the way.
    ///
    /// The last one is the first again, with the line that closes the cycle.
    static func withoutRepetition(_ steps: [Self]) -> [Self] {
      var result: [Self] = []
      for step in steps.dropLast() {
        if let last = result.last, last.key == step.key, last.location == step.location {
          result[result.count - 1].isHook = last.isHook || step.isHook
        } else {
          result.append(step)
        }
      }
      return result + steps.suffix(1)
    }
  }
}
