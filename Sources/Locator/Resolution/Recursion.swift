/// Finds factories that ask for each other without end, before the stack overflows.
///
/// What is declared with `needs:` is checked before anything is made. This is for the rest: what a
/// factory, or an object that it makes, reads by itself.
enum Recursion {
  /// How many frames deep a resolve has to be, and how many deeper, to be looked at.
  static let interval = 32

  /// How often a key with arguments may be made for the sake of itself, as a tree's nodes are.
  private static let limitWithArguments = 250

  /// A factory that runs.
  struct Running {
    /// The identity of its slot.
    let id: ObjectIdentifier

    /// Its module.
    let binding: Binding
  }

  /// Stops the program if a factory that is about to run is running already, over and over.
  static func check(_ next: Running, among running: [Running]) {
    let turns = running.indices.filter { running[$0].id == next.id }
    // Objects can hold others of their class as the nodes of a tree do, too.
    let canNest = next.binding.takesArguments || next.binding.isOfMembers
    let limit = canNest ? limitWithArguments : 2
    guard turns.count >= limit, let last = turns.last else { return }
    let ring = running[last...].map(\.binding) + [next.binding]
    stop(Messages.cycle(ring.map(Messages.Step.init)), at: next.binding.location)
  }
}
