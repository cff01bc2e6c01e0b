import Locator
import LocatorInspection
import LocatorTestSupport
import Testing

/// An assembly that notes its name when its container has started, and includes others.
private struct Noting: Assembly {
  let name: String
  let log: Journal
  var included: [Noting] = []

  var modules: [AnyModule] {
    for assembly in included { assembly }
    Module(WordKey.self, scope: .singleton) { [log, name] in
      log.note("made \(name)")
      return name
    }
    .named(name)
    .eager()
    StartHook { [log, name] _ in log.note("started \(name)") }
  }
}

/// What the assemblies without state note, which count once.
private enum Started {
  static let log = Journal()
}
private struct Hen: Assembly {
  var modules: [AnyModule] {
    Egg()
    Egg()
    StartHook { _ in Started.log.note("hen") }
  }
}
private struct Egg: Assembly {
  var modules: [AnyModule] {
    Hen()
    StartHook { _ in Started.log.note("egg") }
  }
}

/// An assembly with state that keeps what a hook does.
private struct Calling: Assembly {
  let body: @Sendable (Container) -> Void
  var modules: [AnyModule] { StartHook(body) }
}

@MainActor private struct Screens: @MainActor Assembly {
  let started: @MainActor @Sendable () -> Void
  var modules: [AnyModule] {
    StartHook { @MainActor [started] _ in
      MainActor.assertIsolated()
      started()
    }
  }
}

