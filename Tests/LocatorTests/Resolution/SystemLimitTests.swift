#if canImport(Glibc)
import Foundation
import Locator
import Testing

/// A program that runs out of a resource of the system stops with a message.
@Suite struct SystemLimitTests {
  @Test func `a program without a key left for data of threads stops with what it can do`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container { Module(WordKey.self) { "word" } }
      var key = pthread_key_t()
      while unsafe pthread_key_create(&key, nil) == 0 {}
      _ = container[WordKey.self]
    }
    #expect(
      try StoppedProgram(result).message == """
        The program has as many keys for data of threads as the system allows, and Locator needs \
        one. Delete those that aren't used any longer.
        """
    )
  }
}
#endif
