import Locator
import LocatorTestSupport
import Testing

/// Two values that one resolve makes, or finds.
private struct Pair: Sendable {
  let first: any Service
  let second: any Service

  var isOne: Bool { first === second }
}
private enum PairKey: InjectionKey { typealias Value = Pair }
private enum PointKey: InjectionKey { typealias Value = Point }
private struct Point: Equatable { var x = 0 }
private enum MaybeKey: InjectionKey { typealias Value = (any Service)? }
private enum LateKey: AsyncInjectionKey { typealias Value = any Service }
private enum LatePairKey: AsyncInjectionKey { typealias Value = Pair }

private final class Screen: Sendable {
  let service = Inject(ServiceKey.self)
  let maybe = Inject(MaybeKey.self)
}

/// A service of a scope, and a pair of it: one part directly, the other one through an alias.
@ModuleBuilder
private func modules(_ scope: EveryScope, _ counter: Counter = Counter()) -> [AnyModule] {
  scope.module(ServiceKey.self) { ServiceImpl("\(counter.next())") }
  Module(SpareKey.self, needs: ServiceKey.self) { $0 }
  Module(PairKey.self, needs: ServiceKey.self, SpareKey.self, make: Pair.init)
}

/// Arguments that show when nothing retains them any longer.
private final class Name: Hashable, Sendable {
  static func == (one: Name, other: Name) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
private enum NameKey: InjectionKey {
  typealias Value = Int
  typealias Arguments = Name
}

/// A value that may be an object.
private protocol Shape: Sendable {}
extension Point: Shape {}
private enum ShapeKey: InjectionKey {
  typealias Value = any Shape
  typealias Arguments = Int
}

/// Each scope decides which readers share an instance.
@Suite struct SharingTests {
  @Test func `a reset forgets the arguments, and what was made with them`() {
    let container = Container { Module(NameKey.self, scope: .custom) { _ in 4 } }
    weak var forgotten: Name?
    do {
      let name = Name()
      forgotten = name
      #expect(container[NameKey.self, name] == 4)
    }
    #expect(forgotten != nil)
    container.reset(.custom)
    #expect(forgotten == nil)
  }

  @Test(arguments: EveryScope.allCases)
  func `one resolve has one instance, unless it is transient`(scope: EveryScope) {
    #expect(Container { modules(scope) }[PairKey.self].isOne == (scope != .transient))
  }

  @Test(arguments: EveryScope.allCases)
  func `two reads share an instance where the scope outlives a resolve`(scope: EveryScope) {
    let container = Container { modules(scope) }
    let first = container[ServiceKey.self]
    #expect((container[ServiceKey.self] === first) == EveryScope.shared.contains(scope))
    #expect((container[PairKey.self].second === first) == EveryScope.shared.contains(scope))
  }

  @Test(arguments: EveryScope.allCases)
  func `a factory runs once for each instance`(scope: EveryScope) {
    let counter = Counter()
    let container = Container { modules(scope, counter) }
    let services = [container[ServiceKey.self], container[ServiceKey.self]]
    #expect(counter.count == Set(services.map(ObjectIdentifier.init)).count)
  }

  @Test(arguments: EveryScope.allCases)
  func `an instance is freed with its last reader, unless its scope keeps it`(scope: EveryScope) {
    let container = Container { modules(scope) }
    weak let service = container[PairKey.self].first
    #expect((service != nil) == EveryScope.keeping.contains(scope))
  }

  @Test(arguments: EveryScope.allCases)
  func `an instance is freed with its container`(scope: EveryScope) {
    weak let service = Container { modules(scope) }[PairKey.self].first
    #expect(service == nil)
  }

  @Test(arguments: EveryScope.shared, [true, false])
  func `a parent shares with its child, whichever reads first`(scope: EveryScope, isChild: Bool) {
    let parent = Container { modules(scope) }
    let child = Container(parent: parent) {}
    let first = (isChild ? child : parent)[ServiceKey.self]
    #expect((isChild ? parent : child)[ServiceKey.self] === first)
  }

  @Test(arguments: EveryScope.allCases)
  func `values made in a child share what the parent declares`(scope: EveryScope) {
    let child = Container(parent: Container { scope.module(ServiceKey.self) { ServiceImpl() } }) {
      Module(SpareKey.self, needs: ServiceKey.self) { $0 }
      Module(PairKey.self, needs: ServiceKey.self, SpareKey.self, make: Pair.init)
    }
    #expect(child[PairKey.self].isOne == (scope != .transient))
  }

