import Dispatch
import Locator
import LocatorTestSupport
import Testing

private enum ArchiveKey: AsyncInjectionKey { typealias Value = any Service }

/// A reset of a key, or of everything, drops instances of all scopes that can be reset.
@Suite struct KeyResetTests {
  @Test func `a reset of a key drops the instances of the key alone`() {
    let container = Container {
      Module(ServiceKey.self, scope: .session) { ServiceImpl("session") }
      Module(SpareKey.self, scope: .session) { ServiceImpl("spare") }
    }
    let (service, spare) = (container[ServiceKey.self], container[SpareKey.self])
    container.reset(ServiceKey.self)
    #expect(container[ServiceKey.self] !== service)
    #expect(container[SpareKey.self] === spare)
  }

  @Test func `it drops the instances of all names`() {
    let container = Container {
      Module(ServiceKey.self, scope: .session) { ServiceImpl("plain") }
      Module(ServiceKey.self, scope: .weak) { ServiceImpl("weak") }.named("weak")
      Module(ServiceKey.self, scope: .expiring(after: .seconds(3_600))) { ServiceImpl("hour") }
        .named("hour")
    }
    let first = container[[ServiceKey].self]
    #expect(zip(first, container[[ServiceKey].self]).allSatisfy { $0 === $1 })
    container.reset(ServiceKey.self)
    #expect(zip(first, container[[ServiceKey].self]).allSatisfy { $0 !== $1 })
  }

  @Test func `it drops the instances of all arguments`() {
    let container = Container { Module(NoteKey.self, scope: .session) { ServiceImpl($0) } }
    let pages = ["a", "b"].map { container[NoteKey.self, $0] }
    container.reset(NoteKey.self)
    #expect(container[NoteKey.self, "a"] !== pages[0])
    #expect(container[NoteKey.self, "b"] !== pages[1])
  }

  @Test func `a composed key stands for the key that it is composed of`() {
    let container = Container {
      Module(ServiceKey.self, scope: .session) { ServiceImpl("session") }
    }
    for key: any BindingKey.Type in [
      [ServiceKey].self, ServiceKey?.self, ByName<ServiceKey>.self, Provider<ServiceKey>.self,
      Lazy<ServiceKey>.self,
    ] {
      let service = container[ServiceKey.self]
      container.reset(key)
      #expect(container[ServiceKey.self] !== service)
    }
  }

  @Test @MainActor func `a key of the main actor is reset there`() {
    let container = Container {
      Module(ModelKey.self, scope: .session) { ModelImpl(service: ServiceImpl("main")) }
    }
    let home = container[ModelKey.self]
    container.reset(ModelKey.self)
    #expect(container[ModelKey.self] !== home)
  }

  @Test func `it drops an asynchronous instance`() async {
    let container = Container {
      Module(ArchiveKey.self, scope: .session) { () async in ServiceImpl("archive") }
    }
    let first = await container.resolve(ArchiveKey.self)
    #expect(await container.resolve(ArchiveKey.self) === first)
    container.reset(ArchiveKey.self)
    #expect(await container.resolve(ArchiveKey.self) !== first)
  }

  @Test func `it reaches parents, and modules that a child shadows`() {
    let parent = Container { Module(ServiceKey.self, scope: .session) { ServiceImpl("parent") } }
    let child = Container(parent: parent) {
      Module(ServiceKey.self, scope: .session) { ServiceImpl("child") }
    }
    let (own, inherited) = (child[ServiceKey.self], parent[ServiceKey.self])
    child.reset(ServiceKey.self)
    #expect(child[ServiceKey.self] !== own)
    #expect(parent[ServiceKey.self] !== inherited)
  }

  @Test func `what it drops is closed`() async throws {
    let closed = Journal()
    let container = Container {
      Module(ServiceKey.self, scope: .session) { ServiceImpl("session") }
        .onClose { closed.note($0.name) }
    }
    _ = container[ServiceKey.self]
    container.reset(ServiceKey.self)
    try await container.close()
    #expect(closed.all == ["session"])
  }

  @Test func `a module that isn't shared has nothing to drop`() {
    let container = Container { Module(ServiceKey.self) { ServiceImpl("transient") } }
    container.reset(ServiceKey.self)
    #expect(container[ServiceKey.self].name == "transient")
  }

  @Test func `a reset of everything leaves singletons alone`() {
    let container = Container {
      Module(ServiceKey.self, scope: .session) { ServiceImpl("session") }
      Module(SpareKey.self, scope: .singleton) { ServiceImpl("singleton") }
      Module(NoteKey.self, scope: .weak) { ServiceImpl($0) }
    }
    let (session, singleton) = (container[ServiceKey.self], container[SpareKey.self])
    let page = container[NoteKey.self, "a"]
    container.reset()
    #expect(container[ServiceKey.self] !== session)
    #expect(container[SpareKey.self] === singleton)
    #expect(container[NoteKey.self, "a"] !== page)
  }

  @Test func `a property follows a reset of its key`() {
    let container = Container {
      Module(ServiceKey.self, scope: .session) { ServiceImpl("session") }
    }
    let service = withContainer(container) { Inject(ServiceKey.self) }
    let first = service()
    container.reset(ServiceKey.self)
    #expect(service() !== first)
  }

  @Test func `a key of a singleton can't be reset`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(ServiceKey.self, scope: .singleton, fileID: "App/Modules.swift", line: 3) {
          ServiceImpl("singleton")
        }
      }
      container.reset(ServiceKey.self, fileID: "App/Main.swift", line: 4)
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Main.swift:4")
    #expect(
      program.message == """
        'ServiceKey' can't be reset at App/Main.swift:4: its module (App/Modules.swift:3) makes a \
        '.singleton', which lives as long as its container. Give the module a scope of its own, \
        'enum Session {}; extension Scope where Value: Sendable { static var session: Self { \
        Self(Session.self) } }'.
        """
    )
  }

  @Test
  func `a reset drops what it can, and leaves singletons of other names and of parents alone`() {
    let parent = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl("parent") }
    }
    let child = Container(parent: parent) {
      Module(ServiceKey.self, scope: .session) { ServiceImpl("child") }
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl("named") }.named("named")
    }
    let read = {
      (
        parent[ServiceKey.self], child[Named<ServiceKey>?.self, "named"],
        child[ServiceKey.self]
      )
    }
    let before = read()
    child.reset(ServiceKey.self)
    let after = read()
    #expect(after.0 === before.0)
    #expect(after.1 === before.1)
    #expect(after.2 !== before.2)
  }

  @Test(.bounded) func `an instance that is made during a reset of its key isn't kept`() {
    let (made, reset) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let count = Counter()
    let container = Container {
      Module(ServiceKey.self, scope: .session) {
        if count.next() == 1 {
          made.signal()
          reset.wait()
        }
        return ServiceImpl("session")
      }
    }
    let services = Guarded<[any Service]>([])
    onThreads(2) { thread in
      if thread == 0 {
        let service = container[ServiceKey.self]
        services.change { $0.append(service) }
      } else {
        made.wait()
        container.reset(ServiceKey.self)
        reset.signal()
      }
    }
    #expect(services.value.first !== container[ServiceKey.self])
  }

  @Test func `a key that no module binds can't be reset`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container(fileID: "App/Main.swift", line: 3) {}.reset(
        ServiceKey.self,
        fileID: "App/Main.swift",
        line: 4
      )
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Main.swift:4")
    #expect(
      program.message == """
        'ServiceKey' can't be reset at App/Main.swift:4, because no module of the container at \
        App/Main.swift:3 or of its parents binds it.
        """
    )
  }
}
