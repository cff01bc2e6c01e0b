import Locator
import LocatorInspection
import LocatorTestSupport
import Testing

private final class Cart: Sendable {
  let owner: String
  let store: any Service
  let freed: Counter?
  init(_ owner: String, _ store: any Service, freed: Counter? = nil) {
    self.owner = owner
    self.store = store
    self.freed = freed
  }
  deinit { freed?.next() }
}
private enum CartKey: InjectionKey { typealias Value = Cart }
private enum OwnerKey: InjectionKey { typealias Value = String }
private enum PieceKey<Tag>: InjectionKey { typealias Value = Cart }
private enum LateOwnerKey: AsyncInjectionKey { typealias Value = String }
private enum RiskyOwnerKey: ThrowingInjectionKey {
  typealias Value = String
  typealias Failure = CancellationError
}
private final class Sheet {
  let title: String
  init(_ title: String) { self.title = title }
}
@MainActor private enum SheetKey: @MainActor InjectionKey { typealias Value = Sheet }

/// The container of a program.
private func program() -> Container {
  Container { Module(ServiceKey.self, scope: .singleton) { ServiceImpl("store") } }
}

/// Modules of a number of keys.
private func pieces<Tag>(_ count: Int, _ tag: Tag.Type) -> [AnyModule] {
  guard count > 0 else { return [] }
  let module = Module(PieceKey<Tag>.self, scope: .singleton, needs: OwnerKey.self, ServiceKey.self)
  {
    Cart($0, $1)
  }
  return [AnyModule(module)] + pieces(count - 1, [Tag].self)
}

/// A blueprint of carts, with some modules that aren't read.
private func carts(
  of parent: Container,
  idle: Int = 0,
  freed: Counter? = nil
) -> Blueprint<OwnerKey> {
  Blueprint(parent: parent, given: OwnerKey.self) {
    pieces(idle, Int.self)
    Module(CartKey.self, scope: .singleton, needs: OwnerKey.self, ServiceKey.self) {
      Cart($0, $1, freed: freed)
    }
  }
}

