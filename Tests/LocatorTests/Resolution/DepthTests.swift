import Locator
import Testing

private enum PhraseKey: InjectionKey { typealias Value = String }
private enum LengthKey: InjectionKey {
  typealias Value = Int
  typealias Arguments = Int
}
private enum AsyncLengthKey: AsyncInjectionKey {
  typealias Value = Int
  typealias Arguments = Int
}

/// A list of words, each made of the one before.
@Sendable private func words(_ count: Int) -> Container {
  Container {
    Module(PhraseKey.self, fileID: "App/Words.swift", line: 1) { "." }.named("0")
    for number in 1...count {
      Module(PhraseKey.self, fileID: "App/Words.swift", line: 2) {
        Container.current.resolve(PhraseKey.self, name: "\(number - 1)").map { $0 + "." } ?? ""
      }
      .named("\(number)")
    }
  }
}

/// Factories may nest as deep as the stack allows, and those that make themselves without an end stop with a message.
@Suite struct DepthTests {
  @Test(arguments: [EveryScope.transient, .singleton])
  func `a value with arguments may be made inside itself often`(scope: EveryScope) {
    let container = Container {
      Module(LengthKey.self, scope: scope.scope(), needs: Provider<LengthKey>.self) {
        length,
        number in
        number == 0 ? 0 : length(number - 1) + 1
      }
    }
    // The code of a sanitizer takes more stack.
    let count = Sanitizer.isActive ? 80 : 100
    onThreads(1, stackSize: 512 << 10) { _ in #expect(container[LengthKey.self, count] == count) }
  }

  @Test func `a value may be made inside itself in a layer`() {
    let container = Container {
      Module(LengthKey.self, needs: Provider<LengthKey>.self) { length, number in
        number == 0 ? 0 : length(number - 1) + 1
      }
    }
    onThreads(1) { _ in
      withContainer(container) { #expect(container[LengthKey.self, 40] == 40) }
    }
  }

  @Test func `a value that makes itself through layers without an end stops with its path`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(PhraseKey.self, fileID: "App/Words.swift", line: 1) {
          withContainer {
            Module(WordKey.self) { "word" }
          } operation: {
            Container.current[PhraseKey.self, fileID: "App/Words.swift", line: 2]
          }
        }
      }
      onThreads(1, stackSize: 512 << 10) { _ in _ = container[PhraseKey.self] }
    }
    #expect(
      try StoppedProgram(result).message.hasPrefix(
        """
        Dependency cycle: 'PhraseKey' (App/Words.swift:1) -> \
        'PhraseKey' (App/Words.swift:1, read at App/Words.swift:2).
        """
      )
    )
  }

  @Test func `a value that is made inside itself without an end stops with how often`() async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(
          LengthKey.self,
          needs: Provider<LengthKey>.self,
          fileID: "App/Words.swift",
          line: 3
        ) { length, number in length(number) + 1 }
      }
      onThreads(1, stackSize: 512 << 10) { _ in _ = container[LengthKey.self, 1] }
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Words.swift:3")
    let pattern =
      /'LengthKey' is being made \d+ times inside itself, too often for a stack: 'LengthKey' \(App\/Words.swift:3\) -> .* -> \(\d+ more\) -> .*\. If that comes to an end, make the inner values first, in a loop\. If it doesn't, look at the arguments that each one passes on\./
    #expect(program.message.wholeMatch(of: pattern) != nil, "\(program.message)")
  }

  @Test func `a chain is as deep on a thread with a larger stack as it has to be`() {
    let container = words(1_000)
    onThreads(1, stackSize: 32 << 20) { _ in
      #expect(container.resolve(PhraseKey.self, name: "1000")?.count == 1_001)
    }
  }

  @Test func `an asynchronous value that is made inside itself without an end stops`() async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(
          AsyncLengthKey.self,
          needs: Provider<AsyncLengthKey>.self,
          fileID: "App/Words.swift",
          line: 4
        ) { length, number async throws(Never) in await length(number + 1) + 1 }
      }
      _ = await container.resolve(AsyncLengthKey.self, 1)
    }
    let message = try StoppedProgram(result).message
    #expect(
      message.hasPrefix(
        "'AsyncLengthKey' is being made 8192 times inside itself, too often for a stack"
      ),
      "\(message)"
    )
  }
}
