// The search for factories that make themselves, and for the end of the stack.

extension ThreadActivity {
  /// Stops the program if a factory makes itself, with the same arguments in the same container.
  ///
  /// A shared instance that needs itself is found when it waits for itself. What may end, because its arguments or its
  /// container differ each time, is only stopped where the stack ends.
  @inline(never)
  func checkRecursion(
    of slot: Unretained<Slot>, _ container: Unretained<Container>, _ callSite: SourceLocation
  ) {
    let definition = slot.object.definition
    guard !definition.takesArguments || slot.object.isOfArguments, !definition.isOfMembers else {
      return
    }
    let isRepeated = (0..<depth).contains { index in
      let frame = frame(index)
      return !frame.isHook && frame.slot?.address == slot.address
        && frame.container.address == container.address
    }
    guard isRepeated else { return }
    let steps = steps
    guard let first = steps.lastIndex(where: { $0.definition === definition }) else { return }
    let next = Messages.Step(definition, read: callSite)
    stop(Messages.cycle(steps + [next], from: first), at: definition.location)
  }

  @inline(never)
  func stopAtEndOfStack(_ slot: Unretained<Slot>, _ callSite: SourceLocation) -> Never {
    let definition = slot.object.definition
    let next = Messages.Step(definition, read: callSite)
    stop(Messages.endOfStack(steps + [next]), at: definition.location)
  }
}

extension TaskActivity.Run {
  /// How many asynchronous factories inside each other, whose frames aren't on a stack, are worth a warning.
  private static let manyFactories = 8_192

  func checkRecursion(inside outer: TaskActivity?) {
    // At twice as many each time, because a check goes through all of them, and soon in a list, which can multiply
    // them.
    guard let definition, let outer, !definition.isOfProperty, depth.nonzeroBitCount == 1,
      depth >= (outer.list == nil ? 32 : 4)
    else { return }
    let steps = outer.steps + [Messages.Step(definition, read: callSite)]
    let isRepeated =
      !definition.takesArguments
      && outer.runs.contains { $0.definition === definition && $0.container === container }
    if isRepeated, let first = steps.dropLast().lastIndex(where: { $0.definition === definition }) {
      stop(Messages.cycle(steps, from: first), at: definition.location)
    }
    if depth == Self.manyFactories {
      warn(Messages.manyFactories(steps), at: definition.location)
    }
  }
}