/// A blueprint is declared and checked once, and makes containers.
@Suite(.bounded) struct BlueprintTests {
  @Test(arguments: [0, 14, 15, 16, 50])
  func `each container has its given values and its own instances`(idle: Int) {
    let program = program()
    let carts = carts(of: program, idle: idle)
    let (ada, bob) = (carts.container("Ada"), carts.container("Bob"))
    #expect([ada, bob].map { $0[OwnerKey.self] } == ["Ada", "Bob"])
    #expect([ada, bob].map { $0[CartKey.self].owner } == ["Ada", "Bob"])
    #expect(ada[CartKey.self] === ada[CartKey.self])
    #expect(ada[CartKey.self].store === program[ServiceKey.self])
    if idle > 0 { #expect(ada[PieceKey<Int>.self] !== bob[PieceKey<Int>.self]) }
  }

  @Test func `a blueprint needs no given keys, and takes several`() {
    let none = Blueprint(parent: program()) { Module(WordKey.self) { "word" } }
    #expect(none.container()[WordKey.self] == "word")
    let two = Blueprint(parent: program(), given: OwnerKey.self, NumberKey.self) {
      Module(WordKey.self, needs: OwnerKey.self, NumberKey.self) { "\($0) \($1)" }
    }
    #expect(two.container("Ada", 4)[WordKey.self] == "Ada 4")
  }

  @Test func `what is given and listed shadows the parent`() {
    let parent = Container {
      Module(WordKey.self) { "parent's" }
      Module(NumberKey.self) { 1 }
    }
    let blueprint = Blueprint(parent: parent, given: WordKey.self) { Module(NumberKey.self) { 2 } }
    let container = blueprint.container("given")
    #expect((container[WordKey.self], container[NumberKey.self]) == ("given", 2))
    #expect((parent[WordKey.self], parent[NumberKey.self]) == ("parent's", 1))
  }

  @Test func `a given value is found by every kind of read`() {
    let container = carts(of: program()).container("Ada")
    #expect(container[OwnerKey?.self] == "Ada")
    #expect(container[[OwnerKey].self] == ["Ada"])
    #expect(container[Lazy<OwnerKey>.self]() == "Ada")
    #expect(container[Provider<OwnerKey>.self]() == "Ada")
    #expect(container.contains(OwnerKey.self))
    #expect(withContainer(container) { OwnerKey.currentValue() } == "Ada")
  }

  @Test func `keys that can fail, and asynchronous ones, can be given`() async throws {
    let blueprint = Blueprint(parent: program(), given: LateOwnerKey.self, RiskyOwnerKey.self) {}
    let container = blueprint.container("late", "risky")
    #expect(await container.resolve(LateOwnerKey.self) == "late")
    #expect(try container[RiskyOwnerKey.self] == "risky")
  }

  @Test @MainActor func `values of the main actor can be given there, though not Sendable`() {
    let blueprint = Blueprint(parent: program(), given: SheetKey.self) {
      Module(WordKey.self) { "word" }
    }
    #expect(blueprint.container(Sheet("home"))[SheetKey.self].title == "home")
  }

  @Test func `names and lists are those of the parent and of the blueprint`() {
    let parent = Container {
      Module(WordKey.self) { "parent's" }.intoList()
      Module(WordKey.self) { "shadowed" }.named("a")
      Module(NumberKey.self) { 4 }.intoList()
    }
    let blueprint = Blueprint(parent: parent) {
      Module(WordKey.self) { "own" }.intoList()
      Module(WordKey.self) { "named" }.named("a")
    }
    let container = blueprint.container()
    #expect(container[[WordKey].self] == ["parent's", "own", "named"])
    #expect(container[Named<WordKey>?.self, "a"] == "named")
    #expect(container[[NumberKey].self] == [4])
    let child = Container(parent: container) { Module(WordKey.self) { "child's" }.intoList() }
    #expect(child[[WordKey].self] == ["parent's", "own", "named", "child's"])
  }

  @Test func `the scopes of a blueprint are those of each container`() {
    let made = Counter()
    let blueprint = Blueprint(parent: program(), given: OwnerKey.self) {
      Module(NumberKey.self, scope: .custom) { made.next() }
      Module(ListKey.self, scope: .singleton, needs: OwnerKey.self) { ["\($0) \($1)"] }
    }
    let (ada, bob) = (blueprint.container("Ada"), blueprint.container("Bob"))
    #expect([ada, ada, bob].map { $0[NumberKey.self] } == [1, 1, 2])
    ada.reset(.custom)
    #expect([ada, bob].map { $0[NumberKey.self] } == [3, 2])
    #expect(ada[ListKey.self, "a"] == ["Ada a"])
    #expect(bob[ListKey.self, "a"] == ["Bob a"])
  }

  @Test func `eager instances are made for each container before it is returned`() {
    let journal = Journal()
    let blueprint = Blueprint(parent: program(), given: OwnerKey.self) {
      Module(WordKey.self, scope: .singleton, needs: OwnerKey.self) { owner in
        journal.note(owner)
        return owner
      }
      .eager()
    }
    #expect(journal.all.isEmpty)
    let containers = ["Ada", "Bob"].map { blueprint.container($0) }
    withExtendedLifetime(containers) { #expect(journal.all == ["Ada", "Bob"]) }
  }

  @Test func `an assembly of a blueprint is notified of each container`() {
    let journal = Journal()
    let blueprint = Blueprint(parent: program(), given: OwnerKey.self) {
      Notified(journal: journal)
    }
    _ = (blueprint.container("Ada"), blueprint.container("Bob"))
    #expect(journal.all == ["Ada", "Bob"])
  }

  @Test func `a container is freed with what it has, though its blueprint lives on`() {
    let freed = Counter()
    let carts = carts(of: program(), freed: freed)
    weak var dropped: Container?
    do {
      let container = carts.container("Ada")
      dropped = container
      withExtendedLifetime(container) { _ = container[CartKey.self] }
    }
    #expect(dropped == nil)
    #expect(freed.count == 1)
  }

  @Test func `a container lives on without its blueprint`() {
    let container = carts(of: program()).container("Ada")
    #expect(container[CartKey.self].owner == "Ada")
  }

  @Test func `containers of blueprints nest, and with other children`() {
    let outer = carts(of: program()).container("outer")
    let child = Container(parent: outer) { Module(WordKey.self) { "child" } }
    let inner = Blueprint(parent: child, given: NumberKey.self) {
      Module(OwnerKey.self, needs: NumberKey.self, WordKey.self) { "\($0) \($1)" }
    }
    let container = inner.container(4)
    #expect(container[OwnerKey.self] == "4 child")
    #expect(container[CartKey.self].owner == "outer")
    #expect(Container(parent: container) {}[OwnerKey.self] == "4 child")
  }

  @Test func `a long chain of such containers reads its ends, and is freed`() {
    var container = program()
    for number in 0..<2_000 {
      container = Blueprint(parent: container, given: NumberKey.self) {}.container(number)
    }
    #expect(container[NumberKey.self] == 1_999)
    #expect(container[ServiceKey.self].name == "store")
  }

  @Test func `an observer of a blueprint sees the reads of each container`() {
    let observer = Seen()
    let blueprint = Blueprint(parent: program(), given: OwnerKey.self, observer: observer) {
      Module(WordKey.self, needs: OwnerKey.self) { $0 }
    }
    #expect(blueprint.container("Ada")[WordKey.self] == "Ada")
    #expect(observer.keys.all == ["OwnerKey", "WordKey"])
  }

  @Test func `threads that read a container share its instances`() {
    for round in 0..<200 {
      let container = carts(of: program(), idle: round % 20).container("Ada")
      let carts = Guarded<Set<ObjectIdentifier>>([])
      onThreads(4) { _ in
        let cart = container[CartKey.self]
        _ = container[OwnerKey.self]
        carts.change { $0.insert(ObjectIdentifier(cart)) }
      }
      #expect(carts.value == [ObjectIdentifier(container[CartKey.self])])
    }
  }

  @Test func `threads make and drop containers of one blueprint`() {
    let freed = Counter()
    let carts = carts(of: program(), freed: freed)
    onThreads(4) { number in
      for _ in 0..<1_000 {
        let container = carts.container("\(number)")
        withExtendedLifetime(container) {
          precondition(container[CartKey.self].owner == "\(number)")
        }
      }
    }
    #expect(freed.count == 4_000)
  }
}

/// Closing the parent of a blueprint, or one of its containers.
@Suite(.bounded) struct BlueprintClosingTests {
  /// A blueprint of words that are noted when they are closed.
  private func words(of parent: Container, _ journal: Journal) -> Blueprint<OwnerKey> {
    Blueprint(parent: parent, given: OwnerKey.self, fileID: "App/Words.swift", line: 3) {
      Module(WordKey.self, scope: .singleton, needs: OwnerKey.self) { $0 }
        .onClose { journal.note($0) }
    }
  }

  @Test func `the parent closes the containers first, the last one first`() async throws {
    let journal = Journal()
    let parent = Container {
      Module(NumberKey.self, scope: .singleton) { 4 }.onClose { journal.note("\($0)") }
    }
    let words = words(of: parent, journal)
    let containers = ["Ada", "Bob", "unread"].map { words.container($0) }
    onThreads(1) { _ in _ = containers.prefix(2).map { $0[WordKey.self] } }
    _ = parent[NumberKey.self]
    try await parent.close()
    withExtendedLifetime(containers) { #expect(journal.all == ["Bob", "Ada", "4"]) }
  }

  @Test func `a container is closed for itself`() async throws {
    let journal = Journal()
    let words = words(of: program(), journal)
    let containers = ["Ada", "Bob"].map { words.container($0) }
    _ = containers.map { $0[WordKey.self] }
    try await containers[0].close()
    #expect(journal.all == ["Ada"])
    #expect(containers[1][WordKey.self] == "Bob")
  }

  @Test func `a container that was dropped isn't closed`() async throws {
    let journal = Journal()
    let parent = program()
    let words = words(of: parent, journal)
    for number in 0..<100 { _ = words.container("\(number)")[WordKey.self] }
    try await parent.close()
    #expect(journal.all.isEmpty)
  }

  @Test func `children of a container are closed with the parent of the blueprint`() async throws {
    let journal = Journal()
    let parent = program()
    let child = Container(parent: words(of: parent, journal).container("Ada")) {
      Module(NumberKey.self, scope: .singleton) { 4 }.onClose { journal.note("\($0)") }
    }
    _ = child[NumberKey.self]
    try await parent.close()
    withExtendedLifetime(child) { #expect(journal.all == ["4"]) }
  }

  @Test func `a container answers when the parent is closed, whenever it was made`() async throws {
    let parent = program()
    let blueprint = carts(of: parent)
    let container = blueprint.container("Ada")
    try await parent.close()
    #expect(container[OwnerKey.self] == "Ada")
    #expect(blueprint.container("Eve")[OwnerKey.self] == "Eve")
  }
}

/// What a blueprint checks, and where its modules are seen.
@Suite struct BlueprintCheckTests {
  @Test func `all problems of the list are reported when the blueprint is made`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Blueprint(
        parent: Container {},
        given: OwnerKey.self,
        fileID: "App/Carts.swift",
        line: 1
      ) {
        Module(OwnerKey.self, fileID: "App/Carts.swift", line: 2) { "twice" }
        Module(WordKey.self, needs: NumberKey.self, fileID: "App/Carts.swift", line: 3) { "\($0)" }
      }
    }
    let message = try StoppedProgram(result).message
    #expect(
      message.contains("'OwnerKey' is bound twice, at App/Carts.swift:1 and at App/Carts.swift:2")
    )
    #expect(
      message.contains("Nothing is bound to 'NumberKey', which 'WordKey' needs (App/Carts.swift:3)")
    )
  }

