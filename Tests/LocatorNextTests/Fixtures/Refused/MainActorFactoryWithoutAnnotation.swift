import LocatorNext

@MainActor final class Meter: Service {
  private var count: Int
  init(count: Int) { self.count = count }
  nonisolated func doSomething() {}
}

let bad = Container {
  // error: call to main actor-isolated initializer 'init(count:)' in a synchronous nonisolated context
  Module(ServiceKey.self) { Meter(count: 0) }
}
