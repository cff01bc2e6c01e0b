/// Finds factories that ask for each other without end, before the stack overflows.
///
/// What is declared with `needs:` is checked before anything is made. This is for the rest: what a
/// factory, or an object that it makes, reads by itself.
enum RecursionCheck {
  /// How many frames deep a resolve has to be, and how many deeper, to be looked at.
  static let interval = 32

  /// How often an asynchronous key with arguments may be made inside itself, as a tree's nodes are: tasks have no
  /// stack that comes to an end.
  private static let mostTasks = 10_000

  /// How much of a thread's stack factories take before it is measured.
  static let uncheckedStack: UInt = 32 << 10

  /// How much of a stack is left for a factory that no other one runs inside of, and for a message.
  static func reserve(of bounds: Range<UInt>) -> UInt { min(64 << 10, UInt(bounds.count) / 4) }

  /// How often members may be injected inside themselves: objects can hold others of their class.
  private static let limitOfMembers = 250

  /// Stops the program if a factory that is about to run is running already, over and over.
  ///
  /// A key with arguments may be made for other arguments inside itself, as the nodes of a tree are. The stack ends
  /// that where it doesn't end by itself.
  static func check(_ next: RunningFactory, among running: [RunningFactory]) {
    guard !next.canNest else { return }
    let turns = running.indices.filter { running[$0].id == next.id }
    guard turns.count >= (next.definition.isOfMembers ? limitOfMembers : 2), let last = turns.last
    else { return }
    refuse(running[last...] + [next])
  }

  /// Stops the program because a factory that is about to run would have to wait for itself.
  static func refuse(_ next: RunningFactory, callSite: SourceLocation) -> Never {
    let running = ThreadActivity.current.running()
    var next = next
    next.callSite = callSite
    let first = running.lastIndex { $0.id == next.id && !$0.isHook } ?? running.endIndex
    refuse(running[first...] + [next])
  }

  private static func refuse(_ cycle: ArraySlice<RunningFactory>) -> Never {
    stop(
      Messages.cycle(Messages.Step.withoutRepetition(cycle.map(Messages.Step.init))),
      at: cycle[cycle.startIndex].definition.location
    )
  }

  /// Stops the program if a factory that is about to run in a task of its own is running already, over and over.
  static func checkTasks(_ next: RunningFactory, among running: [RunningFactory]) {
    check(next, among: running)
    guard next.canNest, running.count >= mostTasks else { return }
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
    let turns = all.count { $0.id == next.id }
    // The names of types can take more room than this stack has left.
    let message = FreshStack.text { Messages.tooDeep(steps, turns: turns, stack: stack) }
    stop(message, at: next.definition.location)
  }
}

/// A factory that runs.
struct RunningFactory {
  /// The identity of its slot.
  let id: ObjectIdentifier

  /// Its module.
  let definition: ModuleDefinition

  /// The line that reads the key, if it is noted.
  var callSite: SourceLocation?

  /// Whether a hook of the module runs, and not its factory.
  var isHook = false

  /// Whether the factory may run inside itself.
  fileprivate var canNest: Bool { definition.takesArguments && !definition.isOfMembers }
}
