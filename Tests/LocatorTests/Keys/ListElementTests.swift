import Locator
import LocatorTestSupport
import Testing

/// A service that adds to the name of another.
private final class Loud: Service {
  let name: String
  init(_ inner: any Service) { name = "\(inner.name)!" }
}

/// Three ways to be one of several modules of a key.
private func words() -> Container {
  Container {
    Module(WordKey.self) { "first" }.intoList()
    Module(WordKey.self) { "plain" }
    Module(WordKey.self) { "named" }.named("name")
    Module(WordKey.self) { "last" }.intoList()
  }
}

/// A module with `.intoList()` adds an element to the list of its key.
@Suite struct ListElementTests {
  @Test func `a list has its elements beside the other modules, in their order`() {
    #expect(words()[[WordKey].self] == ["first", "plain", "named", "last"])
  }

  @Test func `an element isn't found by a plain read, by a name, or in a map`() {
    let container = Container { Module(WordKey.self) { "one" }.intoList() }
    #expect(!container.contains(WordKey.self))
    #expect(container[WordKey?.self] == nil)
    #expect(container[ByName<WordKey>.self].isEmpty)
    #expect(container[Named<WordKey>?.self, "one"] == nil)
    #expect(words()[WordKey.self] == "plain")
    #expect(words()[ByName<WordKey>.self] == ["name": "named"])
  }

  @Test func `an element that isn't read isn't made`() {
    let counter = Counter()
    let container = Container {
      Module(NumberKey.self) { 0 }
      Module(NumberKey.self) { 1 }.named("one")
      Module(NumberKey.self) { counter.next() }.intoList()
    }
    #expect(container[NumberKey.self] == 0)
    #expect(container[ByName<NumberKey>.self] == ["one": 1])
    #expect(container[Named<NumberKey>?.self, "one"] == 1)
    #expect(container[Provider<NumberKey>.self]() == 0)
    #expect(counter.count == 0)
    #expect(container[[NumberKey].self] == [0, 1, 1])
  }

  @Test func `the parents' elements come first, and no child shadows them`() {
    let middle = Container(parent: words()) {
      Module(WordKey.self) { "middle" }.intoList()
    }
    let leaf = Container(parent: middle) {
      Module(WordKey.self) { "leaf" }
      Module(WordKey.self) { "renamed" }.named("name")
      Module(WordKey.self) { "end" }.intoList()
    }
    #expect(middle[[WordKey].self] == ["first", "plain", "named", "last", "middle"])
    #expect(leaf[[WordKey].self] == ["first", "last", "middle", "leaf", "renamed", "end"])
    #expect(leaf[WordKey.self] == "leaf")
    #expect(Container(parent: leaf) {}[[WordKey].self].count == 6)
  }

  @Test func `a child adds an element to a key that its parent binds once`() {
    let parent = Container { Module(WordKey.self) { "plain" } }
    let child = Container(parent: parent) { Module(WordKey.self) { "more" }.intoList() }
    #expect(child[[WordKey].self] == ["plain", "more"])
    #expect(child[WordKey.self] == "plain")
    #expect(parent[[WordKey].self] == ["plain"])
  }

  @Test func `a module with a name is in the list anyway, and stays what it is`() {
    let container = Container {
      Module(WordKey.self) { "cat" }.named("pet")
      Module(WordKey.self) { "dog" }.named("pet").overriding()
    }
    #expect(container[[WordKey].self] == ["dog"])
    #expect(container[Named<WordKey>?.self, "pet"] == "dog")
  }

