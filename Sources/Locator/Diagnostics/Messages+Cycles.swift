// Messages about values that need themselves.

extension Messages {
  /// Describes a value that needs itself.
  ///
  /// - Parameter steps: The path from a key back to itself, with the key at both ends.
  /// - Returns: The message.
  static func cycle(_ steps: [Step]) -> String {
    let what = "'\(steps[0].key)' needs itself: \(path(steps))."
    // A hook that declares its needs waits until they are made, so it can't close a cycle.
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

  /// Describes a value that needs itself because a factory waits for a task that reads what the factory makes.
  ///
  /// - Parameter steps: The path from a key back to itself, with the key at both ends.
  /// - Returns: The message.
  static func cycleOfTasks(_ steps: [Step]) -> String {
    let last = steps.dropLast().last ?? steps[0]
    return """
      '\(steps[0].key)' needs itself: \(path(steps)). A task that was started meanwhile waits for it, and so \
      it never ends. Don't wait for that task while '\(last.key)' is made: start it, or read \
      '\(steps[0].key)', where the value is used.
      """
  }

  /// Returns the path along the keys, with the call sites of reads that no module declares.
  private static func path(_ steps: [Step]) -> String {
    var texts = steps.prefix(1).map(\.description)
    for (reader, step) in zip(steps, steps.dropFirst()) {
      // The call site of a need is the line of the module that has it.
      let isDeclared = step.read == nil || step.read == reader.location
      texts.append(isDeclared ? step.description : step.descriptionWithRead)
    }
    return texts.joined(separator: " -> ")
  }

  /// A key on the path to another one.
  package struct Step: CustomStringConvertible, Sendable {
    /// The key.
    let key: Any.Type

    /// The line of the key's module, or of the property that reads it.
    let location: SourceLocation

    /// The call site on the path, if it is known.
    var read: SourceLocation?

    /// Whether a hook of the module reads the next key, and not its factory.
    private(set) var isHook = false

    @inline(never)
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

    /// The key, with its call site.
    fileprivate var descriptionWithRead: String {
      guard let read else { return description }
      return "'\(key)' (\(location), read \(read.isKnown ? "at \(read)" : "by 'currentValue'"))"
    }

    /// Returns the steps without those that are there twice because a module's slot and its frame are both on the path.
    ///
    /// The last step is the first again, with the call site that closes the cycle.
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
