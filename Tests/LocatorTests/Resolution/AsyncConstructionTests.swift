import Locator
import LocatorTestSupport
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

/// A shared asynchronous instance is made once, however many tasks wait for it or are cancelled.
@Suite(.bounded) struct AsyncConstructionTests {
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

  @Test func `a cancelled task gets the value of a key that can't fail, as all others do`() async {
    let gate = Gate()
    let (made, closed) = (Counter(), Counter())
    let container = Container {
      Module(StoreKey.self, scope: .singleton) {
        made.next()
        await gate.pass()
        return ServiceImpl("made")
      }
      .onClose { _ in closed.next() }
    }
    let task = Task { await container.resolve(StoreKey.self) }
    await gate.arrival()
    task.cancel()
    let other = Task { await container.resolve(StoreKey.self) }
    await gate.open()
    #expect(await task.value === other.value)
    #expect(await task.value === container.resolve(StoreKey.self))
    #expect((made.count, closed.count) == (1, 0))
  }

  @Test func `the task of an asynchronous singleton reads the declaring container`() async {
    let container = Container {
      Module(WordKey.self) { "own" }
      Module(StoreKey.self, scope: .singleton) {
        async let word = WordKey.currentValue()
        return ServiceImpl(await word)
      }
    }
    let child = Container(parent: container) { Module(WordKey.self) { "child" } }
    let name = await withContainer(child) { await child.resolve(StoreKey.self).name }
    #expect(name == "own")
  }
}
