import Locator
import LocatorTestSupport
import Testing

private enum LateKey: AsyncInjectionKey { typealias Value = any Service }

private enum Request {}
extension Scope where Value: Sendable {
  fileprivate static var request: Self { Self(Request.self) }
}

/// Each instance is finished, closed and freed once, in every scope.
@Suite struct LifecycleTests {
  @Test(arguments: EveryScope.allCases)
  func `a hook runs once for each instance, before any reader has it`(scope: EveryScope) {
    let (made, created) = (Counter(), Counter())
    let container = Container {
      scope.module(ServiceKey.self) { ServiceImpl("\(made.next())") }
        .onCreate { _, service in if service.name == "\(made.count)" { created.next() } }
        .onCreate { _, _ in created.next() }
      Module(SpareKey.self, needs: ServiceKey.self, ServiceKey.self) { first, _ in first }
    }
    let services = [container[ServiceKey.self], container[SpareKey.self]]
    #expect(services.count == 2)
    #expect(created.count == 2 * made.count)
  }

  @Test(arguments: EveryScope.keeping)
  func `closing runs onClose once for each instance that was made`(scope: EveryScope) async throws {
    let closed = Guarded<[String]>([])
    let container = Container {
      scope.module(ServiceKey.self) { ServiceImpl("made") }
        .onClose { service in closed.change { $0.append(service.name) } }
      scope.module(SpareKey.self) { ServiceImpl("never made") }
        .onClose { service in closed.change { $0.append(service.name) } }
    }
    let service = container[ServiceKey.self]
    #expect(container[ServiceKey.self] === service)
    try await container.close()
    #expect(closed.value == ["made"])
  }

  @Test func `an override has its own onClose, and the replaced module none`() async throws {
    let closed = Guarded<[String]>([])
    let container = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
        .onClose { _ in closed.change { $0.append("first") } }
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
        .onClose { _ in closed.change { $0.append("override") } }
        .overriding()
    }
    _ = container[ServiceKey.self]
    try await container.close()
    #expect(closed.value == ["override"])
  }

  @Test func `the parent of a closed session goes on`() async throws {
    let parent = Container { Module(WordKey.self, scope: .singleton) { "parent" } }
    let child = Container(parent: parent) {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
    }
    _ = child[ServiceKey.self]
    try await child.close()
    #expect(parent[WordKey.self] == "parent")
    let next = Container(parent: parent) { Module(ServiceKey.self) { ServiceImpl("next") } }
    #expect(next[ServiceKey.self].name == "next")
  }

  @Test func `a reset drops every kind of instance of its scope, and no other`() async {
    let container = Container {
      Module(ServiceKey.self, scope: .session) { ServiceImpl() }
      Module(ServiceKey.self, scope: .session) { ServiceImpl() }.named("named")
      Module(NoteKey.self, scope: .session) { ServiceImpl($0) }
      Module(LateKey.self, scope: .session) { ServiceImpl("late") }
      Module(SpareKey.self, scope: .request) { ServiceImpl("request") }
      Module(ConfigKey.self, scope: .singleton) { ServiceImpl("singleton") }
    }
    func read() async throws -> [any Service] {
      container[[ServiceKey].self] + [
        container[NoteKey.self, "a"], await container.resolve(LateKey.self),
        container[SpareKey.self], try container[ConfigKey.self],
      ]
    }
    let first = try? await read()
    container.reset(.session)
    let second = try? await read()
    #expect(zip(first ?? [], second ?? []).map(===) == [false, false, false, false, true, true])
  }

  @Test func `a reset of the parent leaves what a child declares alone`() {
    let parent = Container { Module(ServiceKey.self, scope: .session) { ServiceImpl() } }
    let child = Container(parent: parent) {
      Module(SpareKey.self, scope: .session) { ServiceImpl() }
    }
    let (service, spare) = (child[ServiceKey.self], child[SpareKey.self])
    parent.reset(.session)
    #expect(child[ServiceKey.self] !== service)
    #expect(child[SpareKey.self] === spare)
    child.reset(.session)
    #expect(child[SpareKey.self] !== spare)
  }

  @Test func `what is made of a dropped instance keeps it until it is made again`() {
    let container = Container {
      Module(ServiceKey.self, scope: .session) { ServiceImpl() }
      Module(SpareKey.self, scope: .request, needs: ServiceKey.self) { $0 }
    }
    let spare = container[SpareKey.self]
    container.reset(.session)
    #expect(container[SpareKey.self] === spare)
    container.reset(.request)
    #expect(container[SpareKey.self] === container[ServiceKey.self])
  }

  @Test func `modules that come and go are a child's`() async throws {
    let closed = Counter()
    let parent = Container { Module(ServiceKey.self) { ServiceImpl("parent") } }
    func load() -> Container {
      Container(parent: parent) {
        Module(ServiceKey.self, scope: .singleton) { ServiceImpl("feature") }
          .onClose { _ in closed.next() }
        Module(SpareKey.self, needs: ServiceKey.self) { $0 }
      }
    }
    let first = load()
    let spare = first[SpareKey.self]
    #expect(spare.name == "feature")
    try await first.close()
    #expect(closed.count == 1)
    // What the feature has shadowed is there as before, and a feature that is loaded again is new.
    #expect(parent[ServiceKey.self].name == "parent")
    #expect(parent[SpareKey?.self] == nil)
    #expect(load()[SpareKey.self] !== spare)
  }

  @Test func `an instance is stored while a hook that needs it runs`() {
    let counter = Counter()
    let container = Container {
      Module(ServiceKey.self, scope: .session) { ServiceImpl() }
        .onCreate(needs: ServiceKey.self) { service, own in
          if service === own { counter.next() }
        }
    }
    #expect(container[ServiceKey.self].name == "service")
    #expect(counter.count == 1)
  }
}