  @Test func `elements are shared, decorated and finished like any module`() {
    let counter = Counter()
    let container = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl("shared") }.intoList()
        .onCreate { _, _ in counter.next() }
      Module(ServiceKey.self) { ServiceImpl("new") }.intoList()
      Decorator(ServiceKey.self) { inner in Loud(inner) }
    }
    let first = container[[ServiceKey].self]
    let second = container[[ServiceKey].self]
    #expect(first.map(\.name) == ["shared!", "new!"])
    #expect(first[0] === second[0])
    #expect(first[1] !== second[1])
    #expect(counter.count == 1)
  }

  @Test func `elements take the arguments of their key`() {
    let container = Container {
      Module(ListKey.self) { letter in [letter] }.intoList()
      Module(ListKey.self, scope: .singleton, needs: WordKey.self) { word, letter in
        [word, letter]
      }.intoList()
      Module(WordKey.self) { "word" }
    }
    #expect(container[[ListKey].self, "n"] == [["n"], ["word", "n"]])
  }

  @Test @MainActor func `keys of the main actor have elements, too`() {
    let container = Container {
      Module(ServiceKey.self) { ServiceImpl() }
      Module(ModelKey.self, needs: ServiceKey.self) { ModelImpl(service: $0, id: "a") }.intoList()
      Module(ModelKey.self, scope: .singleton, needs: ServiceKey.self) {
        ModelImpl(service: $0, id: "b")
      }.intoList()
    }
    #expect(container[[ModelKey].self].compactMap { ($0 as? ModelImpl)?.id } == ["a", "b"])
  }

  @Test func `a module can need the list of a key that it is an element of in a parent`() {
    let parent = Container { Module(NumberKey.self) { 1 }.intoList() }
    let child = Container(parent: parent) {
      Module(WordKey.self, needs: [NumberKey].self) { "\($0)" }
      Module(NumberKey.self) { 2 }.intoList()
    }
    #expect(child[WordKey.self] == "[1, 2]")
  }

  @Test func `an element that needs its own list is a cycle`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container {
        Module(NumberKey.self) { 1 }.intoList()
        Module(NumberKey.self, needs: [NumberKey].self) { $0.count }.intoList()
      }
      .build()
    }
    #expect(try StoppedProgram(result).message.contains("Dependency cycle: 'NumberKey'"))
  }

  @Test func `a cycle through one of several elements of a parent is found`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let parent = Container {
        Module(WordKey.self) { "" }
        Module(NumberKey.self) { 1 }.intoList()
        Module(NumberKey.self, needs: WordKey.self) { $0.count }.intoList()
      }
      _ =
        Container(parent: parent) {
          Module(WordKey.self, needs: [NumberKey].self) { "\($0)" }
        }[WordKey.self]
    }
    #expect(try StoppedProgram(result).message.contains("Dependency cycle: 'WordKey'"))
  }

  @Test func `an element that overrides is a problem, in a child too`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let parent = Container { Module(WordKey.self) { "cat" }.intoList() }
      Container(parent: parent) {
        Module(WordKey.self) { "plain" }
        Module(WordKey.self, fileID: "App/Zoo.swift", line: 2) { "dog" }.intoList().overriding()
      }
      .build()
    }
    #expect(
      try StoppedProgram(result).message.hasSuffix(
        """
        - 'WordKey' overrides nothing (App/Zoo.swift:2), because '.intoList()' adds to what is there. \
        Remove one of the two, or give both modules the same name with '.named'.
        """
      )
    )
  }

  @Test func `a plain read of a key that has elements alone says where they are`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container(fileID: "App/Main.swift", line: 3) {
        Module(WordKey.self, fileID: "App/Main.swift", line: 4) { "cat" }.intoList()
      }
      _ = container[WordKey.self, fileID: "App/Zoo.swift", line: 2]
    }
    #expect(
      try StoppedProgram(result).message == """
        Nothing is bound to 'WordKey', whose value is 'String'.
        - Read at App/Zoo.swift:2.
        - Its modules say '.intoList()'. Read '[WordKey].self'.
        - To fix it, add 'Module(WordKey.self) { ... }' to the container at App/Main.swift:3.
        """
    )
  }

  @Test func `a need of a key that has elements alone says so, too`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container {
        Module(WordKey.self) { "cat" }.intoList()
        Module(NumberKey.self, needs: WordKey.self, fileID: "App/Zoo.swift", line: 2) { $0.count }
      }
      .build()
    }
    #expect(
      try StoppedProgram(result).message.hasSuffix(
        """
        - Nothing is bound to 'WordKey', which 'NumberKey' needs (App/Zoo.swift:2), because its \
        modules have names or say '.intoList()'. Need '[WordKey].self', or add \
        'Module(WordKey.self) { ... }' to the container.
        """
      )
    )
  }
}
