import Dispatch
import Foundation
import Locator
import LocatorTesting
import Testing

// Tests that leave their containers, so that they fail. `EscapeTests` runs them in a process of their own, and looks
// at how they fail.

enum LiveKey: InjectionKey { typealias Value = String }
enum SharedKey: InjectionKey { typealias Value = Shared }
enum ScopedKey: InjectionKey { typealias Value = Shared }
enum ReadyKey: InjectionKey { typealias Value = Shared }
enum ReadyScopedKey: InjectionKey { typealias Value = Shared }
enum AsyncWordKey: AsyncInjectionKey { typealias Value = String }
enum ListedKey: InjectionKey { typealias Value = String }
enum UnboundKey: InjectionKey { typealias Value = Int }
enum UnboundAsyncKey: AsyncInjectionKey { typealias Value = Int }
enum BrokenKey: InjectionKey { typealias Value = Int }

/// A live object that reads others.
final class Shared: Sendable {
  private let injectedWord = Inject(WordKey.self)
  var word: String { injectedWord() }
}

/// What reads the live object.
final class SharedReader: Sendable {
  let shared = Inject(SharedKey.self)
  let scoped = Inject(ScopedKey.self)
  let ready = Inject(ReadyKey.self)
  let readyScoped = Inject(ReadyScopedKey.self)
}

/// What such a process does before its first test.
@MainActor enum LiveProgram {
  /// The variable that lets the tests run.
  nonisolated static let variable = "LOCATOR_ESCAPES"

  /// Builds the root, and makes objects without a container, as a program that hosts tests does.
  static let shared: SharedReader? = {
    guard ProcessInfo.processInfo.environment[variable] == "live" else { return nil }
    Container {
      Module(LiveKey.self, needs: WordKey.self) { "live \($0)" }
      Module(WordKey.self) { "root" }
      Module(SharedKey.self, scope: .singleton) { Shared() }
      Module(ScopedKey.self, scope: .expiring(after: .seconds(9))) { Shared() }
      Module(ReadyKey.self, scope: .singleton) { Shared() }
      Module(ReadyScopedKey.self, scope: .expiring(after: .seconds(3_600))) { Shared() }
      Module(AsyncWordKey.self) { "live" }
      Module(ListedKey.self) { "live" }.intoList()
      Module(NumberKey.self) { 4 }
      Module(HomeKey.self) { Home(word: "live") }
    }
    .build()
    let reader = SharedReader()
    // Read before the watch begins, and once more, so that a read takes the fast path.
    _ = (reader.ready(), reader.ready(), reader.readyScoped(), reader.readyScoped())
    return reader
  }()

  /// Whether the tests run: with a root or without one.
  static var isUnderWay: Bool {
    _ = shared
    return ProcessInfo.processInfo.environment[variable] != nil
  }
}

@Suite(
  .enabled { await LiveProgram.isUnderWay },
  .container { Module(WordKey.self) { "test" } }
)
struct EscapesOnPurpose {
  @Test func boundByTheTest() async {
    #expect(WordKey.currentValue() == "test")
    let reader = Reader()
    #expect(await Task.detached { reader.word }.value == "test")
  }

