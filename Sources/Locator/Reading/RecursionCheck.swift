// The search for factories that make themselves, before they reach the end of the stack.

extension ThreadActivity {
  /// Stops the program if a factory makes itself, which `push` asks now and then.
  ///
  /// A factory without arguments that runs inside itself twice never ends. One with arguments may end, unless it has
  /// used up the stack, and so may members, because an object can own others of its class.
  @inline(never)
  func checkRecursion(of slot: Unretained<Slot>, _ callSite: SourceLocation) {
    let definition = slot.object.definition
    let isLong = stackBase &- Self.stackPosition > Self.longestStack
    let frames = frames()
    let occurrences = frames.indices.filter {
      frames[$0].slot?.object.definition === definition
    }
    let next = Messages.Step(definition, read: callSite)
    guard let last = occurrences.last else { return }
    if !definition.takesArguments, definition.isOfMembers ? isLong : occurrences.count >= 2 {
      stop(Messages.cycle(steps(from: last) + [next]), at: definition.location)
    }
    if isLong, occurrences.count >= 8 {
      let message = Messages.tooDeep(steps() + [next], turns: occurrences.count + 1)
      stop(message, at: definition.location)
    }
  }
}

extension TaskActivity {
  /// How many asynchronous factories may be inside each other, whose frames aren't on a stack.
  private static let deepest = 10_000

  func checkRecursion(of definition: Definition, _ callSite: SourceLocation) {
    guard depth.isMultiple(of: 32) else { return }
    let steps = parent?.steps() ?? []
    let occurrences = steps.indices.filter { steps[$0].definition === definition }
    guard let last = occurrences.last else { return }
    let next = Messages.Step(definition, read: callSite)
    if !definition.takesArguments, occurrences.count >= 2 {
      stop(Messages.cycle(Array(steps[last...]) + [next]), at: definition.location)
    }
    if depth >= Self.deepest {
      let message = Messages.tooDeep(steps + [next], turns: occurrences.count + 1)
      stop(message, at: definition.location)
    }
  }
}
