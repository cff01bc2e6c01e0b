extension Messages {
  /// One factory of a path, in messages.
  package struct Step: CustomStringConvertible, Sendable {
    let definition: Definition

    /// The line of the read that began it, if it isn't the line of the one before.
    var read: SourceLocation?

    /// Whether a hook of the module runs, and not its factory.
    private(set) var isHook: Bool

    /// Whether `ready()` waits for it, which the factory before has called.
    let isOfReady: Bool

    package init(
      _ definition: Definition, read: SourceLocation? = nil, isHook: Bool = false,
      isOfReady: Bool = false
    ) {
      (self.definition, self.read, self.isHook) = (definition, read, isHook)
      self.isOfReady = isOfReady
    }

    package var key: Any.Type { definition.key }

    var location: SourceLocation { definition.location }

    private var subject: String {
      "'\(key)'" + (definition.name.map { " with the name '\($0)'" } ?? "")
    }

    @inline(never)
    package var description: String { "\(subject) (\(location))" }

    /// Whether what runs has said that it needs another module at once, so that a check of the modules sees it.
    @inline(never)
    fileprivate func declares(_ other: Self) -> Bool {
      let needs = isHook ? definition.hookNeeds : definition.needs
      return needs.contains { $0.key == other.key && !$0.isDeferred }
    }

    /// Whether what runs could say so: a need has no arguments, and a hook can neither fail nor wait.
    fileprivate func canDeclare(_ other: Self) -> Bool {
      guard other.definition.arguments == Void.self else { return false }
      return !isHook || other.definition.failure == Never.self && !other.definition.isAsynchronous
    }

    @inline(never)
    fileprivate func declaration(of other: Self) -> String {
      isHook
        ? ".onCreate(needs: \(other.key).self) { value, need in ... }" : "needs: \(other.key).self"
    }

    @inline(never)
    fileprivate var descriptionWithRead: String {
      guard let read else { return description }
      if isOfReady { return "'ready()' at \(read) -> \(description)" }
      return "\(subject) (\(location), read \(read.ofReader))"
    }

    /// Joins the neighbors that are the same module, and leaves properties out.
    fileprivate static func withoutRepetition(_ steps: [Self], from start: Int = 0) -> [Self] {
      var result: [Self] = []
      for index in start..<steps.count {
        let step = steps[index]
        guard index < steps.count - 1 else { return result + [step] }
        if let last = result.last, last.definition === step.definition {
          result[result.count - 1].isHook = last.isHook || step.isHook
        } else if !step.definition.isOfProperty {
          result.append(step)
        }
      }
      return result
    }
  }

  // The first one of the cycle, at the start, is also the last one of the steps.
  static func cycle(_ steps: [Step], from start: Int = 0) -> String {
    let steps = Step.withoutRepetition(steps, from: start)
    let what = "Dependency cycle: \(path(steps))."
    if let awaited = steps.first(where: \.isOfReady) {
      return """
        \(what) Break it: call 'ready()' after '\(awaited.key)' is made, as where the container is built.
        """
    }
    if let advice = adviceForHooks(in: steps) { return "\(what) \(advice)" }
    let (last, lazy) = (steps[max(0, steps.count - 2)], "Lazy<\(steps[0].key)>.self")
    let property = steps[steps.count - 1].read.flatMap { $0.isOfProperty ? $0 : nil }
    let fix =
      property.map { "inject '\(lazy)' at \($0)" } ?? "let '\(last.key)' need '\(lazy)'"
    return "\(what) Break it: \(fix), and call it after the factories have returned."
  }

  /// Returns what to declare, so that the hooks of a cycle are known to lead back to their modules, and wait.
  private static func adviceForHooks(in steps: [Step]) -> String? {
    let users = steps.indices.dropLast()
    let undeclared = users.filter { !steps[$0].declares(steps[$0 + 1]) }
    guard let first = undeclared.first, users.contains(where: { steps[$0].isHook }),
      undeclared.allSatisfy({ steps[$0].canDeclare(steps[$0 + 1]) })
    else { return nil }
    let (user, need) = (steps[first], steps[first + 1])
    if undeclared.count == 1, user.isHook {
      return """
        The hook of '\(user.key)' closes it. Declare what the hook needs, so that it runs when that is made: \
        '\(user.declaration(of: need))'.
        """
    }
    let declarations = undeclared.map {
      "\(steps[$0]) with '\(steps[$0].declaration(of: steps[$0 + 1]))'"
    }
    return """
      A hook closes it. It runs when the others are made if each one declares what it reads: \
      \(declarations.joined(separator: ", ")).
      """
  }

  private static func path(_ steps: [Step]) -> String {
    path(
      of: steps.indices.map { index in
        let (step, reader) = (steps[index], steps[max(0, index - 1)])
        let isKnown =
          !step.isOfReady && (step.read == reader.location || step.read == step.location)
        return index == 0 || isKnown ? step.description : step.descriptionWithRead
      }
    )
  }

  static func path(of steps: [String]) -> String { steps.joined(separator: " -> ") }

  static func endOfStack(_ steps: [Step]) -> String {
    "\(nesting(of: steps)), too often for the stack of the thread: \(shortPath(steps)). \(nestingFix)"
  }

  static func manyFactories(_ steps: [Step]) -> String {
    "\(nesting(of: steps)): \(shortPath(steps)). \(nestingFix)"
  }

  private static func nesting(of steps: [Step]) -> String {
    let last = steps[steps.count - 1]
    let turns = steps.count { $0.definition === last.definition }
    return turns > 1
      ? "'\(last.key)' is being made \(turns) times inside itself"
      : "'\(last.key)' is being made inside \(steps.count - 1) other factories"
  }

  private static let nestingFix = """
    If that comes to an end, make the inner values first, in a loop, or on a thread with a larger stack. If it \
    doesn't, look at the arguments and the containers that each one passes on.
    """

  private static func shortPath(_ steps: [Step]) -> String {
    var texts: [String] = []
    for (index, step) in steps.enumerated() where index <= 3 || index >= steps.count - 3 {
      texts.append(index == 3 ? "(\(steps.count - 6) more)" : step.description)
    }
    return path(of: texts)
  }

  /// How many seconds a wait lasts before a warning names it.
  static let patience = 5

  /// An instance takes long; the steps lead from it back to it, through a task that may be one to wait for.
  static func late(
    _ construction: Construction, since start: ContinuousClock.Instant, along steps: [Step] = []
  ) -> String {
    let what = """
      \(construction.step) has been made by \(construction.makerName) for at least \
      \(start.duration(to: .now).components.seconds) seconds, and others wait for it.
      """
    guard steps.isEmpty else {
      let steps = Step.withoutRepetition(steps)
      return """
        \(what) A task that its factory has started waits for it, too: \(path(steps)). If the factory waits for that \
        task, it never ends: start the task, or read '\(steps[0].key)', where the value is used.
        """
    }
    return """
      \(what) Look at what its factory does: one that blocks until another thread or task is done hangs if that one \
      wants the same value.
      """
  }

  static func isolatedAssembly(_ assembly: Any.Type) -> String {
    """
    '\(assembly)' is isolated to an actor, and its list is read elsewhere. Make the container on that actor, as in \
    'await MainActor.run { ... }', or don't isolate the assembly.
    """
  }

  static func endlessAssembly(_ assembly: Any.Type) -> String {
    """
    '\(assembly)' includes itself, directly or through others, again and again. An assembly without stored properties \
    counts once; this one has some, so include it once, or under a condition.
    """
  }
}
