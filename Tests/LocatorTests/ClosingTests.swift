import Foundation
import Locator
import Testing

extension Scope {
  fileprivate static let session = Scope("session")
}

private enum NoteKey: InjectionKey {
  typealias Value = any Service
  typealias Arguments = String
}
private enum LateKey: AsyncInjectionKey { typealias Value = any Service }

/// What was closed, in order.
private final class Journal: @unchecked Sendable {
  private let lock = NSLock()
  private var names: [String] = []

  func note(_ name: String) { lock.withLock { names.append(name) } }
  var all: [String] { lock.withLock { names } }
}

@Suite(.timeLimit(.minutes(1))) struct ClosingTests {
  @Test func `closing closes each instance once, the last one first`() async throws {
    let journal = Journal()
    let container = Container {
      Module(WordKey.self, scope: .singleton) { "first" }.onClose { journal.note($0) }
      Module(ServiceKey.self, scope: .singleton, needs: WordKey.self) { ServiceImpl("after \($0)") }
        .onClose { journal.note($0.name) }
      Module(NumberKey.self, scope: .singleton) { 4 }.onClose { journal.note("\($0)") }
    }
    _ = container[ServiceKey.self]
    try await container.close()
    try await container.close()
    #expect(journal.all == ["after first", "first"])
  }

  @Test func `instances of all arguments and of asynchronous keys are closed`() async throws {
    let journal = Journal()
    let container = Container {
      Module(NoteKey.self, scope: .singleton) { ServiceImpl($0) }.onClose { journal.note($0.name) }
      Module(LateKey.self, scope: .singleton) { ServiceImpl("late") }.onClose { service in
        await Task.yield()
        journal.note(service.name)
      }
    }
    _ = ["a", "b", "a"].map { container.resolve(NoteKey.self, $0) }
    _ = await container.resolve(LateKey.self)
    try await container.close()
    #expect(journal.all == ["late", "b", "a"])
  }

  @Test @MainActor func `a main-actor instance is closed on the main actor`() async throws {
    let journal = Journal()
    let container = Container {
      Module(ServiceKey.self) { ServiceImpl("main") }
      Module(ModelKey.self, scope: .singleton, needs: ServiceKey.self) { ModelImpl(service: $0) }
        .onClose { model in
          MainActor.assertIsolated()
          journal.note(model.service.name)
        }
    }
    _ = container[ModelKey.self]
    try await container.close()
    #expect(journal.all == ["main"])
  }

  @Test func `children are closed first, the last one first`() async throws {
    let journal = Journal()
    func container(_ name: String, parent: Container? = nil) -> Container {
      let container = Container(parent: parent) {
        Module(ServiceKey.self, scope: .singleton) { ServiceImpl(name) }
          .onClose { journal.note($0.name) }
      }
      _ = container[ServiceKey.self]
      return container
    }
    let parent = container("parent")
    let children = [container("first", parent: parent), container("second", parent: parent)]
    try await parent.close()
    #expect(journal.all == ["second", "first", "parent"])
    withExtendedLifetime(children) {}
  }

  @Test func `all errors are thrown as one`() async {
    let container = Container {
      Module(NoteKey.self, scope: .singleton) { ServiceImpl($0) }
        .onClose { throw Failed(reason: $0.name) }
      Module(NumberKey.self, scope: .singleton) { 4 }.onClose { _ in throw CancellationError() }
    }
    _ = (container.resolve(NoteKey.self, "a"), container[NumberKey.self])
    _ = container.resolve(NoteKey.self, "b")
    do {
      try await container.close()
      Issue.record("Nothing was thrown.")
    } catch let error as CloseError {
      #expect(
        error.errors.map { "\($0)" } == [
          "Failed(reason: \"b\")", "CancellationError()", "Failed(reason: \"a\")",
        ]
      )
      #expect(
        error.description.hasPrefix("3 instances couldn't be closed:\n- Failed(reason: \"b\")")
      )
    } catch {
      Issue.record("Another error was thrown: \(error)")
    }
  }

  @Test func `threads and tasks may close at the same time`() async throws {
    let counter = Counter()
    let container = Container {
      Module(NumberKey.self, scope: .singleton) { 4 }.onClose { _ in
        await Task.yield()
        counter.next()
      }
    }
    _ = container[NumberKey.self]
    try await withThrowingTaskGroup { group in
      for _ in 0..<20 { group.addTask { try await container.close() } }
      try await group.waitForAll()
    }
    #expect(counter.count == 1)
  }

  @Test func `a closed container refuses to be read`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(WordKey.self, scope: .singleton, fileID: "App/Main.swift", line: 4) { "word" }
      }
      .build()
      struct Form { let word = Inject(WordKey.self, fileID: "App/Form.swift", line: 2) }
      let form = Form()
      _ = form.word()
      try await container.close()
      _ = form.word()
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Form.swift:2")
    #expect(
      program.message == """
        'WordKey' (App/Main.swift:4) was read after its container was closed.
        - It was asked for at App/Form.swift:2.
        - To fix it, read it before 'close()', or make another container.
        """
    )
  }

  @Test func `a reset closes what it drops`() async throws {
    let journal = Journal()
    let counter = Counter()
    let container = Container {
      Module(ServiceKey.self, scope: .session) { ServiceImpl("\(counter.next())") }
        .onClose { journal.note($0.name) }
      Module(NoteKey.self, scope: .session) { ServiceImpl($0) }.onClose { journal.note($0.name) }
    }
    _ = (container[ServiceKey.self], container.resolve(NoteKey.self, "a"))
    container.reset(.session)
    _ = container[ServiceKey.self]
    try await container.close()
    #expect(journal.all.sorted() == ["1", "2", "a"])
    #expect(journal.all.last == "2")
  }

  @Test func `an instance that is dropped while it is made is closed`() async throws {
    let journal = Journal()
    let counter = Counter()
    let container = Container {
      Module(ServiceKey.self, scope: .session) {
        if counter.next() == 1 { Container.current.reset(.session) }
        return ServiceImpl("\(counter.count)")
      }
      .onClose { journal.note($0.name) }
    }
    #expect(container[ServiceKey.self].name == "1")
    try await container.close()
    #expect(journal.all == ["1"])
  }

  @Test func `an expired instance is closed`() async throws {
    let journal = Journal()
    let counter = Counter()
    let container = Container {
      Module(ServiceKey.self, scope: .expiring(after: .zero)) { ServiceImpl("\(counter.next())") }
        .onClose { journal.note($0.name) }
    }
    _ = container[ServiceKey.self]
    #expect(container[ServiceKey.self].name == "2")
    try await container.close()
    #expect(journal.all.sorted() == ["1", "2"])
  }

  @Test func `the end of a container closes nothing`() async {
    let journal = Journal()
    do {
      let container = Container {
        Module(WordKey.self, scope: .singleton) { "word" }.onClose { journal.note($0) }
      }
      _ = container[WordKey.self]
    }
    await Task.yield()
    #expect(journal.all.isEmpty)
  }

  @Test func `what onClose reads can be read, and is closed, too`() async throws {
    let journal = Journal()
    let container = Container {
      Module(WordKey.self, scope: .singleton) { "made while closing" }.onClose { journal.note($0) }
      Module(NoteKey.self, scope: .singleton, needs: Provider<WordKey>.self) { word, name in
        Noting(word, name)
      }
      .onClose { ($0 as? Noting)?.finish() }
    }
    _ = container.resolve(NoteKey.self, "a")
    try await container.close()
    #expect(journal.all == ["made while closing"])
  }

  @Test func `onClose may close, reset and make containers`() async throws {
    let counter = Counter()
    let parent = Container {}
    let child = Container(parent: parent) {
      Module(NumberKey.self, scope: .session) { 4 }.onClose { _ in
        Container { Module(WordKey.self) { "other" } }.reset(.session)
        try await parent.close()
        counter.next()
      }
    }
    _ = child[NumberKey.self]
    async let first: Void = child.close()
    async let second: Void = parent.close()
    _ = try await (first, second)
    #expect(counter.count == 1)
  }

  @Test func `threads read while a container is closed, or are refused`() async throws {
    // A program of its own, because a refusal ends it.
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(ServiceKey.self, scope: .singleton) { ServiceImpl("whole") }.onClose { _ in }
      }
      Task { try await container.close() }
      onThreads(8) { _ in
        while true { #expect(container[ServiceKey.self].name == "whole") }
      }
    }
    #expect(try StoppedProgram(result).message.contains("was read after its container was closed."))
  }

  @Test func `the hook of a dropped instance may close its container`() async throws {
    let counter = Counter()
    let container = Container {
      Module(NumberKey.self, scope: .session) { 4 }.onClose { _ in
        try await Container.current.close()
        counter.next()
      }
    }
    _ = container[NumberKey.self]
    container.reset(.session)
    try await container.close()
    #expect(counter.count == 1)
  }

  @Test func `a container is current while it closes an instance`() async throws {
    let journal = Journal()
    let container = Container {
      Module(WordKey.self) { "own" }
      Module(NumberKey.self, scope: .singleton) { 4 }.onClose { _ in
        journal.note(WordKey.currentValue)
      }
    }
    _ = container[NumberKey.self]
    let other = Container { Module(WordKey.self) { "other" } }
    try await withContainer(other) { try await container.close() }
    #expect(journal.all == ["own"])
  }

  @Test func `a child that closes its parent is closed before it`() async throws {
    let journal = Journal()
    let parent = Container {
      Module(WordKey.self, scope: .singleton) { "parent" }.onClose { journal.note($0) }
    }
    _ = parent[WordKey.self]
    let child = Container(parent: parent) {
      Module(NumberKey.self, scope: .singleton) { 1 }.onClose { _ in
        journal.note("first \(WordKey.currentValue)")
      }
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }.onClose { _ in
        try await parent.close()
        journal.note("second")
      }
    }
    _ = (child[NumberKey.self], child[ServiceKey.self])
    try await child.close()
    try await parent.close()
    #expect(journal.all == ["second", "first parent", "parent"])
  }

  @Test func `an asynchronous key of a closed container is refused`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container { Module(LateKey.self, scope: .singleton) { ServiceImpl() } }
      _ = await container.resolve(LateKey.self)
      try await container.close()
      _ = await container.resolve(LateKey.self)
    }
    #expect(try StoppedProgram(result).message.hasPrefix("'LateKey' ("))
  }

  @Test func `every dropped instance is closed once`() async throws {
    let (made, closed) = (Counter(), Counter())
    let container = Container {
      Module(NumberKey.self, scope: .expiring(after: .zero)) { made.next() }
        .onClose { _ in closed.next() }
    }
    onThreads(4) { _ in
      for _ in 0..<500 { _ = container[NumberKey.self] }
    }
    try await container.close()
    #expect(closed.count == made.count)
  }

  @Test func `a hook for instances that nobody keeps is a problem`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container {
        Module(WordKey.self, fileID: "App/Main.swift", line: 4) { "word" }.onClose { _ in }
      }
      .build()
    }
    #expect(
      try StoppedProgram(result).message.hasSuffix(
        """
        - 'WordKey' says '.onClose' (App/Main.swift:4), but no container keeps its instances. Give \
        it the scope '.singleton' or one of your own, or remove '.onClose'.
        """
      )
    )
  }
}

/// A service that reads another value when it is closed.
private final class Noting: Service {
  private let word: Provider<WordKey>
  let name: String

  init(_ word: Provider<WordKey>, _ name: String) {
    self.word = word
    self.name = name
  }

  func finish() { _ = word() }
}
