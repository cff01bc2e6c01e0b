import Dispatch
import Foundation
import Locator
import LocatorTestSupport
import Testing

private enum LateKey: AsyncInjectionKey { typealias Value = Int }
private enum StampKey: InjectionKey { typealias Value = Stamp }

/// An instance that knows when its time began.
private final class Stamp: Sendable {
  let maker = ObjectIdentifier(Thread.current)
  let start = Guarded(0)
}

/// A clock that readers move, and that knows when each thread has asked it for the last time.
private final class SharedClock: Clock, Sendable {
  let seconds = Counter()
  let asked = Guarded<[ObjectIdentifier: Int]>([:])

  var now: ManualClock.Instant {
    let now = seconds.count
    asked.change { $0[ObjectIdentifier(Thread.current)] = now }
    return ManualClock.Instant(offset: .seconds(now))
  }

  var minimumResolution: Duration { .seconds(1) }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {}
}

/// A clock that reads what it times.
private struct ReadingClock: Clock {
  let container = Guarded<Container?>(nil)

  var now: ManualClock.Instant {
    _ = container.value?[LengthKey.self, fileID: "App/Clock.swift", line: 3]
    return ManualClock.Instant()
  }

  var minimumResolution: Duration { .seconds(1) }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {}
}

private enum LengthKey: InjectionKey { typealias Value = Int }

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

  @Test func `a clock that reads what it times stops with the path`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let clock = ReadingClock()
      let container = Container {
        Module(
          LengthKey.self, scope: .expiring(after: .seconds(9), clock: clock),
          fileID: "App/Modules.swift", line: 1
        ) { 1 }
      }
      clock.container.value = container
      _ = container[LengthKey.self, fileID: "App/View.swift", line: 2]
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Modules.swift:1")
    #expect(
      program.message == """
        Dependency cycle: 'LengthKey' (App/Modules.swift:1) -> 'LengthKey' (App/Modules.swift:1, \
        read at App/Clock.swift:3). Break it: let 'LengthKey' need 'Lazy<LengthKey>.self', and \
        call it after the factories have returned.
        """
    )
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

  @Test func `no read gets an instance whose time was over when the read began`() {
    let (clock, length) = (SharedClock(), 3)
    let container = Container {
      Module(StampKey.self, scope: .expiring(after: .seconds(length), clock: clock)) { Stamp() }
    }
    let reads = Guarded<[(start: Int, stamp: Stamp)]>([])
    onThreads(5) { _ in
      let thread = ObjectIdentifier(Thread.current)
      for _ in 0..<2_000 {
        let start = clock.seconds.next()
        let stamp = container[StampKey.self]
        reads.change { $0.append((start, stamp)) }
        // Its maker has asked the clock for the last time when it stored the instance.
        guard stamp.maker == thread, stamp.start.value == 0 else { continue }
        stamp.start.value = clock.asked.value[thread] ?? 0
      }
    }
    let stale = reads.value.count {
      $0.start >= $0.stamp.start.value + length
    }
    #expect(stale == 0)
  }
}
