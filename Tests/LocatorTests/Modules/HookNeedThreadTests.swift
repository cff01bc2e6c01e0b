import Locator
import LocatorTestSupport
import Testing

/// A value whose hook sets another one.
private final class Node: @unchecked Sendable {
  let part: Node?
  // Set once by the thread that makes the node, before others see it.
  private(set) var owner: Node?
  init(_ part: Node? = nil) { self.part = part }
  func meet(_ owner: Node) { self.owner = owner }
  func leave() { owner = nil }
}
private enum MotherKey: InjectionKey { typealias Value = Node }
private enum DaughterKey: InjectionKey { typealias Value = Node }
private enum SchoolKey: InjectionKey { typealias Value = Node }
private enum TownKey: InjectionKey { typealias Value = Node }

/// A container of a round, which threads read in some order, some of them later than others.
private struct Round: Sendable {
  let container: Container
  let start: Barrier
  let middle: Barrier
  let end: Barrier
  let turns: [Int]
  let reads: [Int]
}

/// Threads that enter a cycle of hooks with needs have it whole when their reads have returned.
@Suite(.bounded) struct HookNeedThreadTests {
  @Test(arguments: EveryScope.shared, RandomCases.seeds)
  func `a cycle is whole when the threads that enter it anywhere have read it`(
    scope: EveryScope,
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let made = Counter()
    // Many rounds, because what is left of a race shows in few of them.
    let rounds = (0..<RandomCases.rounds(200)).map { _ in
      let turns = (0..<3).map { _ in Int.random(in: 0...50, using: &generator) }
      let container = Container {
        scope.module(TownKey.self, needs: MotherKey.self) { Node($0) }
        scope.module(MotherKey.self, needs: SchoolKey.self) { school in
          made.next()
          yieldThread(times: turns[0])
          return Node(school)
        }
        scope.module(SchoolKey.self, needs: DaughterKey.self) { daughter in
          yieldThread(times: turns[1])
          return Node(daughter)
        }
        scope.module(DaughterKey.self) {
          made.next()
          yieldThread(times: turns[2])
          return Node()
        }
        .onCreate(needs: MotherKey.self) { $0.meet($1) }
      }
      return Round(
        container: container,
        start: Barrier(3),
        middle: Barrier(3),
        end: Barrier(3),
        turns: (0..<3).map { _ in Int.random(in: 0...100, using: &generator) },
        reads: (0..<3).map { _ in Int.random(in: 0..<4, using: &generator) }
      )
    }
    let unfinished = Counter()
    onThreads(3) { thread in
      for round in rounds {
        round.start.wait()
        yieldThread(times: round.turns[thread])
        let read: Node
        let daughter: Node?
        switch round.reads[thread] {
        case 0:
          read = round.container[TownKey.self]
          daughter = read.part?.part?.part
        case 1:
          read = round.container[MotherKey.self]
          daughter = read.part?.part
        case 2:
          read = round.container[SchoolKey.self]
          daughter = read.part
        default:
          read = round.container[DaughterKey.self]
          daughter = read
        }
        // Others may see a part of the cycle before the thread that has made it has run the last hook.
        round.middle.wait()
        if daughter == nil || daughter?.owner?.part?.part !== daughter { unfinished.next() }
        // No thread releases its values before all have looked, and they have one and the same.
        round.end.wait()
        withExtendedLifetime(read) { if thread == 0 { daughter?.leave() } }
      }
    }
    #expect(unfinished.count == 0, "seed \(seed)")
    #expect(made.count == 2 * rounds.count, "seed \(seed)")
  }
}
