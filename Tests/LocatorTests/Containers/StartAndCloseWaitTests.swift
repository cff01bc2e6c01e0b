import Foundation
import Locator
import LocatorTestSupport
import Testing

private enum LateKey: AsyncInjectionKey { typealias Value = Int }
private enum EarlyKey: AsyncInjectionKey { typealias Value = Int }
private enum OtherKey: AsyncInjectionKey { typealias Value = Int }

/// How a factory or a hook reads what waits for it.
private enum Reading: CaseIterable, Sendable {
  case directly, inTask, inTransient

  func value<K: AsyncInjectionKey<Int>>(_ key: K.Type) async -> Int
  where K.Arguments == Void, K.Failure == Never {
    let container = Container.current()
    switch self {
    case .directly: return await container.resolve(key)
    case .inTask: return await Task { await container.resolve(key) }.value
    case .inTransient:
      return await Task { await container.resolve(OtherKey.self) }.value
    }
  }
}

/// Neither the start nor the closing of a container waits for what waits for it.
@Suite(.bounded) struct StartAndCloseWaitTests {
  @Test(arguments: Reading.allCases)
  private func `a factory that an eager instance waits for may close the container`(
    _ reading: Reading
  ) async throws {
    let closed = Counter()
    let session = Container(parent: Container {}) {
      Module(NumberKey.self, scope: .singleton) { 1 }.onClose { _ in closed.next() }
      Module(LateKey.self, scope: .singleton) { () async in
        _ = NumberKey.currentValue()
        try? await Container.current().close()
        return 1
      }
      Module(OtherKey.self) { () async in await Container.current().resolve(LateKey.self) }
      Module(EarlyKey.self, scope: .singleton) { () async in await reading.value(LateKey.self) }
        .eager()
    }
    try await session.ready()
    try await session.close()
    #expect(closed.count == 1)
  }

  @Test(arguments: Reading.allCases)
  private func `an eager instance may need what waits for the container to be closed`(
    _ reading: Reading
  ) async throws {
    let isClosing = Gate()
    let session = Container(parent: Container {}) {
      Module(LateKey.self, scope: .singleton) { () async in
        let container = Container.current()
        Task { await isClosing.open() }
        try? await container.close()
        return 1
      }
      Module(OtherKey.self) { () async in await Container.current().resolve(LateKey.self) }
      Module(EarlyKey.self, scope: .singleton) { () async in
        await isClosing.pass()
        for _ in 0..<50 { await Task.yield() }
        return await reading.value(LateKey.self)
      }
      .eager()
    }
    #expect(await session.resolve(LateKey.self) == 1)
    try await session.close()
  }

  @Test(arguments: Reading.allCases)
  private func `a hook may read what closes the container`(_ reading: Reading) async throws {
    let read = Counter()
    let container = Container {
      Module(LateKey.self, scope: .singleton) { () async in
        try? await Container.current().close()
        return 1
      }
      Module(OtherKey.self) { () async in await Container.current().resolve(LateKey.self) }
      Module(NumberKey.self, scope: .singleton) { 1 }.onClose { _ in
        if await reading.value(LateKey.self) == 1 { read.next() }
      }
    }
    _ = container[NumberKey.self]
    try await container.close()
    #expect(read.count == 1)
  }

  @Test(arguments: [false, true])
  func `a task that the factory has started doesn't hide that closing waits for it`(
    isChildTask: Bool
  ) async throws {
    let hookReads = Gate()
    let container = Container {
      Module(NumberKey.self, scope: .singleton) { 1 }.onClose { _ in
        await hookReads.open()
        _ = await Container.current().resolve(EarlyKey.self)
      }
      Module(LateKey.self, scope: .singleton) { () async in
        let container = Container.current()
        Task { await container.resolve(EarlyKey.self) }
        for _ in 0..<50 { await Task.yield() }
        try? await container.close()
        return 1
      }
      Module(EarlyKey.self, scope: .singleton) { () async in
        let container = Container.current()
        await hookReads.pass()
        for _ in 0..<50 { await Task.yield() }
        guard isChildTask else { return await container.resolve(LateKey.self) + 1 }
        async let late = container.resolve(LateKey.self)
        return await late + 1
      }
    }
    _ = container[NumberKey.self]
    async let early = container.resolve(EarlyKey.self)
    async let late = container.resolve(LateKey.self)
    #expect(await (late, early) == (1, 2))
    try await container.close()
  }

