import Locator
import LocatorInspection
import Testing

private final class Late: Sendable {
  let own = Inject(SpareKey.self)
  let word = Inject(WordKey.self)
  let weak: Weak<ServiceKey>
  let make: Provider<SpareKey>

  init(_ weak: Weak<ServiceKey>, _ make: Provider<SpareKey>) {
    self.weak = weak
    self.make = make
  }
}
private enum LateKey: InjectionKey { typealias Value = Late }
private enum ArchiveKey: AsyncInjectionKey { typealias Value = any Service }
private enum OwnArchiveKey: AsyncInjectionKey { typealias Value = any Service }
private enum OwnConfigKey: ThrowingInjectionKey {
  typealias Value = any Service
  typealias Failure = Failed
}
private final class Form { var word = "" }
private final class Blank {}

/// A session, the container of its program, and what was made of them before.
private struct UserSession {
  let parent: Container
  let container: Container
  let late: Late
  let resolver: Resolver

  /// Properties of an object that keeps the session.
  let word: Inject<WordKey>
  let maybe: Inject<WordKey?>
  let words: Inject<[WordKey]>
  let named: Inject<Named<WordKey>>

  init() {
    parent = Container(fileID: "App/Main.swift", line: 1) {
      Module(WordKey.self, scope: .singleton) { "parent's" }
      Module(WordKey.self, scope: .singleton) { "named" }.named("a")
      Module(ListKey.self) { letter in [letter] }
      Module(ConfigKey.self) { ServiceImpl("config") }
      Module(ConfigKey.self) { ServiceImpl("named") }.named("a")
      Module(ArchiveKey.self) { ServiceImpl("archive") }
      Module(ArchiveKey.self) { ServiceImpl("named") }.named("a")
    }
    container = Container(parent: parent, fileID: "App/Session.swift", line: 2) {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl("shared") }
      Module(SpareKey.self) { ServiceImpl("transient") }
      Module(NoteKey.self) { text in ServiceImpl(text) }
      Module(OwnConfigKey.self) { ServiceImpl("config") }
      Module(OwnArchiveKey.self, scope: .singleton) { ServiceImpl("archive") }
      Module(LateKey.self, needs: Weak<ServiceKey>.self, Provider<SpareKey>.self, make: Late.init)
      Members<Form, Anywhere>(of: Form.self).inject(WordKey.self) { $0.word = $1 }
    }
    late = container[LateKey.self]
    resolver = container[Resolver.self]
    (word, maybe, words, named) = withContainer(container) {
      (
        Inject(WordKey.self), Inject(WordKey?.self), Inject([WordKey].self),
        Inject(Named<WordKey>.self)
      )
    }
  }

  /// A child that is made here and now.
  func child(@ModuleBuilder _ modules: () -> [AnyModule] = { [] }) -> Container {
    Container(parent: container, fileID: "App/Child.swift", line: 3, modules)
  }
}

/// A way of reading what a session binds itself.
private struct RefusedWay: Sendable {
  let name: String

  /// What the message names.
  let subject: String

  let read: @Sendable (UserSession) async throws -> Void

