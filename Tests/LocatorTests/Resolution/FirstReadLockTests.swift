import Foundation
import LocatorTestSupport
import Testing

@testable import Locator

private enum NeedKey: InjectionKey { typealias Value = any Service }

private enum ArgumentKey: InjectionKey {
  typealias Value = any Service
  typealias Arguments = Int
}

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
}
