// The search for factories that make themselves, before they reach the end of the stack.

extension ThreadActivity {
  /// Stops the program if a factory makes itself, which `push` asks now and then.
  @inline(never)
  func checkRecursion(of slot: Unretained<Slot>, _ callSite: SourceLocation) {
    let definition = slot.object.definition
    // Among the last ones first, because a chain of n factories would cost n² otherwise.
    for index in max(0, depth - 128)..<depth
    where frame(index).slot?.object.definition === definition {
      let isLong = stackBase &- Self.stackPosition > Self.longestStack
      return definition.stopIfRecursive(steps(), callSite, isLong: isLong)
    }
  }
}

extension TaskActivity {
  /// How many asynchronous factories may be inside each other, whose frames aren't on a stack.
  private static let deepest = 8_192

  func checkRecursion(of definition: Definition, _ callSite: SourceLocation) {
    // At twice as many each time, because a check goes through all of them.
    guard depth >= 32, depth.nonzeroBitCount == 1 else { return }
    definition.stopIfRecursive(parent?.steps() ?? [], callSite, isLong: depth >= Self.deepest)
  }
}

extension Definition {
  /// Stops the program if the factories that run are the same ones again and again.
  ///
  /// A factory without arguments that runs inside itself twice never ends. One with arguments may end, unless it has
  /// used up what there is, and so may members, because an object can own others of its class.
  fileprivate func stopIfRecursive(
    _ steps: [Messages.Step], _ callSite: SourceLocation, isLong: Bool
  ) {
    let occurrences = steps.indices.filter { steps[$0].definition === self }
    guard let last = occurrences.last else { return }
    let next = Messages.Step(self, read: callSite)
    if !takesArguments, isOfMembers ? isLong : occurrences.count >= 2 {
      stop(Messages.cycle(steps + [next], from: last), at: location)
    }
    if isLong, occurrences.count >= 8 {
      stop(Messages.tooDeep(steps + [next], turns: occurrences.count + 1), at: location)
    }
  }
}
