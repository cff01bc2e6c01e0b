import Foundation
import LocatorTestSupport
import Testing

@testable import Locator

private enum NeedKey: InjectionKey { typealias Value = any Service }

private enum ArgumentKey: InjectionKey {
  typealias Value = any Service
  typealias Arguments = Int
}

private enum LateNeedKey: AsyncInjectionKey { typealias Value = any Service }
private enum LateKey: AsyncInjectionKey { typealias Value = any Service }

/// The locks that a first read takes, which only the core itself shows.
@Suite(.bounded) struct FirstReadLockTests {
  @Test(arguments: EveryScope.shared)
  func `a first read takes no lock of the process where nothing waits`(scope: EveryScope) {
    let container = Container {
      scope.module(NeedKey.self) { ServiceImpl() }
      scope.module(ServiceKey.self, needs: NeedKey.self) { _ in ServiceImpl() }
      Module(ArgumentKey.self, scope: scope.scope()) { _ in ServiceImpl() }
    }
    let isRead = Maker.graph.withLock { _ in
      let read = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        _ = container[ServiceKey.self]
        _ = container[ArgumentKey.self, 1]
        container.reset()
        _ = container[ServiceKey.self]
        read.signal()
      }
      return read.wait(timeout: .now() + 20) == .success
    }
    #expect(isRead)
  }

  /// In a process of its own, because tasks of other tests that wait for the lock take all threads of the pool.
  @Test func `nor does an asynchronous first read whose factory doesn't wait`() async {
    await #expect(processExitsWith: .success) {
      for scope in EveryScope.shared {
        let container = Container {
          Module(LateNeedKey.self, scope: scope.scope()) { () async in ServiceImpl() }
          Module(LateKey.self, scope: scope.scope(), needs: LateNeedKey.self) { _ async in
            ServiceImpl()
          }
        }
        let isRead = Maker.graph.withLock { _ in
          let read = DispatchSemaphore(value: 0)
          Task.detached {
            _ = await container.resolve(LateKey.self)
            container.reset()
            _ = await container.resolve(LateKey.self)
            read.signal()
          }
          return read.wait(timeout: .now() + 20) == .success
        }
        precondition(isRead)
      }
    }
  }
}
