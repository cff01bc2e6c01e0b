import Locator
import LocatorTestSupport
import Testing

/// Modules that make themselves in any way stop with a message, before a small stack overflows.
@Suite(.disabled(if: Sanitizer.isActive), .bounded) struct RandomDepthTests {
  @Test(arguments: RandomCases.seeds)
  func `a recursion of any kind without an end stops with what makes itself`(seed: UInt64)
    async throws
  {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<RandomCases.rounds(3) {
      let next: UInt64 = generator.next()
      let result = await #expect(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) { [next = next as UInt64] in
        var generator = SeededGenerator(seed: next)
        RandomRecursion(using: &generator).run()
      }
      let message = try StoppedProgram(result).message
      let pattern =
        /Dependency cycle: '\w+' .*|'\w+' is being made \d+ times inside itself, too often .*/
      var again = SeededGenerator(seed: next)
      let recursion = RandomRecursion(using: &again)
      #expect(
        message.wholeMatch(of: pattern) != nil,
        "seed \(seed), round \(round), \(recursion): \(message)"
      )
    }
  }
}
