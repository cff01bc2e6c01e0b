import Locator
import LocatorTestSupport
import Testing

/// Eager instances of a child are made with it, closed with it and freed with it.
@Suite struct EagerLifeTests {
  @Test func `a child makes its eager instances when it is made, and not its parent's`() {
    let log = Journal()
    let parent = Container {
      Module(NumberKey.self, scope: .singleton) {
        log.note("parent")
        return 1
      }
      .eager()
      Module(WordKey.self) { "parent's" }
    }
    let child = Container(parent: parent) {
      Module(WordKey.self) { "child's" }
      Module(WordReaderKey.self, scope: .singleton) { WordReader() }
        .onCreate { _, reader in log.note(reader.first) }
        .eager()
    }
    #expect(log.all == ["child's"])
    #expect(child[WordReaderKey.self].name == "child's")
    #expect(log.all.count == 1)
  }

  @Test func `a child is freed with its eager instances`() {
    weak var reader: WordReader?
    weak var container: Container?
    do {
      let child = Container(parent: Container {}) {
        Module(WordKey.self) { "word" }
        Module(WordReaderKey.self, scope: .singleton) { WordReader() }.eager()
      }
      reader = child[WordReaderKey.self]
      container = child
      #expect(reader?.name == "word")
    }
    #expect(reader == nil)
    #expect(container == nil)
  }

  @Test func `a child closes what it has made beforehand`() async throws {
    let log = Journal()
    let child = Container(parent: Container {}) {
      Module(WordKey.self, scope: .session) { "word" }.onClose { log.note($0) }.eager()
    }
    try await child.close()
    #expect(log.all == ["word"])
  }

  @Test func `building a child makes what its parents haven't made yet, first`() async {
    await #expect(processExitsWith: .success) {
      let log = Journal()
      @Sendable func noting(_ word: String) -> [AnyModule] {
        [
          AnyModule(
            Module(WordKey.self, scope: .singleton) {
              log.note(word)
              return word
            }
            .eager()
          )
        ]
      }
      let parent = Container { noting("parent") }
      let child = Container(parent: parent) { noting("child") }
      #expect(log.all == ["child"])
      child.build()
      #expect(log.all == ["child", "parent"])
      parent.build()
      #expect(log.all == ["child", "parent"])
    }
  }

  @Test func `a child with problems can be made and dropped`() {
    let counter = Counter()
    _ = Container(parent: Container {}) {
      Module(NumberKey.self, scope: .singleton) { counter.next() }.eager()
      Module(ServiceKey.self, needs: WordKey.self) { ServiceImpl($0) }
    }
    #expect(counter.count == 0)
  }
}
