import Locator
import LocatorTestSupport
import Testing

private enum LateKey: AsyncInjectionKey { typealias Value = any Service }

/// `close()` closes each instance once, the last one first, and the container refuses reads from then on.
@Suite(.bounded) struct ClosingTests {
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
    _ = ["a", "b", "a"].map { container[NoteKey.self, $0] }
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
    _ = (container[NoteKey.self, "a"], container[NumberKey.self])
    _ = container[NoteKey.self, "b"]
    do {
      try await container.close()
      Issue.record("Nothing was thrown.")
    } catch let error as CloseError {
      #expect(
        error.errors.map { "\($0)" } == [
          "Failed(reason: \"b\")", "CancellationError()", "Failed(reason: \"a\")",
        ]
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
}
