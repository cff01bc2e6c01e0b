import Foundation
import Locator
import LocatorTestSupport
import Testing

private enum BaseKey: AsyncInjectionKey {
  typealias Value = any Service
  typealias Failure = Failed
}
private enum IndexKey: AsyncInjectionKey { typealias Value = any Service }
private enum FailingKey: ThrowingInjectionKey {
  typealias Value = Int
  typealias Failure = Failed
}
private enum OtherFailingKey: ThrowingInjectionKey {
  typealias Value = Int
  typealias Failure = Failed
}
private enum LibraryKey: @MainActor ThrowingInjectionKey {
  typealias Value = ModelImpl
  typealias Failure = Failed
}

/// `.eager()` of asynchronous and throwing modules, and `ready()`, which waits for their instances.
@Suite struct ReadyTests {
  @Test(.bounded) func `build starts an eager asynchronous instance, and readers join it`()
    async throws
  {
    await #expect(processExitsWith: .success) {
      let (gate, counter) = (Gate(), Counter())
      let container = Container {
        Module(BaseKey.self, scope: .singleton) {
          counter.next()
          await gate.pass()
          return ServiceImpl("base")
        }
        .eager()
      }
      .build()
      await gate.arrival()
      async let name = container.resolve(BaseKey.self).name
      await gate.open()
      try await container.ready()
      #expect(try await name == "base")
      #expect(counter.count == 1)
    }
  }

  @Test(.bounded) func `ready returns when all eager instances exist`() async throws {
    let journal = Journal()
    let container = Container(parent: Container {}) {
      Module(BaseKey.self, scope: .singleton, needs: IndexKey.self) { index async throws(Failed) in
        journal.note("base")
        return index
      }
      .eager()
      Module(IndexKey.self, scope: .session) {
        for _ in 0..<8 { await Task.yield() }
        journal.note("index")
        return ServiceImpl()
      }
      .eager()
      Module(ConfigKey.self, scope: .singleton) {
        journal.note("config")
        return ServiceImpl()
      }
      .eager()
    }
    try await container.ready()
    #expect(journal.all == ["config", "index", "base"])
    #expect(try await container.resolve(BaseKey.self) === container.resolve(IndexKey.self))
    try await container.ready()
    #expect(journal.all.count == 3)
  }

  @Test(.bounded) func `ready throws the first failure with its key and its line`() async {
    let container = Container(parent: Container {}) {
      Module(ConfigKey.self, scope: .singleton, fileID: "App/Zoo.swift", line: 4) {
        () throws(Failed) in throw Failed(reason: "config")
      }
      .eager()
      Module(BaseKey.self, scope: .singleton) {
        () async throws(Failed) in throw Failed(reason: "base")
      }
      .eager()
    }
    do throws(EagerError) {
      try await container.ready()
      Issue.record("The container was ready.")
    } catch {
      #expect(ObjectIdentifier(error.key) == ObjectIdentifier(ConfigKey.self))
      #expect(error.error as? Failed == Failed(reason: "config"))
      #expect(
        "\(error)"
          == "The eager instance of 'ConfigKey' (App/Zoo.swift:4) wasn't made: Failed(reason: \"config\")"
      )
    }
  }

  @Test(.bounded, arguments: [1, 32_766, 32_767, 32_768, 70_000] as [UInt])
  func `an error names any line`(line: UInt) async {
    let container = Container(parent: Container {}) {
      Module(ConfigKey.self, scope: .singleton, fileID: "App/Zoo.swift", line: line) {
        () throws(Failed) in throw Failed(reason: "config")
      }
      .eager()
    }
    let error = await #expect(throws: EagerError.self) { try await container.ready() }
    #expect(error.map { "\($0)".contains("(App/Zoo.swift:\(line))") } == true)
  }

  @Test(.bounded) func `an eager instance that fails is made by the next read`() async throws {
    let counter = Counter()
    let container = Container(parent: Container {}) {
      Module(BaseKey.self, scope: .singleton) { () async throws(Failed) in
        guard counter.next() > 1 else { throw Failed(reason: "first") }
        return ServiceImpl("second")
      }
      .eager()
    }
    await #expect(throws: EagerError.self) { try await container.ready() }
    await #expect(throws: EagerError.self) { try await container.ready() }
    #expect(counter.count == 1)
    #expect(try await container.resolve(BaseKey.self).name == "second")
    try await container.ready()
    #expect(counter.count == 2)
  }

  @Test(.bounded) func `ready throws in the order of the modules, whichever failed first`()
    async
    throws
  {
    let isBroken = Guarded(false)
    let container = Container(parent: Container {}) {
      Module(FailingKey.self, scope: .session) { () throws(Failed) in
        if isBroken.value { throw Failed(reason: "first") }
        return 1
      }
      .eager()
      Module(OtherFailingKey.self, scope: .session) { () throws(Failed) in
        throw Failed(reason: "second")
      }
      .eager()
    }
    isBroken.value = true
    container.reset(.session)
    _ = try? container[FailingKey.self]
    let error = await #expect(throws: EagerError.self) { try await container.ready() }
    #expect(error?.key == FailingKey.self)
  }

  @Test(.bounded) func `a container that hasn't started is ready, whatever a read has met`()
    async throws
  {
    let container = Container {
      Module(FailingKey.self, scope: .session) { () throws(Failed) in throw Failed(reason: "-") }
        .eager()
    }
    _ = try? container[FailingKey.self]
    try await container.ready()
  }

  @Test(.bounded) func `a container is freed, though a read has failed before its start`()
    async throws
  {
    weak var freed: Container?
    do {
      let runs = Counter()
      let hasFailed = Barrier(2)
      let container = Container(parent: Container {}) {
        Module(NumberKey.self, scope: .singleton) {
          let container = Container.current()
          Thread.detachNewThread {
            Task {
              _ = try? await container.resolve(BaseKey.self)
              Thread.detachNewThread { hasFailed.wait() }
            }
          }
          hasFailed.wait()
          return 1
        }
        .eager()
        Module(BaseKey.self, scope: .singleton) { () async throws(Failed) in
          if runs.next() == 1 { throw Failed(reason: "first") }
          return ServiceImpl("base")
        }
        .eager()
      }
      freed = container
      try await container.ready()
    }
    while freed != nil { await Task.yield() }
  }

  @Test(.bounded) func `an eager instance that was made once isn't missing after a reset`()
    async throws
  {
    let runs = Counter()
    let container = Container(parent: Container {}) {
      Module(BaseKey.self, scope: .session) { () async throws(Failed) in
        if runs.next() == 1 { throw Failed(reason: "first") }
        return ServiceImpl("base")
      }
      .eager()
    }
    await #expect(throws: EagerError.self) { try await container.ready() }
    _ = try await container.resolve(BaseKey.self)
    try await container.ready()
    container.reset(.session)
    try await container.ready()
  }

  @Test(.bounded) func `a child waits for its parents' eager instances, too`() async throws {
    let journal = Journal()
    let parent = Container(parent: Container {}) {
      Module(BaseKey.self, scope: .singleton) {
        await Task.yield()
        journal.note("base")
        return ServiceImpl()
      }
      .eager()
    }
    try await Container(parent: parent) {}.ready()
    #expect(journal.all == ["base"])
  }

  @Test(.bounded) func `names, elements of lists and decorators are as with other eager modules`()
    async throws
  {
    let journal = Journal()
    let container = Container(parent: Container {}) {
      Module(IndexKey.self, scope: .singleton) { ServiceImpl("plain") }.eager()
      Module(IndexKey.self, scope: .singleton) { ServiceImpl("named") }.named("name").eager()
      Module(IndexKey.self, scope: .singleton) { ServiceImpl("listed") }.intoList().eager()
      Decorator(IndexKey.self) { inner in
        journal.note(inner.name)
        return inner
      }
    }
    try await container.ready()
    #expect(Set(journal.all) == ["plain", "named", "listed"])
    #expect(await container.resolve([IndexKey].self).map(\.name) == ["plain", "named", "listed"])
    #expect(journal.all.count == 3)
  }

  @Test(.bounded) func `a container without eager modules is ready`() async throws {
    try await Container {}.ready()
    try await Container { Module(IndexKey.self, scope: .singleton) { ServiceImpl() }.eager() }
      .ready()
  }

  @MainActor @Test(.bounded) func `an eager module of the main actor can fail`() async {
    let container = Container(parent: Container {}) {
      Module(LibraryKey.self, scope: .singleton) { () throws(Failed) in
        throw Failed(reason: "library")
      }
      .eager()
    }
    await #expect(throws: EagerError.self) { try await container.ready() }
  }

  @Test(.bounded) func `ready suspends, so that more readers than threads don't stop the factory`()
    async throws
  {
    let gate = Gate()
    let container = Container(parent: Container {}) {
      Module(IndexKey.self, scope: .singleton) {
        await gate.pass()
        return ServiceImpl()
      }
      .eager()
    }
    let readers = (0..<2 * ProcessInfo.processInfo.activeProcessorCount).map { _ in
      Task.detached { try await container.ready() }
    }
    await gate.arrival()
    // A thread of the pool opens it, if one is left.
    await Task.detached { await gate.open() }.value
    for reader in readers { try await reader.value }
  }

  @Test(.bounded) func `a container is freed once its eager tasks have ended`() async throws {
    var container: Container? = Container(parent: Container {}) {
      Module(IndexKey.self, scope: .singleton) { ServiceImpl() }.eager()
    }
    weak let freed = container
    try await container?.ready()
    container = nil
    while freed != nil { await Task.yield() }
  }

  @Test(.bounded) func `ready() in a factory that it waits for stops the program with the path`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(BaseKey.self, scope: .singleton, fileID: "App/Zoo.swift", line: 1) {
          await Container.current().resolve(IndexKey.self, fileID: "App/Zoo.swift", line: 2)
        }
        .eager()
        Module(IndexKey.self, scope: .singleton, fileID: "App/Zoo.swift", line: 3) {
          try? await Container.current().ready(fileID: "App/Zoo.swift", line: 4)
          return ServiceImpl()
        }
      }
      .build()
      try await container.ready()
    }
    let message = try StoppedProgram(result).message
    // Either may be the last to wait for the other, and the path starts there.
    let paths = [
      """
      'BaseKey' (App/Zoo.swift:1) -> 'IndexKey' (App/Zoo.swift:3, read at App/Zoo.swift:2) -> 'ready()' at \
      App/Zoo.swift:4 -> 'BaseKey' (App/Zoo.swift:1)
      """,
      """
      'IndexKey' (App/Zoo.swift:3) -> 'ready()' at App/Zoo.swift:4 -> 'BaseKey' (App/Zoo.swift:1) -> 'IndexKey' \
      (App/Zoo.swift:3, read at App/Zoo.swift:2)
      """,
    ]
    let fix = "call 'ready()' after 'BaseKey' is made, as where the container is built."
    #expect(paths.map { "Dependency cycle: \($0). Break it: \(fix)" }.contains(message))
  }

  @Test func `an eager asynchronous module whose instance isn't kept is a problem`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container {
        Module(BaseKey.self, fileID: "App/Zoo.swift", line: 1) { ServiceImpl() }.eager()
        Module(ConfigKey.self, fileID: "App/Zoo.swift", line: 2) { ServiceImpl() }.eager()
      }
      .build()
    }
    let message = try StoppedProgram(result).message
    for line in 1...2 { #expect(message.contains("App/Zoo.swift:\(line)"), "\(message)") }
  }
}
