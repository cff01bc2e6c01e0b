import Locator
import Testing

private struct Screen {
  @Inject(ServiceKey.self) var service
  @Inject(SpareKey.self) var spare
  @Inject(WordKey.self) var word
  @Inject(ServiceKey?.self) var perhaps
  @Inject(NumberKey.self) var number
}
private enum TitleKey: InjectionKey { typealias Value = String }
private enum ScreenKey: InjectionKey { typealias Value = Screen }

/// A property keeps what it has resolved, until a reset or its time makes the next read resolve again.
@Suite struct KeptPropertyTests {
  private func session(_ parent: Container = Container {}) -> Container {
    Container(parent: parent) {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl("singleton") }
      Module(SpareKey.self, scope: .session) { ServiceImpl("spare") }
      Module(WordKey.self) { "word" }
      Module(ScreenKey.self) { Screen() }
    }
  }

  @Test func `a property keeps its value after its session was closed`() async throws {
    let session = session()
    let screen = withContainer(session) { Screen() }
    let (service, spare) = (screen.service, screen.spare)
    _ = (screen.word, screen.perhaps)
    try await session.close()
    #expect(screen.service === service)
    #expect(screen.spare === spare)
    #expect(screen.word == "word")
    #expect(screen.perhaps === service)
  }

  @Test func `a property keeps its value after its session was freed`() {
    let parent = Container { Module(NumberKey.self, scope: .singleton) { 4 } }
    weak var freed: Container?
    let screen = {
      let session = session(parent)
      freed = session
      let screen = session[ScreenKey.self]
      _ = (screen.service, screen.spare, screen.word, screen.perhaps, screen.number)
      return screen
    }()
    #expect(freed == nil)
    #expect(screen.service.name == "singleton")
    #expect(screen.spare.name == "spare")
    #expect(screen.word == "word")
    #expect(screen.perhaps === screen.service)
    #expect(screen.number == 4)
  }

  @Test func `a property keeps its last value if its session is freed after a reset`()
    async throws
  {
    var session: Container? = session()
    let screen = try #require(session?[ScreenKey.self])
    let spare = screen.spare
    session?.reset()
    try await session?.close()
    session = nil
    #expect(screen.spare === spare)
    #expect(screen.$spare.isResolved)
  }

  @Test func `a property of an instance that exists is read after its session was closed`()
    async throws
  {
    let session = session()
    let service = session[ServiceKey.self]
    let screen = withContainer(session) { Screen() }
    try await session.close()
    #expect(screen.service === service)
  }

  @Test func `a reset makes the next read of a property resolve again`() {
    let session = session()
    let screen = withContainer(session) { Screen() }
    let first = screen.spare
    session.reset(.session)
    #expect(screen.spare !== first)
    #expect(screen.spare === session[SpareKey.self])
  }

  @Test func `a property of a name is that of the module with the name`() {
    struct Zoo {
      @Inject(Named<WordKey>.self, "cat") var cat
      @Inject(Named<WordKey>?.self, "bird") var bird
      @Inject(Provider<Named<WordKey>>.self) var animal
      @Inject(Lazy<Named<WordKey>>.self, "dog") var dog
    }
    let container = Container {
      Module(WordKey.self) { "meow" }.named("cat")
      Module(WordKey.self) { "woof" }.named("dog")
    }
    let zoo = withContainer(container) { Zoo() }
    #expect(zoo.cat == "meow")
    #expect(zoo.bird == nil)
    #expect(zoo.animal("dog") == "woof")
    #expect(zoo.dog() == "woof")
  }
}
