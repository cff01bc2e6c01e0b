import Locator
import LocatorTestSupport
import Testing

/// A value that knows others, by properties that are set or read after it is made.
private final class Node: Sendable {
  /// Each path to another one.
  private let links: Guarded<[@Sendable () -> Node]>

  init(_ links: [@Sendable () -> Node] = []) { self.links = Guarded(links) }

  var next: [Node] { links.value.map { $0() } }

  func link(to node: Node) { links.change { $0.append { node } } }

  /// Releases the others, so that nothing retains itself at the end of a test.
  func unlink() { links.value = [] }
}

private enum NodeKey<Tag>: InjectionKey { typealias Value = Node }
private enum First {}
private enum Second {}
private enum Third {}
private enum Fourth {}

/// Which node knows which others: an index for each.
private enum Shape: CaseIterable {
  case itself, two, three, twoOverlappingOfFour

  var edges: [[Int]] {
    switch self {
    case .itself: [[0]]
    case .two: [[1], [0]]
    case .three: [[1], [2], [0]]
    // 0 -> 1 -> 3 -> 0 and 0 -> 2 -> 3 -> 0, which share a part, and 1 <-> 2 in both directions.
    case .twoOverlappingOfFour: [[1, 2], [3, 2], [3, 1], [0]]
    }
  }

  /// The paths that lead from the first node back to it, as positions among the others of each node.
  var paths: [[Int]] {
    switch self {
    case .itself: [[0]]
    case .two: [[0, 0]]
    case .three: [[0, 0, 0]]
    case .twoOverlappingOfFour: [[0, 0, 0], [1, 0, 0], [0, 1, 0, 0], [1, 1, 0, 0]]
    }
  }
}

/// A module whose hook needs the node with an index.
private func linked<Tag>(_ module: Module<NodeKey<Tag>, Anywhere>, _ index: Int)
  -> Module<NodeKey<Tag>, Anywhere>
{
  switch index {
  case 0: module.onCreate(needs: NodeKey<First>.self) { $0.link(to: $1) }
  case 1: module.onCreate(needs: NodeKey<Second>.self) { $0.link(to: $1) }
  case 2: module.onCreate(needs: NodeKey<Third>.self) { $0.link(to: $1) }
  default: module.onCreate(needs: NodeKey<Fourth>.self) { $0.link(to: $1) }
  }
}

/// A property of the node with an index.
private func property(_ index: Int) -> @Sendable () -> Node {
  func property<Tag>(_ tag: Tag.Type) -> @Sendable () -> Node {
    let wrapper = Inject(NodeKey<Tag>.self)
    return { wrapper() }
  }
  return switch index {
  case 0: property(First.self)
  case 1: property(Second.self)
  case 2: property(Third.self)
  default: property(Fourth.self)
  }
}

/// The node with an index, which is read when it is first followed.
private func lazyNode(_ index: Int, _ resolver: borrowing Resolver) -> @Sendable () -> Node {
  func call<Tag>(_ node: Lazy<NodeKey<Tag>>) -> @Sendable () -> Node { { node() } }
  return switch index {
  case 0: call(resolver[Lazy<NodeKey<First>>.self])
  case 1: call(resolver[Lazy<NodeKey<Second>>.self])
  case 2: call(resolver[Lazy<NodeKey<Third>>.self])
  default: call(resolver[Lazy<NodeKey<Fourth>>.self])
  }
}

/// How the nodes get to know each other.
private enum Link: CaseIterable {
  case onCreate, inject, lazy

  /// Those that look for a node when it is first followed.
  static let late = [inject, lazy]

  /// A module of each node.
  @ModuleBuilder func modules(_ shape: Shape, _ scope: EveryScope) -> [AnyModule] {
    let edges = shape.edges + [[Int]](repeating: [], count: 4 - shape.edges.count)
    module(NodeKey<First>.self, scope, edges[0])
    module(NodeKey<Second>.self, scope, edges[1])
    module(NodeKey<Third>.self, scope, edges[2])
    module(NodeKey<Fourth>.self, scope, edges[3])
  }

  private func module<Tag>(_ key: NodeKey<Tag>.Type, _ scope: EveryScope, _ edges: [Int])
    -> Module<NodeKey<Tag>, Anywhere>
  {
    switch self {
    case .inject: scope.module(key) { Node(edges.map(property)) }
    case .lazy:
      scope.module(key, needs: Resolver.self) { resolver in
        Node(edges.map { lazyNode($0, resolver) })
      }
    case .onCreate:
      edges.reduce(scope.module(key) { Node() }, linked)
    }
  }
}

/// Follows a path from a node.
private func follow(_ path: [Int], from start: Node) -> Node {
  path.reduce(start) { $0.next[$1] }
}

