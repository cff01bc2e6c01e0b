import Dispatch
import Locator
import LocatorTestSupport
import LocatorTesting
import Testing

/// A key that no module binds has its test value in a container of a test.
@Suite(.container {})
struct TestValueTests {
  @Test func `every read of an unbound key has the test value`() {
    let container = Container.current()
    let screen = MockedScreen()
    let first = MockKey.currentValue()
    #expect(first === container[MockKey.self])
    #expect(first === screen.mock)
    #expect(first === container[MockKey.self])
    #expect(first === container[Provider<MockKey>.self]())
    #expect(first === container[Lazy<MockKey>.self]())
    #expect(first === container[Weak<MockKey>.self]())
    #expect(first === container[Resolver.self][MockKey.self])
  }

  @Test func `an optional read has it, too`() {
    #expect(Container.current()[MockKey?.self] === MockKey.currentValue())
    #expect(Container.current()[Provider<MockKey>?.self]?() === MockKey.currentValue())
  }

  @Test func `names, lists and maps are of modules alone`() {
    let container = Container.current()
    #expect(container[[MockKey].self].isEmpty)
    #expect(container[ByName<MockKey>.self].isEmpty)
    #expect(container[[MockKey]?.self] == nil)
    #expect(container[Named<MockKey>?.self, "a"] == nil)
    #expect(!container.contains(MockKey.self))
  }

  @Test(.container { Module(MockKey.self) { Mock() }.named("a") })
  func `a key whose modules have names has it in a plain read`() {
    let named = Container.current()[Named<MockKey>?.self, "a"]
    #expect(named != nil)
    #expect(named !== MockKey.currentValue())
    #expect(Container.current()[[MockKey].self].count == 1)
  }

  @Test(
    .container { Module(MockUserKey.self, needs: MockKey.self, MockKey?.self) { [$0, $1 ?? $0] } }
  )
  func `a module may need it`() {
    let mock = MockKey.currentValue()
    #expect(Container.current()[MockUserKey.self].allSatisfy { $0 === mock })
  }

  @Test(
    .container {
      Module(MockUserKey.self, needs: Provider<MockKey>.self) { [$0()] }
        .onCreate(needs: MockKey.self) { users, mock in #expect(users[0] === mock) }
      Decorator(MockUserKey.self, needs: MockKey.self) { $0 + [$1] }
    }
  )
  func `so may hooks and decorators, at once or later`() {
    #expect(Container.current()[MockUserKey.self].count == 2)
  }

  @Test(.container { Module(AsyncUserKey.self, needs: MockKey.self) { mock async in mock } })
  func `an asynchronous module may need it`() async {
    #expect(await Container.current().resolve(AsyncUserKey.self) === MockKey.currentValue())
  }

  @Test(.container { Module(MockKey.self, scope: .singleton) { Mock(name: "module") } })
  func `a module takes precedence`() {
    #expect(MockKey.currentValue().name == "module")
    withContainer {
      Module(MockKey.self) { Mock(name: "layer") }
    } operation: {
      #expect(MockKey.currentValue().name == "layer")
    }
  }

  @Test func `an override takes precedence`() {
    let screen = MockedScreen()
    screen.$mock.override(with: Mock(name: "override"))
    #expect(screen.mock.name == "override")
    screen.$mock.reset()
    #expect(screen.mock.name == "test")
  }

  @Test func `children and tasks have the same one`() async {
    let mock = MockKey.currentValue()
    let child = Container(parent: .current()) { Module(WordKey.self) { "child" } }
    #expect(child[MockKey.self] === mock)
    withContainer {
      Module(WordKey.self) { "layer" }
    } operation: {
      #expect(MockedScreen().mock === mock)
    }
    async let other = MockKey.currentValue()
    #expect(await other === mock)
  }

  @Test func `threads that read it first at the same time have the same one`() {
    let container = Container.current()
    let count = Counter()
    let mocks = Locked<[Mock]>([])
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      count.next()
      let mock = container[MockKey.self]
      mocks.withLock { $0.append(mock) }
    }
    let all = mocks.withLock { $0 }
    #expect(all.count == 64)
    #expect(all.allSatisfy { $0 === all[0] })
  }

