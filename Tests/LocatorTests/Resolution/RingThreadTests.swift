import Locator
import Testing

/// A value that knows another one, which is set after both are made.
private final class Node: @unchecked Sendable {
  // Set once by the thread that makes the node, before others see it.
  var other: Node?
  init(_ other: Node? = nil) { self.other = other }
}
private enum HenKey: InjectionKey { typealias Value = Node }
private enum EggKey: InjectionKey { typealias Value = Node }
private enum NestKey: InjectionKey { typealias Value = Node }

/// A container that may be freed.
private final class WeakContainer: Sendable {
  weak let container: Container?
  init(_ container: Container) { self.container = container }
}

/// The container of a round, and where its threads meet.
private struct Round: Sendable {
  let container: Container
  let start: Barrier
  let end: Barrier

  init(threads: Int, _ container: Container) {
    self.container = container
    start = Barrier(threads)
    end = Barrier(threads)
  }
}

/// A thread gets no part of a cycle of values before all of it is finished.
@Suite(.bounded) struct RingThreadTests {
  @Test(arguments: EveryScope.shared)
  func `a cycle that two threads close is finished for both`(scope: EveryScope) {
    // Many rounds, because what is left of a race shows in few of them.
    let rounds = (0..<200).map { _ in
      Round(
        threads: 2,
        Container {
          scope.module(HenKey.self) { Node() }.onCreate { $1.other = $0[EggKey.self] }
          scope.module(EggKey.self) { Node() }.onCreate { $1.other = $0[HenKey.self] }
        }
      )
    }
    let unfinished = Counter()
    onThreads(2) { number in
      for round in rounds {
        round.start.wait()
        let own = number == 0 ? round.container[HenKey.self] : round.container[EggKey.self]
        if own.other?.other !== own { unfinished.next() }
        // Neither releases its value before both have looked.
        round.end.wait()
        if number == 0 { own.other = nil }
      }
    }
    #expect(unfinished.count == 0)
  }

  @Test(arguments: EveryScope.shared)
  func `a cycle of three that three threads close is finished for all`(scope: EveryScope) {
    let rounds = (0..<100).map { _ in
      Round(
        threads: 3,
        Container {
          scope.module(HenKey.self) { Node() }.onCreate { $1.other = $0[EggKey.self] }
          scope.module(EggKey.self) { Node() }.onCreate { $1.other = $0[NestKey.self] }
          scope.module(NestKey.self) { Node() }.onCreate { $1.other = $0[HenKey.self] }
        }
      )
    }
    let unfinished = Counter()
    onThreads(3) { number in
      for round in rounds {
        round.start.wait()
        let own =
          switch number {
          case 0: round.container[HenKey.self]
          case 1: round.container[EggKey.self]
          default: round.container[NestKey.self]
          }
        if own.other?.other?.other !== own { unfinished.next() }
        round.end.wait()
        if number == 0 { own.other = nil }
      }
    }
    #expect(unfinished.count == 0)
  }

  @Test(arguments: EveryScope.shared)
  func `a cycle that one thread closes isn't visible to another one before`(scope: EveryScope) {
    let rounds = (0..<100).map { _ in
      let isEggMade = Barrier(2)
      let container = Container {
        scope.module(HenKey.self) { Node() }.onCreate { resolver, hen in
          let egg = resolver[EggKey.self]
          isEggMade.wait()
          // The egg knows the hen already, and the hen doesn't know the egg yet.
          for _ in 0..<20 { _ = resolver[NumberKey.self] }
          hen.other = egg
        }
        scope.module(EggKey.self) { Node() }.onCreate { $1.other = $0[HenKey.self] }
        Module(NumberKey.self) { 4 }
      }
      return (round: Round(threads: 2, container), isEggMade: isEggMade)
    }
    let unfinished = Counter()
    onThreads(2) { number in
      for (round, isEggMade) in rounds {
        if number == 1 { isEggMade.wait() }
        let own = number == 0 ? round.container[HenKey.self] : round.container[EggKey.self]
        if own.other?.other !== own { unfinished.next() }
        round.end.wait()
        if number == 0 { own.other = nil }
      }
    }
    #expect(unfinished.count == 0)
  }

  @Test(arguments: EveryScope.shared)
  func `threads may close a cycle of a hook and an initializer`(scope: EveryScope) {
    let rounds = (0..<50).map { _ in
      let meeting = Barrier(2)
      let container = Container {
        scope.module(HenKey.self) { Node() }.onCreate { resolver, hen in
          meeting.wait()
          hen.other = resolver[EggKey.self]
        }
        // The egg is made with the hen, which is made already and isn't finished.
        scope.module(EggKey.self, needs: NumberKey.self, HenKey.self) { Node($1) }
        Module(NumberKey.self) {
          meeting.wait()
          return 4
        }
      }
      return Round(threads: 2, container)
    }
    let unfinished = Counter()
    onThreads(2) { number in
      for round in rounds {
        let own = number == 0 ? round.container[HenKey.self] : round.container[EggKey.self]
        if own.other?.other !== own { unfinished.next() }
        round.end.wait()
        if number == 0 { own.other = nil }
      }
    }
    #expect(unfinished.count == 0)
  }

  @Test(arguments: EveryScope.keeping)
  func `a container that is released before its part of a cycle is finished is freed then`(
    scope: EveryScope
  ) {
    let closed = Counter()
    let dropped = Guarded<WeakContainer?>(nil)
    let parent = Container {
      scope.module(HenKey.self) { Node() }.onCreate { _, hen in
        let child = Container(parent: .current) {
          scope.module(EggKey.self) { Node() }
            .onCreate { $1.other = $0[HenKey.self] }
            .onClose { _ in closed.next() }
        }
        dropped.value = WeakContainer(child)
        hen.other = child[EggKey.self]
      }
    }
    let hen = parent[HenKey.self]
    #expect(hen.other?.other === hen)
    #expect(dropped.value != nil && dropped.value?.container == nil)
    #expect(closed.count == 0)
    hen.other = nil
  }
}
