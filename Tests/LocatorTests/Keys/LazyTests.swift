import Locator
import LocatorTestSupport
import Testing

private final class Hen: Sendable {
  let egg: Egg
  init(_ egg: Egg) { self.egg = egg }
}
private final class Egg: Sendable {
  let hen: Lazy<HenKey>
  init(_ hen: Lazy<HenKey>) { self.hen = hen }
}
private enum HenKey: InjectionKey { typealias Value = Hen }
private enum EggKey: InjectionKey { typealias Value = Egg }
private enum CountKey: InjectionKey {
  typealias Value = Int
  typealias Arguments = Int
}
private enum MaybeKey: InjectionKey { typealias Value = Int? }
private enum AnimalKey<Place>: InjectionKey { typealias Value = String }
private enum Home {}
private enum Zoo {}

/// A lazy value resolves at its first call, once.
@Suite(.bounded) struct LazyTests {
  @Test func `nothing is made before the first call, and one value from then on`() {
    let counter = Counter()
    let container = Container { Module(NumberKey.self) { counter.next() } }
    let number = container[Lazy<NumberKey>.self]
    #expect(counter.count == 0)
    #expect([number(), number()] == [1, 1])
    // Copies share it; another one has its own.
    let copy = number
    #expect([copy(), container[Lazy<NumberKey>.self]()] == [1, 2])
  }

  @Test func `arguments are kept until the first call`() {
    final class Page { @Inject(Lazy<CountKey>.self, 20) var count }
    let container = Container { Module(CountKey.self) { $0 + 1 } }
    #expect(container[Lazy<CountKey>.self, 3]() == 4)
    #expect(withContainer(container) { Page().count() } == 21)
  }

  @Test func `a lazy value is a resolve of its own`() {
    let container = Container {
      Module(DraftKey.self, scope: .graph) { Draft() }
      Module(WordKey.self, needs: DraftKey.self, Lazy<DraftKey>.self, Lazy<DraftKey>.self) {
        "\($0 === $1()) \($1() === $1()) \($1() === $2())"
      }
    }
    #expect(container[WordKey.self] == "false true false")
  }

  @Test(arguments: EveryScope.shared)
  func `two modules may need each other if one is lazy`(scope: EveryScope) {
    let container = Container {
      scope.module(HenKey.self, needs: EggKey.self) { Hen($0) }
      scope.module(EggKey.self, needs: Lazy<HenKey>.self) { Egg($0) }
    }
    let hen = container[HenKey.self]
    #expect(hen.egg.hen() === hen)
    #expect(hen.egg.hen().egg === hen.egg)
  }

  @Test func `nothing is a value that it keeps like any other`() {
    let counter = Counter()
    let container = Container {
      Module(MaybeKey.self) {
        counter.next()
        return nil
      }
    }
    let number = container[Lazy<MaybeKey>.self]
    #expect([number(), number()] == [nil, nil])
    #expect(counter.count == 1)
  }

  @Test(arguments: EveryScope.shared)
  func `a lazy alias gives what the other key gives`(scope: EveryScope) {
    let container = Container {
      scope.module(ServiceKey.self) { ServiceImpl() }
      Module(SpareKey.self, needs: ServiceKey.self) { $0 }
    }
    let service = container[ServiceKey.self]
    #expect(container[Lazy<SpareKey>.self]() === service)
    #expect(container[Lazy<SpareKey?>.self]() === service)
  }

  @Test func `it holds a weak instance that it has given`() {
    let container = Container { Module(ServiceKey.self, scope: .weak) { ServiceImpl() } }
    weak var service: (any Service)?
    do {
      let lazy = container[Lazy<ServiceKey>.self]
      service = lazy()
      #expect(service === container[ServiceKey.self])
    }
    #expect(service == nil)
  }

  @Test func `it follows a reset`() {
    let counter = Counter()
    let container = Container { Module(NumberKey.self, scope: .custom) { counter.next() } }
    let number = container[Lazy<NumberKey>.self]
    #expect([number(), number()] == [1, 1])
    container.reset(.custom)
    #expect([number(), number()] == [2, 2])
  }

  @Test func `it composes with what else composes`() {
    let container = Container {
      Module(WordKey.self) { "plain" }
      Module(WordKey.self) { "named" }.named("a")
    }
    #expect(container[Lazy<[WordKey]>.self]() == ["plain", "named"])
    #expect(container[Lazy<ByName<WordKey>>.self]() == ["a": "named"])
    #expect(container[Lazy<ServiceKey?>.self]() == nil)
    #expect(container[Provider<Lazy<WordKey>>.self]()() == "plain")
  }

  @Test func `lazy values of the root have the instances that the root has`() async {
    await #expect(processExitsWith: .success) {
      let counter = Counter()
      let root = Container {
        Module(NumberKey.self, scope: .singleton) { counter.next() }
        Module(MaybeKey.self, scope: .custom) { counter.next() }
      }
      .build()
      let (kept, dropped) = (root[Lazy<NumberKey>.self], root[Lazy<MaybeKey>.self])
      #expect([kept(), kept(), root[NumberKey.self]] == [1, 1, 1])
      #expect([dropped(), dropped(), root[MaybeKey.self]] == [2, 2, 2])
      root.reset(.custom)
      #expect([kept(), dropped(), dropped(), root[MaybeKey.self]] == [1, 3, 3, 3])
    }
  }

  @Test func `a qualifier is lazy, and called later, like any other key`() {
    let container = Container {
      Module(AnimalKey<Home>.self) { "cat" }
      Module(AnimalKey<Zoo>.self) { "lion" }.intoList()
      Module(AnimalKey<Zoo>.self) { "bear" }
    }
    #expect(container[Lazy<AnimalKey<Home>>.self]() == "cat")
    #expect(container[Lazy<[AnimalKey<Zoo>]>.self]() == ["lion", "bear"])
    #expect(container[Provider<AnimalKey<Zoo>>.self]() == "bear")
  }

  @Test func `what is lazy and bound nowhere is missed at the first call`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container { Module(WordKey.self) { "" } }
      let number = container[Lazy<NumberKey>.self]
      _ = number(fileID: "App/Main.swift", line: 7)
      withExtendedLifetime(container) {}
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Main.swift:7")
    #expect(program.message.hasPrefix("Nothing is bound to 'NumberKey', whose value is 'Int'."))
  }

  @Test func `a lazy need that nothing is bound to is a problem`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container {
        Module(WordKey.self, needs: Lazy<NumberKey>.self, fileID: "App/Main.swift", line: 7) {
          "\($0())"
        }
        Module(SpareKey.self, needs: Lazy<ServiceKey?>.self, Lazy<[NumberKey]>.self) { service, _ in
          service() ?? ServiceImpl() as any Service
        }
      }
      .build()
    }
    #expect(
      try StoppedProgram(result).message.hasSuffix(
        """
        has a problem:

        - Nothing is bound to 'NumberKey', which 'WordKey' needs (App/Main.swift:7). Add \
        'Module(NumberKey.self) { ... }' to the container.
        """
      )
    )
  }

  @Test func `it doesn't keep its container, and says so when that is gone`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let number = Container(fileID: "App/Main.swift", line: 4) {
        Module(NumberKey.self) { 4 }
      }[Lazy<NumberKey>.self]
      _ = number(fileID: "App/Main.swift", line: 7)
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Main.swift:7")
    #expect(
      program.message == """
        'Lazy<NumberKey>' was used after the container at App/Main.swift:4 that made it was freed. \
        Hold the container as long as the objects that it makes are in use.
        """
    )
  }
}
