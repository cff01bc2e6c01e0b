import Locator
import LocatorInspection
import LocatorTestSupport
import Testing

private enum LetterKey: AsyncInjectionKey {
  typealias Value = String
  typealias Arguments = Int
}
private enum PartKey: ThrowingInjectionKey {
  typealias Value = String
  typealias Arguments = Int
  typealias Failure = Failed
}
private enum MenuKey: InjectionKey { typealias Value = [String] }
private enum Season {}

/// Three numbers, of which each read is a new one.
private func numbers(_ counter: Counter) -> Container {
  Container {
    Module(NumberKey.self) { 10 * counter.next() }.named("tens")
    Module(NumberKey.self) { counter.next() }
    Module(NumberKey.self) { 100 * counter.next() }.intoList()
  }
}

/// A list, a map or a name can be of what resolves each module later.
@Suite(.bounded) struct DeferredElementTests {
  @Test func `each provider of a list resolves its own module at each call`() {
    let counter = Counter()
    let container = numbers(counter)
    let providers = container[[Provider<NumberKey>].self]
    #expect(counter.count == 0)
    #expect(providers.map { $0() } == [10, 2, 300])
    #expect(providers.map { $0() } == [40, 5, 600])
  }

  @Test func `each lazy value of a list makes its own instance once`() {
    let counter = Counter()
    let container = numbers(counter)
    let values = container[[Lazy<NumberKey>].self]
    #expect(counter.count == 0)
    #expect(values.reversed().map { $0() } == [100, 2, 30])
    #expect(values.map { $0() } == [30, 2, 100])
    #expect(counter.count == 3)
  }

  @Test func `a map makes what is called, and nothing else`() {
    let counter = Counter()
    let container = Container {
      for name in ["cat", "dog"] {
        Module(WordKey.self) { "\(name) \(counter.next())" }.named(name)
      }
    }
    let providers = container[ByName<Provider<WordKey>>.self]
    let values = container[ByName<Lazy<WordKey>>.self]
    #expect(providers["dog"]?() == "dog 1")
    #expect([values["cat"]?(), values["cat"]?()] == ["cat 2", "cat 2"])
    #expect(providers["bird"] == nil)
    #expect(counter.count == 2)
  }

