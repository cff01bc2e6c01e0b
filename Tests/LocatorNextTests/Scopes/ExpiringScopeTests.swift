import LocatorNext
import Testing

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
