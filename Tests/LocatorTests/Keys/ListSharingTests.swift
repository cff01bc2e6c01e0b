import Locator
import LocatorTestSupport
import Testing

private enum WordsKey: InjectionKey { typealias Value = [String] }

/// An assembly that adds an element.
private struct Extra: Assembly {
  var modules: [AnyModule] {
    Module(WordKey.self) { "extra" }.intoList()
  }
}

/// A service that counts when it is freed.
private final class Part: Service {
  let name: String
  private let freed: Counter

  init(_ name: String, freed: Counter = Counter()) {
    self.name = name
    self.freed = freed
  }

  deinit { freed.next() }
}

/// List elements are cached by the container that declares them, as their scope says.
@Suite struct ListSharingTests {
  @Test(arguments: EveryScope.allCases)
  func `each element is shared as far as its scope says`(scope: EveryScope) {
    let counter = Counter()
    let container = Container {
      // Made alike, and two all the same.
      for _ in 0..<2 {
        scope.module(ServiceKey.self) { ServiceImpl("\(counter.next())") }.intoList()
      }
    }
    let (first, second) = (container[[ServiceKey].self], container[[ServiceKey].self])
    #expect(first.map(\.name) == ["1", "2"])
    let isShared = EveryScope.shared.contains(scope)
    #expect(zip(first, second).map(===) == [isShared, isShared])
  }

  @Test(arguments: EveryScope.allCases)
  func `an element is freed with its last reader, unless its scope keeps it`(scope: EveryScope) {
    let freed = Counter()
    do {
      let container = Container {
        scope.module(ServiceKey.self) { Part("element", freed: freed) }.intoList()
      }
      #expect(container[[ServiceKey].self].count == 1)
      #expect(freed.count == (EveryScope.keeping.contains(scope) ? 0 : 1))
    }
    #expect(freed.count == 1)
  }

  @Test(arguments: 0..<8)
  func `a list has the elements of all generations that add any`(adding: Int) {
    /// The container of a generation, which adds an element if its bit is set.
    func container(_ generation: Int, parent: Container?) -> Container {
      Container(parent: parent) {
        if adding >> generation & 1 == 1 {
          Module(NumberKey.self) { generation }.intoList()
        }
      }
    }
    let root = container(0, parent: nil)
    let leaf = container(2, parent: container(1, parent: root))
    let expected = (0..<3).filter { adding >> $0 & 1 == 1 }
    #expect(leaf[[NumberKey].self] == expected)
    #expect(leaf[[NumberKey]?.self] == (expected.isEmpty ? nil : expected))
    #expect(root[[NumberKey].self] == expected.filter { $0 == 0 })
  }

  @Test func `an element is in a list once, wherever it is included or read`() {
    let parent = Container {
      Extra()
      Extra()
      Module(WordsKey.self, needs: [WordKey].self) { $0 }
    }
    let child = Container(parent: Container(parent: parent) {}) { Extra() }
    #expect(parent[[WordKey].self] == ["extra"])
    #expect(parent[WordsKey.self] == ["extra"])
    // The child has listed it as well, for itself.
    #expect(child[[WordKey].self] == ["extra", "extra"])
    #expect(child[WordsKey.self] == ["extra", "extra"])
  }

  @Test func `a list of keys has nothing to do with a key whose value is a list`() {
    let container = Container {
      Module(WordsKey.self) { ["a", "b"] }
      Module(WordKey.self) { "c" }.intoList()
    }
    #expect(container[WordsKey.self] == ["a", "b"])
    #expect(container[[WordsKey].self] == [["a", "b"]])
    #expect(container[[WordKey].self] == ["c"])
    #expect(Container { Module(WordsKey.self) { ["a"] } }[[WordKey].self].isEmpty)
  }

  @Test(arguments: EveryScope.shared)
  func `a shared element belongs to the container that declares it`(scope: EveryScope) {
    let freed = Counter()
    let parent = Container {
      Module(WordKey.self) { "parent's" }
      scope.module(ServiceKey.self, needs: WordKey.self) { ServiceImpl($0) }.intoList()
    }
    let first = parent[[ServiceKey].self]
    do {
      let children = (0..<2).map { number in
        Container(parent: parent) {
          Module(WordKey.self) { "child's" }
          scope.module(ServiceKey.self) { Part("\(number)", freed: freed) }.intoList()
        }
      }
      let lists = children.map { $0[[ServiceKey].self] }
      #expect(lists.map { $0.map(\.name) } == [["parent's", "0"], ["parent's", "1"]])
      #expect(lists.allSatisfy { $0[0] === first[0] })
    }
    // A child is freed with the elements that it has added, and the parent has its own still.
    #expect(freed.count == 2)
    #expect(
      parent[[ServiceKey].self].map(ObjectIdentifier.init) == first.map(ObjectIdentifier.init)
    )
  }
}