/// A `StartHook` runs once its container has started.
///
/// The root belongs to the whole process, so that each test that builds one is a program of its own.
@Suite(.bounded) struct StartHookTests {
  @Test func `build runs the hooks after all eager instances, in the order of the list`()
    async
  {
    await #expect(processExitsWith: .success) {
      let log = Journal()
      let container = Container {
        Noting(name: "a", log: log, included: [Noting(name: "b", log: log)])
        Noting(name: "c", log: log)
      }
      #expect(log.all.isEmpty)
      container.build()
      #expect(log.all == ["made b", "made a", "made c", "started b", "started a", "started c"])
    }
  }

  @Test func `an assembly that counts once lists its hooks once, even in a cycle`() async {
    await #expect(processExitsWith: .success) {
      Container {
        Hen()
        Egg()
        Hen()
      }
      .build()
      #expect(Started.log.all == ["egg", "hen"])
    }
  }

  @Test func `an assembly with state lists its hooks as often as it counts`() {
    let counter = Counter()
    _ = Container(parent: Container {}) {
      Calling { _ in _ = counter.next() }
      Calling { _ in _ = counter.next() }
    }
    #expect(counter.next() == 3)
  }

  @Test func `hooks run though all modules of their assembly are overridden`() {
    let log = Journal()
    _ = Container(parent: Container {}) {
      Noting(name: "a", log: log)
      Module(WordKey.self) { "other" }.named("a").overriding()
    }
    #expect(log.all == ["started a"])
  }

  @Test func `a second build runs nothing again, and threads that build run a hook once`() async {
    await #expect(processExitsWith: .success) {
      let counter = Counter()
      let container = Container { Calling { _ in _ = counter.next() } }
      container.build()
      container.build()
      #expect(counter.next() == 2)
      let other = Container { Calling { _ in _ = counter.next() } }
      await withTaskGroup { group in
        for _ in 0..<8 { group.addTask { _ = other.build() } }
      }
      #expect(counter.next() == 4)
    }
  }

  @Test func `a second build waits for the hooks of the first`() async {
    await #expect(processExitsWith: .success) {
      let hasBegun = Barrier(2)
      let hooks = Counter()
      let container = Container {
        StartHook { _ in
          hasBegun.wait()
          yieldThread(times: 20_000)
          hooks.next()
        }
      }
      onThreads(2) { thread in
        if thread == 1 { hasBegun.wait() }
        container.build(replacing: true)
        #expect(hooks.count == 1)
      }
    }
  }

  @Test func `a child runs its hooks when it is made, and not its parent's`() {
    let log = Journal()
    let parent = Container { Noting(name: "parent", log: log) }
    _ = Container(parent: parent) { Noting(name: "child", log: log) }
    #expect(log.all == ["made child", "started child"])
  }

  @Test func `building a container runs the hooks of its parents that weren't built, first`() async
  {
    await #expect(processExitsWith: .success) {
      let log = Journal()
      let oldest = Container { Noting(name: "oldest", log: log) }
      let parent = Container(parent: oldest) {}
      parent.build()
      #expect(log.all == ["made oldest", "started oldest"])
      oldest.build()
      #expect(log.all.count == 2)
    }
  }

  @Test func `a container that isn't built runs no hook, and nor does one with problems`() {
    let log = Journal()
    _ = Container { Noting(name: "unbuilt", log: log) }
    let child = Container(parent: Container {}) {
      Calling { _ in log.note("wrong") }
      Module(NumberKey.self, needs: WordKey.self) { $0.count }
    }
    _ = Container(parent: child) { Calling { _ in log.note("child of wrong") } }
    #expect(log.all.isEmpty)
  }

  @Test func `the container is current, for objects and tasks too`() async {
    let readers = Guarded<[WordReader]>([])
    let task = Guarded<Task<String, Never>?>(nil)
    let child = Container(parent: Container {}) {
      Module(WordKey.self) { "child" }
      Calling { container in
        #expect(Container.current() === container)
        readers.value = [WordReader()]
        task.value = Task { WordKey.currentValue() }
      }
    }
    #expect(readers.value.map(\.name) == ["child"])
    #expect(await task.value?.value == "child")
    withExtendedLifetime(child) {}
  }

  @Test func `a container that has started keeps no hook`() {
    weak var kept: Counter?
    let container: Container
    do {
      let counter = Counter()
      kept = counter
      container = Container(parent: Container {}) { StartHook { _ in counter.next() } }
    }
    #expect(kept == nil)
    withExtendedLifetime(container) {}
  }

  @Test func `hooks are listed like modules, under conditions, in loops and arrays`() {
    let log = Journal()
    let isDemo = true
    let listed = [AnyModule].listing { StartHook { _ in log.note("array") } }
    _ = Container(parent: Container {}) {
      StartHook { _ in log.note("first") }
      if isDemo { StartHook { _ in log.note("demo") } }
      for number in 0..<2 { StartHook { _ in log.note("\(number)") } }
      listed
    }
    #expect(log.all == ["first", "demo", "0", "1", "array"])
  }

  @Test func `each container of a blueprint runs the hooks, on the thread that makes it`() async {
    let counter = Counter()
    let requests = Blueprint(parent: Container {}, given: NumberKey.self) {
      StartHook { container in
        #expect(container === Container.current())
        for _ in 0..<container[NumberKey.self] { counter.next() }
      }
    }
    await withTaskGroup { group in
      for _ in 0..<4 { group.addTask { for _ in 0..<100 { _ = requests.container(2) } } }
    }
    #expect(counter.count == 800)
  }

  @Test @MainActor func `a hook of the main actor runs there`() async {
    let counter = Counter()
    _ = Container(parent: Container {}) { Screens { _ = counter.next() } }
    #expect(counter.next() == 2)
  }

  @Test @MainActor func `it runs there later, if its container is built elsewhere`() async {
    await #expect(processExitsWith: .success) {
      let (started, continuation) = AsyncStream.makeStream(of: Void.self)
      let container = await MainActor.run {
        Container { Screens { continuation.yield() } }
      }
      await Task.detached { _ = container.build() }.value
      for await _ in started { break }
    }
  }

  @Test func `verify runs no hook`() throws {
    let log = Journal()
    let container = Container { Noting(name: "verified", log: log) }
    _ = try? container.verify()
    _ = container.graph
    #expect(log.all.isEmpty)
  }
}
