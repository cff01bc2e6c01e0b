/// The search for factories that make themselves, before they reach the end of the stack.
enum RecursionCheck {
  /// How much stack factories inside each other may use if one of them repeats without an end in sight.
  ///
  /// A second thread has 512 kB on Apple's systems, of which the caller and the message need a part.
  private static let longestStack: UInt = 352 << 10

  /// How many asynchronous factories may be inside each other, whose frames aren't on a stack.
  private static let deepestTask = 10_000

  /// The current position in the stack.
  @inline(__always)
  static var stackPosition: UInt {
    var byte: UInt8 = 0
    return unsafe _withUnprotectedUnsafeMutablePointer(to: &byte) { UInt(bitPattern: $0) }
  }

  /// Stops the program if a factory makes itself, which `push` asks at every 32nd level.
  ///
  /// A factory without arguments that runs inside itself twice never ends. One with arguments may end, unless it has
  /// used up the stack, and so may members, because an object can own others of its class.
  static func check(
    _ slot: Slot,
    _ callSite: SourceLocation,
    on thread: ThreadActivity,
    stackUse: UInt
  ) {
    let frames = thread.frames()
    let occurrences = frames.indices.filter {
      frames[$0].slot?.object.definition === slot.definition
    }
    let next = Messages.Step(slot.definition, read: callSite)
    guard let last = occurrences.last else { return }
    let isEndless =
      slot.definition.isOfMembers ? stackUse > longestStack : occurrences.count >= 2
    if !slot.definition.takesArguments, isEndless {
      stop(Messages.cycle(thread.steps(from: last) + [next]), at: slot.definition.location)
    }
    if stackUse > longestStack, occurrences.count >= 8 {
      let message = Messages.tooDeep(thread.steps() + [next], turns: occurrences.count + 1)
      stop(message, at: slot.definition.location)
    }
  }

  /// Stops the program if an asynchronous factory makes itself.
  static func check(_ activity: TaskActivity, _ definition: Definition, _ callSite: SourceLocation)
  {
    guard activity.depth.isMultiple(of: 32) else { return }
    let steps = activity.parent?.steps() ?? []
    let occurrences = steps.indices.filter { steps[$0].definition === definition }
    guard let last = occurrences.last else { return }
    let next = Messages.Step(definition, read: callSite)
    if !definition.takesArguments, occurrences.count >= 2 {
      stop(Messages.cycle(Array(steps[last...]) + [next]), at: definition.location)
    }
    if activity.depth >= deepestTask {
      let message = Messages.tooDeep(steps + [next], turns: occurrences.count + 1)
      stop(message, at: definition.location)
    }
  }
}
