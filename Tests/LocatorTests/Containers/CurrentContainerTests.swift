import Dispatch
import Locator
import Testing

/// A service that reads the current container by itself.
private final class ReadingService: Service {
  let name = WordKey.currentValue()
}

private enum NameTaskKey: InjectionKey { typealias Value = Task<String, Never> }

private func container(_ word: String) -> Container {
  Container {
    Module(WordKey.self) { word }
    Module(ServiceKey.self) { ReadingService() }
  }
}

/// `withContainer` sets the current container of a thread or task, and of what it starts.
@Suite struct CurrentContainerTests {
  @Test func `withContainer sets the current container`() {
    let container = container("set")
    withContainer(container) {
      #expect(Container.current() === container)
    }
  }

  @Test func `the innermost container is current`() {
    let inner = container("inner")
    let outer = container("outer")
    withContainer(outer) {
      withContainer(inner) { #expect(WordKey.currentValue() == "inner") }
      #expect(WordKey.currentValue() == "outer")
    }
  }

  @Test func `withContainer passes results and errors on`() async {
    let container = container("set")
    #expect(withContainer(container) { 4 } == 4)
    #expect(throws: Failed(reason: "inside")) {
      try withContainer(container) { () throws(Failed) in throw Failed(reason: "inside") }
    }
    await #expect(throws: Failed(reason: "inside")) {
      try await withContainer(container) { () async throws(Failed) in
        await Task.yield()
        throw Failed(reason: "inside")
      }
    }
  }

  @Test func `tasks and child tasks inherit the container`() async {
    let container = container("inherited")
    let words = await withContainer(container) {
      async let child = WordKey.currentValue()
      let task = Task { WordKey.currentValue() }
      let group = await withTaskGroup(of: String.self) { group in
        group.addTask { WordKey.currentValue() }
        return await group.next() ?? ""
      }
      return await [child, task.value, group]
    }
    #expect(words == ["inherited", "inherited", "inherited"])
  }

  @Test func `a task that starts at once follows its own calls, and not those around it`() async {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    let (outer, inner) = (container("outer"), container("inner"))
    let task = withContainer(outer) {
      Task.immediate {
        let before = WordKey.currentValue()
        let inside = await withContainer(inner) {
          let first = WordKey.currentValue()
          await Task.yield()
          return [first, WordKey.currentValue()]
        }
        return [before] + inside + [WordKey.currentValue()]
      }
    }
    #expect(await task.value == ["outer", "inner", "inner", "outer"])
  }

  @Test func `parallel tasks have containers of their own`() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<100 {
        group.addTask {
          await withContainer(container("\(number)")) {
            await Task.yield()
            return WordKey.currentValue() == "\(number)"
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func `an actor keeps its isolation inside withContainer`() async {
    actor Shop {
      var word = ""
      func read(_ container: Container) async {
        // Changes the actor's state without a warning.
        withContainer(container) { word = WordKey.currentValue() }
        await withContainer(container) {
          await Task.yield()
          word += WordKey.currentValue()
        }
      }
    }
    let shop = Shop()
    await shop.read(container("own"))
    #expect(await shop.word == "ownown")
  }

  @Test func `a container is current while it makes a value`() {
    let made = container("made")
    withContainer(container("around")) {
      #expect(made[ServiceKey.self].name == "made")
      #expect(WordKey.currentValue() == "around")
    }
  }

  @Test func `the declaring container is current while it makes a shared value`() {
    let parent = Container {
      Module(WordKey.self) { "parent" }
      Module(ServiceKey.self, scope: .singleton) { ReadingService() }
    }
    let child = Container(parent: parent) { Module(WordKey.self) { "child" } }
    #expect(child[ServiceKey.self].name == "parent")
  }

  @Test func `withContainer inside a factory wins over the factory's container`() {
    let inner = container("inner")
    let outer = Container {
      Module(WordKey.self) { "outer" }
      Module(ServiceKey.self) { withContainer(inner) { ReadingService() } }
    }
    #expect(outer[ServiceKey.self].name == "inner")
  }

  @Test func `a task of a factory reads with the container that it names`() async {
    let other = container("other")
    let session = Container {
      Module(WordKey.self) { "session" }
      Module(ServiceKey.self) { ReadingService() }
    }
    let app = Container {
      Module(NameTaskKey.self) { withContainer(other) { Task { session[ServiceKey.self].name } } }
    }
    for _ in 0..<100 {
      let task = await Task.detached { app[NameTaskKey.self] }.value
      #expect(await task.value == "session")
    }
  }

  @Test func `a task doesn't hold the container of the task that has started it`() async {
    let (lock, key) = AsyncStream<Void>.makeStream()
    weak var first: Container?
    let second = await {
      let container = container("first")
      first = container
      return await withContainer(container) {
        Task {
          withContainer(CurrentContainerTests.second) {
            Task {
              for await _ in lock {}
              #expect(WordKey.currentValue() == "second")
            }
          }
        }
      }.value
    }()
    #expect(first == nil)
    key.finish()
    await second.value
  }

  /// A container that another one doesn't hold.
  private static var second: Container { container("second") }

  @Test func `a factory that throws gives the current container back`() {
    let failing = Container {
      Module(ConfigKey.self) { () throws(Failed) in throw Failed(reason: "no") }
    }
    withContainer(container("around")) {
      #expect(throws: Failed.self) { try failing[ConfigKey.self] }
      #expect(WordKey.currentValue() == "around")
    }
  }
}
