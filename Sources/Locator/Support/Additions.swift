/// Values to which each copy can add one, and that the copies share but for a few.
///
/// Each hook makes a new module of an immutable one. With an array, which copies all values for another one, *n* hooks
/// would take the square of *n*. Here the values are in blocks: two of the same size become one of twice the size, so
/// that no value is copied more often than the logarithm of *n*.
struct Additions<Element: Sendable>: Sendable {
  /// From the largest block to the smallest one, without the last.
  private var blocks: [[Element]] = []
  private var last: [Element] = []

  mutating func append(_ element: Element) {
    var block = [element]
    while last.count == block.count {
      block = last + block
      last = blocks.popLast() ?? []
    }
    if !last.isEmpty { blocks.append(last) }
    last = block
  }

  /// Makes one block of all, which ``all`` returns without a copy.
  mutating func join() { (blocks, last) = ([], all) }

  var isJoined: Bool { blocks.isEmpty }

  var all: [Element] { blocks.isEmpty ? last : blocks.flatMap(\.self) + last }
}
