import Locator
import LocatorTestSupport
import Testing

/// Random amounts of random things, of which four times as many may take some four times as long.
///
/// In stress runs alone: what it compares are times, which the tests beside it would disturb.
@Suite(.enabled(if: RandomCases.isStressed), .bounded) struct RandomGrowthTests {
  @Test(arguments: RandomCases.seeds)
  func `what there is much of costs no more for each than what there is less of`(seed: UInt64) async
  {
    await #expect(processExitsWith: .success, "seed \(seed)") { [seed] in
      var generator = SeededGenerator(seed: seed)
      // Between what grows with the number and what grows with its square.
      let limit = 9.0
      for round in 0..<2 {
        guard let job = GrowingJob.all.randomElement(using: &generator) else { return }
        let count = Int.random(in: job.count...2 * job.count, using: &generator)
        let growth = try await job.growth(from: count, limit: limit, using: &generator)
        #expect(growth < limit, "seed \(seed), round \(round): \(job.name), \(count)")
      }
    }
  }
}
