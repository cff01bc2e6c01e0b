import Locator
import LocatorInspection
import LocatorTestSupport
import Testing

private final class Hen: Sendable {
  let egg: Egg
  init(_ egg: Egg) { self.egg = egg }
}
private final class Egg: Sendable {
  let hen: Weak<HenKey>
  init(_ hen: Weak<HenKey>) { self.hen = hen }
}
private enum HenKey: InjectionKey { typealias Value = Hen }
private enum EggKey: InjectionKey { typealias Value = Egg }
private enum LinkKey: AsyncInjectionKey {
  typealias Value = any Service
  typealias Failure = Failed
}

private final class Screen {
  @Inject(Weak<ServiceKey>.self) var service
  @Inject(Weak<NoteKey>.self, "a") var note
}

/// Notes which reads have made something.
private final class Reads: ResolutionObserver {
  let noted = Guarded<[String]>([])

  func didResolve(_ resolution: Resolution) {
    noted.change { $0.append("\(resolution.key) \(resolution.isNew)") }
  }
}

/// A `Weak` gives an instance that exists, and neither makes nor retains it.
@Suite(.bounded) struct WeakKeyTests {
  @Test func `threads that resolve one value of a transient key make it once`() {
    let made = Counter()
    let container = Container {
      Module(ServiceKey.self) {
        made.next()
        yieldThread(times: 20)
        return ServiceImpl("made")
      }
    }
    for round in 1...100 {
      let weak = container[Weak<ServiceKey>.self]
      let services = Guarded<[any Service]>([])
      onThreads(4) { _ in
        let service = weak.resolve()
        services.change { $0.append(service) }
      }
      #expect(services.value.allSatisfy { $0 === services.value[0] })
      #expect(made.count == round)
    }
  }

  @Test(arguments: EveryScope.shared)
  func `a call makes nothing, and gives the instance that is shared`(scope: EveryScope) {
    let counter = Counter()
    let container = Container {
      scope.module(ServiceKey.self) { ServiceImpl("\(counter.next())") }
    }
    let screen = withContainer(container) { Screen() }
    #expect(screen.service() == nil)
    #expect(counter.count == 0)
    let service = container[ServiceKey.self]
    #expect(screen.service() === service)
    #expect(container[Weak<ServiceKey>.self]() === service)
  }

  @Test func `an instance of the scope weak is nil when nothing retains it`() {
    let container = serviceContainer(.weak)
    let screen = withContainer(container) { Screen() }
    var service: (any Service)? = screen.service.resolve()
    #expect(screen.service() === service)
    service = nil
    #expect(screen.service() == nil)
    // The next one is made on demand, and found.
    service = container[ServiceKey.self]
    #expect(service?.name == "2")
    #expect(screen.service() === service)
  }

  @Test(arguments: [EveryScope.transient, .graph])
  func `an instance that it has made for itself is remembered while it is held`(scope: EveryScope) {
    let container = Container { scope.module(ServiceKey.self) { ServiceImpl() } }
    let screen = withContainer(container) { Screen() }
    let other = container[ServiceKey.self]
    #expect(screen.service() == nil)
    var service: (any Service)? = screen.service.resolve()
    let copy = screen.service
    #expect(screen.service() === service)
    #expect(copy() === service)
    #expect(screen.service.resolve() === service)
    #expect(service !== other)
    // Another value has its own.
    #expect(container[Weak<ServiceKey>.self]() == nil)
    service = nil
    #expect(screen.service() == nil)
    #expect(copy() == nil)
  }

  @Test(arguments: EveryScope.shared)
  func `an instance that is made on demand is the shared one`(scope: EveryScope) {
    let container = Container { scope.module(ServiceKey.self) { ServiceImpl() } }
    let service = container[Weak<ServiceKey>.self].resolve()
    #expect(container[ServiceKey.self] === service)
  }

  @Test func `a container's own instance is nil after the container is freed`() {
    var container: Container? = serviceContainer(.singleton)
    let weak = container?[Weak<ServiceKey>.self]
    weak let service = weak?.resolve()
    #expect(weak?() != nil)
    container = nil
    #expect(service == nil)
    #expect(weak?() == nil)
  }

