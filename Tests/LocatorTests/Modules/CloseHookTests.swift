import Locator
import LocatorTestSupport
import Testing

/// A closure of `.onClose` may read, reset and close its container.
@Suite(.bounded) struct CloseHookTests {
  @Test func `what onClose reads can be read, and is closed, too`() async throws {
    let journal = Journal()
    let container = Container {
      Module(WordKey.self, scope: .singleton) { "made while closing" }.onClose { journal.note($0) }
      Module(NoteKey.self, scope: .singleton, needs: Provider<WordKey>.self) { word, name in
        Noting(word, name)
      }
      .onClose { ($0 as? Noting)?.finish() }
    }
    _ = container[NoteKey.self, "a"]
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

  @Test func `a container is current while it closes an instance`() async throws {
    let journal = Journal()
    let container = Container {
      Module(WordKey.self) { "own" }
      Module(NumberKey.self, scope: .singleton) { 4 }.onClose { _ in
        journal.note(WordKey.currentValue())
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
        journal.note("first \(WordKey.currentValue())")
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

  @Test func `a hook for instances that aren't cached is a problem`() async throws {
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
