#if os(Linux) && arch(x86_64)
import Locator
import LocatorTestSupport
import Testing

/// The stack that a level of a chain takes, which `Sources/Locator/Locator.docc/Isolation.md` promises for this platform.
///
/// Each number is up to a tenth below what there is, so that a level which takes a quarter more fails. The modules are
/// made by generic functions, whose levels take more in Release than those that a program writes out.
@Suite(.disabled(if: Sanitizer.isActive), .bounded) struct StackUseTests {
  @Test func `a stack of 512 kB has room for a long chain of singletons`() async {
    await #expect(processExitsWith: .success) {
      expectChain(scope: .singleton, levels: levels(release: 500, debug: 206))
    }
  }

  @Test func `a stack of 512 kB has room for a longer chain of transients`() async {
    await #expect(processExitsWith: .success) {
      expectChain(scope: .transient, levels: levels(release: 700, debug: 226))
    }
  }
}

/// Resolves the last key of a chain, each of which needs the one before, on a stack of 512 kB.
///
/// If the stack is too small, the program ends.
private func expectChain(scope: Scope<Int>, levels: Int) {
  let keys = shortKeys(levels)
  let container = Container {
    countedModule(keys[0], scope: scope, 7)
    for (key, need) in zip(keys.dropFirst(), keys) { countedModule(key, scope: scope, needs: need) }
  }
  let last = keys[keys.count - 1]
  onThreads(1, stackSize: 512 << 10) { _ in #expect(container.number(of: last) == 7) }
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
