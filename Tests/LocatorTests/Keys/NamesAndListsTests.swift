import Locator
import LocatorTestSupport
import Testing

private enum LabelKey: InjectionKey {
  typealias Value = String
  typealias Arguments = Int
}
private enum ZooKey: InjectionKey { typealias Value = [String] }
private enum PetsKey: InjectionKey { typealias Value = [any Service] }

/// A key for each qualifier.
private enum QualifiedKey<Qualifier>: InjectionKey { typealias Value = any Service }

private final class Zoo {
  @Inject([WordKey].self) var all
  @Inject(ByName<WordKey>.self) var named: [String: String]
  @Inject(ByName<WordKey>?.self) var maybe
  @Inject([LabelKey].self, 2) var notes
}

/// Words with and without a name, and a number that isn't one of them.
@ModuleBuilder private var words: [AnyModule] {
  Module(WordKey.self) { "plain" }
  Module(WordKey.self) { "cat" }.named("first")
  Module(WordKey.self) { "dog" }.named("second")
  Module(NumberKey.self) { 4 }.named("first")
  Module(LabelKey.self) { number in "a\(number)" }.named("a")
  Module(LabelKey.self) { number in "b\(number)" }.named("b")
}

/// Modules of a key are told apart by names, and gathered in lists and maps.
@Suite struct NamesAndListsTests {
  @Test(arguments: ["first": "cat", "second": "dog", "third": nil, "First": nil, "": nil])
  func `a name finds the module that has it, or nothing`(name: String, word: String?) {
    let container = Container { words }
    #expect(container[Named<WordKey>?.self, name] == word)
    #expect(Container(parent: container) {}[Named<WordKey>?.self, name] == word)
  }

  @Test func `a name belongs to its key`() {
    let container = Container { words }
    #expect(container[Named<NumberKey>?.self, "first"] == 4)
    #expect(container[Named<NumberKey>?.self, "second"] == nil)
    #expect(container[Named<SpareKey>?.self, "first"] == nil)
    #expect(container[[NumberKey].self] == [4])
  }

  @Test func `a qualifier is a type, and its key is composed like any other`() {
    let container = Container {
      Module(QualifiedKey<Int>.self, scope: .singleton) { ServiceImpl("int") }
      Module(QualifiedKey<String>.self) { ServiceImpl("string") }.named("a")
      Module(QualifiedKey<String>.self) { ServiceImpl("more") }.named("b")
      // One object under several qualifiers.
      Module(QualifiedKey<Bool>.self, needs: QualifiedKey<Int>.self) { $0 }
    }
    #expect(container[QualifiedKey<Bool>.self] === container[QualifiedKey<Int>.self])
    #expect(container[Provider<QualifiedKey<Int>>.self]().name == "int")
    #expect(container[[QualifiedKey<String>].self].map(\.name) == ["string", "more"])
    #expect(container[[QualifiedKey<Int>].self].count == 1)
    #expect(container[QualifiedKey<Double>?.self] == nil)
  }

  @Test func `names are compared as text is`() {
    let container = Container { Module(WordKey.self) { "coffee" }.named("caf\u{e9}") }
    #expect(container[Named<WordKey>?.self, "cafe\u{301}"] == "coffee")
  }

  @Test func `a module with a name isn't what a plain read finds`() {
    let container = Container { Module(WordKey.self) { "cat" }.named("first") }
    #expect(container[WordKey?.self] == nil)
    #expect(!container.contains(WordKey.self))
  }

  @Test func `properties have lists and maps`() {
    let zoo = withContainer(Container { words }) { Zoo() }
    #expect(zoo.all == ["plain", "cat", "dog"])
    #expect(zoo.named == ["first": "cat", "second": "dog"])
    #expect(zoo.maybe == zoo.named)
    #expect(zoo.notes == ["a2", "b2"])
  }

  @Test func `a module needs lists and maps, and gets what is there`() {
    let container = Container {
      words
      Module(
        ZooKey.self,
        needs: [WordKey].self,
        ByName<WordKey>.self,
        [SpareKey].self,
        ByName<SpareKey>.self
      ) { list, map, none, nothing in
        list + map.keys.sorted() + none.map(\.name) + nothing.keys
      }
    }
    #expect(container[ZooKey.self] == ["plain", "cat", "dog", "first", "second"])
  }

