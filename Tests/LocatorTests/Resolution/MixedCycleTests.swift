import Dispatch
import Locator
import LocatorTestSupport
import Testing

private enum StoreKey: InjectionKey { typealias Value = any Service }
private enum IndexKey: InjectionKey { typealias Value = any Service }
private enum AsyncKey: AsyncInjectionKey { typealias Value = any Service }

/// Blocks the thread until a task is done, as code does that isn't asynchronous.
private func waitForTask(_ body: @escaping @Sendable () async -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Task {
    await body()
    isDone.signal()
  }
  isDone.wait()
}

/// A service that blocks its thread until another one is made.
@Sendable private func blocking(_ makeValue: Provider<AsyncKey>) -> any Service {
  waitForTask { _ = await makeValue(fileID: "App/Index.swift", line: 30) }
  return ServiceImpl()
}

/// A cycle through synchronous and asynchronous modules stops with its path.
@Suite(.bounded) struct MixedCycleTests {
  @Test(arguments: [true, false])
  func `a cycle through a factory that blocks names it, and says not to wait`(isShared: Bool)
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [isShared = isShared as Bool] in
      let container = Container {
        Module(
          AsyncKey.self,
          scope: .singleton,
          needs: StoreKey.self,
          fileID: "App/Data.swift",
          line: 1
        ) { $0 }
        if isShared {
          Module(
            StoreKey.self,
            scope: .singleton,
            needs: IndexKey.self,
            fileID: "App/Data.swift",
            line: 2
          ) { $0 }
          Module(
            IndexKey.self,
            scope: .singleton,
            needs: Provider<AsyncKey>.self,
            fileID: "App/Data.swift",
            line: 3,
            make: blocking
          )
        } else {
          Module(StoreKey.self, needs: IndexKey.self, fileID: "App/Data.swift", line: 2) { $0 }
          Module(
            IndexKey.self,
            needs: Provider<AsyncKey>.self,
            fileID: "App/Data.swift",
            line: 3,
            make: blocking
          )
        }
      }
      _ = await container.resolve(AsyncKey.self)
    }
    let message = try StoppedProgram(result).message
    #expect(
      message == """
        Dependency cycle: 'AsyncKey' (App/Data.swift:1) -> 'AsyncKey' (App/Data.swift:1, read at \
        App/Index.swift:30). \
        A task that was started meanwhile waits for it, and so it never ends. Don't wait for that task \
        while 'AsyncKey' is made: start it, or read 'AsyncKey', where the value is used.
        """
    )
  }
}
