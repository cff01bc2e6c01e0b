import Locator
import LocatorTestSupport
import Testing

/// An instance that knows another one, which a hook sets.
private final class Node: @unchecked Sendable {
  // Set once, by the thread that makes the node; others look when that thread's read has returned.
  var other: Node?
  init(_ other: Node? = nil) { self.other = other }
}
private enum HenKey: InjectionKey { typealias Value = Node }
private enum EggKey: InjectionKey { typealias Value = Node }
private enum NestKey: InjectionKey { typealias Value = Node }

/// The container of a round, and where its threads meet.
private struct Round: Sendable {
  let container: Container
  let start: Barrier
  let returned: Barrier
  let end: Barrier

  init(threads: Int, _ container: Container) {
    self.container = container
    start = Barrier(threads)
    returned = Barrier(threads)
    end = Barrier(threads)
  }

  /// Reads one instance of a ring, and says whether the ring is closed when all threads have read theirs.
  func closes<K: InjectionKey & SendableMetatype>(_ key: K.Type, of count: Int) -> Bool
  where K.Value == Node, K.Arguments == Void {
    start.wait()
    let own = container[key]
    returned.wait()
    var last: Node? = own
    for _ in 0..<count { last = last?.other }
    let isClosed = last === own
    // None releases its instance before all have looked.
    end.wait()
    return isClosed
  }
}

/// A ring that threads enter from all sides is closed when their reads have returned.
@Suite(.bounded) struct RingThreadTests {
  @Test(arguments: EveryScope.shared)
  func `a ring that two threads enter is closed when both have read it`(scope: EveryScope) {
    // Many rounds, because what is left of a race shows in few of them.
    let rounds = (0..<200).map { _ in
      Round(
        threads: 2,
        Container {
          scope.module(HenKey.self) { Node() }.onCreate(needs: EggKey.self) { $0.other = $1 }
          scope.module(EggKey.self) { Node() }.onCreate(needs: HenKey.self) { $0.other = $1 }
        }
      )
    }
    let open = Counter()
    onThreads(2) { number in
      for round in rounds {
        let isClosed =
          number == 0 ? round.closes(HenKey.self, of: 2) : round.closes(EggKey.self, of: 2)
        if !isClosed { open.next() }
      }
    }
    #expect(open.count == 0)
  }

  @Test(arguments: EveryScope.shared)
  func `a ring of three that three threads enter is closed when all have read it`(
    scope: EveryScope
  ) {
    let rounds = (0..<100).map { _ in
      Round(
        threads: 3,
        Container {
          scope.module(HenKey.self) { Node() }.onCreate(needs: EggKey.self) { $0.other = $1 }
          scope.module(EggKey.self) { Node() }.onCreate(needs: NestKey.self) { $0.other = $1 }
          scope.module(NestKey.self) { Node() }.onCreate(needs: HenKey.self) { $0.other = $1 }
        }
      )
    }
    let open = Counter()
    onThreads(3) { number in
      for round in rounds {
        let isClosed =
          switch number {
          case 0: round.closes(HenKey.self, of: 3)
          case 1: round.closes(EggKey.self, of: 3)
          default: round.closes(NestKey.self, of: 3)
          }
        if !isClosed { open.next() }
      }
    }
    #expect(open.count == 0)
  }

  @Test(arguments: EveryScope.shared)
  func `threads may close a ring of a hook and an initializer`(scope: EveryScope) {
    let rounds = (0..<100).map { _ in
      Round(
        threads: 2,
        Container {
          scope.module(HenKey.self) { Node() }.onCreate(needs: EggKey.self) { $0.other = $1 }
          scope.module(EggKey.self, needs: NumberKey.self, HenKey.self) { Node($1) }
          Module(NumberKey.self) {
            // The other thread gets anywhere meanwhile.
            yieldThread(times: 20)
            return 4
          }
        }
      )
    }
    let open = Counter()
    onThreads(2) { number in
      for round in rounds {
        let isClosed =
          number == 0 ? round.closes(HenKey.self, of: 2) : round.closes(EggKey.self, of: 2)
        if !isClosed { open.next() }
      }
    }
    #expect(open.count == 0)
  }
}