  @Test func `a list and a map pass the arguments to each element`() {
    let container = Container { words }
    #expect(container[[LabelKey].self, 7] == ["a7", "b7"])
    #expect(container[ByName<LabelKey>.self, 7] == ["a": "a7", "b": "b7"])
    #expect(container[LabelKey?.self, 7] == nil)
  }

  @Test func `each element has its own scope`() {
    let container = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }.named("singleton")
      Module(ServiceKey.self, scope: .weak) { ServiceImpl() }.named("weak")
      Module(ServiceKey.self, scope: .graph) { ServiceImpl() }.named("graph")
      Module(ServiceKey.self) { ServiceImpl() }
      Module(PetsKey.self, needs: [ServiceKey].self, [ServiceKey].self) { $0 + $1 }
    }
    let first = container[[ServiceKey].self]
    #expect(zip(first, container[[ServiceKey].self]).map(===) == [true, true, false, false])
    let pets = container[PetsKey.self]
    #expect(zip(pets, pets.dropFirst(4)).map(===) == [true, true, true, false])
    #expect(container[Named<ServiceKey>?.self, "singleton"] === first[0])
    #expect(container[ByName<ServiceKey>.self]["weak"] === first[1])
  }

  @Test func `an element that isn't read isn't made`() {
    let counter = Counter()
    let container = Container {
      Module(WordKey.self) { "cat" }.named("cat")
      for name in ["dog", "bird"] {
        Module(WordKey.self, scope: .singleton) { "\(name) \(counter.next())" }.named(name)
      }
      Module(WordKey.self) { "plain \(counter.next())" }
    }
    #expect(container[Named<WordKey>?.self, "cat"] == "cat")
    let provider = container[Provider<[WordKey]>.self]
    let zoo = withContainer(container) { Zoo() }
    #expect(counter.count == 0)
    #expect(container[ByName<WordKey>.self]["dog"] == "dog 1")
    #expect(counter.count == 2)
    #expect(provider().count == 4)
    #expect(zoo.named.count == 3)
    #expect(counter.count == 3)
  }

  @Test func `a module without a name isn't an element of a map`() {
    let container = Container { Module(WordKey.self) { "plain" } }
    #expect(container[ByName<WordKey>.self].isEmpty)
    #expect(container[[WordKey].self] == ["plain"])
  }

  @Test func `a list goes through three generations, the oldest first`() {
    func generation(_ name: String, _ parent: Container?) -> Container {
      Container(parent: parent) {
        Module(WordKey.self) { name }.named(name)
        Module(WordKey.self) { "\(name)'s" }.named("own")
      }
    }
    let oldest = generation("oldest", nil)
    let youngest = generation("youngest", Container(parent: generation("middle", oldest)) {})
    #expect(oldest[[WordKey].self] == ["oldest", "oldest's"])
    #expect(youngest[[WordKey].self] == ["oldest", "middle", "youngest", "youngest's"])
    #expect(youngest[ByName<WordKey>.self]["own"] == "youngest's")
    #expect(youngest[ByName<WordKey>.self].count == 4)
    #expect(Container(parent: youngest) {}[[WordKey].self] == youngest[[WordKey].self])
  }

  @Test func `the shared elements of a list belong to the containers that declare them`() {
    func elements(_ name: String) -> [AnyModule] {
      [AnyModule(Module(ServiceKey.self, scope: .singleton) { ServiceImpl(name) }.named(name))]
    }
    let parent = Container { elements("parent") }
    let children = (0..<2).map { number in Container(parent: parent) { elements("\(number)") } }
    let lists = children.map { $0[[ServiceKey].self] }
    #expect(lists[0][0] === lists[1][0])
    #expect(lists[0][1] !== lists[1][1])
    #expect(lists.map { $0.map(\.name) } == [["parent", "0"], ["parent", "1"]])
  }

  @Test func `composed keys mean what they say`() {
    let container = Container { words }
    let none = Container {}
    // A list is always there, so that an optional one is never nil.
    #expect(none[[WordKey]?.self] == nil)
    #expect(none[ByName<WordKey>?.self] == nil)
    #expect(none[Provider<WordKey?>.self]() == nil)
    #expect(container[Provider<WordKey?>.self]() == "plain")
    #expect(container[Provider<ByName<WordKey>>.self]().count == 2)
    #expect(container[Provider<Provider<WordKey>>.self]()() == "plain")
    #expect(container[WordKey??.self] == "plain")
    #expect(container[Provider<[LabelKey]>.self](3) == ["a3", "b3"])
    #expect(container[Provider<LabelKey?>.self](3) == nil)
  }
}
