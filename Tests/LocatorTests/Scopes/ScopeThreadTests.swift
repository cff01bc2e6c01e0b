import Locator
import LocatorTestSupport
import Testing

private enum PairKey: InjectionKey { typealias Value = [any Service] }
private enum LateKey: AsyncInjectionKey { typealias Value = any Service }
private enum LatePairKey: AsyncInjectionKey { typealias Value = [any Service] }
private enum NestedKey: InjectionKey {
  typealias Value = Int
  typealias Arguments = Int
}

private final class Worker: Sendable {
  let service = Inject(ServiceKey.self)
  let maybe = Inject(ServiceKey?.self)
  let all = Inject([ServiceKey].self)
  let makePair = Inject(Provider<PairKey>.self)
}

/// A service of a scope, and pairs of it.
private func container(_ scope: EveryScope, _ counter: Counter) -> Container {
  Container {
    scope.module(ServiceKey.self) { ServiceImpl("\(counter.next())") }
    Module(SpareKey.self, needs: ServiceKey.self) { $0 }
    Module(PairKey.self, needs: ServiceKey.self, SpareKey.self) { [$0, $1] }
  }
}

/// Scopes are thread-safe from their first read on.
@Suite(.bounded) struct ScopeThreadTests {
  @Test(arguments: EveryScope.allCases)
  func `the pairs of threads are as their scope says, in a parent and in a child`(
    scope: EveryScope
  ) {
    let counter = Counter()
    let parent = container(scope, counter)
    let child = Container(parent: parent) {}
    let pairs = Guarded<[[any Service]]>([])
    onThreads(32) { number in
      for _ in 0..<10 {
        let pair = (number.isMultiple(of: 2) ? parent : child)[PairKey.self]
        pairs.change { $0.append(pair) }
      }
    }
    #expect(pairs.value.allSatisfy { ($0[0] === $0[1]) == (scope != .transient) })
    let made = Set(pairs.value.joined().map(ObjectIdentifier.init)).count
    #expect(made == counter.count)
    #expect(counter.count == [.transient: 640, .graph: 320][scope, default: 1])
  }

  @Test(arguments: EveryScope.allCases)
  func `threads that read a property get the value of the first`(scope: EveryScope) {
    let counter = Counter()
    let worker = withContainer(container(scope, counter)) { Worker() }
    let services = Guarded<[any Service]>([])
    onThreads(32) { _ in
      let service = worker.service()
      services.change { $0.append(service) }
    }
    #expect(Set(services.value.map(ObjectIdentifier.init)).count == 1)
    #expect(counter.count == 1)
  }

  @Test func `no thread reads through a property what a reset has dropped before`() {
    let container = Container { Module(ServiceKey.self, scope: .session) { ServiceImpl() } }
    let worker = withContainer(container) { Worker() }
    onThreads(8) { number in
      for round in 0..<200 {
        // Retained, so that no other instance has its address.
        let dropped = worker.service()
        yieldThread(times: (number + round) % 3)
        container.reset(.session)
        #expect(worker.service() !== dropped)
      }
    }
    #expect(worker.service() === worker.service())
  }

  @Test func `threads may read the wrapped variables of an object that is shared unchecked`() {
    final class Desk: @unchecked Sendable {
      @Inject(ServiceKey.self) var service
      @Inject([ServiceKey].self) var all
      @Inject(ListKey.self, "n") var list
    }
    let counter = Counter()
    let container = Container {
      Module(ServiceKey.self) {
        counter.next()
        return ServiceImpl()
      }
      Module(ListKey.self, scope: .singleton) { [$0] }
    }
    let desk = withContainer(container) { Desk() }
    onThreads(32) { _ in
      #expect(desk.list == ["n"])
      #expect(desk.all[0] !== desk.service)
      #expect(desk.$service.isResolved)
    }
    #expect(counter.count == 2)
  }

  @Test func `threads share a property's provider, list and optional`() {
    let counter = Counter()
    let container = container(.graph, counter)
    let worker = withContainer(container) { Worker() }
    onThreads(32) { _ in
      for _ in 0..<10 {
        let pair = worker.makePair()()
        #expect(pair[0] === pair[1])
        #expect(worker.all()[0] !== pair[0])
        #expect(worker.maybe() !== pair[0])
      }
    }
    #expect(counter.count == 32 * 10 + 2)
  }

