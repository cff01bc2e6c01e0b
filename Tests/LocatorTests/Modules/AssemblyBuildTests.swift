import Locator
import LocatorInspection
import LocatorTestSupport
import Testing

/// An assembly that notes its name when it is notified, and includes others.
private struct Noting: Assembly {
  let name: String
  let log: Journal
  var included: [Noting] = []

  var modules: [AnyModule] {
    for assembly in included { assembly }
    Module(WordKey.self, scope: .singleton) {
      log.note("made \(name)")
      return name
    }
    .named(name)
    .eager()
  }

  func containerDidBuild(_ container: Container) { log.note("notified \(name)") }
}

/// What the assemblies without state note, which count once.
private enum Notified {
  static let log = Journal()
}
private struct Hen: Assembly {
  var modules: [AnyModule] {
    Egg()
    Egg()
  }
  func containerDidBuild(_ container: Container) { Notified.log.note("hen") }
}
private struct Egg: Assembly {
  var modules: [AnyModule] { Hen() }
  func containerDidBuild(_ container: Container) { Notified.log.note("egg") }
}

/// An assembly whose container does something with it.
private struct Calling: Assembly {
  let body: @Sendable (Container) -> Void
  var modules: [AnyModule] {}
  func containerDidBuild(_ container: Container) { body(container) }
}

@MainActor private struct Screens: @MainActor Assembly {
  let notified: @MainActor @Sendable () -> Void
  var modules: [AnyModule] {}
  func containerDidBuild(_ container: Container) {
    MainActor.assertIsolated()
    notified()
  }
}

/// An assembly that keeps its container.
private final class Keeping: Assembly {
  var container: Container?
  var modules: [AnyModule] {}
  func containerDidBuild(_ container: Container) { self.container = container }
}

/// `containerDidBuild(_:)` notifies an assembly of the end of the launch.
///
/// The root belongs to the whole process, so that each test that builds one is a program of its own.
@Suite(.bounded) struct AssemblyBuildTests {
  @Test func `build notifies each assembly after all eager instances, and after those it includes`()
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
      #expect(log.all == ["made b", "made a", "made c", "notified b", "notified a", "notified c"])
    }
  }

  @Test func `an assembly that counts once is notified once, even in a cycle`() async {
    await #expect(processExitsWith: .success) {
      Container {
        Hen()
        Egg()
        Hen()
      }
      .build()
      #expect(Notified.log.all == ["egg", "hen"])
    }
  }

  @Test func `an assembly with state is notified as often as it counts`() {
    let counter = Counter()
    _ = Container(parent: Container {}) {
      Calling { _ in _ = counter.next() }
      Calling { _ in _ = counter.next() }
    }
    #expect(counter.next() == 3)
  }

  @Test func `an assembly is notified though all of its modules are overridden`() {
    let log = Journal()
    _ = Container(parent: Container {}) {
      Noting(name: "a", log: log)
      Module(WordKey.self) { "other" }.named("a").overriding()
    }
    #expect(log.all == ["notified a"])
  }

  @Test func `a second build notifies nothing again, and threads that build notify once`() async {
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

  @Test func `a child notifies its assemblies when it is made, and not its parent's`() {
    let log = Journal()
    let parent = Container { Noting(name: "parent", log: log) }
    _ = Container(parent: parent) { Noting(name: "child", log: log) }
    #expect(log.all == ["made child", "notified child"])
  }

  @Test func `building a container notifies those of its parents that weren't built, first`() async
  {
    await #expect(processExitsWith: .success) {
      let log = Journal()
      let oldest = Container { Noting(name: "oldest", log: log) }
      let parent = Container(parent: oldest) {}
      parent.build()
      #expect(log.all == ["made oldest", "notified oldest"])
      oldest.build()
      #expect(log.all.count == 2)
    }
  }

  @Test func `a container that isn't built notifies nothing, and nor does one with problems`() {
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
        #expect(Container.current === container)
        readers.value = [WordReader()]
        task.value = Task { WordKey.currentValue }
      }
    }
    #expect(readers.value.map(\.name) == ["child"])
    #expect(await task.value?.value == "child")
    withExtendedLifetime(child) {}
  }

  @Test func `a container doesn't keep an assembly that keeps it`() {
    weak var container: Container?
    do {
      let assembly = Keeping()
      let child = Container(parent: Container {}) { assembly }
      container = child
      #expect(assembly.container === child)
    }
    #expect(container == nil)
  }

  @Test @MainActor func `an assembly of the main actor is notified there`() async {
    let counter = Counter()
    _ = Container(parent: Container {}) { Screens { _ = counter.next() } }
    #expect(counter.next() == 2)
  }

  @Test @MainActor func `it is notified there later, if its container is built elsewhere`() async {
    await #expect(processExitsWith: .success) {
      let (notified, continuation) = AsyncStream.makeStream(of: Void.self)
      let container = await MainActor.run {
        Container { Screens { continuation.yield() } }
      }
      await Task.detached { _ = container.build() }.value
      for await _ in notified { break }
    }
  }

  @Test func `verify notifies nothing`() throws {
    let log = Journal()
    let container = Container { Noting(name: "verified", log: log) }
    _ = try? container.verify()
    _ = container.graph
    #expect(log.all.isEmpty)
  }
}
