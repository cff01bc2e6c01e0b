import Foundation
import Locator
import LocatorTestSupport
import Testing

private enum LateKey: AsyncInjectionKey { typealias Value = Int }
private enum RiskyKey: AsyncInjectionKey {
  typealias Value = Int
  typealias Failure = any Error
}

/// Children are closed before their parents, and each instance once, whatever happens at the same time.
@Suite(.bounded) struct ClosingOrderTests {
  @Test func `a hook that closes the app is over before the app's instances are closed`()
    async throws
  {
    let journal = Journal()
    let app = Container {
      Module(WordKey.self, scope: .singleton) { "database" }.onClose { journal.note($0) }
    }
    let session = Container(parent: app) {
      Module(NumberKey.self, scope: .singleton) { 1 }.onClose { _ in journal.note("cart") }
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }.onClose { _ in
        try await app.close()
        for _ in 0..<100 { await Task.yield() }
        journal.note("user")
      }
    }
    _ = (app[WordKey.self], session[NumberKey.self], session[ServiceKey.self])
    try await session.close()
    try await app.close()
    #expect(journal.all == ["user", "cart", "database"])
  }

  @Test func `a task that a hook started waits for the close when the hook has ended`() async throws
  {
    let journal = Journal()
    let (hookEnded, isClosed) = (Gate(), Gate())
    let app = Container {
      Module(WordKey.self, scope: .singleton) { "database" }.onClose { word in
        await isClosed.pass()
        journal.note(word)
      }
    }
    let tasks = Guarded<[Task<Void, any Error>]>([])
    let session = Container(parent: app) {
      Module(NumberKey.self, scope: .singleton) { 1 }.onClose { _ in
        let task = Task {
          await hookEnded.pass()
          try await app.close()
          journal.note("closed")
        }
        tasks.change { $0.append(task) }
      }
    }
    _ = (app[WordKey.self], session[NumberKey.self])
    try await session.close()
    await hookEnded.open()
    await isClosed.arrival()
    #expect(journal.all.isEmpty)
    await isClosed.open()
    for task in tasks.value { try await task.value }
    #expect(journal.all == ["database", "closed"])
  }

  @Test func `a call by a task that a running hook waits for returns at once`() async throws {
    let container = Container {
      Module(NumberKey.self, scope: .singleton) { 1 }.onClose { _ in
        let container = Container.current()
        try await Task { try await container.close() }.value
      }
    }
    _ = container[NumberKey.self]
    try await container.close()
  }

  @Test func `a call by a task of a running hook returns at once, whatever layers are around it`()
    async throws
  {
    let container = Container {
      Module(NumberKey.self, scope: .singleton) { 1 }.onClose { _ in
        let container = Container.current()
        let task = withContainer(container) {
          withContainer(container) { Task { try await container.close() } }
        }
        try await task.value
      }
    }
    _ = container[NumberKey.self]
    try await container.close()
  }

  @Test func `a close during the start waits until the start has ended`() async throws {
    let journal = Journal()
    let (begun, mayEnd, hasStarted) = (Gate(), Barrier(2), Gate())
    let starting = Guarded<Container?>(nil)
    let app = Container {}
    Thread.detachNewThread {
      _ = Container(parent: app) {
        Module(NumberKey.self, scope: .singleton) {
          starting.value = Container.current()
          Task { await begun.open() }
          mayEnd.wait()
          return 1
        }
        .eager()
        .onClose { _ in journal.note("first") }
        Module(WordKey.self, scope: .singleton) { "word" }.eager()
          .onClose { _ in journal.note("second") }
      }
      Task { await hasStarted.open() }
    }
    await begun.pass()
    async let close: Void? = starting.value?.close()
    for _ in 0..<20 { await Task.yield() }
    mayEnd.wait()
    await hasStarted.pass()
    _ = try await close
    #expect(journal.all == ["second", "first"])
  }

  @Test func `a session with eager tasks may be closed at once`() async throws {
    let app = Container {}
    let (made, closed) = (Counter(), Counter())
    for _ in 0..<300 {
      let session = Container(parent: app) {
        Module(NumberKey.self) { 1 }
        Module(LateKey.self, scope: .singleton, needs: NumberKey.self) { number async in
          await Task.yield()
          made.next()
          return number
        }
        .eager()
        .onClose { _ in closed.next() }
      }
      try await session.close()
    }
    #expect(made.count == 300)
    #expect(closed.count == 300)
  }

  @Test func `closing cancels the task of an eager instance, and waits until it has ended`()
    async throws
  {
    let journal = Journal()
    let started = Gate()
    let session = Container(parent: Container {}) {
      Module(RiskyKey.self, scope: .singleton) {
        await started.pass()
        while !Task.isCancelled { await Task.yield() }
        for _ in 0..<50 { await Task.yield() }
        journal.note("ended")
        throw CancellationError()
      }
      .eager()
      Module(NumberKey.self, scope: .singleton) { 1 }.onClose { _ in journal.note("closed") }
    }
    _ = session[NumberKey.self]
    await started.arrival()
    await started.open()
    try await session.close()
    #expect(journal.all == ["ended", "closed"])
  }

  @Test func `the factory of an eager instance may close its container`() async throws {
    let closed = Counter()
    let session = Container(parent: Container {}) {
      Module(NumberKey.self, scope: .singleton) { 1 }.onClose { _ in closed.next() }
      Module(LateKey.self, scope: .singleton) { () async in
        _ = NumberKey.currentValue()
        try? await Container.current().close()
        return 1
      }
      .eager()
    }
    try await session.ready()
    try await session.close()
    #expect(closed.count == 1)
  }

  @Test func `each instance is closed once, though threads reset it while others make it`()
    async throws
  {
    let (made, closed) = (Counter(), Counter())
    let container = Container {
      Module(ServiceKey.self, scope: .session) {
        made.next()
        return ServiceImpl()
      }
      .onClose { _ in closed.next() }
    }
    await besideThreads(4) { thread in
      for _ in 0..<2_000 {
        if thread % 2 == 0 { _ = container[ServiceKey.self] } else { container.reset(.session) }
      }
    }
    try await container.close()
    #expect(made.count == closed.count)
  }

  @Test func `an expiring instance is closed once, though its container is closed meanwhile`()
    async throws
  {
    for _ in 0..<100 {
      let (made, closed) = (Counter(), Counter())
      let clock = ManualClock()
      let container = Container {
        Module(ServiceKey.self, scope: .expiring(after: .seconds(1), clock: clock)) {
          made.next()
          return ServiceImpl()
        }
        .onClose { _ in closed.next() }
      }
      _ = container[ServiceKey.self]
      clock.advance(by: 2)
      async let close: Void = container.close()
      // Made anew, and closed by the container or by nothing, depending on which of the two comes first.
      _ = container[ServiceKey.self]
      try await close
      #expect((1...2).contains(closed.count))
      #expect(made.count == 2)
    }
  }

  @Test func `each living child is closed once, whatever came and went beside it`()
    async throws
  {
    let (closed, kept) = (Counter(), Guarded<[Container]>([]))
    let app = Container {}
    onThreads(4) { _ in
      for number in 0..<1_000 {
        let child = Container(parent: app) {
          Module(NumberKey.self, scope: .singleton) { number }.onClose { _ in closed.next() }
        }
        _ = child[NumberKey.self]
        if number.isMultiple(of: 3) { kept.change { $0.append(child) } }
      }
    }
    try await app.close()
    #expect(closed.count == kept.value.count)
  }
}
