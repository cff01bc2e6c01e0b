import Locator
import LocatorInspection
import LocatorTestSupport
import Testing

private enum StoreKey: InjectionKey { typealias Value = any Service }
private enum UserKey: InjectionKey { typealias Value = Int }
private enum MemoKey: InjectionKey { typealias Value = String }
private enum CountKey: InjectionKey { typealias Value = Int }
private enum PriceKey: InjectionKey { typealias Value = Int }
private enum RowKey: InjectionKey {
  typealias Value = String
  typealias Arguments = Int?
}
private enum CellKey: InjectionKey {
  typealias Value = String
  typealias Arguments = (row: Int, column: Int)
}
private enum LoadKey: ThrowingInjectionKey {
  typealias Value = Int
  typealias Failure = Failed
}
private enum RemoteKey: AsyncInjectionKey { typealias Value = Int }
private enum ViewKey: @MainActor InjectionKey { typealias Value = ModelImpl }
private enum ReportKey: @MainActor ThrowingInjectionKey {
  typealias Value = ModelImpl
  typealias Failure = Failed
}
private enum RiskyKey: AsyncInjectionKey {
  typealias Value = Int
  typealias Failure = Failed
}

/// An object that reads something when it is made.
private final class Reader: Service {
  let name: String

  init() { name = "\(Inject(UserKey.self)())" }
}

/// What a verification says that makes every instance, without the keys of the test program.
@MainActor
private func verify(
  _ making: VerificationMaking = .making,
  _ container: Container
) async throws(VerificationError) -> VerificationReport {
  try await container.verify(
    making,
    excluding: .tests,
    .otherTargets
  )
}

/// `verify()` can make each instance once, in a container of its own, and report what throws.
@MainActor
@Suite struct VerificationMakingTests {
  @Test func `each module is made once, and not in the container itself`() async throws {
    let made = Counter()
    let closed = Counter()
    let container = Container {
      Module(StoreKey.self, scope: .singleton) {
        made.next()
        return ServiceImpl()
      }
      .onClose { _ in closed.next() }
      Module(UserKey.self, needs: StoreKey.self) { _ in made.next() }.named("first")
      Module(UserKey.self, needs: StoreKey.self) { _ in made.next() }.intoList()
      Module(ViewKey.self, needs: StoreKey.self) { store in
        made.next()
        return ModelImpl(service: store)
      }
      Module(LoadKey.self) { () throws(Failed) in made.next() }
      Module(RemoteKey.self, needs: StoreKey.self) { _ in made.next() }
    }
    _ = try await verify(.making, container)
    #expect(made.count == 6)
    #expect(closed.count == 1)
    _ = container[StoreKey.self]
    #expect(made.count == 7)
  }

