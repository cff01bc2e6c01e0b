/// The parents of a container, as it looks for slots in them.
///
/// A table of its own for the slots of all parents but the outermost makes a read take one or two looks. With many
/// generations that would take memory and time for each of them in each other one. So a container copies the slots of
/// its last 15 parents at the most, unless it is one of those that copy more for the others: the 32nd, the
/// 64th and so on copy all, the 48th the last 15, the 96th the last 31. A read looks at two tables in the first 16
/// generations, and at no more than the logarithm of their number in any other, and what all of them copy grows as
/// the number times its logarithm.
struct Generations {
  /// The parents whose slots the container copies, the oldest first.
  let copied: [Container]

  /// The parent whose table goes on where those end.
  let rest: Container?

  /// The number of parents.
  let count: Int

  /// How many generations are copied by each container.
  private static let block = 16

  /// Finds the parents of a container that is about to be made.
  init(before parent: Container?) {
    let count = parent.map { $0.generation + 1 } ?? 0
    let beyondBlock = count % Self.block
    // The lowest bit that is set says how many generations there are to copy.
    let last = count - (beyondBlock == 0 ? count & -count : beyondBlock)
    var copied: [Container] = []
    var next = parent
    while let container = next, container.generation > last {
      copied.append(container)
      next = container.parent
    }
    self.copied = copied.reversed()
    rest = next
    self.count = count
  }
}