  @Test(arguments: 1...9)
  func `each case of a test has its own`(_: Int) {
    #expect(MockKey.currentValue().reads.next() == 1)
  }

  @Test func `a layer of modules has that of the test`() {
    let mock = withContainer {
      Module(WordKey.self) { "layer" }
    } operation: {
      MockKey.currentValue()
    }
    #expect(mock === MockKey.currentValue())
  }

  @Test func `it takes precedence over a default`() {
    #expect(LimitKey.currentValue() == 1)
    #expect(Container { Module(WordKey.self) { "no test" } }[LimitKey.self] == 3)
  }

  @Test(.container {}.sealed())
  func `a sealed test has none`() {
    #expect(Container.current()[MockKey?.self] == nil)
    #expect(LimitKey.currentValue() == 3)
  }

  @Test(
    .container { Module(WordKey.self, scope: .singleton, needs: MockKey.self) { $0.name }.eager() }
  )
  func `eager modules may need it`() {
    #expect(WordKey.currentValue() == "test")
  }

  @Test func `a container outside of the test has none`() {
    #expect(Container {}[MockKey?.self] == nil)
  }

  @Test func `a verification of the test's container has the problems of a program`() {
    let container = Container(parent: .current()) {
      Module(MockUserKey.self, needs: MockKey.self, fileID: "App/Main.swift", line: 2) { [$0] }
    }
    let error = #expect(throws: VerificationError.self) {
      try container.verify(excluding: .targets)
    }
    #expect(
      error?.problems.map(\.description) == [
        """
        Nothing is bound to 'MockKey', which 'MockUserKey' needs (App/Main.swift:2). It only has a test value. Add \
        'Module(MockKey.self) { ... }' to the container.
        """
      ]
    )
  }
}

/// A test value is made in the container of the test.
@Suite(.container { Module(WordKey.self) { "test" } })
struct TestValueContainerTests {
  @Test func `it is made in the test's container, and may read other test values`() {
    withContainer {
      Module(WordKey.self) { "layer" }
    } operation: {
      withKnownIssue("The word of the layer doesn't arrive.") {
        #expect(WordReaderKey.currentValue().word == "test")
      }
      #expect(WordReaderKey.currentValue().mock === MockKey.currentValue())
    }
  }
}

/// What test values do to tests that fail, each in a process of its own.
@Suite struct TestValueProcessTests {
  @Test func `a mock that is missing fails one test and not the process`() async throws {
    let process = try await TestProcess("MissingMocksOnPurpose/", in: "live")
    #expect(process.issues.map(\.test) == ["missing"], "\(process.output)")
    #expect(process.issues.first?.message == "PlayerKey has no mock.")
    #expect(process.ended == ["missing", "bound", "boundByRoot"])
    #expect(!process.isStopped)
  }

