import Locator
import Testing

/// An object that keeps the container that it is made in.
private final class Desk: Sendable {
  private let injectedWord = Inject(WordKey.self)
  var word: String { injectedWord() }
}
private enum DeskKey: InjectionKey { typealias Value = Desk }

/// Modules whose factory lays others over.
@ModuleBuilder
private func desks(_ scope: Scope, make: @escaping @Sendable () -> Desk) -> [AnyModule] {
  Module(DeskKey.self, scope: scope, fileID: "App/Main.swift", line: 4) {
    withContainer(fileID: "App/Desk.swift", line: 7) {
      Module(WordKey.self) { "laid over" }
    } operation: {
      make()
    }
  }
}

@Suite struct KeptLayerTests {
  @Test func `a shared instance that keeps a layer of its factory is warned of`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let container = Container { desks(.singleton) { Desk() } }
      #expect(container[DeskKey.self].word == "laid over")
    }
    #expect(
      try StoppedProgram(result).standardError.contains(
        """
        App/Main.swift:4: warning: What the factory of 'DeskKey' (App/Main.swift:4) has made in \
        'withContainer' (App/Desk.swift:7) keeps the container of those modules, and so its parent, \
        which keeps the instance. If the instance is what keeps it, none of them is ever freed. Give \
        the instance what it needs by its initializer, or call 'withContainer' outside of the factory.

        """
      )
    )
  }

  @Test func `an instance that no container keeps, or that keeps no layer, is no reason to warn`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let desk = withContainer(Container {}) { Desk() }
      for container in [
        Container { desks(.weak) { Desk() } },
        Container { desks(.singleton) { desk } },
        Container { desks(.singleton) { Desk() } }.build(),
      ] {
        _ = container[DeskKey.self]
      }
    }
    #expect(!(try StoppedProgram(result).standardError.contains("warning:")))
  }
}
