/// The parents of a container, divided into those whose slots it copies and the rest.
///
/// A container copies the slots of all parents but the outermost into its table, so a read takes one or two lookups. In
/// a long chain, each generation would copy all earlier ones, which takes quadratic memory and time. So a container
/// copies at most its last 15 parents, except for some that copy more for the others: the 32nd, the 64th and so on copy
/// all, the 48th the last 15, the 96th the last 31. A read searches at most two tables in the first 16 generations, and
/// in any other at most the logarithm of the number of generations. The slots that all of them copy grow as that number
/// times its logarithm.
struct Generations {
  /// The parents whose slots the container copies, the outermost first.
  let copied: [Container]

  /// The nearest parent that isn't copied, whose table continues the search.
  let rest: Container?

  /// The number of parents.
  let count: Int

  /// The size of a block of generations.
  ///
  /// Within a block, a container copies the earlier generations except for the first, which is its ``rest``.
  private static let block = 16

  /// Divides the parents of a container that is being created.
  init(before parent: Container?) {
    let count = parent.map { $0.generation + 1 } ?? 0
    let beyondBlock = count % Self.block
    // At a multiple of the block, the lowest set bit is the distance to the first parent that isn't copied.
    let last = count - (beyondBlock == 0 ? count & -count : beyondBlock)
    var copied: [Container] = []
    var next = parent
    // A container of a blueprint has no slots to copy yet.
    while let container = next, container.generation > last, container.plan.blueprint == nil {
      copied.append(container)
      next = container.parent
    }
    self.copied = copied.reversed()
    rest = next
    self.count = count
  }
}
