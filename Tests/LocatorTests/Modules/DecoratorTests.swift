import Locator
import LocatorTestSupport
import Testing

/// A service that adds to the name of another.
private final class Wrapped: Service {
  let name: String
  init(_ inner: any Service, _ word: String) { name = "\(word)(\(inner.name))" }
}
private enum LateKey: AsyncInjectionKey { typealias Value = any Service }

/// Notes the lines that read a number.
private struct Reads: ResolutionObserver {
  let lines = Journal()

  func didResolve(_ resolution: Resolution) {
    if resolution.key == NumberKey.self { lines.note(resolution.asker ?? "") }
  }
}

private struct Decorated: Assembly {
  var modules: [AnyModule] {
    Module(ServiceKey.self) { ServiceImpl("inner") }
    Decorator(ServiceKey.self) { inner in Wrapped(inner, "once") }
  }
}

/// A decorator wraps what the modules of its container make, before it is cached.
@Suite struct DecoratorTests {
  @Test func `a decorator gets the instance and what it needs`() {
    let container = Container {
      Module(WordKey.self) { "outer" }
      Module(ServiceKey.self) { ServiceImpl("inner") }
      Decorator(ServiceKey.self, needs: WordKey.self) { inner, word in Wrapped(inner, word) }
    }
    #expect(container[ServiceKey.self].name == "outer(inner)")
  }

  @Test func `a transient instance is decorated and has its hooks, however it is read`() {
    let created = Journal()
    let container = Container {
      Module(NumberKey.self) { 1 }
      Module(WordKey.self) { "word" }
        .onCreate { _, word in created.note("first \(word)") }
        .onCreate { resolver, word in created.note("second \(word) \(resolver[NumberKey.self])") }
      Decorator(WordKey.self, needs: NumberKey.self) { inner, number in "\(inner)\(number)" }
      Decorator(WordKey.self) { inner in "(\(inner))" }
    }
    let words = [
      container[WordKey.self], container[WordKey?.self] ?? "", container[Provider<WordKey>.self](),
      container[[WordKey].self].joined(),
    ]
    #expect(words == Array(repeating: "(word1)", count: 4))
    #expect(created.all == (0..<4).flatMap { _ in ["first (word1)", "second (word1) 1"] })
  }

  @Test func `a decorator and a hook of a key with arguments get the instance alone`() {
    let created = Journal()
    let container = Container {
      Module(NoteKey.self) { ServiceImpl($0) }.onCreate { _, service in created.note(service.name) }
      Decorator(NoteKey.self) { inner in Wrapped(inner, "outer") }
    }
    #expect(container[NoteKey.self, "note"].name == "outer(note)")
    #expect(created.all == ["outer(note)"])
  }

  @Test func `a decorator has three needs at most`() {
    let container = Container {
      Module(WordKey.self) { "word" }
      Module(NumberKey.self) { 4 }
      Module(NoteKey.self) { ServiceImpl($0) }
      Module(ServiceKey.self) { ServiceImpl("inner") }
      Decorator(ServiceKey.self, needs: WordKey.self, NumberKey.self) { inner, word, number in
        Wrapped(inner, "\(word) \(number)")
      }
      Decorator(ServiceKey.self, needs: WordKey.self, NumberKey.self, Provider<NoteKey>.self) {
        inner, word, number, note in Wrapped(inner, "\(word) \(number) \(note("x").name)")
      }
    }
    #expect(container[ServiceKey.self].name == "word 4 x(word 4(inner))")
  }

  @Test func `decorators stack in their order, wherever they are listed`() {
    let container = Container {
      Decorator(ServiceKey.self) { inner in Wrapped(inner, "first") }
      Module(ServiceKey.self) { ServiceImpl("inner") }
      Decorator(ServiceKey.self) { inner in Wrapped(inner, "second") }
    }
    #expect(container[ServiceKey.self].name == "second(first(inner))")
  }

