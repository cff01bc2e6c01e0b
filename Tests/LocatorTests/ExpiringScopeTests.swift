import Locator
import Testing

private final class Screen {
  @Inject(ServiceKey.self) var service
}

/// A container with a service of a scope.
private func container(_ scope: Scope, _ counter: Counter = Counter()) -> Container {
  Container {
    Module(ServiceKey.self, scope: scope) { ServiceImpl("\(counter.next())") }
  }
}

/// What the scope `.expiring` says.
@Suite struct ExpiringScopeTests {
  @Test func `an expiring instance is shared until its time is over`() {
    let clock = ManualClock()
    let container = container(.expiring(after: .seconds(60), clock: clock))
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
    let container = container(.expiring(after: .seconds(60), clock: clock))
    let screen = withContainer(container) { Screen() }
    #expect(screen.service.name == "1")
    clock.advance(by: 60)
    #expect(screen.service.name == "2")
  }

  @Test func `an expired instance is remade by one reader while the others wait`() {
    let clock = ManualClock()
    let counter = Counter()
    let container = container(.expiring(after: .seconds(60), clock: clock), counter)
    for round in 1...20 {
      onThreads(8) { _ in _ = container[ServiceKey.self] }
      #expect(counter.count == round)
      clock.advance(by: 60)
    }
  }
}
