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

private enum AsyncWordKey: AsyncInjectionKey { typealias Value = Int }
private enum LevelKey: InjectionKey { typealias Value = Int }
private enum NodesKey: InjectionKey { typealias Value = Blueprint<LevelKey> }

/// A module that reads another key without a declaration.
@Sendable private func reading(
  _ key: any CountedKey.Type, _ other: any CountedKey.Type
) -> AnyModule {
  func opened<K: CountedKey, Other: CountedKey>(_ key: K.Type, _ other: Other.Type) -> AnyModule {
    AnyModule(Module(key, needs: Resolver.self) { $0[other] })
  }
  return opened(key, other)
}

/// A list of words, each made of the one before.
@Sendable private func words(_ count: Int) -> Container {
  Container {
    Module(PhraseKey.self, fileID: "App/Words.swift", line: 1) { "." }.named("0")
    for number in 1...count {
      Module(PhraseKey.self, fileID: "App/Words.swift", line: 2) {
        Container.current()[Named<PhraseKey>?.self, "\(number - 1)"].map { $0 + "." } ?? ""
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

  @Test func `a value with arguments is made inside itself as often as a larger stack holds it`() {
    let container = Container {
      Module(LengthKey.self, needs: Resolver.self) { resolver, number in
        number == 0 ? 0 : 1 + resolver[LengthKey.self, number - 1]
      }
    }
    onThreads(1, stackSize: 32 << 20) { _ in #expect(container[LengthKey.self, 2_000] == 2_000) }
  }

  @Test func `a recursion through containers that ends is no cycle`() {
    let container = Container {
      Module(NodesKey.self, scope: .singleton) {
        Blueprint(parent: .current(), given: LevelKey.self) {
          Module(NumberKey.self, needs: LevelKey.self, NodesKey.self) { level, nodes in
            level == 0 ? 0 : 1 + nodes.container(level - 1)[NumberKey.self]
          }
        }
      }
    }
    onThreads(1, stackSize: 32 << 20) { _ in
      #expect(container[NodesKey.self].container(100)[NumberKey.self] == 100)
    }
  }

  @Test func `a small stack has room for a few factories`() {
    let container = Container {
      Module(LengthKey.self, needs: Resolver.self) { resolver, number in
        number == 0 ? 0 : 1 + resolver[LengthKey.self, number - 1]
      }
    }
    if Sanitizer.isActive { return }
    onThreads(1, stackSize: 128 << 10) { _ in #expect(container[LengthKey.self, 4] == 4) }
  }

  @Test func `an asynchronous recursion through a list stops with its path`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container {
        for _ in 0..<2 {
          Module(AsyncWordKey.self, needs: Provider<[AsyncWordKey]>.self) { words async in
            await words().count
          }
          .intoList()
        }
      }
      _ = await container.resolve([AsyncWordKey].self)
    }
    #expect(try StoppedProgram(result).message.hasPrefix("Dependency cycle: 'AsyncWordKey' "))
  }

  @Test func `an undeclared ring of two hundred modules stops with its path`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let keys = shortKeys(200)
      let container = Container {
        for (key, next) in zip(keys, keys.dropFirst() + [keys[0]]) { reading(key, next) }
      }
      onThreads(1, stackSize: 8 << 20) { _ in _ = container.number(of: keys[0]) }
    }
    #expect(try StoppedProgram(result).message.hasPrefix("Dependency cycle: "))
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
            Container.current()[PhraseKey.self, fileID: "App/Words.swift", line: 2]
          }
        }
      }
      onThreads(1, stackSize: 512 << 10) { _ in _ = container[PhraseKey.self] }
    }
    #expect(
      try StoppedProgram(result).message.contains(
        " times inside itself, too often for the stack of the thread: 'PhraseKey' (App/Words.swift:1) -> "
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
      /'LengthKey' is being made \d+ times inside itself, too often for the stack of the thread: 'LengthKey' \(App\/Words.swift:3\) -> .* -> \(\d+ more\) -> .*\. If that comes to an end, make the inner values first, in a loop, or on a thread with a larger stack\. If it doesn't, look at the arguments and the containers that each one passes on\./
    #expect(program.message.wholeMatch(of: pattern) != nil, "\(program.message)")
  }

  @Test func `a chain is as deep on a thread with a larger stack as it has to be`() {
    let container = words(1_000)
    onThreads(1, stackSize: 32 << 20) { _ in
      #expect(container[Named<PhraseKey>?.self, "1000"]?.count == 1_001)
    }
  }

  @Test func `an asynchronous value that is made inside itself very often is warned of`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(
          AsyncLengthKey.self,
          needs: Provider<AsyncLengthKey>.self,
          fileID: "App/Words.swift",
          line: 4
        ) { length, number async throws(Never) in
          number == 0 ? 0 : await length(number - 1) + 1
        }
      }
      #expect(await container.resolve(AsyncLengthKey.self, 10_000) == 10_000)
    }
    let message = try StoppedProgram(result).standardError
    #expect(
      message.hasPrefix(
        "App/Words.swift:4: warning: 'AsyncLengthKey' is being made 8192 times inside itself: "
      ),
      "\(message)"
    )
  }
}
