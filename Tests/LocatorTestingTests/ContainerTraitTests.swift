import Locator
import LocatorTestSupport
import LocatorTesting
import Testing

/// A test with the trait `.container` reads a container of its own, and parallel tests share nothing.
@Suite(.container { Module(WordKey.self) { "suite" } })
struct ContainerTraitTests {
  /// Made with the suite, which is made for each test inside of its container.
  private let reader = Reader()

  @Test func `a test reads the container of its suite`() {
    #expect(WordKey.currentValue() == "suite")
    #expect(Container.current()[WordKey.self] == "suite")
    #expect(reader.word == "suite")
  }

  @Test(.container { Module(WordKey.self) { "test" } })
  func `the modules of a test take precedence`() {
    #expect(WordKey.currentValue() == "test")
    #expect(reader.word == "test")
  }

  @Test(.container { Module(NumberKey.self) { 4 } })
  func `a test sees the modules of its suite beside its own`() {
    #expect(WordKey.currentValue() == "suite")
    #expect(NumberKey.currentValue() == 4)
  }

  @Test(
    .container { Module(NumberKey.self) { 4 } },
    .container { Module(NumberKey.self, needs: WordKey.self) { $0.count } }
  )
  func `of two traits of a test the last takes precedence`() {
    #expect(NumberKey.currentValue() == "suite".count)
  }

  @Test(.container { Module(HomeKey.self, needs: WordKey.self, make: Home.init(word:)) })
  @MainActor
  func `a test on the main actor reads keys that live there`() {
    #expect(HomeKey.currentValue().word == "suite")
  }

  @Test(.container { Module(CounterKey.self, scope: .singleton) { Counter() } }, arguments: 1...9)
  func `each case of a test has a container of its own`(_: Int) {
    #expect(CounterKey.currentValue().next() == 1)
  }

  @Test func `tests with containers may build one root after the other`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let trait: ContainerTrait = .container {}
      for _ in 1...2 {
        Container { Module(WordKey.self) { "root" } }.build()
        #expect(WordKey.currentValue() == "root")
      }
      withExtendedLifetime(trait) {}
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(!text.contains("warning:"))
  }

  @Test(.container { Counting() })
  func `the hooks of a list run when the container of a test has started`() {
    #expect(CounterKey.currentValue().next() == 2)
  }

  @Test func `tasks and child tasks read the container of the test`() async {
    async let child = WordKey.currentValue()
    let task = Task { WordKey.currentValue() }
    #expect(await [child, task.value] == ["suite", "suite"])
  }

  @Test func `withContainer overrides the container of the test with a layer of modules`() {
    withContainer {
      Module(NumberKey.self, needs: WordKey.self) { $0.count }
    } operation: {
      #expect(NumberKey.currentValue() == "suite".count)
    }
  }

  @Test(
    .container {
      Module(CounterKey.self, scope: .singleton) { Counter() }.eager()
        .onCreate { $1.next() }
    }
  )
  func `eager modules are made before the test runs`() {
    #expect(CounterKey.currentValue().next() == 2)
  }

  @Test(.container { Module(NumberKey.self) { 4 } }.sealed())
  func `a sealed container sees the modules of its suite`() {
    #expect(WordKey.currentValue() == "suite")
  }

  /// A suite inherits the container of the suite around it.
  @Suite struct Nested {
    @Test func `a nested suite has the container of the suite around it`() {
      #expect(WordKey.currentValue() == "suite")
    }
  }
}

private enum PhraseKey: InjectionKey { typealias Value = String }
private enum LengthKey: InjectionKey { typealias Value = Int }

/// The modules of all levels are those of one container.
@Suite(
  .container {
    Module(PhraseKey.self, scope: .singleton, needs: WordKey.self) { "a \($0)" }
    Module(LengthKey.self, scope: .singleton, needs: PhraseKey.self) { $0.count }
    Decorator(WordKey.self) { "decorated \($0)" }
  }
)
struct OneContainerTests {
  @Test(.container { Module(WordKey.self) { "mock" } })
  func `a suite may need what its tests bind`() {
    #expect(PhraseKey.currentValue() == "a decorated mock")
  }

  @Test(.container { Module(WordKey.self) { "mock" } })
  func `decorators of a suite wrap the mock of a test`() {
    #expect(WordKey.currentValue() == "decorated mock")
  }

  @Test(
    .container { Module(WordKey.self) { "first" } },
    .container { Module(PhraseKey.self) { "mock" } }
  )
  func `a mock reaches the shared instances of the suite`() {
    #expect(LengthKey.currentValue() == 4)
  }

  @Test(
    .container {
      Module(WordKey.self) { "word" }
      Module(PhraseKey.self) { "mock" }.overriding()
      Module(PhraseKey.self) { "last" }.overriding()
    }
  )
  func `a module may say that it overrides one of the suite`() {
    #expect(PhraseKey.currentValue() == "last")
  }

  @Suite(.container { Module(WordKey.self) { "inner" } }) struct Nested {
    @Test func `an inner suite overrides modules of the outer one`() {
      #expect(PhraseKey.currentValue() == "a decorated inner")
    }

    @Test(.container { Module(WordKey.self) { "innermost" } })
    func `a test overrides modules of all suites`() {
      #expect(PhraseKey.currentValue() == "a decorated innermost")
    }
  }
}

/// The trait `.container` needs no list.
@Suite(.container) struct BareTraitTests {
  @Test(.container { Module(WordKey.self) { "test" } })
  func `a suite without a list has the modules of the test`() {
    #expect(WordKey.currentValue() == "test")
  }

  @Test(.container) func `a test without a list has no modules`() {
    #expect(!Container.current().contains(WordKey.self))
  }
}

/// The trait `.container` binds keys of the main actor for tests that run there.
@MainActor
@Suite(.container { Module(HomeKey.self) { Home(word: "main") } })
struct MainActorTraitTests {
  private let home = HomeKey.currentValue()

  @Test func `a suite on the main actor reads keys that live there`() async {
    #expect(home.word == "main")
    await Task.yield()
    MainActor.preconditionIsolated()
    #expect(HomeKey.currentValue().word == "main")
  }
}

/// An assembly that counts the containers that have started with it.
private struct Counting: Assembly {
  var modules: [AnyModule] {
    Module(CounterKey.self, scope: .singleton) { Counter() }
    StartHook { _ in CounterKey.currentValue().next() }
  }
}