  @Test func unknownLine() { #expect(NumberKey.currentValue() == 4) }

  @Test func subscripted() { #expect(Container.current()[NumberKey.self] == 4) }

  @Test func again() {
    let container = Container.current()
    for _ in 0..<9 { #expect(container[NumberKey.self] == 4) }
  }

  @Test func property() { #expect(Reader().number == 4) }

  @Test func optional() { #expect(Container.current()[NumberKey?.self] == 4) }

  @Test func listed() { #expect(Container.current()[[ListedKey].self] == ["live"]) }

  @Test func waited() async {
    #expect(await Container.current().resolve(AsyncWordKey.self) == "live")
  }

  @Test @MainActor func onTheMainActor() {
    #expect(Container.current()[HomeKey.self].word == "live")
  }

  @Test func wiredLive() { #expect(Container.current()[LiveKey.self] == "live test") }

  @Test func child() {
    let child = Container(parent: .current()) { Module(UnboundKey.self) { 4 } }
    #expect(child[NumberKey.self] == 4)
    #expect(child[UnboundKey.self] == 4)
  }

  @Test func inDetachedTask() async {
    #expect(await Task.detached { Container.current()[LiveKey.self] }.value == "live root")
  }

  @Test func inDetachedObject() async {
    #expect(await Task.detached { Reader().word }.value == "root")
  }

  @Test func inQueue() async {
    let word = await withCheckedContinuation { done in
      DispatchQueue.global().async { done.resume(returning: Container.current()[WordKey.self]) }
    }
    #expect(word == "root")
  }

  @Test func sharedOutside() async {
    #expect(await Task.detached { SharedReader().shared().word }.value == "root")
  }

  @Test @MainActor func sharedBefore() { #expect(LiveProgram.shared?.shared().word == "root") }

  @Test @MainActor func readyBefore() { #expect(LiveProgram.shared?.ready().word == "root") }

  @Test @MainActor func readyScopedBefore() {
    #expect(LiveProgram.shared?.readyScoped().word == "root")
  }

  @Test @MainActor func scopedBefore() { #expect(LiveProgram.shared?.scoped().word == "root") }

  @Test(.container {}.live(NumberKey.self, SharedKey.self, WordKey.self))
  func live() async {
    #expect(NumberKey.currentValue() == 4)
    #expect(SharedKey.currentValue().word == "root")
    #expect(WordKey.currentValue() == "test")
    #expect(await Task.detached { WordKey.currentValue() }.value == "root")
    #expect(await LiveProgram.shared?.shared().word == "root")
  }

  @Test(.container {}.sealed())
  func sealed() {
    #expect(Container.current()[NumberKey?.self] == nil)
    #expect(Container.current()[[ListedKey].self] == [])
  }

  @Test(
    .container { Module(NumberKey.self) { 0 } },
    .container {
      Module(NumberKey.self) { 1 }
      Module(NumberKey.self) { 2 }
    }
  )
  func faulty() { fatalError("This doesn't run.") }
}

@Suite(.enabled { await LiveProgram.isUnderWay }, .container)
struct BareOnPurpose {
  @Test func unlisted() { #expect(Container.current()[NumberKey.self] == 4) }
}

protocol Logger: Sendable { var name: String { get } }
struct NamedLogger: Logger { let name: String }
enum LoggerKey: InjectionKey { typealias Value = any Logger }
enum RepositoryKey: InjectionKey { typealias Value = String }
enum StoreKey: InjectionKey { typealias Value = String }
enum MadeKey: InjectionKey { typealias Value = String }
enum ObjectKey: InjectionKey { typealias Value = Logging }

/// An object with a need that its module doesn't declare.
final class Logging: Sendable {
  private let injectedLogger = Inject(LoggerKey.self)
  var name: String { injectedLogger().name }
}

/// Mocks in layers, which shared instances and objects of the test's container don't get.
@Suite(
  .enabled { await LiveProgram.isUnderWay },
  .container {
    Module(LoggerKey.self) { NamedLogger(name: "test") }
    Module(MadeKey.self, needs: LoggerKey.self) { $0.name }
    Module(RepositoryKey.self, scope: .singleton, needs: MadeKey.self) { $0 }
    Module(StoreKey.self, needs: RepositoryKey.self) { $0 }
    Module(ObjectKey.self, scope: .singleton) { Logging() }
    Module(AsyncWordKey.self, scope: .singleton, needs: LoggerKey.self) { $0.name }
  }
)
struct LayersOnPurpose {
  private func layer<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try withContainer {
      Module(LoggerKey.self) { NamedLogger(name: "mock") }
    } operation: {
      try operation()
    }
  }

  @Test func shared() { layer { #expect(RepositoryKey.currentValue() == "test") } }

  @Test func sharedAndReady() {
    #expect(RepositoryKey.currentValue() == "test")
    layer { #expect(Container.current()[RepositoryKey.self] == "test") }
  }

  @Test func neededByTransient() { layer { #expect(StoreKey.currentValue() == "test") } }

  @Test func ofSession() {
    layer {
      let session = Container(parent: .current()) { Module(NumberKey.self) { 4 } }
      #expect(session[RepositoryKey.self] == "test")
    }
  }

  @Test func asynchronous() async {
    await withContainer {
      Module(LoggerKey.self) { NamedLogger(name: "mock") }
    } operation: {
      #expect(await Container.current().resolve(AsyncWordKey.self) == "test")
    }
  }

  @Test func ofObject() { layer { #expect(ObjectKey.currentValue().name == "test") } }

  @Test func ofOlderObject() {
    let object = Logging()
    layer { #expect(object.name == "test") }
  }

  // What a layer binds for everyone who reads inside of it is no issue.

  @Test func arrives() {
    layer {
      #expect(LoggerKey.currentValue().name == "mock")
      #expect(MadeKey.currentValue() == "mock")
      #expect(Logging().name == "mock")
    }
    #expect(RepositoryKey.currentValue() == "test")
  }

  @Test func sharedByLayer() {
    withContainer {
      Module(LoggerKey.self) { NamedLogger(name: "mock") }
      Module(RepositoryKey.self, scope: .singleton, needs: MadeKey.self) { $0 }
    } operation: {
      #expect(StoreKey.currentValue() == "mock")
    }
  }

  @Test func shadowedBySession() {
    let session = Container(parent: .current()) {
      Module(LoggerKey.self) { NamedLogger(name: "user") }
    }
    #expect(session[RepositoryKey.self] == "test")
    #expect(session[MadeKey.self] == "user")
  }
}

/// Tests whose programs stop, each in a process of its own.
@Suite(
  .enabled { await LiveProgram.isUnderWay },
  .container { Module(WordKey.self) { "test" } }
)
struct StopsOnPurpose {
  @Test func unbound() { _ = Container.current()[UnboundKey.self] }

  @Test(.container { Module(WordKey.self) { "test" } }) func unboundAsync() async {
    _ = await Container.current().resolve(UnboundAsyncKey.self)
  }

  @Test func lackingProperty() { _ = Inject(UnboundKey.self)() }

  @Test(.container {}.sealed())
  func sealedOff() { _ = Container.current()[NumberKey.self] }

  @Test func nothingBuilt() async {
    _ = await Task.detached { Reader().word }.value
  }
}

/// Lets two tests go on when both have come.
private actor Meeting {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    guard let first = waiting.popLast() else {
      return await withCheckedContinuation { waiting.append($0) }
    }
    first.resume()
  }
}

/// Two tests that run at the same time.
@Suite(.enabled { await LiveProgram.isUnderWay }, .container { Module(NumberKey.self) { 1 } })
struct PairOnPurpose {
  private static let meeting = Meeting()

  @Test func first() async {
    await Self.meeting.wait()
    #expect(await Task.detached { Container.current()[WordKey.self] }.value == "root")
    await Self.meeting.wait()
  }

  @Test func second() async {
    await Self.meeting.wait()
    await Self.meeting.wait()
  }
}

/// Two tests at the same time, one of which reads the root, because it has no container.
@Suite(.enabled { await LiveProgram.isUnderWay })
struct NeighboursOnPurpose {
  private static let meeting = Meeting()

  @Test(.container { Module(NumberKey.self) { 1 } })
  func contained() async {
    await Self.meeting.wait()
    await Self.meeting.wait()
  }

  @Test func plain() async {
    await Self.meeting.wait()
    #expect(WordKey.currentValue() == "root")
    #expect(Container.current()[WordKey.self] == "root")
    await Self.meeting.wait()
  }
}

/// Two tests at the same time, one of which reads the other's object, during that test or after it.
@Suite(.enabled { await LiveProgram.isUnderWay }, .container { Module(WordKey.self) { "test" } })
struct LendersOnPurpose {
  /// Hands an object from one test to another.
  private actor Counter {
    static let shared = Counter()
    private var reader: Reader?
    private var waiting: CheckedContinuation<Reader, Never>?

    func lend(_ reader: Reader) {
      if let waiting { return waiting.resume(returning: reader) }
      self.reader = reader
    }

    func borrow() async -> Reader {
      if let reader { return reader }
      return await withCheckedContinuation { waiting = $0 }
    }
  }

  @Test func lender() async { await Counter.shared.lend(Reader()) }

  @Test func borrower() async {
    let reader = await Counter.shared.borrow()
    // Mostly the other test has ended by then; what is expected holds in both cases.
    for _ in 0..<1_000 { await Task.yield() }
    #expect(reader.number == 4)
  }
}

/// Two tests at the same time in a program that stops, because one reads where no container is current.
@Suite(.enabled { await LiveProgram.isUnderWay }, .container { Module(NumberKey.self) { 1 } })
struct HaltOnPurpose {
  private static let meeting = Meeting()

  @Test func first() async {
    await Self.meeting.wait()
    await Self.meeting.wait()
  }

  @Test func second() async {
    await Self.meeting.wait()
    await Task.detached { _ = Container.current()[WordKey.self] }.value
    await Self.meeting.wait()
  }
}