  @Test func `a container that isn't complete fails its test and not the process`() async throws {
    let process = try await TestProcess("IncompleteOnPurpose/", in: "plain")
    let messages = Dictionary(process.issues.map { ($0.test ?? "", $0.message) }) { first, _ in
      first
    }
    #expect(process.issues.count == 3)
    let lacking = try #require(messages["lacking"])
    #expect(
      lacking.hasPrefix(
        "The container of the test lacks what 'complete' asks for:\n\n- 'CounterKey', "))
    #expect(
      lacking.contains(
        "\n- 'NumberKey', injected by 'Reader.injectedNumber' (LocatorTestingTests).\n"))
    #expect(lacking.count { $0 == "\n" } == 11)
    #expect(
      messages["sealed"] == """
        The container of the test lacks what 'complete' asks for:

        - 'MockKey', injected by 'MockedScreen.mock' (LocatorTestingTests), 'WordReader.injectedMock' \
        (LocatorTestingTests).
        - 'PlayerKey', injected by 'Band.player' (LocatorTestingTests).

        To fix it, add 'Module(Key.self) { ... }' to '.container'. If a blueprint or a child binds it, \
        write 'complete("App", excluding: .keys(Key.self))'.
        """
    )
    #expect(
      messages["misspelt"] == """
        The container of the test lacks what 'complete' asks for:

        - 'Nowhere' injects nothing: is it the name of a module?
        """
    )
    #expect(!process.isStopped)
  }

  @Test(arguments: [
    ("sealedOff", "Nothing is bound to 'PlayerKey', whose value is 'Player'."),
    ("cycle", "Dependency cycle: 'HenKey'"),
  ])
  func `what has no value stops the program`(_ test: String, _ beginning: String) async throws {
    let process = try await TestProcess("NoTestValuesOnPurpose/\(test)", in: "plain")
    #expect(process.isStopped)
    #expect(process.output.contains("Fatal error: \(beginning)"), "\(process.output)")
  }
}

/// A key of the main actor has its test value there.
@MainActor
@Suite(.container {})
struct MainActorTestValueTests {
  @Test func `a key of the main actor has its test value`() {
    #expect(ShelfKey.currentValue() === Container.current()[ShelfKey.self])
    #expect(ShelfKey.currentValue() === Container.current()[ShelfKey?.self])
    #expect(ShelfKey.currentValue() === Container.current()[Provider<ShelfKey>.self]())
  }

  @Test(.container { Module(ShelfUserKey.self, needs: ShelfKey.self) { $0 } })
  func `a module of the main actor may need it`() {
    #expect(ShelfUserKey.currentValue() === ShelfKey.currentValue())
  }

  @Test func `a container that is made elsewhere may need it`() async {
    let modules: [AnyModule] = [
      AnyModule(Module(ShelfUserKey.self, needs: ShelfKey.self) { $0 }),
      AnyModule(Module(LateShelfKey.self, needs: Provider<ShelfKey>.self) { $0() }),
    ]
    let child = await elsewhere(modules)
    #expect(child[ShelfUserKey.self] === ShelfKey.currentValue())
    #expect(child[LateShelfKey.self] === ShelfKey.currentValue())
  }

  @concurrent private nonisolated func elsewhere(_ modules: [AnyModule]) async -> Container {
    Container(parent: .current()) { for module in modules { module } }
  }
}

enum MockKey: TestInjectionKey { static var testValue: Mock { Mock() } }
enum MockUserKey: InjectionKey { typealias Value = [Mock] }
enum AsyncUserKey: AsyncInjectionKey { typealias Value = Mock }
enum WordReaderKey: TestInjectionKey { static var testValue: WordReader { WordReader() } }
enum ShelfUserKey: @MainActor InjectionKey { typealias Value = Shelf }
enum LateShelfKey: @MainActor InjectionKey { typealias Value = Shelf }
enum ShelfKey: @MainActor TestInjectionKey {
  @MainActor static var testValue: Shelf {
    MainActor.preconditionIsolated()
    return Shelf()
  }
}
enum LimitKey: DefaultInjectionKey, TestInjectionKey {
  static var defaultValue: Int { 3 }
  static var testValue: Int { 1 }
}

final class Mock: Sendable {
  let name: String
  let reads = Counter()
  init(name: String = "test") { self.name = name }
}

@MainActor final class Shelf { init() {} }

final class WordReader: Sendable {
  private let injectedWord = Inject(WordKey.self)
  private let injectedMock = Inject(MockKey.self)
  var word: String { injectedWord() }
  var mock: Mock { injectedMock() }
}

final class MockedScreen { @Inject(MockKey.self) var mock }
