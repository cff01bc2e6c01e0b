import Locator
import LocatorInspection
import Testing

private final class Late: Sendable {
  let shared = Inject(ServiceKey.self)
  let own = Inject(SpareKey.self)
  let word = Inject(WordKey.self)
  let lazy: Lazy<ServiceKey>
  let weak: Weak<ServiceKey>
  let make: Provider<SpareKey>

  init(_ lazy: Lazy<ServiceKey>, _ weak: Weak<ServiceKey>, _ make: Provider<SpareKey>) {
    self.lazy = lazy
    self.weak = weak
    self.make = make
  }
}
private enum LateKey: InjectionKey { typealias Value = Late }
private enum ArchiveKey: AsyncInjectionKey { typealias Value = any Service }
private final class Form { var word = "" }
private final class Blank {}

/// A session, the container of its program, and what was made of them before.
private struct Session {
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
      Module(
        LateKey.self,
        needs: Lazy<ServiceKey>.self,
        Weak<ServiceKey>.self,
        Provider<SpareKey>.self,
        make: Late.init
      )
      Members(of: Form.self, needs: WordKey.self) { $0.word = $1 }
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

/// A way of reading a session.
private struct Way: Sendable {
  let name: String

  /// What the message names.
  let subject: String

  /// Whether the way gives anything while the session is open.
  var isOpen = true

  let read: @Sendable (Session) async throws -> Void

  static let all = [
    Way(name: "key", subject: "ServiceKey") { _ = $0.container[ServiceKey.self] },
    Way(name: "transient key", subject: "SpareKey") { _ = $0.container[SpareKey.self] },
    Way(name: "parent's key", subject: "WordKey") { _ = $0.container.resolve(WordKey.self) },
    Way(name: "arguments", subject: "ListKey") { _ = $0.container[ListKey.self, "n"] },
    Way(name: "unbound key", subject: "DraftKey", isOpen: false) {
      _ = $0.container[DraftKey.self]
    },
    Way(name: "default", subject: "RetriesKey") { _ = $0.container[RetriesKey.self] },
    Way(name: "throwing key", subject: "ConfigKey") { _ = try $0.container[ConfigKey.self] },
    Way(name: "asynchronous key", subject: "ArchiveKey") {
      _ = await $0.container[ArchiveKey.self]
    },
    Way(name: "optional", subject: "WordKey") { _ = $0.container[WordKey?.self] },
    Way(name: "optional of nothing", subject: "DraftKey?") { _ = $0.container[DraftKey?.self] },
    Way(name: "list", subject: "WordKey") { _ = $0.container[[WordKey].self] },
    Way(name: "list of nothing", subject: "[DraftKey]") { _ = $0.container[[DraftKey].self] },
    Way(name: "map", subject: "WordKey") { _ = $0.container[Named<WordKey>.self] },
    Way(name: "map of nothing", subject: "Named<DraftKey>") {
      _ = $0.container[Named<DraftKey>.self]
    },
    Way(name: "provider", subject: "WordKey") {
      _ = $0.container[Provider<WordKey>.self]
    },
    Way(name: "lazy value", subject: "WordKey") { _ = $0.container[Lazy<WordKey>.self] },
    Way(name: "weak value", subject: "WordKey") { _ = $0.container[Weak<WordKey>.self] },
    Way(name: "call of a weak value", subject: "ServiceKey") { _ = $0.late.weak() },
    Way(name: "resolver", subject: "Resolver") { _ = $0.container[Resolver.self] },
    Way(name: "name", subject: "WordKey") { _ = $0.container.resolve(WordKey.self, name: "a") },
    Way(name: "name of nothing", subject: "WordKey") {
      _ = $0.container.resolve(WordKey.self, name: "b")
    },
    Way(name: "name of a throwing key", subject: "ConfigKey") {
      _ = try $0.container.resolve(ConfigKey.self, name: "a")
    },
    Way(name: "name of an asynchronous key", subject: "ArchiveKey") {
      _ = await $0.container.resolve(ArchiveKey.self, name: "a")
    },
    Way(name: "call of a provider", subject: "SpareKey") { _ = $0.late.make() },
    Way(name: "call of a lazy value", subject: "ServiceKey") { _ = $0.late.lazy() },
    Way(name: "resolver's key", subject: "WordKey") { _ = $0.resolver[WordKey.self] },
    Way(name: "resolver's optional", subject: "DraftKey?") { _ = $0.resolver[DraftKey?.self] },
    Way(name: "resolver's name", subject: "WordKey") {
      _ = $0.resolver.resolve(WordKey.self, name: "b")
    },
    Way(name: "property", subject: "ServiceKey") { _ = $0.late.shared() },
    Way(name: "property of the parent's", subject: "WordKey") { _ = $0.late.word() },
    Way(name: "property that keeps the session", subject: "WordKey") { _ = $0.word() },
    Way(name: "optional property", subject: "WordKey") { _ = $0.maybe() },
    Way(name: "property of a list", subject: "WordKey") { _ = $0.words() },
    Way(name: "property of a map", subject: "WordKey") { _ = $0.named() },
    Way(name: "current value", subject: "WordKey") {
      withContainer($0.container) { _ = WordKey.currentValue }
    },
    Way(name: "optional current value", subject: "DraftKey?") {
      withContainer($0.container) { _ = DraftKey?.currentValue }
    },
    Way(name: "injection", subject: "Members(of: Form.self)") {
      $0.container.inject(into: Form())
    },
    Way(name: "injection of nothing", subject: "Blank", isOpen: false) {
      $0.container.inject(into: Blank())
    },
    Way(name: "child", subject: "WordKey") { _ = $0.child()[WordKey.self] },
    Way(name: "child's own key", subject: "NumberKey") {
      _ = $0.child { Module(NumberKey.self) { 4 } }[NumberKey.self]
    },
    Way(name: "child's optional", subject: "DraftKey?") { _ = $0.child()[DraftKey?.self] },
    Way(name: "child's property", subject: "WordKey") {
      _ = withContainer($0.child()) { Inject(WordKey.self) }()
    },
    Way(name: "child's eager instance", subject: "WordKey") {
      _ = $0.child { Module(WordKey.self, scope: .singleton) { "eager" }.eager() }
    },
    Way(name: "grandchild", subject: "WordKey") {
      _ = Container(parent: $0.child()) {}[WordKey.self]
    },
    Way(name: "modules laid over", subject: "NumberKey") {
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

/// A closed session refuses to be read, and a property keeps the value that it has.
@Suite struct ClosedReadTests {
  @Test(arguments: Way.all.map(\.name))
  func `a closed session refuses every way of reading`(name: String) async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [name] in
      let way = try #require(Way.all.first { $0.name == name })
      let session = Session()
      // Once before, so that nothing is kept from then.
      if way.isOpen { try await way.read(session) }
      try await session.container.close()
      try await way.read(session)
    }
    let message = try StoppedProgram(result).message
    let subject = try #require(Way.all.first { $0.name == name }).subject
    #expect(message.hasPrefix("'\(subject)'"))
    #expect(message.contains(/was (read|used|injected into) after its container .*was closed/))
  }

  @Test(arguments: [true, false])
  func `a closed root refuses what its parent keeps`(isOld: Bool) async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [isOld] in
      let parent = Container { Module(WordKey.self, scope: .singleton) { "parent's" } }
      let root = Container(parent: parent) {}.build()
      let old = Inject(WordKey.self)
      _ = old()
      try await root.close()
      _ = isOld ? old() : Inject(WordKey.self)()
    }
    #expect(try StoppedProgram(result).message.contains("was read after its container was closed"))
  }