  @Test func `a value or arguments that nothing takes are a note`() async throws {
    let container = Container { Module(NumberKey.self) { 4 } }
    let making = VerificationMaking.making.with(ListKey.self, "n")
      .given(WordKey.self, "word").given(NumberKey.self, 7)
    let note = try await verify(making, container).notes.first { $0.kind == .idleSubject }
    #expect(
      note?.description == """
        Passed to '.making', but given to no blueprint, or bound by no module: 'ListKey', 'NumberKey' and \
        'WordKey'.
        """
    )
    let blueprint = Blueprint(parent: container, given: WordKey.self) {
      Module(ListKey.self) { [$0] }
    }
    let given = making.given(NumberKey.self, 8)
    let rest = try await verify(given, container).notes.first { $0.kind == .idleSubject }
    #expect(rest?.description.contains("'NumberKey'.") == true)
    withExtendedLifetime(blueprint) {}
  }

  @Test func `a blueprint's container makes instances with its own values`() async throws {
    let root = Container {}
    let words = Journal()
    let blueprint = Blueprint(parent: root, given: WordKey.self, NumberKey.self) {
      Module(MemoKey.self, needs: WordKey.self, NumberKey.self) { word, number in
        words.note("\(word) \(number)")
        return word
      }
    }
    let child = blueprint.container("own", 4)
    let notes = try await verify(.making, child).notes
    #expect(notes.allSatisfy { $0.kind != .unmadeModules })
    #expect(words.all == ["own 4"])
    _ = try await verify(.making.given(WordKey.self, "other"), child)
    #expect(words.all == ["own 4", "other 4"])
  }

  @Test func `arguments are given, or plain`() async throws {
    let arguments = Journal()
    let container = Container {
      Module(ListKey.self) { text in
        arguments.note("list '\(text)'")
        return []
      }
      Module(RowKey.self) { number in
        arguments.note("row \(number.map(String.init) ?? "nil")")
        return ""
      }
      Module(CellKey.self, fileID: "App/Main.swift", line: 4) { place in
        arguments.note("cell \(place.row) \(place.column)")
        return ""
      }
    }
    let report = try await verify(.making, container)
    #expect(arguments.all == ["list ''", "row nil"])
    #expect(report.notes.map(\.kind) == [.unreachedModules, .unmadeModules])
    #expect(
      report.notes.last?.description == """
        These modules weren't made, because their arguments aren't known: 'CellKey' \
        (App/Main.swift:4). Give them with '.making.with(Key.self, arguments)'.
        """
    )
    let given = VerificationMaking.making.with(ListKey.self, "n").with(CellKey.self, (1, 2))
    #expect(try await verify(given, container).notes.map(\.kind) == [.unreachedModules])
    #expect(arguments.all.suffix(3) == ["list 'n'", "row nil", "cell 1 2"])
  }

  @Test func `reads that aren't declared are a note`() async throws {
    let report = try await verify(
      .making,
      Container {
        Module(UserKey.self, fileID: "App/Main.swift", line: 2) { 1 }
        Module(StoreKey.self, scope: .singleton, fileID: "App/Main.swift", line: 3) { Reader() }
        Module(
          MemoKey.self,
          needs: Provider<UserKey>.self,
          StoreKey.self,
          Resolver.self,
          fileID: "App/Main.swift",
          line: 4
        ) { _, store, resolver in "\(store.name) \(resolver[CountKey.self])" }
        Module(CountKey.self, fileID: "App/Main.swift", line: 5) { 1 }
      }
    )
    #expect(report.notes.map(\.kind) == [.unreachedModules, .undeclaredReads])
    #expect(
      report.notes.dropFirst().map(\.description) == [
        """
        These reads happened while the instances were made, and no 'needs:' says so: 'MemoKey' \
        (App/Main.swift:4) -> 'CountKey' (App/Main.swift:5) and 'StoreKey' (App/Main.swift:3) -> \
        'UserKey' (App/Main.swift:2).
        """
      ]
    )
    let graph = try #require(report.graph)
    #expect(
      graph.description == """
        MemoKey, String, transient, decides at run time (App/Main.swift:4)
          ~ UserKey, Int, transient (App/Main.swift:2)
          StoreKey, any Service, singleton (App/Main.swift:3)
            seen: UserKey, Int, transient (App/Main.swift:2)
          seen: CountKey, Int, transient (App/Main.swift:5)
        """
    )
    #expect(graph.mermaid.contains("n1 -->|seen| n0"))
    #expect(graph.dot.contains("n1 -> n0 [label=\"seen\"]"))
  }

  @Test func `what throws is a problem`() async {
    let container = Container(fileID: "App/Main.swift", line: 1) {
      Module(LoadKey.self, fileID: "App/Main.swift", line: 2) { () throws(Failed) in
        throw Failed(reason: "no file")
      }
      Module(StoreKey.self, scope: .singleton) { ServiceImpl() }
        .onClose { _ in throw Failed(reason: "no disk") }
    }
    let error = await #expect(throws: VerificationError.self) {
      try await verify(.making, container)
    }
    #expect(error?.problems.map(\.kind) == [.failure, .failure])
    #expect(error?.problems.map(\.key) == ["LoadKey", ""])
    #expect(
      error?.problems.first?.description
        == "'LoadKey' (App/Main.swift:2) couldn't be made: Failed(reason: \"no file\")."
    )
    #expect(
      error?.problems.last?.description.hasPrefix(
        "What the container at App/Main.swift:1 made couldn't be closed: "
      ) == true
    )
  }

  @Test func `what has no problem is made though others have some`() async throws {
    let made = Journal()
    let container = Container(fileID: "App/Main.swift", line: 1) {
      Module(UserKey.self) {
        made.note("user")
        return 1
      }
      Module(NumberKey.self, needs: PriceKey.self, fileID: "App/Main.swift", line: 3) { _ in
        fatalError("A factory ran.")
      }
      Module(CountKey.self, needs: Provider<NumberKey>.self, fileID: "App/Main.swift", line: 4) {
        $0()
      }
      Module(MemoKey.self, needs: Resolver.self, fileID: "App/Main.swift", line: 5) {
        "\($0[CountKey.self])"
      }
      Module(LoadKey.self, fileID: "App/Main.swift", line: 6) { () throws(Failed) in
        throw Failed(reason: "no file")
      }
      Module(WordKey.self, needs: UserKey.self) { user in
        made.note("word")
        return "\(user)"
      }
    }
    let error = await #expect(throws: VerificationError.self) {
      try await verify(.making, container)
    }
    #expect(made.all == ["user", "user", "word"])
    #expect(error?.problems.map(\.kind) == [.unboundNeed, .failure])
    let note = try #require(error?.report.notes.first { $0.kind == .unmadeModules })
    #expect(
      note.description == """
        These modules weren't made, because they have problems or may read something that does: 'NumberKey' \
        (App/Main.swift:3), 'CountKey' (App/Main.swift:4) and 'MemoKey' (App/Main.swift:5).
        """
    )
    #expect(error?.report.graph != nil)
  }

  @Test func `what is wrong with scopes alone keeps nothing from being made`() async throws {
    let made = Journal()
    let container = Container {
      Module(UserKey.self, scope: .expiring(after: .seconds(60))) {
        made.note("user")
        return 1
      }
      Module(CountKey.self, scope: .singleton, needs: UserKey.self) {
        made.note("count")
        return $0
      }
    }
    let error = await #expect(throws: VerificationError.self) {
      try await verify(.making, container)
    }
    #expect(error?.problems.map(\.kind) == [.captiveDependency])
    #expect(made.all == ["user", "count"])
    #expect(error?.report.notes.contains { $0.kind == .unmadeModules } == false)
  }

  @Test func `a cycle keeps its modules from being made`() async throws {
    let container = Container {
      Module(UserKey.self, needs: CountKey.self) { _ in fatalError("A factory ran.") }
      Module(CountKey.self, needs: UserKey.self) { _ in fatalError("A factory ran.") }
      Module(NumberKey.self, needs: CountKey.self) { _ in fatalError("A factory ran.") }
    }
    let error = await #expect(throws: VerificationError.self) {
      try await verify(.making, container)
    }
    #expect(error?.problems.map(\.kind) == [.cycle])
    #expect(error?.report.notes.first { $0.kind == .unmadeModules }?.subjects.count == 3)
  }

  @Test func `keys of the main actor are made there, also with arguments and if they can fail`()
    async throws
  {
    let made = Journal()
    let container = Container {
      Module(ViewKey.self) {
        MainActor.assertIsolated()
        made.note("view")
        return ModelImpl(service: ServiceImpl())
      }
      Module(ReportKey.self, scope: .singleton) { () throws(Failed) in
        MainActor.assertIsolated()
        made.note("report")
        return ModelImpl(service: ServiceImpl())
      }
      Module(DetailKey.self) { id in
        MainActor.assertIsolated()
        made.note("detail '\(id)'")
        return ModelImpl(service: ServiceImpl(), id: id)
      }
    }
    _ = try await verify(.making, container)
    #expect(made.all == ["view", "report", "detail ''"])
  }

  @Test func `what decorators and hooks need is declared`() async throws {
    let report = try await verify(
      .making,
      Container {
        Module(UserKey.self) { 1 }
        Module(RemoteKey.self) { 2 }
        Module(CountKey.self) { 3 }
        Decorator(CountKey.self, needs: UserKey.self) { $0 + $1 }
        Module(RiskyKey.self, scope: .singleton) { 4 }
        Decorator(RiskyKey.self, needs: RemoteKey.self) { inner, remote async throws(Failed) in
          inner + remote
        }
        Module(StoreKey.self, scope: .singleton) { ServiceImpl() }
          .onCreate(needs: UserKey.self) { _, _ in }
      }
    )
    #expect(report.notes.map(\.kind) == [.unreachedModules])
  }

  @Test func `what a decorator or a hook needs keeps its module from being made`() async throws {
    let container = Container {
      Module(NumberKey.self, needs: PriceKey.self) { $0 }
      Module(CountKey.self) { fatalError("A factory ran.") }
      Decorator(CountKey.self, needs: NumberKey.self) { $0 + $1 }
      Module(StoreKey.self) { fatalError("A factory ran.") }
        .onCreate(needs: NumberKey.self) { _, _ in }
      Module(MemoKey.self) { fatalError("A factory ran.") }
      Decorator(MemoKey.self, needs: PriceKey.self) { memo, _ in memo }
    }
    let error = await #expect(throws: VerificationError.self) {
      try await verify(.making, container)
    }
    #expect(error?.problems.map(\.kind) == [.unboundNeed, .unboundNeed])
    #expect(error?.report.notes.first { $0.kind == .unmadeModules }?.subjects.count == 4)
  }

  @Test func `a hook that leads back to its module runs for what is made`() async throws {
    let made = Journal()
    let container = Container {
      Module(StoreKey.self, scope: .singleton, needs: CountKey.self) { _ in
        made.note("store")
        return ServiceImpl()
      }
      Module(CountKey.self, scope: .singleton) {
        made.note("count")
        return 1
      }
      .onCreate(needs: StoreKey.self) { _, _ in made.note("hook") }
    }
    let report = try await verify(.making, container)
    #expect(made.all == ["count", "store", "hook"])
    #expect(report.notes.map(\.kind) == [.unreachedModules])
  }

  @Test func `an asynchronous factory that throws is a problem`() async {
    let error = await #expect(throws: VerificationError.self) {
      try await verify(
        .making,
        Container {
          Module(RiskyKey.self, fileID: "App/Main.swift", line: 2) { () async throws(Failed) in
            await Task.yield()
            throw Failed(reason: "no line")
          }
        }
      )
    }
    #expect(
      error?.problems.map(\.description) == [
        "'RiskyKey' (App/Main.swift:2) couldn't be made: Failed(reason: \"no line\")."
      ]
    )
  }

  @Test func `problems are printed before an undeclared read stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container(fileID: "App/Main.swift", line: 1) {
        Module(NumberKey.self, needs: PriceKey.self, fileID: "App/Main.swift", line: 2) { $0 }
        Module(CountKey.self) { Container.current()[PriceKey.self, fileID: "App/C.swift", line: 3] }
      }
      _ = try await verify(.making, container)
    }
    let text = try StoppedProgram(result).standardError
    #expect(
      text.contains("App/Main.swift:1: warning: The container at App/Main.swift:1 has a problem:")
    )
    #expect(text.contains("which 'NumberKey' needs (App/Main.swift:2)"))
    #expect(text.contains("App/C.swift:3: Fatal error: Nothing is bound to 'PriceKey'"))
  }

  @Test func `the modules of parents and children are made with what each of them sees`()
    async throws
  {
    let users = Journal()
    let parent = Container {
      Module(UserKey.self) { 1 }
      Module(StoreKey.self, scope: .singleton, needs: UserKey.self) { user in
        users.note("parent \(user)")
        return ServiceImpl()
      }
    }
    let child = Container(parent: parent) {
      Module(UserKey.self) { 2 }
      Module(WordKey.self, needs: UserKey.self, StoreKey.self) { user, _ in
        users.note("child \(user)")
        return ""
      }
    }
    try await parent.verify(
      .making,
      children: child,
      excluding: .tests,
      .otherTargets
    )
    #expect(users.all == ["parent 1", "child 2"])
  }
}
