import Foundation
import Locator
import LocatorTestSupport
import Testing

private enum Trace { @TaskLocal static var id = "none" }

private enum RiskyKey: AsyncInjectionKey {
  typealias Value = any Service
  typealias Failure = any Error
}
private enum RiskyListKey: AsyncInjectionKey {
  typealias Value = Int
  typealias Failure = any Error
}
private enum LateKey: AsyncInjectionKey { typealias Value = String }
private enum LaterKey: AsyncInjectionKey { typealias Value = String }

/// What factories do at the same time.
private final class Runs: Sendable {
  private let counts = Guarded((all: 0, now: 0, most: 0))

  var all: Int { counts.value.all }
  var most: Int { counts.value.most }

  func begin() {
    counts.change { $0 = ($0.all + 1, $0.now + 1, max($0.most, $0.now + 1)) }
  }

  func end() { counts.change { $0.now -= 1 } }
}

/// The task that makes a shared instance belongs to no reader, and is the only one that makes it.
@Suite(.bounded) struct SharedTaskTests {
  @Test func `a reader that comes before a cancelled factory has ended takes its value`()
    async throws
  {
    let (runs, started, mayEnd) = (Runs(), Gate(), Gate())
    let container = Container {
      Module(RiskyKey.self, scope: .singleton) {
        runs.begin()
        await started.pass()
        // It doesn't look at the cancellation.
        await mayEnd.pass()
        runs.end()
        return ServiceImpl("\(runs.all)")
      }
    }
    await started.open()
    let first = Task { try await container.resolve(RiskyKey.self) }
    await mayEnd.arrival()
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    let second = Task { try await container.resolve(RiskyKey.self) }
    for _ in 0..<20 { await Task.yield() }
    await mayEnd.open()
    #expect(try await second.value.name == "1")
    #expect(try await container.resolve(RiskyKey.self) === second.value)
    #expect(runs.most == 1)
  }

  @Test func `a reader that comes before a cancelled factory has failed begins anew after it`()
    async throws
  {
    let (runs, mayEnd) = (Runs(), Gate())
    let container = Container {
      Module(RiskyKey.self, scope: .singleton) {
        runs.begin()
        defer { runs.end() }
        await mayEnd.pass()
        try Task.checkCancellation()
        return ServiceImpl("\(runs.all)")
      }
    }
    let first = Task { try await container.resolve(RiskyKey.self) }
    await mayEnd.arrival()
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    let second = Task { try await container.resolve(RiskyKey.self) }
    for _ in 0..<20 { await Task.yield() }
    await mayEnd.open()
    #expect(try await second.value.name == "2")
    #expect(runs.most == 1)
  }

  @Test func `an element that fails doesn't cancel the shared construction of another`()
    async throws
  {
    let (runs, tries) = (Runs(), Counter())
    let (mayEnd, wasCancelled) = (Gate(), Guarded(false))
    let container = Container {
      Module(RiskyKey.self, scope: .singleton) {
        runs.begin()
        defer { runs.end() }
        await mayEnd.pass()
        if Task.isCancelled { wasCancelled.value = true }
        return ServiceImpl()
      }
      Module(RiskyKey.self, scope: .singleton) {
        if tries.next() == 1 {
          await mayEnd.arrival()
          throw Failed(reason: "offline")
        }
        return ServiceImpl()
      }
      .intoList()
    }
    await #expect(throws: Failed.self) { try await container.resolve([RiskyKey].self) }
    await mayEnd.open()
    #expect(try await container.resolve([RiskyKey].self).count == 2)
    #expect(runs.all == 1)
    #expect(!wasCancelled.value)
  }

  @Test func `nor one that the element of a list inside the list reads`() async throws {
    let (mayEnd, wasCancelled) = (Gate(), Guarded(false))
    let container = Container {
      Module(RiskyKey.self, scope: .singleton) {
        await mayEnd.pass()
        if Task.isCancelled { wasCancelled.value = true }
        return ServiceImpl()
      }
      Module(RiskyListKey.self) {
        _ = try await Container.current().resolve([RiskyKey].self)
        return 1
      }
      .intoList()
      Module(RiskyListKey.self) {
        await mayEnd.arrival()
        throw Failed(reason: "offline")
      }
      .intoList()
    }
    await #expect(throws: Failed.self) { try await container.resolve([RiskyListKey].self) }
    await mayEnd.open()
    _ = try await container.resolve(RiskyKey.self)
    #expect(!wasCancelled.value)
  }

