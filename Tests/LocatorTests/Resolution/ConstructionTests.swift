import Locator
import LocatorTestSupport
import Testing

private enum LateKey: AsyncInjectionKey { typealias Value = any Service }
private enum OtherLateKey: AsyncInjectionKey { typealias Value = any Service }
private enum NodeKey<Number>: AsyncInjectionKey { typealias Value = Int }

/// One read, one construction: for threads and for tasks, in every scope.
@Suite(.bounded) struct ConstructionTests {
  @Test func `one read makes one weak asynchronous instance`() async {
    let counter = Counter()
    let container = Container {
      Module(LateKey.self, scope: .weak) { () async in
        counter.next()
        return ServiceImpl()
      }
    }
    _ = await container.resolve(LateKey.self)
    #expect(counter.count == 1)
  }

  @Test func `one read makes one instance that expires at once`() async {
    let counter = Counter()
    let container = Container {
      Module(LateKey.self, scope: .expiring(after: .zero)) { () async in
        counter.next()
        return ServiceImpl()
      }
      Module(ServiceKey.self, scope: .expiring(after: .zero)) {
        counter.next()
        return ServiceImpl()
      }
    }
    _ = await container.resolve(LateKey.self)
    _ = container[ServiceKey.self]
    #expect(counter.count == 2)
  }

  private enum FailingKey: AsyncInjectionKey {
    typealias Value = any Service
    typealias Failure = any Error
  }

  @Test func `a failure reaches all who have joined, and the next read tries again`() async throws {
    let counter = Counter()
    let gate = Gate()
    let container = Container {
      Module(FailingKey.self, scope: .singleton) { () async throws in
        if counter.next() == 1 {
          await gate.pass()
          throw Failed(reason: "first")
        }
        return ServiceImpl()
      }
    }
    let readers = (0..<4).map { _ in Task { try await container.resolve(FailingKey.self) } }
    await gate.arrival()
    for _ in 0..<100 { await Task.yield() }
    await gate.open()
    var failures = 0
    for reader in readers { if case .failure = await reader.result { failures += 1 } }
    #expect(failures >= 1)
    _ = try await container.resolve(FailingKey.self)
  }

  @Test func `a blueprint that a factory makes doesn't retain its container`() {
    final class Sessions: Sendable {
      let blueprint: Blueprint<WordKey>
      init(_ blueprint: Blueprint<WordKey>) { self.blueprint = blueprint }
    }
    enum SessionsKey: InjectionKey { typealias Value = Sessions }
    weak var dropped: Container?
    do {
      let container = Container(parent: Container {}) {
        Module(SessionsKey.self, scope: .singleton) {
          Sessions(Blueprint(parent: .current(), given: WordKey.self) {})
        }
      }
      dropped = container
      #expect(container[SessionsKey.self].blueprint.container("word")[WordKey.self] == "word")
    }
    #expect(dropped == nil)
  }

  @Test func `a blueprint's list overrides and decorates what is given`() {
    let parent = Container {}
    let sessions = Blueprint(parent: parent, given: WordKey.self, NumberKey.self) {
      Module(WordKey.self) { "own" }.overriding()
      Decorator(NumberKey.self) { $0 + 1 }
      Module(ServiceKey.self, needs: WordKey.self) { ServiceImpl($0) }
    }
    let session = sessions.container("given", 4)
    #expect(session[WordKey.self] == "own")
    #expect(session[ServiceKey.self].name == "own")
    #expect(session[NumberKey.self] == 5)
  }
}

/// A clock that reads a container, as user code that runs under no lock may.
private struct ReadingClock: Clock {
  let container: Container

  var minimumResolution: Duration { .zero }
  var now: ContinuousClock.Instant {
    _ = container[ServiceKey.self]
    return ContinuousClock.now
  }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try await ContinuousClock().sleep(until: deadline, tolerance: tolerance)
  }
}

/// The clock of a scope runs without a lock.
@Suite(.bounded) struct ScopeClockTests {
  @Test func `a clock may make an instance itself`() {
    let other = Container { Module(ServiceKey.self, scope: .singleton) { ServiceImpl() } }
    let clock = ReadingClock(container: other)
    let container = Container {
      Module(NumberKey.self, scope: .expiring(after: .seconds(60), clock: clock)) { 4 }
    }
    #expect(container[NumberKey.self] == 4)
  }
}