  @Test func `it is nil at a first read after the container is freed`() {
    final class Drawer { @Inject(Weak<ServiceKey>.self) var service }
    enum DrawerKey: InjectionKey { typealias Value = Drawer }
    var container: Container? = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      Module(DrawerKey.self) { Drawer() }
    }
    let drawer = container?[DrawerKey.self]
    container = nil
    #expect(drawer?.service() == nil)
  }

  @Test func `what is reset or expired isn't given`() {
    let clock = ManualClock()
    for (scope, end) in [
      (.custom, { $0.reset(.custom) }),
      (.expiring(after: .seconds(60), clock: clock), { _ in clock.advance(by: 60) }),
    ] as [(Scope<any Service>, (Container) -> Void)] {
      let container = serviceContainer(scope)
      let screen = withContainer(container) { Screen() }
      let first = screen.service.resolve()
      end(container)
      #expect(screen.service() == nil)
      #expect(screen.service.resolve() !== first)
      #expect(screen.service() === container[ServiceKey.self])
    }
  }

  @Test func `a property remembers its instance beside shared modules with names`() {
    let container = Container {
      Module(ServiceKey.self) { ServiceImpl() }
      Module(ServiceKey.self, scope: .custom) { ServiceImpl() }.named("a")
    }
    let screen = withContainer(container) { Screen() }
    let service = screen.service.resolve()
    #expect(screen.service() === service)
  }

  @Test func `the arguments of its read determine the instance`() {
    let container = Container { Module(NoteKey.self, scope: .weak) { ServiceImpl($0) } }
    let screen = withContainer(container) { Screen() }
    let other = container[NoteKey.self, "b"]
    #expect(screen.note() == nil)
    let note = container[NoteKey.self, "a"]
    #expect(screen.note() === note)
    #expect(container[Weak<NoteKey>.self, "b"]() === other)
  }

  @Test(arguments: [EveryScope.transient, .singleton, .weak])
  func `a key that can fail fails when it is told to make the instance`(scope: EveryScope) throws {
    let counter = Counter()
    let make: @Sendable () throws(Failed) -> any Service = { () throws(Failed) in
      if counter.next() == 1 { throw Failed(reason: "first") }
      return ServiceImpl()
    }
    let container = Container {
      Module(ConfigKey.self, scope: scope.scope(), make: make)
    }
    let weak = container[Weak<ConfigKey>.self]
    #expect(weak() == nil)
    #expect(throws: Failed(reason: "first")) { try weak.resolve() }
    #expect(weak() == nil)
    let config = try weak.resolve()
    #expect(weak() === config)
  }

  @Test(arguments: [EveryScope.transient, .singleton, .weak])
  func `the instance of an asynchronous key is found without a wait`(scope: EveryScope) async throws
  {
    let container = Container {
      Module(LinkKey.self, scope: scope.scope()) {
        await Task.yield()
        return ServiceImpl()
      }
    }
    let weak = container[Weak<LinkKey>.self]
    #expect(weak() == nil)
    let link = try await weak.resolve()
    #expect(weak() === link)
  }

  @MainActor
  @Test func `a key of the main actor is read there`() {
    let container = Container {
      Module(ModelKey.self) { ModelImpl(service: ServiceImpl()) }
    }
    let weak = container[Weak<ModelKey>.self]
    #expect(weak() == nil)
    let model = weak.resolve()
    #expect(weak() === model)
  }

  @Test(arguments: EveryScope.shared)
  func `two modules may need each other if one is weak`(scope: EveryScope) {
    let container = Container {
      scope.module(HenKey.self, needs: EggKey.self) { Hen($0) }
      scope.module(EggKey.self, needs: Weak<HenKey>.self) { Egg($0) }
    }
    let hen = container[HenKey.self]
    #expect(hen.egg.hen() === hen)
  }

  @Test func `a module that needs it holds nothing, and may be freed later`() throws {
    let container = Container {
      Module(HenKey.self, scope: .session, needs: EggKey.self) { Hen($0) }
      Module(EggKey.self, scope: .singleton, needs: Weak<HenKey>.self) { Egg($0) }
    }
    let isDeferred = container.graph.edges.map(\.isDeferred)
    #expect(isDeferred == [false, true])
    #expect(try verify(container).problems.isEmpty)
  }

  @Test func `threads that make an instance at the same time hold the same one`() {
    for _ in 1...50 {
      let container = Container { Module(ServiceKey.self) { ServiceImpl() } }
      let weak = container[Weak<ServiceKey>.self]
      let made = Guarded<[any Service]>([])
      onThreads(8) { _ in
        let service = weak.resolve()
        made.change { $0.append(service) }
        if weak() !== service { fatalError("The instance is held, and another one was found.") }
      }
      let found = made.value
      #expect(found.allSatisfy { $0 === found[0] })
    }
  }

  @Test func `an observer is notified of a call as of a read that makes nothing`() {
    let reads = Reads()
    let container = Container(observer: reads) {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
    }
    let weak = container[Weak<ServiceKey>.self]
    _ = weak()
    _ = weak.resolve()
    _ = weak()
    #expect(reads.noted.value == ["ServiceKey false", "ServiceKey true", "ServiceKey false"])
  }
}
