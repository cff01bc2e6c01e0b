import Locator
import LocatorTestSupport
import Testing

/// A closing container closes everything once, while hooks and threads make children of it.
@Suite(.bounded) struct RandomCloseTests {
  @Test(arguments: RandomCases.seeds)
  func `a container closes all that is made in it and its children meanwhile, each once`(
    seed: UInt64
  ) async {
    await #expect(processExitsWith: .success, "seed \(seed)") { [seed] in
      var generator = SeededGenerator(seed: seed)
      for round in 0..<RandomCases.rounds(30) {
        let isClosedDirectly = Bool.random(using: &generator)
        let root = RandomMember(depth: 3, reach: isClosedDirectly ? nil : 0, using: &generator)
        let family = RandomFamily(root)
        let parents = (0..<200).map { _ in generator.next() }
        async let makers: Void = besideThreads(2) { thread in
          for number in parents { family.makeIdleChild(ofAny: number &+ UInt64(thread)) }
        }
        let others = isClosedDirectly ? [generator.next(), generator.next()] : []
        async let thrown = failures(ofClosing: others, of: family)
        let failures = await family.close()
        // If the other closers began first, the hooks have perhaps released the container before this one found it, and
        // it is closed when the others return.
        let all = await thrown.union(failures)
        await makers
        #expect(family.faults == [], "seed \(seed), round \(round)")
        #expect(family.left == [], "seed \(seed), round \(round): left open")
        #expect(Set(failures).count == failures.count, "seed \(seed), round \(round)")
        // A container that is freed by then throws to its own closer alone.
        #expect(all == family.failed, "seed \(seed), round \(round)")
        family.end()
      }
    }
  }
}

/// Closes some containers of a family at the same time.
private func failures(
  ofClosing numbers: [UInt64],
  of family: RandomFamily
) async -> Set<String> {
  await withTaskGroup(of: [String].self) { group in
    for number in numbers { group.addTask { await family.close(number) } }
    return await group.reduce(into: []) { $0.formUnion($1) }
  }
}