  @Test func `a key with arguments can't be given`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Blueprint(
        parent: Container {},
        given: ListKey.self,
        fileID: "App/Carts.swift",
        line: 1
      ) {}
    }
    #expect(
      try StoppedProgram(result).message.hasSuffix(
        """
        - 'ListKey' takes arguments, so its value can't be given (App/Carts.swift:1). Give the value of a key \
        without arguments, or list a module of 'ListKey'.
        """
      )
    )
  }

  @Test func `the graph of the parent has the blueprint as a box`() throws {
    let parent = program()
    let blueprint = Blueprint(
      parent: parent,
      given: OwnerKey.self,
      fileID: "App/Carts.swift",
      line: 3
    ) {
      Module(CartKey.self, needs: OwnerKey.self, ServiceKey.self) { Cart($0, $1) }
    }
    let graph = withExtendedLifetime(blueprint) { parent.graph }
    let nodes = Dictionary(
      uniqueKeysWithValues: graph.nodes.filter { $0.kind == .module }.map { ($0.title, $0) }
    )
    let cart = try #require(nodes["CartKey"])
    #expect(cart.blueprint == "App/Carts.swift:3")
    #expect(nodes["OwnerKey"]?.scope == "given")
    #expect(nodes["ServiceKey"]?.blueprint == nil)
    #expect(
      graph.edges.filter { $0.from == cart.id }.map { graph.nodes[$0.to].title } == [
        "OwnerKey", "ServiceKey",
      ]
    )
    #expect(graph.mermaid.contains("[\"Blueprint (App/Carts.swift:3)\"]"))
    #expect(graph.dot.contains("label=\"Blueprint (App/Carts.swift:3)\""))
  }

  @Test func `a captive dependency of a blueprint's module is a problem of verify`() {
    let parent = program()
    let blueprint = Blueprint(parent: parent) {
      Module(NumberKey.self, scope: .custom) { 4 }
      Module(WordKey.self, scope: .singleton, needs: NumberKey.self) { "\($0)" }
    }
    let found = withExtendedLifetime(blueprint) { problems(of: parent) }
    #expect(found.map(\.kind) == [.captiveDependency])
  }

  @Test func `verify names a module once, however many containers the blueprint has`() throws {
    let parent = program()
    let blueprint = carts(of: parent)
    let (ada, bob) = (blueprint.container("Ada"), blueprint.container("Bob"))
    let report = try parent.verify(children: ada, bob, excluding: .tests, .otherTargets)
    let subjects = report.notes.flatMap(\.subjects)
    #expect(subjects.count { $0.contains("CartKey") } == 1)
    #expect(subjects.count { $0.contains("OwnerKey") } <= 1)
  }

  @Test @MainActor func `verify makes what needs no given value, and the rest with one`()
    async throws
  {
    let made = Journal()
    let parent = Container {
      Module(ListKey.self, needs: Resolver.self) { _, letter in
        made.note("list")
        return [letter]
      }
    }
    let blueprint = Blueprint(
      parent: parent, given: OwnerKey.self, NumberKey.self, fileID: "App/Main.swift", line: 2
    ) {
      Module(PieceKey<Int>.self) {
        made.note("piece")
        return Cart("", ServiceImpl())
      }
      Module(WordKey.self, needs: OwnerKey.self, fileID: "App/Main.swift", line: 4) {
        made.note($0)
        return $0
      }
      Module(CartKey.self, needs: Resolver.self, fileID: "App/Main.swift", line: 5) { resolver in
        made.note("\(resolver[NumberKey.self])")
        return Cart(resolver[OwnerKey.self], ServiceImpl())
      }
    }
    func note(_ making: VerificationMaking) async throws -> String? {
      let report = try await parent.verify(making, excluding: .tests, .otherTargets)
      return report.notes.first { $0.kind == .unmadeModules }?.description
    }
    #expect(
      try await note(.making.given(NumberKey.self, 7)) == """
        These modules weren't made, because they may need a value that a blueprint is given: 'OwnerKey' \
        (App/Main.swift:2), 'WordKey' (App/Main.swift:4) and 'CartKey' (App/Main.swift:5). Give it with \
        '.making.given(Key.self, value)'.
        """
    )
    #expect(made.all == ["list", "piece"])
    let given = VerificationMaking.making.given(NumberKey.self, 7).given(OwnerKey.self, "Ada")
    #expect(try await note(given) == nil)
    #expect(made.all == ["list", "piece", "list", "piece", "Ada", "7"])
    withExtendedLifetime(blueprint) {}
  }
}

/// An assembly that notes the owner of each container.
private struct Notified: Assembly {
  let journal: Journal
  var modules: [AnyModule] {
    Module(WordKey.self) { "word" }
    StartHook { [journal] container in journal.note(container[OwnerKey.self]) }
  }
}

/// An observer that notes the keys.
private final class Seen: ResolutionObserver {
  let keys = Journal()
  func didResolve(_ resolution: Resolution) { keys.note("\(resolution.key)") }
}
