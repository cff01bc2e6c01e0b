import Locator
import Testing

private enum LateKey: AsyncInjectionKey { typealias Value = Int }

/// An instance of `.expiring` is shared until its time is over.
@Suite struct ExpiringScopeTests {
  @Test func `an expiring instance is shared until its time is over`() {
    let clock = ManualClock()
    let container = serviceContainer(.expiring(after: .seconds(60), clock: clock))
    let first = container[ServiceKey.self]
    clock.advance(by: 59)
    #expect(container[ServiceKey.self] === first)
    clock.advance(by: 1)
    #expect(container[ServiceKey.self].name == "2")
    clock.advance(by: 59)
    #expect(container[ServiceKey.self].name == "2")
  }

  @Test func `a property follows the time`() {
    let clock = ManualClock()
    let container = serviceContainer(.expiring(after: .seconds(60), clock: clock))
    let service = withContainer(container) { Inject(ServiceKey.self) }
    #expect(service().name == "1")
    clock.advance(by: 60)
    #expect(service().name == "2")
  }

  @Test func `tasks that read an expired asynchronous instance get one new one`() async {
    let (clock, counter) = (ManualClock(), Counter())
    let container = Container {
      Module(LateKey.self, scope: .expiring(after: .seconds(60), clock: clock)) { () async in
        await Task.yield()
        return counter.next()
      }
    }
    for round in 1...20 {
      let numbers = await withTaskGroup(of: Int.self) { group in
        for _ in 0..<8 { group.addTask { await container.resolve(LateKey.self) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(numbers == Array(repeating: round, count: 8))
      clock.advance(by: 60)
    }
  }

  @Test func `an expired instance is remade by one reader while the others wait`() {
    let clock = ManualClock()
    let counter = Counter()
    let container = serviceContainer(.expiring(after: .seconds(60), clock: clock), counter)
    for round in 1...20 {
      onThreads(8) { _ in _ = container[ServiceKey.self] }
      #expect(counter.count == round)
      clock.advance(by: 60)
    }
  }
}