  @Test func `a shared instance is decorated once, and then kept`() {
    let counter = Counter()
    let container = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl("inner") }
      Decorator(ServiceKey.self) { inner in
        counter.next()
        return Wrapped(inner, "shared")
      }
    }
    #expect(container[ServiceKey.self] === container[ServiceKey.self])
    #expect(container[ServiceKey.self].name == "shared(inner)")
    #expect(counter.count == 1)
  }

  @Test func `a decorator applies in its own container alone`() {
    let parent = Container { Module(ServiceKey.self) { ServiceImpl("parent") } }
    let child = Container(parent: parent) {
      Module(ServiceKey.self) { ServiceImpl("child") }
      Decorator(ServiceKey.self) { inner in Wrapped(inner, "child's") }
    }
    #expect(child[ServiceKey.self].name == "child's(child)")
    #expect(parent[ServiceKey.self].name == "parent")
  }

  @Test func `modules with names, arguments and time are decorated`() async {
    let container = Container {
      Module(ServiceKey.self) { ServiceImpl("a") }.named("a")
      Module(ServiceKey.self) { ServiceImpl("b") }.named("b")
      Decorator(ServiceKey.self) { inner in Wrapped(inner, "named") }
      Module(NoteKey.self, scope: .singleton) { ServiceImpl($0) }
      Decorator(NoteKey.self) { inner in Wrapped(inner, "note") }
      Module(LateKey.self, scope: .singleton) { ServiceImpl("late") }
      Decorator(LateKey.self) { inner in Wrapped(inner, "late") }
      Module(ConfigKey.self) { ServiceImpl("config") }
      Decorator(ConfigKey.self) { inner throws(Failed) in Wrapped(inner, "throwing") }
    }
    #expect(container[[ServiceKey].self].map(\.name) == ["named(a)", "named(b)"])
    #expect(container[NoteKey.self, "x"].name == "note(x)")
    #expect(await container.resolve(LateKey.self).name == "late(late)")
    #expect((try? container[ConfigKey.self])?.name == "throwing(config)")
  }

  @Test func `an assembly's decorators count once, too`() {
    let container = Container {
      Decorated()
      Decorated()
    }
    #expect(container[ServiceKey.self].name == "once(inner)")
  }

  @Test func `a decorator may read its container`() {
    let container = Container {
      Module(WordKey.self) { "read" }
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl("inner") }
      Decorator(ServiceKey.self) { inner in Wrapped(inner, WordKey.currentValue()) }
    }
    #expect(container[ServiceKey.self].name == "read(inner)")
  }

  @Test @MainActor func `a main-actor value is decorated on the main actor`() {
    let container = Container {
      Module(ServiceKey.self) { ServiceImpl("inner") }
      Module(ModelKey.self, needs: ServiceKey.self) { ModelImpl(service: $0) }
      Decorator(ModelKey.self, needs: ServiceKey.self) { inner, _ in
        MainActor.assertIsolated()
        return ModelImpl(service: Wrapped(inner.service, "main"))
      }
    }
    #expect(container[ModelKey.self].service.name == "main(inner)")
  }

  @Test func `a decorator of the main actor wants a key that is isolated to it`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container {
        Module(ServiceKey.self) { ServiceImpl("inner") }
        Decorator(ServiceKey.self, fileID: "App/Main.swift", line: 4) { @MainActor inner in
          Wrapped(inner, "main")
        }
      }
      .build()
    }
    #expect(
      try StoppedProgram(result).message.hasSuffix(
        """
        - The decorator of 'ServiceKey' runs on the main actor (App/Main.swift:4), but any code can \
        read the key. Isolate the key, 'enum ServiceKey: @MainActor InjectionKey', or let the closure \
        run anywhere.
        """
      )
    )
  }

  @Test func `a decorator of what isn't bound here is a problem`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container {
        Decorator(ServiceKey.self, fileID: "App/Main.swift", line: 4) { $0 }
      }
      .build()
    }
    #expect(
      try StoppedProgram(result).message.hasSuffix(
        """
        - The decorator of 'ServiceKey' decorates nothing (App/Main.swift:4), because no module of \
        this container binds the key. List it beside 'Module(ServiceKey.self) { ... }', or remove it.
        """
      )
    )
  }

  @Test func `what a decorator can't need is a problem at its own line, once`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container(fileID: "App/Main.swift", line: 1) {
        Module(ServiceKey.self, fileID: "App/Main.swift", line: 2) { ServiceImpl("inner") }
        Module(ServiceKey.self, fileID: "App/Main.swift", line: 3) { ServiceImpl("b") }.named("b")
        Decorator(ServiceKey.self, needs: WordKey.self, fileID: "App/Main.swift", line: 4) {
          inner,
          word in Wrapped(inner, word)
        }
      }
      .build()
    }
    #expect(
      try StoppedProgram(result).message == """
        The container at App/Main.swift:1 has a problem:

        - Nothing is bound to 'WordKey', which 'Decorator(ServiceKey.self)' needs (App/Main.swift:4). \
        Add 'Module(WordKey.self) { ... }' to the container.
        """
    )
  }

  @Test func `what a decorator needs is resolved at its own line`() {
    let reads = Reads()
    let container = Container(observer: reads) {
      Module(NumberKey.self) { 4 }
      Module(ServiceKey.self, fileID: "App/Main.swift", line: 2) { ServiceImpl("inner") }
      Decorator(ServiceKey.self, needs: NumberKey.self, fileID: "App/Main.swift", line: 3) {
        inner,
        _ in inner
      }
    }
    _ = container[ServiceKey.self]
    #expect(reads.lines.all == ["App/Main.swift:3"])
  }

  @Test func `a decorator that needs its own key is a cycle`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container {
        Module(ServiceKey.self) { ServiceImpl("inner") }
        Decorator(ServiceKey.self, needs: ServiceKey.self) { inner, _ in inner }
      }
      .build()
    }
    #expect(
      try StoppedProgram(result).message.contains("Dependency cycle: 'ServiceKey' (")
    )
  }
}
