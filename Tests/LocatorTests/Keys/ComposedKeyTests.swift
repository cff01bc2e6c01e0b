import Locator
import LocatorTestSupport
import Testing

/// A container with three modules of one key, two of which have names.
private func animals() -> Container {
  Container {
    Module(WordKey.self) { "cat" }.named("first")
    Module(WordKey.self) { "plain" }
    Module(WordKey.self) { "dog" }.named("second")
  }
}

/// Optionals, lists, maps and providers of a key resolve without modules of their own.
@Suite struct ComposedKeyTests {
  @Test func `an optional key gives the value where the key is bound`() {
    let container = Container { Module(NumberKey.self) { 4 } }
    #expect(container[NumberKey?.self] == 4)
  }

  @Test func `an optional key gives nil where nothing is bound`() {
    #expect(Container {}[NumberKey?.self] == nil)
  }

  @Test func `an optional key with a default is never nil`() {
    #expect(Container {}[RetriesKey?.self] == 3)
  }

  @Test func `a list has the values of all modules in their order`() {
    #expect(animals()[[WordKey].self] == ["cat", "plain", "dog"])
  }

  @Test func `a list of a key that nothing is bound to is empty`() {
    #expect(Container {}[[WordKey].self].isEmpty)
  }

  @Test func `a list of a key with one module has its value`() {
    #expect(Container { Module(WordKey.self) { "one" } }[[WordKey].self] == ["one"])
  }

  @Test func `a list has the parent's values first`() {
    let child = Container(parent: animals()) { Module(WordKey.self) { "bird" }.named("third") }
    #expect(child[[WordKey].self] == ["cat", "plain", "dog", "bird"])
  }

  @Test func `a list omits what a child shadows`() {
    let child = Container(parent: animals()) {
      Module(WordKey.self) { "other" }
      Module(WordKey.self) { "hound" }.named("second")
    }
    #expect(child[[WordKey].self] == ["cat", "other", "hound"])
  }

  @Test func `a map has the values of the modules with names`() {
    #expect(animals()[ByName<WordKey>.self] == ["first": "cat", "second": "dog"])
  }

  @Test(arguments: [true, false])
  func `a map makes its values in the order of the modules`(hasPlain: Bool) {
    let counter = Counter()
    let names = (1...20).map { "name \($0)" }
    let container = Container {
      for name in names { Module(NumberKey.self) { counter.next() }.named(name) }
      if hasPlain { Module(NumberKey.self) { 0 } }
    }
    let values = container[ByName<NumberKey>.self]
    #expect(names.map { values[$0] } == Array(1...20))
  }

  @Test func `a module with a name is found by its name`() {
    #expect(animals()[Named<WordKey>?.self, "second"] == "dog")
    #expect(animals()[Named<WordKey>?.self, "third"] == nil)
  }

  @Test func `a plain read finds the module without a name`() {
    #expect(animals()[WordKey.self] == "plain")
  }

  @Test func `a provider resolves at each call`() {
    let counter = Counter()
    let container = Container { Module(NumberKey.self) { counter.next() } }
    let provider = container[Provider<NumberKey>.self]
    #expect(counter.count == 0)
    #expect([provider(), provider()] == [1, 2])
  }

  @Test func `a provider passes arguments`() {
    let container = Container { Module(ListKey.self) { letter in [letter, letter] } }
    #expect(container[Provider<ListKey>.self]("n") == ["n", "n"])
  }

  @Test func `providers of composed keys pass arguments`() {
    let container = Container {
      Module(ListKey.self) { letter in ["plain", letter] }
      Module(ListKey.self) { letter in ["named", letter] }.named("second")
    }
    #expect(container[Provider<[ListKey]>.self]("n") == [["plain", "n"], ["named", "n"]])
    #expect(container[Provider<ListKey?>.self]("n") == ["plain", "n"])
    #expect(container[Provider<ByName<ListKey>>.self]("n") == ["second": ["named", "n"]])
    #expect(container[Provider<[ListKey]?>.self]("n")?.count == 2)
    let empty = Container {}
    #expect(empty[Provider<ListKey?>.self]("n") == nil)
  }