  @Test func `a reader after a reset waits for the instance that is being made, and gets the next`()
    async throws
  {
    let (runs, mayEnd) = (Runs(), Gate())
    let container = Container {
      Module(RiskyKey.self, scope: .session) {
        runs.begin()
        defer { runs.end() }
        await mayEnd.pass()
        return ServiceImpl("\(runs.all)")
      }
    }
    let first = Task { try await container.resolve(RiskyKey.self) }
    await mayEnd.arrival()
    container.reset(.session)
    let second = Task { try await container.resolve(RiskyKey.self) }
    for _ in 0..<20 { await Task.yield() }
    await mayEnd.open()
    #expect(try await first.value.name == "1")
    #expect(try await second.value.name == "2")
    #expect(runs.most == 1)
  }

  @Test func `a read after a reset waits for the same arguments, too`() {
    let (runs, begun, reset) = (Runs(), Barrier(2), Barrier(2))
    let container = Container {
      Module(NoteKey.self, scope: .session) { note in
        runs.begin()
        defer { runs.end() }
        if runs.all == 1 {
          begun.wait()
          reset.wait()
        }
        return ServiceImpl("\(note)\(runs.all)")
      }
    }
    onThreads(2) { number in
      if number == 1 {
        begun.wait()
        container.reset(.session)
        reset.wait()
      }
      #expect(container[NoteKey.self, "a"].name == "a\(number + 1)")
    }
    #expect(runs.most == 1)
  }

  #if !canImport(Darwin)  // Where an immediate task needs a later system.
  @Test func `a task that suspends doesn't hold up the factory on whose thread it runs`() async {
    let read = Gate()
    let container = Container {
      Module(NumberKey.self, scope: .singleton) {
        let container = Container.current()
        // It runs on this thread until it suspends.
        Task.immediate {
          #expect(await container.resolve(LateKey.self) == "4")
          await read.open()
        }
        return 4
      }
      Module(LateKey.self, scope: .singleton, needs: Provider<NumberKey>.self) { number async in
        "\(number())"
      }
    }
    #expect(container[NumberKey.self] == 4)
    await read.pass()
  }
  #endif

  @Test(arguments: [false, true])
  @MainActor func `a factory leaves the actor of its reader, though it never suspends`(
    isSynchronous: Bool
  ) async {
    let isFree = DispatchSemaphore(value: 0)
    let word = { @Sendable in isFree.wait(timeout: .now() + 20) == .success ? "free" : "held" }
    let container = Container {
      if isSynchronous {
        Module(LateKey.self, scope: .singleton) { word() }
      } else {
        Module(LateKey.self, scope: .singleton) { () async in word() }
      }
    }
    // It runs when this function has suspended, unless a factory holds the actor.
    Task { isFree.signal() }
    #expect(await container.resolve(LateKey.self) == "free")
  }

  @Test func `a factory that fails without a wait runs once for its reader`() async {
    let runs = Runs()
    let container = Container {
      Module(RiskyKey.self, scope: .singleton) { () async throws in
        runs.begin()
        throw CocoaError(.fileNoSuchFile)
      }
    }
    await #expect(throws: CocoaError.self) { try await container.resolve(RiskyKey.self) }
    #expect(runs.all == 1)
  }

  @Test func `its task inherits no task-local values of the first reader`() async {
    let container = Container {
      Module(LateKey.self, scope: .singleton) { () async in Trace.id }
      Module(LaterKey.self) { () async in Trace.id }
    }
    let (shared, own) = await Trace.$id.withValue("request") {
      (await container.resolve(LateKey.self), await container.resolve(LaterKey.self))
    }
    #expect(shared == "none")
    #expect(own == "request")
  }

  @Test func `a reader of high priority lifts the task, and what that waits for`() async {
    let (started, mayEnd) = (Gate(), Gate())
    let priorities = Guarded<[TaskPriority]>([])
    let container = Container {
      Module(LateKey.self, scope: .singleton) { () async in
        await started.open()
        await mayEnd.pass()
        while Task.currentPriority < .high { await Task.yield() }
        priorities.change { $0.append(Task.currentPriority) }
        return "late"
      }
      Module(LaterKey.self, scope: .singleton, needs: LateKey.self) { late async in
        while Task.currentPriority < .high { await Task.yield() }
        priorities.change { $0.append(Task.currentPriority) }
        return late
      }
    }
    let low = Task.detached(priority: .low) { await container.resolve(LaterKey.self) }
    await started.pass()
    let high = Task.detached(priority: .high) { await container.resolve(LaterKey.self) }
    await mayEnd.open()
    _ = await (low.value, high.value)
    #expect(priorities.value == [.high, .high])
  }
}
