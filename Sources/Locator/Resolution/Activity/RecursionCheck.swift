/// A check that finds factories which resolve each other endlessly, before the stack overflows.
///
/// Declared `needs:` are checked before any factory runs. This check covers the other reads: those in the code of a
/// factory, or of an object that it makes.
enum RecursionCheck {
  /// The number of frames from one check of a resolve to the next.
  static let interval = 32

  /// The nesting limit of asynchronous keys with arguments, such as a tree's nodes: tasks have no stack that overflows.
  private static let maxTaskDepth = 10_000

  /// The number of bytes that factories take of a thread's stack before it is measured.
  static let uncheckedStack: UInt = 32 << 10

  /// Returns the number of bytes of a stack that are reserved for the innermost factory, and for a message.
  static func reserve(of bounds: Range<UInt>) -> UInt { min(64 << 10, UInt(bounds.count) / 4) }

  /// How often members may be injected inside themselves: objects can own others of their class.
  private static let maxMemberDepth = 250

  /// Stops the program if a factory that is about to run is already running repeatedly.
  ///
  /// A key with arguments may be resolved for other arguments inside itself, as the nodes of a tree are. If that never
  /// ends, the check of the stack stops the program.
  static func check(_ next: RunningFactory, among running: [RunningFactory]) {
    guard !next.canNest else { return }
    let occurrences = running.indices.filter { running[$0].id == next.id }
    guard occurrences.count >= (next.definition.isOfMembers ? maxMemberDepth : 2),
      let last = occurrences.last
    else { return }
    refuse(Array(running[last...]) + [next])
  }

  /// Stops the program because a factory that is about to run would have to wait for itself.
  static func refuse(_ next: RunningFactory, callSite: SourceLocation) -> Never {
    let running = ThreadActivity.current.running()
    var next = next
    next.callSite = callSite
    let first = running.lastIndex { $0.id == next.id && !$0.isHook } ?? running.endIndex
    refuse(Array(running[first...]) + [next])
  }

  private static func refuse(_ cycle: [RunningFactory]) -> Never {
    stop(
      Messages.cycle(Messages.Step.withoutRepetition(cycle.map(Messages.Step.init))),
      at: cycle[0].definition.location
    )
  }

  /// Stops the program if a factory that is about to run in a task of its own is already running repeatedly.
  static func checkTasks(_ next: RunningFactory, among running: [RunningFactory]) {
    check(next, among: running)
    guard next.canNest, running.count >= maxTaskDepth else { return }
    refuse(next, inside: running, stack: nil)
  }

  /// Stops the program because the stack has no room for a factory.
  static func stopAtEndOfStack(_ next: RunningFactory, among running: [RunningFactory], size: Int)
    -> Never
  {
    refuse(next, inside: running, stack: size)
  }

  private static func refuse(_ next: RunningFactory, inside running: [RunningFactory], stack: Int?)
    -> Never
  {
    let all = running + [next]
    let steps = all.map { Messages.Step($0.definition) }
    let occurrences = all.count { $0.id == next.id }
    // The names of types can take more space than this stack has left.
    let message = FreshStack.text { Messages.tooDeep(steps, turns: occurrences, stack: stack) }
    stop(message, at: next.definition.location)
  }
}

/// A running factory.
struct RunningFactory {
  /// The identity of its slot.
  let id: ObjectIdentifier

  /// The definition of its module.
  let definition: ModuleDefinition

  /// The call site, if it is noted.
  var callSite: SourceLocation?

  /// Whether a hook of the module runs instead of its factory.
  var isHook = false

  /// Whether the factory may run inside itself.
  fileprivate var canNest: Bool { definition.takesArguments && !definition.isOfMembers }
}