/// Every node that a node leads to.
private func all(from start: Node) -> [Node] {
  var found = [start]
  var index = 0
  while index < found.count {
    found += found[index].next.filter { node in !found.contains { $0 === node } }
    index += 1
  }
  return found
}

/// Lets nodes go of each other.
private func unlink(_ nodes: [Node]) {
  for node in nodes { node.unlink() }
}

/// Objects may hold each other through hooks, properties and lazy values.
@Suite(.bounded) struct PropertyCycleTests {
  @Test(arguments: Shape.allCases, EveryScope.allCases.filter { $0 != .transient })
  private func `hooks close a cycle`(shape: Shape, scope: EveryScope) {
    expect(.onCreate, toClose: shape, in: scope)
  }

  @Test(arguments: Shape.allCases, EveryScope.shared)
  private func `properties close a cycle`(shape: Shape, scope: EveryScope) {
    expect(.inject, toClose: shape, in: scope)
  }

  @Test(arguments: Shape.allCases, EveryScope.shared)
  private func `lazy values close a cycle`(shape: Shape, scope: EveryScope) {
    expect(.lazy, toClose: shape, in: scope)
  }

  /// Expects one instance of each node, and every path back to lead to the first.
  private func expect(_ link: Link, toClose shape: Shape, in scope: EveryScope) {
    let container = Container { link.modules(shape, scope) }
    let start = container[NodeKey<First>.self]
    for path in shape.paths { #expect(follow(path, from: start) === start) }
    let nodes = all(from: start)
    #expect(nodes.count == shape.edges.count)
    unlink(nodes)
  }

  @Test(arguments: Shape.allCases, [EveryScope.transient, .graph])
  private func `properties and lazy values of what isn't shared lead to new instances`(
    shape: Shape,
    scope: EveryScope
  ) {
    for link in Link.late {
      let container = Container { link.modules(shape, scope) }
      let start = container[NodeKey<First>.self]
      for path in shape.paths { #expect(follow(path + path, from: start) !== start) }
    }
  }

  @Test(arguments: EveryScope.allCases.filter { $0 != .transient })
  func `an initializer and a hook close a cycle`(scope: EveryScope) {
    let container = Container {
      // The second takes the first in its initializer, the first gets the second later.
      scope.module(NodeKey<First>.self) { Node() }
        .onCreate(needs: NodeKey<Second>.self) { $0.link(to: $1) }
      scope.module(NodeKey<Second>.self, needs: NodeKey<First>.self) { first in
        let second = Node()
        second.link(to: first)
        return second
      }
    }
    let first = container[NodeKey<First>.self]
    #expect(first.next[0].next[0] === first)
    first.unlink()
  }

  @Test(arguments: EveryScope.shared)
  func `a cycle may be entered anywhere`(scope: EveryScope) {
    let container = Container { Link.onCreate.modules(.twoOverlappingOfFour, scope) }
    let fourth = container[NodeKey<Fourth>.self]
    #expect(fourth.next[0].next[0].next[0] === fourth)
    #expect(container[NodeKey<Third>.self].next[1] === container[NodeKey<Second>.self])
    unlink(all(from: fourth))
  }

  @Test func `a weak root survives until its cycle is closed`() {
    let container = Container {
      EveryScope.weak.module(NodeKey<First>.self) { Node() }
        .onCreate(needs: NodeKey<Second>.self) { $0.link(to: $1) }
      EveryScope.graph.module(NodeKey<Second>.self) { Node() }
        .onCreate(needs: NodeKey<First>.self) { $0.link(to: $1) }
    }
    let first = container[NodeKey<First>.self]
    #expect(first.next[0].next[0] === first)
    first.unlink()
  }

  @Test(arguments: Link.allCases)
  private func `threads that enter a cycle anywhere find one of each`(link: Link) {
    for _ in 0..<10 {
      let container = Container { link.modules(.twoOverlappingOfFour, .singleton) }
      let child = Container(parent: container) {}
      let found = Guarded<[Node]>([])
      onThreads(32) { number in
        let source = number.isMultiple(of: 2) ? container : child
        let start =
          switch number % 3 {
          case 0: source[NodeKey<First>.self]
          case 1: source[NodeKey<Second>.self]
          default: source[NodeKey<Third>.self]
          }
        let nodes = all(from: start)
        found.change { $0 += nodes }
      }
      let nodes = all(from: container[NodeKey<First>.self])
      #expect(nodes.count == 4)
      #expect(Set(found.value.map(ObjectIdentifier.init)) == Set(nodes.map(ObjectIdentifier.init)))
      // While a thread closes a cycle of hooks, others may see a part of it. Now each node leads to all.
      for node in nodes { #expect(all(from: node).count == 4) }
      unlink(nodes)
    }
  }
}