  @Test func `a shared instance is that of its module, however it is read`() {
    let container = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl("a") }.named("a")
      Module(ServiceKey.self, scope: .weak) { ServiceImpl("b") }.named("b")
    }
    let made = container[[ServiceKey].self]
    #expect(zip(container[[Provider<ServiceKey>].self], made).allSatisfy { $0() === $1 })
    #expect(zip(container[[Lazy<ServiceKey>].self], made).allSatisfy { $0() === $1 })
    #expect(zip(container[[Weak<ServiceKey>].self], made).allSatisfy { $0() === $1 })
    #expect(container[Named<Lazy<ServiceKey>>.self, "b"]() === made[1])
  }

  @Test func `a weak element is nil until its own module has made an instance`() {
    let container = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl("a") }.named("a")
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl("b") }
      Module(ServiceKey.self) { ServiceImpl("c") }.named("c")
    }
    let weak = container[[Weak<ServiceKey>].self]
    let service = container[ServiceKey.self]
    #expect(weak[0]() == nil)
    #expect(weak[1]() === service)
    let own = weak[2].resolve()
    #expect(own.name == "c")
    #expect(weak[2]() === own)
  }

  @Test func `arguments are passed to a provider, or to the list of lazy values`() {
    let container = Container {
      Module(ListKey.self) { letter in ["plain", letter] }
      Module(ListKey.self) { letter in ["named", letter] }.named("a")
    }
    #expect(container[Named<Provider<ListKey>>.self, "a"]("n") == ["named", "n"])
    #expect(container[ByName<Provider<ListKey>>.self]["a"]?("n") == ["named", "n"])
    #expect(container[[Provider<ListKey>].self].map { $0("n")[0] } == ["plain", "named"])
    #expect(
      container[[Lazy<ListKey>].self, "n"].map { $0() } == [["plain", "n"], ["named", "n"]])
    #expect(container[ByName<Lazy<ListKey>>.self, "n"]["a"]?() == ["named", "n"])
  }

  @Test func `a provider waits and throws as its key does`() async throws {
    let container = Container {
      Module(LetterKey.self) { "letter \($0)" }.named("a")
      Module(LetterKey.self, scope: .singleton) { "shared \($0)" }
      Module(PartKey.self) { number throws(Failed) in throw Failed(reason: "part \(number)") }
        .named("a")
    }
    #expect(await container[Named<Provider<LetterKey>>.self, "a"](4) == "letter 4")
    var letters: [String] = []
    for provider in container[[Provider<LetterKey>].self] { letters.append(await provider(4)) }
    #expect(letters == ["letter 4", "shared 4"])
    let part = container[Named<Provider<PartKey>>.self, "a"]
    #expect(throws: Failed(reason: "part 4")) { try part(4) }
  }

  @Test func `a module needs them, also an asynchronous one`() async {
    let container = Container {
      Module(WordKey.self) { "cat" }.named("cat")
      Module(WordKey.self) { "dog" }
      Module(MenuKey.self, needs: [Provider<WordKey>].self, ByName<Lazy<WordKey>>.self) {
        $0.map { $0() } + $1.values.map { $0() }
      }
      Module(LetterKey.self, needs: [Lazy<WordKey>].self, ByName<Provider<WordKey>>.self) {
        words, byName, number in
        words.map { $0() }.joined() + byName.values.map { $0() }.joined() + "\(number)"
      }
    }
    #expect(container[MenuKey.self] == ["cat", "dog", "cat"])
    #expect(await container.resolve(LetterKey.self, 4) == "catdogcat4")
    #expect(problems(of: container).isEmpty)
  }

  @Test func `a module and its plug-ins may need each other`() {
    let container = Container {
      Module(MenuKey.self, scope: .singleton, needs: [Provider<WordKey>].self) { _ in ["menu"] }
      Module(WordKey.self, needs: MenuKey.self) { $0[0] }.named("a")
    }
    #expect(problems(of: container).isEmpty)
    #expect(container[ByName<WordKey>.self] == ["a": "menu"])
  }

  @Test func `a property of a named module is kept, whatever the scopes of its siblings`() {
    final class Shop {
      @Inject(Named<ServiceKey>.self, "a") var plain
      @Inject(Named<ServiceKey>?.self, "a") var optional
      @Inject(Lazy<Named<ServiceKey>>.self, "a") var later
      @Inject(Named<ServiceKey>.self, "b") var dropped
    }
    let container = Container {
      Module(ServiceKey.self) { ServiceImpl() }.named("a")
      Module(ServiceKey.self, scope: Scope(Season.self)) { ServiceImpl() }.named("b")
    }
    let shop = withContainer(container) { Shop() }
    #expect(shop.plain === shop.plain)
    #expect(shop.optional === shop.optional)
    #expect(shop.later() === shop.later())
    let dropped = shop.dropped
    #expect(shop.dropped === dropped)
    container.reset(Scope(Season.self))
    #expect(shop.dropped !== dropped)
  }

  @Test func `a lazy value of a composed key leaves its instances to the container`() {
    final class Knot: Sendable {
      let named: Lazy<Named<KnotKey>>
      let optional: Lazy<KnotKey?>
      let list: Lazy<[KnotKey]>
      init(_ named: Lazy<Named<KnotKey>>, _ optional: Lazy<KnotKey?>, _ list: Lazy<[KnotKey]>) {
        (self.named, self.optional, self.list) = (named, optional, list)
      }
    }
    enum KnotKey: InjectionKey { typealias Value = Knot }
    weak var knot: Knot?
    do {
      let container = Container {
        Module(KnotKey.self, scope: .singleton, needs: Resolver.self) { resolver in
          Knot(
            resolver[Lazy<Named<KnotKey>>.self, "a"], resolver[Lazy<KnotKey?>.self],
            resolver[Lazy<[KnotKey]>.self])
        }.named("a")
        Module(KnotKey.self, scope: .singleton, needs: Provider<Named<KnotKey>>.self) { $0("a") }
      }
      let made = container[Named<KnotKey>.self, "a"]
      knot = made
      #expect(made.named() === made)
      #expect(made.optional() === made)
      #expect(made.list().first === made)
    }
    #expect(knot == nil)
  }

  @Test func `a singleton keeps no instance of what resets through them`() {
    let container = Container {
      Module(NumberKey.self, scope: Scope(Season.self)) { 4 }.named("a")
      Module(MenuKey.self, scope: .singleton, needs: [Lazy<NumberKey>].self) { _ in [] }
      Module(WordKey.self, scope: .singleton, needs: [NumberKey].self) { "\($0)" }
    }
    #expect(problems(of: container).map(\.kind) == [.captiveDependency])
    #expect(problems(of: container).map(\.key) == ["WordKey"])
  }

  @Test func `a child's list has the parent's modules, which see what the child binds`() {
    let parent = Container {
      Module(NumberKey.self) { 1 }
      Module(WordKey.self, needs: NumberKey.self) { "parent \($0)" }.named("a")
      Module(WordKey.self) { "shadowed" }.named("b")
    }
    let child = Container(parent: parent) {
      Module(NumberKey.self) { 2 }
      Module(WordKey.self) { "child" }.named("b")
    }
    #expect(child[[Provider<WordKey>].self].map { $0() } == ["parent 2", "child"])
    #expect(
      child[ByName<Lazy<WordKey>>.self].mapValues { $0() } == ["a": "parent 2", "b": "child"])
    #expect(parent[Named<Provider<WordKey>>.self, "b"]() == "shadowed")
  }

  @Test func `a lazy element follows the reset of its module's scope`() {
    let counter = Counter()
    let container = Container {
      Module(NumberKey.self, scope: Scope(Season.self)) { counter.next() }.named("a")
      Module(NumberKey.self, scope: .singleton) { counter.next() }
    }
    let values = container[[Lazy<NumberKey>].self]
    #expect(values.map { $0() } == [1, 2])
    container.reset(Scope(Season.self))
    #expect(values.map { $0() } == [3, 2])
  }

  @Test func `an optional list is nil where no module is in it`() {
    #expect(Container {}[[Provider<WordKey>]?.self] == nil)
    #expect(Container {}[Named<Lazy<WordKey>>?.self, "a"] == nil)
    #expect(numbers(Counter())[[Provider<NumberKey>]?.self]?.count == 3)
    #expect(Container {}[[Provider<WordKey>].self].isEmpty)
  }

  @Test func `a property keeps its elements`() {
    final class Shop {
      @Inject([Lazy<NumberKey>].self) var numbers
      @Inject(Named<Provider<NumberKey>>.self, "tens") var tens
    }
    let shop = withContainer(numbers(Counter())) { Shop() }
    #expect(shop.tens() == 10)
    #expect(shop.numbers.map { $0() } == [20, 3, 400])
    #expect(shop.numbers.map { $0() } == [20, 3, 400])
  }

  @Test func `an element retains neither its container nor its module`() {
    final class Token: Sendable {}
    weak var token: Token?
    var kept: [Any] = []
    do {
      let new = Token()
      token = new
      let container = Container {
        Module(NumberKey.self) { ObjectIdentifier(new).hashValue }.named("a")
      }
      kept = container[[Provider<NumberKey>].self] + container[[Weak<NumberKey>].self]
      kept += container[[Lazy<NumberKey>].self]
      #expect(token != nil)
    }
    #expect(token == nil)
    #expect(kept.count == 3)
  }

  @Test @MainActor func `keys of the main actor have them, too`() {
    let container = Container {
      Module(ServiceKey.self) { ServiceImpl() }
      Module(ModelKey.self, needs: ServiceKey.self) { ModelImpl(service: $0, id: "a") }.named("a")
    }
    #expect((container[[Provider<ModelKey>].self][0]() as? ModelImpl)?.id == "a")
    #expect((container[ByName<Lazy<ModelKey>>.self]["a"]?() as? ModelImpl)?.id == "a")
  }

  @Test func `a call after the container was freed stops the program`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let providers = numbers(Counter())[[Provider<NumberKey>].self]
      _ = providers[0](fileID: "App/Zoo.swift", line: 2)
    }
    #expect(try StoppedProgram(result).message.contains("'Provider<NumberKey>'"))
  }

  @Test func `an unknown name of a provider stops where it is read, with the name of the key`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container(fileID: "App/Main.swift", line: 3) {
        Module(WordKey.self) { "cat" }.named("cat")
      }
      _ = container[Named<Provider<WordKey>>.self, "dog", fileID: "App/Zoo.swift", line: 2]
    }
    #expect(
      try StoppedProgram(result).message == """
        No module of 'WordKey' has the name 'dog'.
        - Read at App/Zoo.swift:2.
        - Its modules have the names 'cat'.
        - To fix it, add 'Module(WordKey.self) { ... }.named("dog")' to the container at \
        App/Main.swift:3, or read 'Named<WordKey>?.self' if the name may be unknown.
        """
    )
  }
}
