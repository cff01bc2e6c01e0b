#if os(Linux) && arch(x86_64)
import Locator
import Testing

/// The stack that a level of a chain takes, which `Docs/concurrency.md` promises for this platform.
///
/// Each number is about a tenth below what there is, so that a level which takes a quarter more fails. The modules are
/// made by generic functions, whose levels take more in Release than those that a program writes out.
@Suite(.disabled(if: Sanitizer.isActive), .bounded) struct StackUseTests {
  @Test func `a stack of 512 kB has room for a long chain of singletons`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      resolveChain(scope: .shared(.singleton))
    }
    let depth = try depth(in: StoppedProgram(result))
    #expect(depth >= levels(release: 580, debug: 236))
  }

  @Test func `a stack of 512 kB has room for a longer chain of transients`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      resolveChain(scope: .local)
    }
    let depth = try depth(in: StoppedProgram(result))
    #expect(depth >= levels(release: 1_150, debug: 310))
  }
}

/// Resolves the last key of a chain that is too long for a stack of 512 kB, each of which needs the one before.
private func resolveChain(scope: SharedOrLocal) {
  let keys = shortKeys(4_000)
  let container = Container {
    countedModule(keys[0], scope: scope, 7)
    for (key, need) in zip(keys.dropFirst(), keys) { countedModule(key, scope: scope, needs: need) }
  }
  let last = keys[keys.count - 1]
  onThreads(1, stackSize: 512 << 10) { _ in _ = container.number(of: last) }
}

/// How many factories ran inside each other when a program stopped.
private func depth(in program: StoppedProgram) throws -> Int {
  let match = program.message.firstMatch(
    of: /^(\d+) factories run inside each other, too many for this thread, whose stack has 512 kB/
  )
  return try #require(match.flatMap { Int($0.1) }, "\(program.message)")
}

/// The least number of levels: code that isn't optimized takes three to four times as much stack.
private func levels(release: Int, debug: Int) -> Int {
  #if DEBUG
  debug
  #else
  release
  #endif
}
#endif