  @Test func `composed keys with arguments are read like any other`() {
    let container = Container { Module(ListKey.self) { letter in [letter] } }
    #expect(container[[ListKey].self, "n"] == [["n"]])
    #expect(container[ListKey?.self, "n"] == ["n"])
    #expect(container[[ListKey]?.self, "n"] == [["n"]])
    #expect(Container {}[ListKey?.self, "n"] == nil)
  }

  @Test func `a provider of a throwing key throws its failure`() {
    let container = Container {
      Module(ConfigKey.self) { () throws(Failed) in throw Failed(reason: "gone") }
      Module(AccountKey.self) { name throws(Failed) in throw Failed(reason: name) }
    }
    #expect(throws: Failed(reason: "gone")) { try container[Provider<ConfigKey>.self]() }
    #expect(throws: Failed(reason: "ada")) {
      try container[Provider<AccountKey>.self]("ada")
    }
  }

  @Test func `an optional list or map is nil where no module is in it`() {
    #expect(Container {}[[WordKey]?.self] == nil)
    let container = Container { Module(WordKey.self) { "plain" } }
    #expect(container[[WordKey]?.self] == ["plain"])
    #expect(container[ByName<WordKey>?.self] == nil)
    #expect(animals()[ByName<WordKey>?.self] == ["first": "cat", "second": "dog"])
    #expect(Container {}[Provider<[WordKey]>?.self] == nil)
  }

  @Test func `an optional key of an optional key is there, whatever is bound`() {
    #expect(Container {}[NumberKey??.self] == .some(nil))
  }

  @Test func `composed keys can be composed again`() {
    let container = animals()
    #expect(container[[WordKey]?.self] == ["cat", "plain", "dog"])
    #expect(container[Provider<[WordKey]>.self]() == ["cat", "plain", "dog"])
    #expect(container[Provider<NumberKey?>.self]() == nil)
    #expect(container[Provider<NumberKey>?.self] == nil)
    #expect(container[Provider<WordKey>?.self]?() == "plain")
  }

  @Test(arguments: [true, false])
  func `an optional of what reads a name later is there if a module has a name`(hasName: Bool) {
    let container = Container {
      if hasName { Module(WordKey.self) { "cat" }.named("first") }
      Module(WordKey.self) { "plain" }
      Module(ListKey.self) { letter in [letter] }
    }
    let word = hasName ? "cat" : nil
    #expect(container[Provider<Named<WordKey>>?.self]?("first") == word)
    #expect(container[Provider<Provider<Named<WordKey>>>?.self]?()("first") == word)
    #expect(container[Provider<Lazy<Named<WordKey>>>?.self]?("first")() == word)
    #expect(container[Provider<Named<WordKey>?>?.self]?("first") == word)
    #expect(container[Provider<Lazy<Named<WordKey>>?>?.self]?("first")?() == word)
    #expect(container[Lazy<Provider<Named<WordKey>>>?.self]?()("first") == word)
    #expect(container[Lazy<Named<WordKey>>?.self, "first"]?() == word)
    #expect(container[Lazy<Named<WordKey>>?.self, "second"] == nil)
    #expect(container[Named<WordKey>?.self, "first"] == word)
    #expect(container[Named<WordKey>?.self, "second"] == nil)
    #expect(container[Provider<ListKey>?.self]?("a") == ["a"])
    #expect(container[Provider<[ListKey]>?.self]?("a") == [["a"]])
    #expect(container[Provider<Weak<ListKey>>?.self]?("a")() == nil)
    #expect(container[Provider<ByName<ListKey>>?.self] == nil)
    #expect(container[Provider<Named<NumberKey>>?.self] == nil)
  }

  @Test func `a resolver reads any key`() throws {
    let container = Container {
      Module(NumberKey.self) { 4 }
      Module(ListKey.self) { letter in [letter] }
      Module(ConfigKey.self) { ServiceImpl("config") }
      Module(WordKey.self, needs: Resolver.self) { resolver in
        let config = try? resolver[ConfigKey.self]
        return "\(resolver[NumberKey.self]) \(resolver[ListKey.self, "a"]) \(config?.name ?? "")"
      }
    }
    #expect(container[WordKey.self] == "4 [\"a\"] config")
  }
}
