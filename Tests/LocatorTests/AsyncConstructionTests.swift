import Locator
import Testing

private enum StoreKey: AsyncInjectionKey { typealias Value = any Service }
private enum IndexKey: AsyncInjectionKey { typealias Value = any Service }
private enum LinkKey: AsyncInjectionKey {
  typealias Value = any Service
  typealias Failure = Failed
}
private enum FileKey: AsyncInjectionKey {
  typealias Value = any Service
  typealias Failure = any Error
}

/// A door that tasks wait at until somebody opens it.
private actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var arrivals: [CheckedContinuation<Void, Never>] = []
  private var arrived = 0

  /// Waits until the gate is open, however the task is cancelled.
  func pass() async {
    arrived += 1
    for arrival in arrivals { arrival.resume() }
    arrivals = []
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Waits until somebody waits at the gate.
  func arrival() async {
    if arrived == 0 { await withCheckedContinuation { arrivals.append($0) } }
  }

  /// Lets everybody pass from now on.
  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

@Suite(.timeLimit(.minutes(1))) struct AsyncConstructionTests {
  @Test func `a thousand tasks make one asynchronous singleton once`() async {
    let counter = Counter()
    let container = Container {
      Module(StoreKey.self, scope: .singleton) {
        await Task.yield()
        return ServiceImpl("\(counter.next())")
      }
    }
    let identities = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<1_000 {
        group.addTask { ObjectIdentifier(await container.resolve(StoreKey.self)) }
      }
      return await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
    }
    #expect(identities.count == 1)
    #expect(counter.count == 1)
  }

  @Test func `a failure reaches every task that waits, and the next read tries again`() async throws
  {
    let gate = Gate()
    let counter = Counter()
    let container = Container {
      Module(LinkKey.self, scope: .singleton) { () async throws(Failed) in
        let turn = counter.next()
        await gate.pass()
        guard turn > 1 else { throw Failed(reason: "first") }
        return ServiceImpl("second")
      }
    }
    let tasks = (0..<20).map { _ in
      Task { () async -> Failed? in
        do throws(Failed) {
          _ = try await container.resolve(LinkKey.self)
          return nil
        } catch {
          return error
        }
      }
    }
    await gate.arrival()
    await gate.open()
    var failures = 0
    for task in tasks where await task.value == Failed(reason: "first") { failures += 1 }
    #expect(failures >= 1)
    // Those that came after the failure have made the instance, or waited for it.
    #expect(try await container.resolve(LinkKey.self).name == "second")
    #expect(counter.count == 2)
  }

  @Test func `a slow factory delays only readers of its own key`() async {
    let gate = Gate()
    let container = Container {
      Module(StoreKey.self, scope: .singleton) {
        await gate.pass()
        return ServiceImpl("slow")
      }
      Module(IndexKey.self, scope: .singleton) { ServiceImpl("quick") }
    }
    let slow = Task { await container.resolve(StoreKey.self).name }
    await gate.arrival()
    #expect(await container.resolve(IndexKey.self).name == "quick")
    await gate.open()
    #expect(await slow.value == "slow")
  }

  @Test func `cancelling one task that waits leaves the construction alone`() async throws {
    let gate = Gate()
    let container = Container {
      Module(FileKey.self, scope: .singleton) { () async throws in
        await gate.pass()
        try Task.checkCancellation()
        return ServiceImpl("file")
      }
    }
    let patient = Task { try await container.resolve(FileKey.self).name }
    await gate.arrival()
    let impatient = Task { try await container.resolve(FileKey.self).name }
    impatient.cancel()
    // It ends before the construction does, because its failure can be a cancellation.
    await #expect(throws: CancellationError.self) { try await impatient.value }
    await gate.open()
    #expect(try await patient.value == "file")
  }

  @Test func `cancelling the last task that waits cancels the construction`() async throws {
    let gate = Gate()
    let cancellations = Counter()
    let container = Container {
      Module(FileKey.self, scope: .singleton) { () async throws in
        if cancellations.count == 0 {
          await withTaskCancellationHandler {
            await gate.pass()
          } onCancel: {
            cancellations.next()
            Task { await gate.open() }
          }
        }
        try Task.checkCancellation()
        return ServiceImpl("again")
      }
    }
    let task = Task { try await container.resolve(FileKey.self).name }
    await gate.arrival()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    // The construction ends by itself, and a later read makes the instance.
    #expect(try await container.resolve(FileKey.self).name == "again")
    #expect(cancellations.count == 1)
  }

  @Test func `a cancelled task gets the value of a key that can't fail`() async {
    let gate = Gate()
    let container = Container {
      Module(StoreKey.self, scope: .singleton) {
        await gate.pass()
        return ServiceImpl("made")
      }
    }
    let task = Task { await container.resolve(StoreKey.self).name }
    await gate.arrival()
    task.cancel()
    await gate.open()
    #expect(await task.value == "made")
  }

  @Test func `the task of an asynchronous singleton reads the declaring container`() async {
    let container = Container {
      Module(WordKey.self) { "own" }
      Module(StoreKey.self, scope: .singleton) {
        async let word = WordKey.currentValue
        return ServiceImpl(await word)
      }
    }
    let child = Container(parent: container) { Module(WordKey.self) { "child" } }
    let name = await withContainer(child) { await child.resolve(StoreKey.self).name }
    #expect(name == "own")
  }
}

