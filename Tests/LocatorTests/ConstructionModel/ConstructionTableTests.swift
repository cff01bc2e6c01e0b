import Testing

@testable import Locator

private final class Owner: Sendable {}

/// A table of constructions beside a dictionary, while random constructions begin and end.
@Suite struct ConstructionTableTests {
  @Test(arguments: RandomCases.seeds)
  func `a table has what a dictionary has`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let thread = ThreadActivity()
    // More owners than the table has buckets, so that some share one, and a site of each before and after a reset.
    let owners = (0..<100).map { _ in Owner() }
    var table = ConstructionTable()
    var expected: [ConstructionSite.ID: Construction] = [:]
    for number in 0..<RandomCases.rounds(500) {
      let site = ConstructionSite(
        owner: ObjectIdentifier(owners[Int.random(in: 0..<100, using: &generator)]),
        resetCount: Int.random(in: 0...1, using: &generator),
        key: Int.self,
        location: .unknown
      )
      #expect(table[site.id] === expected[site.id], "seed \(seed)")
      if let known = expected.removeValue(forKey: site.id) {
        let wasThere = (first: table.remove(known), second: table.remove(known))
        #expect(wasThere == (true, false), "seed \(seed)")
      } else {
        let construction = Construction(site, by: thread, number: number)
        expected[site.id] = construction
        table.insert(construction)
      }
      #expect(table.isEmpty == expected.isEmpty, "seed \(seed)")
    }
    let all = Set(table.all.map(ObjectIdentifier.init))
    #expect(table.all.count == expected.count, "seed \(seed)")
    #expect(all == Set(expected.values.map(ObjectIdentifier.init)), "seed \(seed)")
    withExtendedLifetime(owners) {}
  }
}