  static let all: [Self] = [
    Self(name: "key", subject: "ServiceKey") { _ = $0.container[ServiceKey.self] },
    Self(name: "transient key", subject: "SpareKey") { _ = $0.container[SpareKey.self] },
    Self(name: "arguments", subject: "NoteKey") { _ = $0.container[NoteKey.self, "n"] },
    Self(name: "throwing key", subject: "OwnConfigKey") {
      _ = try $0.container.resolve(OwnConfigKey.self)
    },
    Self(name: "asynchronous key", subject: "OwnArchiveKey") {
      _ = await $0.container.resolve(OwnArchiveKey.self)
    },
    Self(name: "resolver's key", subject: "ServiceKey") { _ = $0.resolver[ServiceKey.self] },
    Self(name: "call of a weak value", subject: "ServiceKey") { _ = $0.late.weak() },
    Self(name: "call of a provider", subject: "SpareKey") { _ = $0.late.make() },
    Self(name: "property that is created later", subject: "SpareKey") { session in
      _ = withContainer(session.container) { Inject(SpareKey.self)() }
    },
    Self(name: "current value", subject: "ServiceKey") {
      withContainer($0.container) { _ = ServiceKey.currentValue }
    },
    Self(name: "injection", subject: "Members(of: Form.self)") {
      $0.container.inject(into: Form())
    },
    Self(name: "child", subject: "ServiceKey") { _ = $0.child()[ServiceKey.self] },
    Self(name: "child's own key", subject: "NumberKey") {
      _ = $0.child { Module(NumberKey.self) { 4 } }[NumberKey.self]
    },
    Self(name: "child's property", subject: "SpareKey") { session in
      _ = withContainer(session.child()) { Inject(SpareKey.self) }()
    },
    Self(name: "child's eager instance", subject: "WordKey") {
      _ = $0.child { Module(WordKey.self, scope: .singleton) { "eager" }.eager() }
    },
    Self(name: "grandchild", subject: "ServiceKey") {
      _ = Container(parent: $0.child()) {}[ServiceKey.self]
    },
    Self(name: "modules laid over", subject: "NumberKey") {
      withContainer($0.container) {
        withContainer {
          Module(NumberKey.self) { 4 }
        } operation: {
          _ = NumberKey.currentValue
        }
      }
    },
  ]
}

/// A way of reading what the open parent of a session binds.
private struct OpenWay: Sendable {
  let name: String

  /// Returns a text of the value, of which both reads have the same.
  let read: @Sendable (UserSession) async throws -> String

  static let all: [Self] = [
    Self(name: "key") { $0.container[WordKey.self] },
    Self(name: "arguments") { "\($0.container[ListKey.self, "n"])" },
    Self(name: "throwing key") { try $0.container.resolve(ConfigKey.self).name },
    Self(name: "asynchronous key") { await $0.container.resolve(ArchiveKey.self).name },
    Self(name: "optional") { $0.container[WordKey?.self] ?? "nil" },
    Self(name: "optional of nothing") { "\($0.container[DraftKey?.self] == nil)" },
    Self(name: "list") { "\($0.container[[WordKey].self])" },
    Self(name: "map") { "\($0.container[Named<WordKey>.self])" },
    Self(name: "default") { "\($0.container[RetriesKey.self])" },
    Self(name: "provider") { $0.container[Provider<WordKey>.self]() },
    Self(name: "lazy value") { $0.container[Lazy<WordKey>.self]() },
    Self(name: "weak value") { $0.container[Weak<WordKey>.self].resolve() },
    Self(name: "resolver") { $0.container[Resolver.self][WordKey.self] },
    Self(name: "resolver's key") { $0.resolver[WordKey.self] },
    Self(name: "resolver's name") { $0.resolver.resolve(WordKey.self, name: "a") ?? "nil" },
    Self(name: "name") { $0.container.resolve(WordKey.self, name: "a") ?? "nil" },
    Self(name: "name of a throwing key") {
      try $0.container.resolve(ConfigKey.self, name: "a")?.name ?? "nil"
    },
    Self(name: "name of an asynchronous key") {
      await $0.container.resolve(ArchiveKey.self, name: "a")?.name ?? "nil"
    },
    Self(name: "property") { $0.late.word() },
    Self(name: "property that keeps the session") { $0.word() },
    Self(name: "optional property") { $0.maybe() ?? "nil" },
    Self(name: "property of a list") { "\($0.words())" },
    Self(name: "property of a map") { "\($0.named())" },
    Self(name: "current value") { session in
      withContainer(session.container) { WordKey.currentValue }
    },
    Self(name: "child") { $0.child()[WordKey.self] },
    Self(name: "child's property") { session in
      withContainer(session.child()) { Inject(WordKey.self) }()
    },
    Self(name: "grandchild") { Container(parent: $0.child()) {}[WordKey.self] },
  ]
}

