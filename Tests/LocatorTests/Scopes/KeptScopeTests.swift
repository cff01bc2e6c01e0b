import Locator
import LocatorTestSupport
import Testing

private enum Request {}
extension Scope where Value: Sendable {
  fileprivate static var request: Self { Self(Request.self) }
}
private enum Other {}

private enum StoreKey: AsyncInjectionKey { typealias Value = any Service }

private final class Screen {
  @Inject(ServiceKey.self) var service
  @Inject(ServiceKey?.self) var optional
  @Inject(Lazy<ServiceKey>.self) var lazy
  @Inject(SpareKey.self) var spare
}

/// A scope that caches shares its instances until it is reset.
@Suite struct KeptScopeTests {
  @Test func `an instance of a scope is shared until the scope is reset`() {
    let container = serviceContainer(.session)
    let first = container[ServiceKey.self]
    #expect(container[ServiceKey.self] === first)
    container.reset(.session)
    #expect(container[ServiceKey.self] !== first)
  }

  @Test func `resetting one scope leaves another alone`() {
    let container = serviceContainer(.session)
    let first = container[ServiceKey.self]
    container.reset(.request)
    #expect(container[ServiceKey.self] === first)
  }

  @Test func `two scopes with one name are two scopes`() {
    let container = serviceContainer(.session)
    let first = container[ServiceKey.self]
    container.reset(Scope(Other.self))
    #expect(container[ServiceKey.self] === first)
  }

  @Test func `a reset drops the instances of all arguments`() {
    let container = Container { Module(NoteKey.self, scope: .session) { ServiceImpl($0) } }
    let notes = ["a", "b"].map { container[NoteKey.self, $0] }
    #expect(container[NoteKey.self, "a"] === notes[0])
    container.reset(.session)
    #expect(container[NoteKey.self, "a"] !== notes[0])
    #expect(container[NoteKey.self, "b"] !== notes[1])
  }

  @Test func `a reset of a child reaches its parents`() {
    let parent = serviceContainer(.session)
    let child = Container(parent: parent) {}
    let first = parent[ServiceKey.self]
    child.reset(.session)
    #expect(parent[ServiceKey.self] !== first)
  }

  @Test func `a reset releases the instance`() {
    let container = serviceContainer(.session)
    weak let service = container[ServiceKey.self]
    #expect(service != nil)
    container.reset(.session)
    #expect(service == nil)
  }

  @Test(arguments: EveryScope.shared.filter { $0 != .singleton })
  func `a property follows a reset`(_ scope: EveryScope) {
    let container = Container {
      scope.module(ServiceKey.self) { ServiceImpl("service") }
      Module(SpareKey.self, scope: .request) { ServiceImpl("spare") }
    }
    let screen = withContainer(container) { Screen() }
    let spare = screen.spare
    for reset in [{ container.reset(scope.scope()) }, { container.reset(ServiceKey.self) }] {
      let (first, lazy) = (screen.service, screen.lazy())
      #expect(screen.service === first)
      #expect(lazy === first)
      reset()
      #expect(screen.service !== first)
      #expect(screen.service === container[ServiceKey.self])
      #expect(screen.optional === screen.service)
      #expect(screen.lazy() === screen.service)
    }
    #expect(screen.spare === spare)
    container.reset()
    #expect(screen.spare !== spare)
  }

  @Test
  func `a reset while an instance is made gives it to those who wait, and caches nothing`() {
    let counter = Counter()
    let container = Container {
      Module(ServiceKey.self, scope: .session, needs: Resolver.self) { _ in
        // A user logs out while the factory runs.
        if counter.next() == 1 { Container.current().reset(.session) }
        return ServiceImpl("\(counter.count)")
      }
    }
    #expect(container[ServiceKey.self].name == "1")
    #expect(container[ServiceKey.self].name == "2")
    #expect(container[ServiceKey.self].name == "2")
  }

  @Test func `who reads after a reset waits for what was begun before, and makes the next`() {
    let counter = Counter()
    let (begun, reset) = (Barrier(2), Barrier(2))
    let container = Container {
      Module(ServiceKey.self, scope: .session) {
        let turn = counter.next()
        if turn == 1 {
          begun.wait()
          reset.wait()
        }
        return ServiceImpl("\(turn)")
      }
    }
    onThreads(2) { number in
      if number == 0 {
        #expect(container[ServiceKey.self].name == "1")
      } else {
        begun.wait()
        container.reset(.session)
        reset.wait()
        #expect(container[ServiceKey.self].name == "2")
      }
    }
    #expect(container[ServiceKey.self].name == "2")
  }

  @Test func `an instance that is made after a failure and a reset is kept`() throws {
    let counter = Counter()
    let container = Container {
      Module(ConfigKey.self, scope: .session) { () throws(Failed) in
        guard counter.next() > 1 else {
          Container.current().reset(.session)
          throw Failed(reason: "first")
        }
        return ServiceImpl("\(counter.count)")
      }
    }
    #expect(throws: Failed.self) { try container[ConfigKey.self] }
    #expect(try container[ConfigKey.self] === container[ConfigKey.self])
  }

  @Test func `the wrapper knows whether what it follows is there`() {
    let container = serviceContainer(.session)
    let screen = withContainer(container) { Screen() }
    #expect(!screen.$service.isResolved)
    _ = screen.service
    #expect(screen.$service.isResolved)
    container.reset(.session)
    #expect(!screen.$service.isResolved)
  }

  @Test func `an asynchronous instance of a scope is made again after a reset`() async {
    let counter = Counter()
    let container = Container {
      Module(StoreKey.self, scope: .session) { ServiceImpl("\(counter.next())") }
    }
    #expect(await container.resolve(StoreKey.self).name == "1")
    #expect(await container.resolve(StoreKey.self).name == "1")
    container.reset(.session)
    #expect(await container.resolve(StoreKey.self).name == "2")
  }

  @Test(arguments: [true, false])
  func `what no reset can drop says so`(isSingleton: Bool) async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [isSingleton] in
      Container {}
        .reset(isSingleton ? .singleton : .transient, fileID: "App/Main.swift", line: 4)
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Main.swift:4")
    let why =
      isSingleton
      ? "'.singleton' can't be reset: its instances live as long as their containers"
      : "'.transient' can't be reset: readers share none of its instances"
    #expect(
      program.message == """
        \(why). Give the modules a scope of their own, 'enum Session {}; extension Scope where Value: Sendable { static \
        var session: Self { Self(Session.self) } }', and reset that.
        """
    )
  }

  @Test func `threads that read during resets get whole instances`() {
    let container = Container {
      Module(ServiceKey.self, scope: .session) { ServiceImpl("session") }
      Module(SpareKey.self, scope: .weak) { ServiceImpl("weak") }
    }
    onThreads(16) { number in
      for _ in 0..<200 {
        if number == 0 { container.reset(.session) }
        #expect(container[ServiceKey.self].name == "session")
        #expect(container[SpareKey.self].name == "weak")
      }
    }
  }

  @Test func `threads make one instance of a scope after each reset`() {
    let counter = Counter()
    let container = serviceContainer(.session, counter)
    for round in 1...20 {
      onThreads(8) { _ in _ = container[ServiceKey.self] }
      #expect(counter.count == round)
      container.reset(.session)
    }
  }

  @Test func `resolves inside withContainer have graphs of their own`() {
    let container = Container { Module(DraftKey.self, scope: .graph) { Draft() } }
    withContainer(container) {
      #expect(container[DraftKey.self] !== container[DraftKey.self])
    }
  }
}