/// Asynchronous modules that are made of each other, each in a program of its own.
@Suite struct AsyncCycleTests {
  @Test func `asynchronous singletons that are made of each other stop with their path`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(
          StoreKey.self,
          scope: .singleton,
          needs: Resolver.self,
          fileID: "App/Data.swift",
          line: 1
        ) {
          await $0[IndexKey.self]
        }
        Module(
          IndexKey.self,
          scope: .singleton,
          needs: Resolver.self,
          fileID: "App/Data.swift",
          line: 2
        ) {
          await $0[StoreKey.self]
        }
      }
      _ = await container.resolve(StoreKey.self)
    }
    let message = try StoppedProgram(result).message
    // Either may be the last to wait for the other, and the way starts there.
    #expect(message.contains("needs itself"))
    #expect(message.contains("'IndexKey' (App/Data.swift:2) -> 'StoreKey' (App/Data.swift:1)"))
  }

  @Test func `a cycle through a transient module names it`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(
          StoreKey.self,
          scope: .singleton,
          needs: Resolver.self,
          fileID: "App/Data.swift",
          line: 1
        ) {
          await $0[IndexKey.self]
        }
        Module(IndexKey.self, needs: Resolver.self, fileID: "App/Data.swift", line: 2) {
          await $0[StoreKey.self]
        }
      }
      _ = await container.resolve(StoreKey.self)
    }
    #expect(
      try StoppedProgram(result).message.contains(
        """
        'StoreKey' needs itself: 'StoreKey' (App/Data.swift:1) -> 'IndexKey' (App/Data.swift:2) -> \
        'StoreKey' (App/Data.swift:1).
        """
      )
    )
  }

  @Test func `transient modules that are made of each other stop with their path`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(StoreKey.self, needs: Resolver.self, fileID: "App/Data.swift", line: 1) {
          await $0[IndexKey.self]
        }
        Module(IndexKey.self, needs: Resolver.self, fileID: "App/Data.swift", line: 2) {
          await $0[StoreKey.self]
        }
      }
      _ = await container.resolve(StoreKey.self)
    }
    #expect(
      try StoppedProgram(result).message.contains(
        "'IndexKey' (App/Data.swift:2) -> 'StoreKey' (App/Data.swift:1)"
      )
    )
  }

  @Test func `a cycle through child tasks stops with its path`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(
          StoreKey.self,
          scope: .singleton,
          needs: Provider<IndexKey>.self,
          fileID: "App/Data.swift",
          line: 1
        ) { makeIndex in
          async let index = makeIndex()
          return await index
        }
        Module(
          IndexKey.self,
          scope: .singleton,
          needs: Resolver.self,
          fileID: "App/Data.swift",
          line: 2
        ) {
          await $0[StoreKey.self]
        }
      }
      _ = await container.resolve(StoreKey.self)
    }
    #expect(
      try StoppedProgram(result).message.contains(
        "'IndexKey' (App/Data.swift:2) -> 'StoreKey' (App/Data.swift:1)"
      )
    )
  }

  @Test func `a task that a factory starts may wait for what the factory makes`() async {
    let finished = Gate()
    let container = Container {
      Module(StoreKey.self, scope: .singleton, needs: Provider<IndexKey>.self) { makeIndex in
        Task {
          _ = await makeIndex()
          await finished.open()
        }
        return ServiceImpl("store")
      }
      Module(IndexKey.self, scope: .singleton, needs: StoreKey.self) { $0 }
    }
    #expect(await container.resolve(StoreKey.self).name == "store")
    await finished.pass()
  }

  @Test func `tasks that go on where a factory has ended are no cycle`() async {
    let counter = Counter()
    let finished = Gate()
    let container = Container {
      Module(StoreKey.self) {
        // A refresh that starts the next one, as an access token's does.
        Task {
          if counter.next() < 100 {
            _ = await Container.current.resolve(StoreKey.self)
          } else {
            await finished.open()
          }
        }
        return ServiceImpl()
      }
    }
    _ = await container.resolve(StoreKey.self)
    await finished.pass()
    #expect(counter.count >= 100)
  }

  @Test func `needs that make a cycle are found before anything runs`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container {
        Module(StoreKey.self, scope: .singleton, needs: IndexKey.self) { $0 }
        Module(IndexKey.self, scope: .singleton, needs: StoreKey.self) { $0 }
      }
      .build()
    }
    #expect(try StoppedProgram(result).message.contains("'StoreKey' needs itself"))
  }
}