/// A closed session refuses to be read, what its open parent binds is read there, and a property keeps its value.
@Suite struct ClosedReadTests {
  @Test(arguments: RefusedWay.all.map(\.name))
  func `a closed session refuses every way of reading what it binds`(name: String) async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [name] in
      let way = try #require(RefusedWay.all.first { $0.name == name })
      let session = UserSession()
      // Once before, so that nothing is kept from then.
      try await way.read(session)
      try await session.container.close()
      try await way.read(session)
    }
    let message = try StoppedProgram(result).message
    let subject = try #require(RefusedWay.all.first { $0.name == name }).subject
    #expect(message.hasPrefix("'\(subject)'"))
    #expect(message.contains(/was (read|used|injected into) after its container .*was closed/))
  }

  @Test(arguments: OpenWay.all.map(\.name))
  func `what the open parent of a closed session binds is read there`(name: String) async throws {
    let way = try #require(OpenWay.all.first { $0.name == name })
    let session = UserSession()
    let before = try await way.read(session)
    let unread = UserSession()
    try await session.container.close()
    try await unread.container.close()
    #expect(try await way.read(session) == before)
    #expect(try await way.read(unread) == before)
  }

  @Test func `an optional of what a closed session binds is nil, and a list is its parents' part`()
    async throws
  {
    let parent = Container { Module(WordKey.self) { "parent's" } }
    let session = Container(parent: parent) {
      Module(WordKey.self) { "own" }.intoList()
      Module(ServiceKey.self) { ServiceImpl() }
      Module(WordKey.self) { "named" }.named("own")
    }
    try await session.close()
    #expect(session[ServiceKey?.self] == nil)
    #expect(session.resolve(WordKey.self, name: "own") == nil)
    #expect(session[[WordKey].self] == ["parent's"])
  }

  @Test(arguments: [true, false])
  func `what is unbound in the open parent is refused by that`(isOfMembers: Bool) async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [isOfMembers] in
      let session = UserSession()
      try await session.container.close()
      if isOfMembers {
        session.container.inject(into: Blank())
      } else {
        _ = session.container[DraftKey.self]
      }
    }
    let message = try StoppedProgram(result).message
    #expect(message.contains(isOfMembers ? "'Blank'" : "Nothing is bound to 'DraftKey'"))
  }

  @Test(arguments: [true, false])
  func `a property of a closed root reads what its open parent keeps`(isOld: Bool) async {
    await #expect(processExitsWith: .success) { [isOld] in
      let parent = Container { Module(WordKey.self, scope: .singleton) { "parent's" } }
      let root = Container(parent: parent) {}.build()
      let old = Inject(WordKey.self)
      precondition(old() == "parent's")
      try await root.close()
      precondition((isOld ? old() : Inject(WordKey.self)()) == "parent's")
    }
  }

  @Test func `a child that is made of a closed session says so`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let session = UserSession()
      try await session.container.close()
      let child = session.child { Module(NumberKey.self, fileID: "App/Child.swift", line: 4) { 4 } }
      _ = child[NumberKey.self, fileID: "App/Late.swift", line: 7]
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Late.swift:7")
    #expect(
      program.message == """
        'NumberKey' (App/Child.swift:4) was read after its container was closed.
        - Read at App/Late.swift:7.
        - The container at App/Child.swift:3 was made from one that was closed already \
        (App/Session.swift:2).
        - To fix it, make it from a container that isn't closed.
        """
    )
  }

  @Test @MainActor func `a value of its own that a property holds stays readable`() async throws {
    let session = UserSession()
    let late = session.late
    let own = late.own()
    let screens = Container {
      Module(ModelKey.self) { ModelImpl(service: ServiceImpl("own")) }
    }
    let model = withContainer(screens) { Inject(ModelKey.self) }
    #expect(model().service.name == "own")
    try await session.container.close()
    try await screens.close()
    #expect(late.own() === own)
    #expect(own.name == "transient")
    #expect(model().service.name == "own")
    // And the program goes on.
    #expect(session.parent[WordKey.self] == "parent's")
  }

  @Test func `a closed container says what it binds`() async throws {
    let session = UserSession()
    try await session.container.close()
    #expect(session.container.contains(WordKey.self))
    #expect(!session.container.contains(DraftKey.self))
    #expect(session.container.graph.description.contains("SpareKey"))
  }
}
