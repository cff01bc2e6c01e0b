import Locator
import LocatorTestSupport
import Testing

private enum StoreKey: AsyncInjectionKey { typealias Value = any Service }
private enum IndexKey: AsyncInjectionKey { typealias Value = any Service }

private enum SyncKey: InjectionKey { typealias Value = String }

private final class Holder { @Inject(NumberKey.self) var number }

/// A cycle of asynchronous modules stops with its path.
@Suite struct AsyncCycleTests {
  @Test(arguments: [false, true])
  func `a factory in a task that another one started stops if it needs itself`(isHook: Bool)
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isHook] in
      let container = Container {
        Module(NumberKey.self) { 1 }
        Module(StoreKey.self, scope: .singleton) { () async in
          let container = Container.current()
          return ServiceImpl(await Task { container[SyncKey.self] }.value)
        }
        Module(SyncKey.self, scope: .singleton, fileID: "App/Data.swift", line: 1) {
          let container = Container.current()
          guard isHook else {
            return withContainer(of: Holder().$number) {
              Container.current()[SyncKey.self, fileID: "App/Data.swift", line: 2]
            }
          }
          _ = Container(parent: container) {
            StartHook { _ in _ = container[SyncKey.self, fileID: "App/Data.swift", line: 2] }
          }
          return ""
        }
      }
      _ = await container.resolve(StoreKey.self)
    }
    let message = try StoppedProgram(result).message
    #expect(
      message.hasPrefix(
        "Dependency cycle: 'SyncKey' (App/Data.swift:1) -> 'SyncKey' (App/Data.swift:1, read at "
      ),
      "\(message)"
    )
  }

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
          await $0.resolve(IndexKey.self)
        }
        Module(
          IndexKey.self,
          scope: .singleton,
          needs: Resolver.self,
          fileID: "App/Data.swift",
          line: 2
        ) {
          await $0.resolve(StoreKey.self)
        }
      }
      _ = await container.resolve(StoreKey.self)
    }
    let message = try StoppedProgram(result).message
    // Either may be the last to wait for the other, and the path starts there.
    #expect(message.contains("Dependency cycle"))
    #expect(
      message.contains(
        "-> 'StoreKey' (App/Data.swift:1, read at LocatorTests/AsyncCycleTests.swift:"
      )
    )
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
          await $0.resolve(IndexKey.self, fileID: "App/Store.swift", line: 10)
        }
        Module(IndexKey.self, needs: Resolver.self, fileID: "App/Data.swift", line: 2) {
          await $0.resolve(StoreKey.self, fileID: "App/Index.swift", line: 20)
        }
      }
      _ = await container.resolve(StoreKey.self)
    }
    #expect(
      try StoppedProgram(result).message.contains(
        """
        Dependency cycle: 'StoreKey' (App/Data.swift:1) -> 'IndexKey' (App/Data.swift:2, read at \
        App/Store.swift:10) -> 'StoreKey' (App/Data.swift:1, read at App/Index.swift:20).
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
          await $0.resolve(IndexKey.self)
        }
        Module(IndexKey.self, needs: Resolver.self, fileID: "App/Data.swift", line: 2) {
          await $0.resolve(StoreKey.self)
        }
      }
      _ = await container.resolve(StoreKey.self)
    }
    #expect(
      try StoppedProgram(result).message.contains(
        "-> 'StoreKey' (App/Data.swift:1, read at LocatorTests/AsyncCycleTests.swift:"
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
            _ = await Container.current().resolve(StoreKey.self)
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
    #expect(try StoppedProgram(result).message.contains("Dependency cycle: 'StoreKey'"))
  }
}
