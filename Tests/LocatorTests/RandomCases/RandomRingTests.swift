import Locator
import LocatorTestSupport
import Testing

private final class Node: Sendable {}
private enum FirstKey: InjectionKey { typealias Value = Node }
private enum SecondKey: InjectionKey { typealias Value = Node }
private enum ThirdKey: InjectionKey { typealias Value = Node }
private enum FourthKey: InjectionKey { typealias Value = Node }

/// A round of reads of instances with random hooks, by threads that begin together.
private struct RandomRound {
  private let container: Container
  private let start = Barrier(3)
  private let made = Counter()

  /// What each thread reads.
  private let reads: [Int]

  init(using generator: inout some RandomNumberGenerator) {
    reads = (0..<3).map { _ in Int.random(in: 0..<4, using: &generator) }
    let needs = (0..<4).map { _ in
      (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        Int.random(in: 0..<4, using: &generator)
      }
    }
    let turns = Int.random(in: 0...100, using: &generator)
    container = Container { [made] in
      hooked(Module(FirstKey.self, scope: .singleton) { node(made) }, needs[0], turns)
      hooked(Module(SecondKey.self, scope: .singleton) { node(made) }, needs[1], turns)
      hooked(Module(ThirdKey.self, scope: .singleton) { node(made) }, needs[2], turns)
      hooked(Module(FourthKey.self, scope: .singleton) { node(made) }, needs[3], turns)
    }
  }

  /// What a thread does.
  func run(_ thread: Int) {
    start.wait()
    read(reads[thread])
  }

  /// Whether one of each was made.
  func isRight() -> Bool {
    for key in 0..<4 { read(key) }
    return made.count == 4
  }

  private func read(_ key: Int) {
    switch key {
    case 0: _ = container[FirstKey.self]
    case 1: _ = container[SecondKey.self]
    case 2: _ = container[ThirdKey.self]
    default: _ = container[FourthKey.self]
    }
  }
}

private func node(_ made: Counter) -> Node {
  made.next()
  return Node()
}

/// Adds hooks to a module, which need others.
private func hooked<K: BindableInjectionKey & SendableMetatype>(
  _ module: Module<K, Anywhere>,
  _ needs: [Int],
  _ turns: Int
) -> Module<K, Anywhere> {
  // Meanwhile the other threads get anywhere.
  let hook: @Sendable (K.Value, Node) -> Void = { _, _ in yieldThread(times: turns) }
  return needs.reduce(module) { module, need in
    switch need {
    case 0: module.onCreate(needs: FirstKey.self, hook)
    case 1: module.onCreate(needs: SecondKey.self, hook)
    case 2: module.onCreate(needs: ThirdKey.self, hook)
    default: module.onCreate(needs: FourthKey.self, hook)
    }
  }
}

/// Random rings of hooks are made without a long wait, whoever reads them.
@Suite(.bounded) struct RandomRingTests {
  @Test(arguments: RandomCases.seeds)
  func `threads that enter random rings make one of each, and never wait long`(seed: UInt64)
    async throws
  {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent],
      "seed \(seed)"
    ) { [seed] in
      var generator = SeededGenerator(seed: seed)
      let rounds = (0..<RandomCases.rounds(500)).map { _ in RandomRound(using: &generator) }
      onThreads(3) { thread in
        for round in rounds { round.run(thread) }
      }
      #expect(rounds.allSatisfy { $0.isRight() })
    }
    // A thread that waits for too long says so.
    #expect(try StoppedProgram(result).standardError.isEmpty, "seed \(seed)")
  }
}
