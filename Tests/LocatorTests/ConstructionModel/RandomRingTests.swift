import Locator
import Testing

private final class Node: Sendable {}
private enum FirstKey: InjectionKey { typealias Value = Node }
private enum SecondKey: InjectionKey { typealias Value = Node }
private enum ThirdKey: InjectionKey { typealias Value = Node }
private enum FourthKey: InjectionKey { typealias Value = Node }

/// A round of random reads in hooks, with threads that begin together.
private struct RandomRound {
  private let container: Container
  private let start: Barrier
  private let script: ModelScript

  init(_ script: ModelScript, using generator: inout some RandomNumberGenerator) {
    self.script = script
    start = Barrier(script.reads.count)
    func hook(_ key: Int) -> @Sendable (Resolver, Node) -> Void {
      let turns = script.keys[key].hook.map { _ in Int.random(in: 0...100, using: &generator) }
      return { resolver, _ in
        for (other, turns) in zip(script.keys[key].hook, turns) {
          // Meanwhile the other threads get anywhere.
          yieldThread(times: turns)
          switch other {
          case 0: _ = resolver[FirstKey.self]
          case 1: _ = resolver[SecondKey.self]
          case 2: _ = resolver[ThirdKey.self]
          default: _ = resolver[FourthKey.self]
          }
        }
      }
    }
    container = Container {
      Module(FirstKey.self, scope: .singleton) { Node() }.onCreate(hook(0))
      Module(SecondKey.self, scope: .singleton) { Node() }.onCreate(hook(1))
      Module(ThirdKey.self, scope: .singleton) { Node() }.onCreate(hook(2))
      Module(FourthKey.self, scope: .singleton) { Node() }.onCreate(hook(3))
    }
  }

  /// What a thread does.
  func run(_ thread: Int) {
    start.wait()
    switch script.reads[thread] {
    case 0: _ = container[FirstKey.self]
    case 1: _ = container[SecondKey.self]
    case 2: _ = container[ThirdKey.self]
    default: _ = container[FourthKey.self]
    }
  }
}

/// Threads behave as the model does: random cycles of hooks end without a long wait.
@Suite(.bounded) struct RandomRingTests {
  @Test(arguments: RandomCases.seeds)
  func `threads that make random cycles never wait for what they could have`(seed: UInt64)
    async throws
  {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent],
      "seed \(seed)"
    ) { [seed] in
      var generator = SeededGenerator(seed: seed)
      let rounds = (0..<RandomCases.rounds(500)).map { _ in
        var script = ModelScript(keys: 4, threads: 3, using: &generator)
        for key in script.keys.indices { script.keys[key].factory = [] }
        return RandomRound(script, using: &generator)
      }
      onThreads(3) { thread in
        for round in rounds { round.run(thread) }
      }
    }
    // A thread that waits for too long says so.
    #expect(try StoppedProgram(result).standardError.isEmpty, "seed \(seed)")
  }
}
