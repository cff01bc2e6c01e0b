import Locator
import LocatorTestSupport
import Testing

/// An instance that is dropped early is closed, too.
@Suite(.bounded) struct ClosingOfDroppedTests {
  @Test func `a reset closes what it drops`() async throws {
    let journal = Journal()
    let counter = Counter()
    let container = Container {
      Module(ServiceKey.self, scope: .session) { ServiceImpl("\(counter.next())") }
        .onClose { journal.note($0.name) }
      Module(NoteKey.self, scope: .session) { ServiceImpl($0) }.onClose { journal.note($0.name) }
    }
    _ = (container[ServiceKey.self], container[NoteKey.self, "a"])
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
        if counter.next() == 1 { Container.current().reset(.session) }
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

  @Test func `the hook of a dropped instance may close its container`() async throws {
    let counter = Counter()
    let container = Container {
      Module(NumberKey.self, scope: .session) { 4 }.onClose { _ in
        try await Container.current().close()
        counter.next()
      }
    }
    _ = container[NumberKey.self]
    container.reset(.session)
    try await container.close()
    #expect(counter.count == 1)
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
}