  @Test(arguments: EveryScope.shared)
  func `a key that parent and child declare has an instance in each`(scope: EveryScope) {
    let parent = Container { modules(scope) }
    let child = Container(parent: parent) { scope.module(ServiceKey.self) { ServiceImpl() } }
    let services = [parent[ServiceKey.self], child[ServiceKey.self]]
    #expect(services[0] !== services[1])
    #expect(services.map { $0 === parent[ServiceKey.self] } == [true, false])
  }

  @Test(arguments: EveryScope.allCases.filter { $0 != .weak })
  func `a value type is a copy for each reader`(scope: EveryScope) {
    let parent = Container { scope.module(PointKey.self) { Point() } }
    for container in [parent, Container(parent: parent) {}] {
      var copy = container[PointKey.self]
      copy.x += 1
      #expect(container[PointKey.self] == Point())
    }
  }

  @Test(arguments: EveryScope.keeping)
  func `nothing is a value that is kept like any other`(scope: EveryScope) {
    let counter = Counter()
    let container = Container {
      scope.module(MaybeKey.self) {
        counter.next()
        return nil
      }
    }
    #expect(container[MaybeKey.self] == nil && container[MaybeKey.self] == nil)
    #expect(counter.count == 1)
  }

  @Test(arguments: EveryScope.allCases)
  func `a property keeps its instance, and shares it as far as the scope says`(scope: EveryScope) {
    let container = Container { modules(scope) }
    let screens = withContainer(container) { [Screen(), Screen()] }
    let first = screens[0].service()
    #expect(screens[0].service() === first)
    #expect((screens[1].service() === first) == EveryScope.shared.contains(scope))
    #expect((container[ServiceKey.self] === first) == EveryScope.shared.contains(scope))
  }

  @Test func `a property keeps nothing as it keeps a value`() {
    let counter = Counter()
    let container = Container {
      Module(MaybeKey.self) {
        counter.next()
        return nil
      }
    }
    let screen = withContainer(container) { Screen() }
    #expect(screen.maybe() == nil && screen.maybe() == nil)
    #expect(counter.count == 1)
  }

  @Test(arguments: EveryScope.allCases)
  func `each call of a provider is a resolve of its own`(scope: EveryScope) {
    let container = Container {
      modules(scope)
      Module(PairKey.self, needs: ServiceKey.self, Provider<ServiceKey>.self) {
        Pair(first: $0, second: $1())
      }
      .overriding()
    }
    let provider = container[Provider<ServiceKey>.self]
    let first = provider()
    #expect((provider() === first) == EveryScope.shared.contains(scope))
    #expect(container[PairKey.self].isOne == EveryScope.shared.contains(scope))
  }

  @Test(arguments: EveryScope.allCases)
  func `each lazy value is a resolve of its own, and then stays`(scope: EveryScope) {
    let container = Container {
      modules(scope)
      Module(PairKey.self, needs: ServiceKey.self, Lazy<ServiceKey>.self) {
        Pair(first: $0, second: $1())
      }
      .overriding()
    }
    let lazy = container[Lazy<ServiceKey>.self]
    let first = lazy()
    #expect(lazy() === first)
    for other in [container[Lazy<ServiceKey>.self](), container[ServiceKey.self]] {
      #expect((other === first) == EveryScope.shared.contains(scope))
    }
    #expect(container[PairKey.self].isOne == EveryScope.shared.contains(scope))
  }

  @Test(arguments: EveryScope.shared)
  func `each value of the arguments has an instance of its own`(scope: EveryScope) {
    let container = Container {
      Module(NoteKey.self, scope: scope.scope()) { ServiceImpl($0) }
    }
    let notes = ["a", "b"].map { container[NoteKey.self, $0] }
    #expect(notes.map(\.name) == ["a", "b"])
    #expect(container[NoteKey.self, "a"] === notes[0])
    #expect(container[NoteKey.self, "b"] === notes[1])
  }

  @Test func `a value of the weak scope that is no object stops the program, with arguments, too`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container { Module(ShapeKey.self, scope: .weak) { Point(x: $0) } }
      _ = container[ShapeKey.self, 4]
    }
    #expect(try StoppedProgram(result).message.hasPrefix("'ShapeKey' has the scope '.weak'"))
  }

  @Test(arguments: [.transient] + EveryScope.shared)
  func `asynchronous instances are shared as far as their scope says`(scope: EveryScope) async {
    let counter = Counter()
    let container = Container {
      Module(LateKey.self, scope: scope.scope()) { ServiceImpl("\(counter.next())") }
      Module(LatePairKey.self, needs: LateKey.self, LateKey.self) { Pair(first: $0, second: $1) }
    }
    #expect(await container.resolve(LatePairKey.self).isOne == (scope != .transient))
    let first = await container.resolve(LateKey.self)
    let isShared = EveryScope.shared.contains(scope)
    #expect(await (container.resolve(LateKey.self) === first) == isShared)
  }
}
