import Foundation
import Locator
import LocatorTestSupport
import Testing

private enum LateKey: AsyncInjectionKey { typealias Value = String }
private enum RiskyKey: ThrowingInjectionKey { typealias Value = String }

/// All ways to read a key that a session and its parent bind.
private struct Reader: Sendable {
  let plain = Inject(WordKey.self)
  let optional = Inject(WordKey?.self)
  let list = Inject([WordKey].self)
  let named = Inject(Named<WordKey>.self, "a")
  let provider = Inject(Provider<WordKey>.self)
  let lazy = Inject(Lazy<WordKey>.self)

  var all: Set<String> {
    Set([plain(), optional() ?? "nil", named(), provider()(), lazy()()] + list())
  }
}

@Sendable private func modules(_ word: String) -> [AnyModule] {
  .listing {
    Module(WordKey.self) { word }
    Module(WordKey.self) { word }.named("a")
    Module(LateKey.self) { () async in word }
    Module(RiskyKey.self) { word }
  }
}

/// A closed container answers as an open one does.
@Suite(.bounded) struct ClosedContainerTests {
  @Test(arguments: [true, false])
  func `a closed session answers with what it binds, however it is read`(isOld: Bool) async throws {
    let parent = Container { modules("parent") }
    let session = Container(parent: parent) { modules("session") }
    let old = withContainer(session) { Reader() }
    let provider = session[Provider<WordKey>.self]
    try await session.close()
    let reader = isOld ? old : withContainer(session) { Reader() }
    #expect(reader.all == ["session"])
    #expect(provider() == "session")
    #expect(session.contains(WordKey.self))
    #expect(session[Resolver.self][WordKey.self] == "session")
    #expect(session[Named<WordKey>.self, "a"] == "session")
    #expect(session[ByName<WordKey>.self] == ["a": "session"])
    #expect(session[Weak<WordKey>.self].resolve() == "session")
    #expect(withContainer(session) { WordKey?.currentValue() } == "session")
    #expect(await session.resolve(LateKey.self) == "session")
    #expect(await session.resolve(LateKey?.self) == "session")
    #expect(await session[Provider<LateKey>.self]() == "session")
    #expect(try session[RiskyKey.self] == "session")
    #expect(try session[RiskyKey?.self] == "session")
    #expect(try session[Provider<RiskyKey>.self]() == "session")
  }

  @Test func `a closed session keeps its instances, and makes others`() async throws {
    let session = Container(parent: Container {}) {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      Module(SpareKey.self, scope: .session) { ServiceImpl() }
    }
    let service = session[ServiceKey.self]
    try await session.close()
    #expect(session[ServiceKey.self] === service)
    #expect(session[SpareKey.self] === session[SpareKey.self])
    let spare = session[SpareKey.self]
    session.reset(.session)
    #expect(session[SpareKey.self] !== spare)
  }

  @Test func `what a parent binds is read through its closed child, and in a new child`()
    async throws
  {
    let parent = Container { Module(WordKey.self) { "parent" } }
    let session = Container(parent: parent) {}
    try await session.close()
    try await parent.close()
    #expect(session[WordKey.self] == "parent")
    #expect(Container(parent: session) {}[WordKey.self] == "parent")
  }

  @Test func `threads read while containers are closed, and none is stopped`() async throws {
    for _ in 0..<200 {
      let session = Container(parent: Container {}) {
        Module(NumberKey.self) { 1 }
        Module(WordKey.self, scope: .singleton) { "word" }.onClose { _ in }
        Module(WordKey.self) { "other" }.intoList()
      }
      async let close: Void = session.close()
      await besideThreads(2) { _ in
        for _ in 0..<20 {
          #expect(session[NumberKey?.self] == 1)
          #expect(session[[WordKey].self] == ["word", "other"])
        }
      }
      try await close
    }
  }

  @Test func `the first instance that nothing closes is warned of, with the line of the close`()
    async throws
  {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let container = Container {
        Module(WordKey.self, scope: .singleton, fileID: "App/Main.swift", line: 4) { "word" }
          .onClose { _ in }
        Module(NumberKey.self, scope: .singleton) { 1 }.onClose { _ in }
      }
      try await container.close(fileID: "App/Main.swift", line: 9)
      _ = container[WordKey.self, fileID: "App/Form.swift", line: 2]
      _ = container[NumberKey.self]
    }
    #expect(
      try StoppedProgram(result).standardError == """
        App/Form.swift:2: warning: 'WordKey' has an '.onClose' hook (App/Main.swift:4), and was made after its container \
        was closed at App/Main.swift:9, so that nothing closes it.
        - Read at App/Form.swift:2.
        - To fix it, read it before 'close()', or close the container when nothing reads it any more.

        """
    )
  }

  @Test func `an instance without a hook may be made after the close, and no warning is printed`()
    async throws
  {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let container = Container {
        Module(WordKey.self, scope: .singleton) { "word" }
        Module(NumberKey.self) { 1 }
      }
      try await container.close()
      _ = (container[WordKey.self], container[NumberKey.self])
    }
    #expect(try StoppedProgram(result).standardError.isEmpty)
  }
}
