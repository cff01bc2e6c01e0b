import Locator
import LocatorTestSupport
import Testing

/// Factories, hooks and deinitializers may read and build containers, because no lock is held meanwhile.
@Suite struct ReentrancyTests {
  @Test func `a factory may read its own container`() {
    let container = Container {
      Module(NumberKey.self, scope: .singleton) { 4 }
      Module(WordKey.self, scope: .singleton) { "\(NumberKey.currentValue())" }
    }
    #expect(container[WordKey.self] == "4")
  }

  @Test func `a factory may make and use another container`() {
    let container = Container {
      Module(WordKey.self, scope: .singleton) {
        Container { Module(NumberKey.self, scope: .singleton) { 7 } }[NumberKey.self].description
      }
    }
    #expect(container[WordKey.self] == "7")
  }

  @Test func `equality of arguments may read the container`() {
    struct Curious: Hashable, Sendable {
      let id: Int
      static func == (left: Self, right: Self) -> Bool {
        left.id + NumberKey.currentValue() == right.id + NumberKey.currentValue()
      }
      func hash(into hasher: inout Hasher) { hasher.combine(NumberKey.currentValue()) }
    }
    enum CuriousKey: InjectionKey {
      typealias Value = any Service
      typealias Arguments = Curious
    }
    let container = Container {
      Module(NumberKey.self, scope: .singleton) { 4 }
      Module(CuriousKey.self, scope: .singleton) { ServiceImpl("\($0.id)") }
    }
    withContainer(container) {
      let names = [1, 2, 1].map { container[CuriousKey.self, Curious(id: $0)].name }
      #expect(names == ["1", "2", "1"])
    }
  }

  @Test func `the end of a container may read another`() {
    final class Last: Service {
      let name = "last"
      let other: Container
      init(_ other: Container) { self.other = other }
      deinit { _ = other[NumberKey.self] }
    }
    let counter = Counter()
    let other = Container { Module(NumberKey.self) { counter.next() } }
    do {
      let container = Container {
        Module(ServiceKey.self, scope: .singleton) { Last(other) }
      }
      _ = container[ServiceKey.self]
    }
    #expect(counter.count == 1)
  }

  #if LOCATOR_CHECKS
  @Test func `builds with checks stop where a value is released under a lock`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let place = Locked<AnyBox?>(AnyBox(ServiceImpl()))
      place.withLock { $0 = nil }
    }
    let message = "A box of 'ServiceImpl' is released under a lock, which is a bug in Locator."
    #expect(try StoppedProgram(result).message == message)
  }
  #endif
}
