import Locator
import LocatorTestSupport
import Testing

/// An object of each number.
private enum LeafKey: InjectionKey {
  typealias Value = Leaf
  typealias Arguments = Int
}
private final class Leaf: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}
private struct Mistake: Error {}

/// Notes that it was freed.
private final class Seed: Sendable {
  private let freed: Counter
  init(_ freed: Counter) { self.freed = freed }
  deinit { freed.next() }
}
private enum SeedKey: InjectionKey {
  typealias Value = Seed
  typealias Arguments = Int
}

/// Arguments that read their key again when they are freed.
private final class Echo: Hashable, Sendable {
  let container: Container?
  init(_ container: Container?) { self.container = container }
  deinit { if let container { _ = container[EchoKey.self, Echo(nil)] } }
  static func == (one: Echo, other: Echo) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
private enum EchoKey: InjectionKey {
  typealias Value = Int
  typealias Arguments = Echo
}

/// Where the arguments of a module are freed.
@Suite(.bounded) struct ArgumentReleaseTests {
  @Test func `arguments that a reset frees may read their key`() {
    let count = Guarded(0)
    let container = Container {
      Module(EchoKey.self, scope: .expiring(after: .seconds(3_600))) { _ in
        count.change { $0 += 1 }
        return count.value
      }
    }
    #expect(container[EchoKey.self, Echo(container)] == 1)
    container.reset(EchoKey.self)
    #expect(count.value == 2)
  }
}
private enum TornLeafKey: ThrowingInjectionKey {
  typealias Value = Leaf
  typealias Arguments = Int
  typealias Failure = Mistake
}

#if canImport(Glibc)
/// A container frees the places of arguments whose instances are gone.
@Suite(.bounded) struct ArgumentMemoryTests {
  @Test func `a value of the arguments whose weak instance is gone leaves nothing`() async {
    await #expect(processExitsWith: .success) {
      let container = Container { Module(LeafKey.self, scope: .weak) { Leaf($0) } }
      func read(_ numbers: Range<Int>) {
        for number in numbers { #expect(container[LeafKey.self, number].number == number) }
      }
      read(0..<1_000)
      #expect(keptBytes { read(1_000..<100_000) } < 64_000)
    }
  }

  @Test func `a value of the arguments that fails leaves nothing`() async {
    await #expect(processExitsWith: .success) {
      let container = Container {
        Module(TornLeafKey.self, scope: .singleton) { _ throws(Mistake) in throw Mistake() }
      }
      func read(_ numbers: Range<Int>) {
        for number in numbers {
          #expect(throws: Mistake.self) { try container[TornLeafKey.self, number] }
        }
      }
      read(0..<1_000)
      #expect(keptBytes { read(1_000..<20_000) } < 64_000)
    }
  }

  @Test func `a value of the arguments whose time is over leaves nothing`() async {
    await #expect(processExitsWith: .success) {
      let clock = ManualClock()
      let container = Container {
        Module(LeafKey.self, scope: .expiring(after: .seconds(9), clock: clock)) { Leaf($0) }
      }
      func read(_ numbers: Range<Int>) {
        for number in numbers {
          #expect(container[LeafKey.self, number].number == number)
          clock.advance(by: 1)
        }
      }
      read(0..<1_000)
      #expect(keptBytes { read(1_000..<20_000) } < 64_000)
    }
  }
}
#endif

/// A place of arguments is never dropped while a reader has its instance.
@Suite(.bounded) struct ForgottenArgumentTests {
  @Test func `a weak instance that is held stays the one of its arguments among many others`() {
    let container = Container { Module(LeafKey.self, scope: .weak) { Leaf($0) } }
    let held = (0..<500).map { container[LeafKey.self, $0] }
    for number in 500..<20_000 { _ = container[LeafKey.self, number] }
    for page in held { #expect(container[LeafKey.self, page.number] === page) }
  }

  @Test func `instances whose time is over go, also if no new arguments come`() {
    let clock = ManualClock()
    let freed = Counter()
    let container = Container {
      Module(SeedKey.self, scope: .expiring(after: .seconds(9), clock: clock)) { _ in Seed(freed) }
    }
    for number in 0..<1_000 { _ = container[SeedKey.self, number] }
    clock.advance(by: 10)
    for read in 0..<3_000 { _ = container[SeedKey.self, read % 10] }
    #expect(freed.count == 1_000)
  }

  @Test func `threads that hold an instance of some arguments share it while others come and go`() {
    let container = Container { Module(LeafKey.self, scope: .weak) { Leaf($0) } }
    onThreads(8) { thread in
      for round in 0..<2_000 {
        let shared = container[LeafKey.self, round % 7]
        // Of each thread's own, so that the table is looked through meanwhile.
        _ = container[LeafKey.self, 100 + thread * 2_000 + round]
        let again = container[LeafKey.self, round % 7]
        #expect(shared === again)
      }
    }
  }
}
