import Foundation
import Locator
import Testing

/// Random chains, on stacks of random sizes, resolve or stop with a message.
@Suite(.bounded) struct RandomDepthTests {
  @Test(arguments: RandomCases.seeds)
  func `a chain of any kind is made as a whole, or stops with its depth and the stack's size`(
    seed: UInt64
  ) async throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<RandomCases.rounds(3) {
      let next: UInt64 = generator.next()
      let result = await #expect(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) { [next = next as UInt64] in
        var generator = SeededGenerator(seed: next)
        let chain = RandomChain(using: &generator)
        FileHandle.standardError.write(Data("\(chain)\n".utf8))
        var depth = 1
        // Deeper and deeper, until it is too deep.
        while depth < 16_000 {
          FileHandle.standardError.write(Data("depth \(depth)\n".utf8))
          let made = chain.run(depth: depth, using: &generator)
          guard made == depth + 1 else { fatalError("\(made) values were made") }
          depth += Int.random(in: 1...depth, using: &generator)
        }
      }
      let program = try StoppedProgram(result)
      let pattern =
        /(?:(\d+) factories run inside each other, too many|'\w+' is being made (\d+) times inside itself, too often) for this thread, whose stack has (\d+) kB: .*/
      let lines = program.standardError.split(separator: "\n")
      let chain = RandomChain(seed: next)
      let depth = lines.last { $0.hasPrefix("depth ") }.flatMap { Int($0.dropFirst(6)) }
      guard let match = program.message.wholeMatch(of: pattern),
        let count = Int(match.1 ?? match.2 ?? ""), let depth
      else {
        Issue.record(
          "seed \(seed), round \(round), \(chain): \(program.standardError.suffix(2_000))"
        )
        return
      }
      #expect(match.3 == "\(chain.stackSize >> 10)", "seed \(seed), round \(round), \(chain)")
      // A value's hook may count beside its factory.
      #expect(count > 1 && count <= 2 * depth + 2, "seed \(seed), round \(round), \(chain)")
    }
  }
}

extension RandomChain {
  fileprivate init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    self.init(using: &generator)
  }
}
