import Testing

@testable import Locator

/// Every order in which threads can make a cycle of instances ends, and no thread sleeps that could go on.
///
/// The rules that decide who waits are those of the library; the threads are a model of its threads.
@Suite(.bounded) struct ConstructionModelTests {
  @Test(arguments: [
    ModelScript(hooks: [[1], [0]], reads: [0, 1, 0]),
    ModelScript(hooks: [[1, 2], [0], [1]], reads: [0, 2]),
    ModelScript(hooks: [[1, 2], [0], [1]], reads: [0, 2, 1]),
    ModelScript(hooks: [[1], [2], [0]], reads: [0, 1, 2]),
    ModelScript(hooks: [[1, 2], [2, 0], [0, 1]], reads: [0, 1, 2]),
    ModelScript(hooks: [[1], [2], [3], [0]], reads: [0, 1, 2]),
    ModelScript(hooks: [[1], [2], [3], [1]], reads: [0, 2, 3]),
    ModelScript(hooks: [[1, 3], [0], [1], [2, 0]], reads: [0, 2, 3]),
    ModelScript(
      factories: [[2], [2], [], []],
      hooks: [[2, 1, 3], [3], [3], [0, 2, 1]],
      reads: [3, 0, 1]
    ),
    ModelScript(factories: [[1], []], hooks: [[], [0]], declared: true, reads: [0, 1, 0]),
    ModelScript(
      factories: [[1], [2], []],
      hooks: [[], [], [0]],
      declared: true,
      reads: [0, 1, 2]
    ),
    ModelScript(
      factories: [[1], [2], []],
      hooks: [[2], [0], [0, 1]],
      declared: true,
      reads: [0, 1, 2]
    ),
    ModelScript(
      factories: [[1, 2], [3], [3], []],
      hooks: [[], [2], [1], [0]],
      declared: true,
      reads: [0, 3, 2]
    ),
    ModelScript(
      factories: [[1], [2], [3], []],
      hooks: [[3], [], [0], [1]],
      declared: true,
      reads: [1, 2, 3]
    ),
  ])
  func `every order of three threads and four keys ends`(script: ModelScript) {
    var visited: Set<[Int]> = []
    var paths: [[Int]] = [[]]
    while var path = paths.popLast() {
      var world = ModelWorld(script)
      // What was right before the last step is known.
      for thread in path { world.step(thread) }
      while visited.insert(world.fingerprint).inserted {
        world.check()
        // Hooks alone are no cycle that stops a program.
        if let problem = world.problem ?? (world.isStopped ? "a cycle stops" : nil) {
          Issue.record("\(problem): \(script), steps of the threads \(path)")
          return
        }
        let runnable = world.runnable
        guard let next = runnable.first else { break }
        paths += runnable.dropFirst().map { path + [$0] }
        path.append(next)
        world.step(next)
      }
    }
  }

  @Test(arguments: RandomCases.seeds)
  func `random cycles end in random orders`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<RandomCases.rounds(100) {
      let count = Int.random(in: 2...4, using: &generator)
      let script = ModelScript(keys: count, threads: 3, using: &generator)
      for _ in 0..<4 {
        var world = ModelWorld(script)
        var path: [Int] = []
        while let thread = world.runnable.randomElement(using: &generator) {
          path.append(thread)
          world.step(thread)
          world.check()
        }
        if let problem = world.problem {
          Issue.record("seed \(seed): \(problem): \(script), steps of the threads \(path)")
          return
        }
      }
    }
  }
}
