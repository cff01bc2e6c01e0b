import Locator
import LocatorTestSupport
import Testing

/// Counts the lists that are read in a task.
private enum Reading {
  @TaskLocal static var counter = Counter()

  /// What a container lists, and how many lists of assemblies it has read for that.
  static func of(@ModuleBuilder _ modules: () -> [AnyModule]) -> (words: [String], count: Int) {
    let counter = Counter()
    let container = $counter.withValue(counter) { Container(modules) }
    return (container[[WordKey].self], counter.count)
  }
}

// Numbers as types, because an assembly that counts once has no state but its type.

private protocol Number: SendableMetatype {
  static var value: Int { get }
}
private enum Zero: Number {
  static var value: Int { 0 }
}
private enum Next<Before: Number>: Number {
  static var value: Int { Before.value + 1 }
}

/// The types of the first numbers.
private func numbers(_ count: Int) -> [any Number.Type] {
  func next<N: Number>(to number: N.Type) -> any Number.Type { Next<N>.self }
  var numbers: [any Number.Type] = [Zero.self]
  while numbers.count < count, let last = numbers.last { numbers.append(next(to: last)) }
  return numbers
}

/// An assembly that includes all others of its size.
private struct Member<N: Number, Size: Number>: Assembly {
  var modules: [AnyModule] {
    let _ = Reading.counter.next()
    for number in numbers(Size.value) { member(number, of: Size.self) }
    Module(WordKey.self) { "\(N.value)" }.named("\(N.value)")
  }
}

/// Lists a member of a cycle.
@ModuleBuilder
private func member<N: Number, Size: Number>(_: N.Type, of _: Size.Type) -> [AnyModule] {
  Member<N, Size>()
}

/// Lists the members of a cycle in some order.
private func cycle<Size: Number>(_ size: Size.Type, _ order: [Int]) -> [AnyModule] {
  let numbers = numbers(Size.value)
  return order.flatMap { member(numbers[$0], of: size) }
}

/// The top of as many diamonds, one upon the other, as the number says.
private struct Top<N: Number>: Assembly {
  var modules: [AnyModule] {
    let _ = Reading.counter.next()
    below(N.self)
    Module(WordKey.self) { "\(N.value)" }.intoList()
  }
}

/// A side of a diamond.
private struct Side<N: Number, Tag>: Assembly {
  var modules: [AnyModule] {
    let _ = Reading.counter.next()
    Top<N>()
  }
}

/// Lists the two sides of a diamond, whose bottom is the top of the one below.
@ModuleBuilder
private func below<N: Number>(_ number: N.Type) -> [AnyModule] {
  if let number = number as? any Upper.Type { sides(of: number) }
}
private func sides<N: Upper>(of number: N.Type) -> [AnyModule] { N.sides }
private protocol Upper: Number {
  @ModuleBuilder static var sides: [AnyModule] { get }
}
extension Next: Upper {
  static var sides: [AnyModule] {
    Side<Before, Int>()
    Side<Before, String>()
  }
}

/// The list of an assembly is read once for each container.
@Suite struct AssemblyReadingTests {
  @Test func `assemblies that all include each other are each read once`() {
    let size = numbers(11)[10]
    func read<Size: Number>(_ size: Size.Type) -> (words: [String], count: Int) {
      Reading.of { cycle(size, Array(0..<10)) }
    }
    let found = read(size)
    #expect(found.count == 10)
    #expect(found.words == (0..<10).reversed().map { "\($0)" })
  }

  @Test func `each assembly of a diamond is read once, at any depth`() {
    func read<N: Number>(_ number: N.Type) -> (words: [String], count: Int) {
      Reading.of { Top<N>() }
    }
    let levels = 21
    let found = read(numbers(levels + 1)[levels])
    #expect(found.count == 3 * levels + 1)
    #expect(found.words == (0...levels).map { "\($0)" })
  }

  @Test func `an assembly is read again for the next container`() {
    let counts = (0..<2).map { _ in Reading.of { Top<Next<Zero>>() }.count }
    #expect(counts == [4, 4])
  }

  @Test(arguments: [
    ([0], "2 1 0"), ([1], "2 0 1"), ([2], "1 0 2"), ([0, 1, 2], "2 1 0"), ([2, 0], "1 0 2"),
  ])
  func `what assemblies list comes after what they include first`(order: [Int], words: String) {
    #expect(
      Reading.of { cycle(Next<Next<Next<Zero>>>.self, order) }.words.joined(separator: " ") == words
    )
  }

  @Test func `lists that are read before they are listed lose nothing`() {
    let found = Reading.of {
      let first = cycle(Next<Next<Zero>>.self, [0])
      let second = cycle(Next<Next<Zero>>.self, [1])
      second
      first
    }
    #expect(found.words == ["0", "1"])
    #expect(found.count == 2)
  }

  @Test func `a container that is made while an assembly is read reads its own assemblies`() {
    struct Inner: Assembly {
      var modules: [AnyModule] {
        let _ = Reading.counter.next()
        Module(WordKey.self) { "inner" }
      }
    }
    struct Outer: Assembly {
      var modules: [AnyModule] {
        let word = Container { Inner() }[WordKey.self]
        Module(WordKey.self) { "outer of \(word)" }.named("outer")
        Inner()
      }
    }
    let found = Reading.of { Outer() }
    #expect(found.words == ["outer of inner", "inner"])
    #expect(found.count == 2)
  }
}