  @Test func `hooks that run at the same time may wait for the same instance`() async throws {
    let isBeingMade = Gate()
    let words = Counter()
    let container = Container {
      Module(WordKey.self, scope: .singleton) {
        Task { await isBeingMade.open() }
        yieldThread(times: 20_000)
        return "word"
      }
      Module(ServiceKey.self, scope: .session) { ServiceImpl() }.onClose { _ in
        let container = Container.current()
        await isBeingMade.pass()
        if container[WordKey.self] == "word" { words.next() }
      }
      Module(NumberKey.self, scope: .singleton) { 1 }.onClose { _ in
        let container = Container.current()
        container.reset(.session)
        if container[WordKey.self] == "word" { words.next() }
      }
    }
    _ = (container[ServiceKey.self], container[NumberKey.self])
    try await container.close()
    #expect(words.count == 2)
  }

  @Test func `closing waits for a start, though a task of the factory around it closes, too`()
    async throws
  {
    let journal = Journal()
    let (isStarting, isClosing, isMade) = (Gate(), Gate(), Barrier(2))
    let children = Guarded<[Container]>([])
    let parent = Container {}
    let app = Container {
      Module(LateKey.self, scope: .singleton) { () async in
        Task {
          await isClosing.pass()
          for _ in 0..<50 { await Task.yield() }
          try await parent.close()
        }
        let child = Container(parent: parent) {
          Module(NumberKey.self, scope: .singleton) {
            Task { await isStarting.open() }
            isMade.wait()
            return 1
          }
          .eager()
          .onClose { _ in journal.note("first") }
          Module(WordKey.self, scope: .singleton) { "word" }.eager()
            .onClose { _ in journal.note("second") }
        }
        children.change { $0.append(child) }
        return 1
      }
    }
    Thread.detachNewThread {
      // Long enough for both to close.
      yieldThread(times: 20_000)
      isMade.wait()
    }
    async let late = app.resolve(LateKey.self)
    await isStarting.pass()
    Task { await isClosing.open() }
    try await parent.close()
    #expect(await late == 1)
    #expect(journal.all == ["second", "first"])
  }

  @Test func `ready() waits for a start, though the factory around it has started the task`()
    async throws
  {
    let isReady = Gate()
    let made = Counter()
    let counts = Guarded<[Int]>([])
    let parent = Container {}
    let children = Guarded<[Container]>([])
    let app = Container {
      Module(LateKey.self, scope: .singleton) { () async in
        let child = Container(parent: parent) {
          Module(NumberKey.self, scope: .singleton) {
            let container = Container.current()
            Task {
              try await container.ready()
              counts.change { $0.append(made.count) }
              await isReady.open()
            }
            yieldThread(times: 20_000)
            return 1
          }
          .eager()
          Module(WordKey.self, scope: .singleton) {
            made.next()
            return "word"
          }
          .eager()
        }
        children.change { $0.append(child) }
        return 1
      }
    }
    _ = await app.resolve(LateKey.self)
    await isReady.pass()
    #expect(counts.value == [1])
  }

  @Test func `a hook of a dropped instance may close the parent, whoever closes it meanwhile`()
    async throws
  {
    let (isDropped, isClosing) = (Gate(), Gate())
    let app = Container {
      Module(WordKey.self, scope: .singleton) { "word" }.onClose { _ in
        await isClosing.open()
      }
    }
    let session = Container(parent: app) {
      Module(NumberKey.self, scope: .session) { 1 }.onClose { _ in
        await isDropped.pass()
        try await app.close()
      }
    }
    _ = (app[WordKey.self], session[NumberKey.self])
    session.reset(.session)
    await isDropped.arrival()
    async let close: Void = app.close()
    for _ in 0..<20 { await Task.yield() }
    await isDropped.open()
    try await close
    await isClosing.pass()
  }