  @Test func `a factory may wait for another thread that reads its container`() {
    let container = Container {
      Module(NumberKey.self, scope: .singleton) { 4 }
      Module(WordKey.self, scope: .singleton) {
        // Another thread knows nothing of the resolve here, so that it gets the container.
        let container = Container.current()
        let number = Guarded(0)
        onThreads(1) { _ in number.value = container[NumberKey.self] }
        return "\(number.value)"
      }
    }
    onThreads(8) { _ in #expect(container[WordKey.self] == "4") }
  }

  @Test func `factories that read on inside each other don't hang or mix`() {
    let container = Container {
      Module(NumberKey.self, scope: .singleton) { 1 }
      Module(NestedKey.self, scope: .singleton, needs: Resolver.self) { resolver, depth in
        depth == 0 ? resolver[NumberKey.self] : resolver[NestedKey.self, depth - 1] + 1
      }
    }
    onThreads(16) { number in
      #expect(container[NestedKey.self, number] == number + 1)
      #expect(container[NestedKey.self, 15 - number] == 16 - number)
    }
  }

  @Test func `a thread that has made what another waits for may read what that one makes`() {
    for _ in 0..<200 {
      let meeting = Barrier(2)
      let container = Container {
        Module(NumberKey.self, scope: .singleton) {
          meeting.wait()
          return 4
        }
        Module(WordKey.self, scope: .singleton, needs: Resolver.self) { resolver in
          meeting.wait()
          return "\(resolver[NumberKey.self])"
        }
      }
      onThreads(2) { number in
        if number == 0 { #expect(container[NumberKey.self] == 4) }
        #expect(container[WordKey.self] == "4")
      }
    }
  }

  @Test func `containers are made while others read their parent`() {
    let parent = container(.singleton, Counter())
    onThreads(16) { number in
      for round in 0..<50 {
        if number.isMultiple(of: 2) {
          let child = Container(parent: parent) {
            Module(NumberKey.self) { round }
            Module(WordKey.self, needs: NumberKey.self, ServiceKey.self) { "\($0) \($1.name)" }
          }
          #expect(child[WordKey.self] == "\(round) 1")
        } else {
          #expect(parent[ServiceKey.self].name == "1")
          #expect(parent[NumberKey?.self] == nil)
        }
      }
    }
  }

  @Test(arguments: EveryScope.shared)
  func `tasks make one asynchronous instance of a scope`(scope: EveryScope) async {
    let counter = Counter()
    let container = Container {
      Module(LateKey.self, scope: scope.scope()) {
        await Task.yield()
        return ServiceImpl("\(counter.next())")
      }
      Module(LatePairKey.self, needs: LateKey.self, LateKey.self) { [$0, $1] }
    }
    let services = await withTaskGroup(of: [any Service].self) { group in
      for _ in 0..<200 { group.addTask { await container.resolve(LatePairKey.self) } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(services.map(ObjectIdentifier.init)).count == 1)
    #expect(counter.count == 1)
  }

  @Test func `a reset by one task is seen by all that read after it`() async {
    let counter = Counter()
    let container = container(.custom, counter)
    for round in 1...20 {
      let names = await withTaskGroup(of: String.self) { group in
        for _ in 0..<20 { group.addTask { container[ServiceKey.self].name } }
        return await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(names == ["\(round)"])
      container.reset(.custom)
    }
  }

  @Test @MainActor func `the main actor and other threads read one container`() async {
    let container = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      Module(ModelKey.self, scope: .graph, needs: ServiceKey.self) { ModelImpl(service: $0) }
    }
    await withTaskGroup(of: ObjectIdentifier.self) { group in
      for number in 0..<100 {
        if number.isMultiple(of: 2) {
          group.addTask { ObjectIdentifier(container[ServiceKey.self]) }
        } else {
          group.addTask { @MainActor in ObjectIdentifier(container[ModelKey.self].service) }
        }
      }
      var services: Set<ObjectIdentifier> = []
      for await service in group { services.insert(service) }
      #expect(services.count == 1)
    }
  }
}