  @Test func `a child that is made of a closed session says so`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let session = Session()
      try await session.container.close()
      _ = session.child()[DraftKey?.self, fileID: "App/Late.swift", line: 7]
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Late.swift:7")
    #expect(
      program.message == """
        'DraftKey?' was read after its container (App/Child.swift:3) was closed.
        - It was asked for at App/Late.swift:7.
        - The container at App/Child.swift:3 was made from one that was closed already \
        (App/Session.swift:2).
        - To fix it, make it from a container that isn't closed.
        """
    )
  }

  @Test @MainActor func `a value of its own that a property holds stays readable`() async throws {
    let session = Session()
    let late = session.late
    let own = late.own()
    let loose = Container {
      Module(LooseModelKey.self) { @MainActor in ModelImpl(service: ServiceImpl(), id: "own") }
    }
    let model = withContainer(loose) { Inject(LooseModelKey.self) }
    #expect(model().id == "own")
    try await session.container.close()
    try await loose.close()
    #expect(late.own() === own)
    #expect(own.name == "transient")
    #expect(model().id == "own")
    // And the program goes on.
    #expect(session.parent[WordKey.self] == "parent's")
  }

  @Test func `a closed container says what it binds`() async throws {
    let session = Session()
    try await session.container.close()
    #expect(session.container.contains(WordKey.self))
    #expect(!session.container.contains(DraftKey.self))
    #expect(session.container.graph.description.contains("SpareKey"))
  }
}