  @Test func `containers whose hooks close each other are closed`() async throws {
    let journal = Journal()
    let containers = Guarded<[Container]>([])
    for number in 0..<2 {
      let container = Container {
        Module(NumberKey.self, scope: .singleton) { number }.onClose { number in
          try await containers.value[1 - number].close()
          journal.note("\(number)")
        }
      }
      _ = container[NumberKey.self]
      containers.change { $0.append(container) }
    }
    async let first: Void = containers.value[0].close()
    try await containers.value[1].close()
    try await first
    #expect(journal.all.sorted() == ["0", "1"])
    containers.value = []
  }

  @Test(arguments: [false, true])
  func `the factory or a hook of an eager module may begin the start of its container`(
    isHook: Bool
  ) async {
    await #expect(processExitsWith: .success) { [isHook] in
      let starting = Guarded<Container?>(nil)
      let counter = Counter()
      let container = Container {
        Module(WordKey.self, scope: .singleton) {
          counter.next()
          if !isHook { starting.value?.build() }
          return "word"
        }
        .onCreate { _, _ in if isHook { starting.value?.build() } }
        .eager()
        Module(NumberKey.self, scope: .singleton) { counter.next() }.eager()
      }
      starting.value = container
      #expect(container[WordKey.self] == "word")
      #expect(container[NumberKey.self] == 2)
      #expect(counter.count == 2)
      starting.value = nil
    }
  }

  @Test(arguments: [false, true])
  func `a factory may build the container that waits for it to start`(isHook: Bool) async {
    await #expect(processExitsWith: .success) { [isHook] in
      let (hasBegun, isDone) = (Barrier(2), Barrier(2))
      let starting = Guarded<Container?>(nil)
      let word = Module(WordKey.self, scope: .singleton) {
        hasBegun.wait()
        yieldThread(times: 20_000)
        starting.value?.build(replacing: true)
        return "word"
      }
      let container = Container {
        if isHook {
          word
          Module(NumberKey.self, scope: .singleton) { 1 }.eager()
          StartHook { _ = $0[WordKey.self] }
        } else {
          word.eager()
        }
      }
      starting.value = container
      Thread.detachNewThread {
        _ = container[WordKey.self]
        isDone.wait()
      }
      hasBegun.wait()
      container.build(replacing: true)
      isDone.wait()
    }
  }

  @Test func `a transient factory that a start hook reads is a part of the start`() async {
    await #expect(processExitsWith: .success) {
      let isInHook = Barrier(2)
      let last = Guarded<Container?>(nil)
      let middle = Container {
        Module(NumberKey.self, scope: .singleton) { 1 }.eager()
        Module(WordKey.self) {
          isInHook.wait()
          yieldThread(times: 20_000)
          last.value?.build(replacing: true)
          return "word"
        }
        StartHook { _ = $0[WordKey.self] }
      }
      let first = Container {
        Module(NumberKey.self, scope: .singleton) {
          middle.build(replacing: true)
          return 1
        }
        .eager()
      }
      last.value = Container {
        Module(NumberKey.self, scope: .singleton) {
          isInHook.wait()
          middle.build(replacing: true)
          return 1
        }
        .eager()
      }
      onThreads(2) { thread in
        (thread == 0 ? first : last.value)?.build(replacing: true)
      }
    }
  }

  @Test func `threads that start containers go on if they need what each other makes`() async {
    await #expect(processExitsWith: .success) {
      for turns in 0..<20 {
        let starting = Guarded<Container?>(nil)
        let hasBegun = Barrier(2)
        let app = Container {
          Module(WordKey.self, scope: .singleton) {
            hasBegun.wait()
            yieldThread(times: turns % 4)
            Container(parent: starting.value) {}.build(replacing: true)
            return "word"
          }
        }
        onThreads(2) { thread in
          guard thread == 0 else {
            _ = app[WordKey.self]
            return
          }
          _ = Container(parent: app) {
            Module(NumberKey.self, scope: .singleton, needs: Resolver.self) { resolver in
              starting.value = Container.current()
              hasBegun.wait()
              yieldThread(times: turns / 4)
              return resolver[WordKey.self].count
            }
            .eager()
          }
        }
      }
    }
  }
}
