import Locator
import Testing

/// An object that keeps the container that it is made in.
private final class Desk: Sendable {
  private let injectedWord = Inject(WordKey.self)
  var word: String { injectedWord() }
}
private enum DeskKey: InjectionKey { typealias Value = Desk }

/// Modules whose factory overrides others with a layer.
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

private enum AsyncDeskKey: AsyncInjectionKey { typealias Value = Desk }

/// A desk that gets another one later on.
private final class Drawer: Sendable {
  let desk = Guarded<Desk?>(nil)
}
private enum DrawerKey: InjectionKey { typealias Value = Drawer }
private enum AsyncDrawerKey: AsyncInjectionKey { typealias Value = Drawer }

/// What is made where a layer overrides a word.
@Sendable private func deskOfLayer() -> Desk {
  withContainer(fileID: "App/Desk.swift", line: 7) {
    Module(WordKey.self) { "laid over" }
  } operation: {
    Desk()
  }
}

/// A cached instance that retains a layer of modules of its factory is warned of.
@Suite(.bounded) struct KeptLayerTests {
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
        App/Main.swift:4: warning: What the factory or a hook of 'DeskKey' (App/Main.swift:4) has made \
        in 'withContainer' (App/Desk.swift:7) keeps the container of those modules, and so its parent, \
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

  @Test func `a hook of a kept instance is warned of, too`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(DrawerKey.self, scope: .singleton, fileID: "App/Main.swift", line: 5) { Drawer() }
          .onCreate { _, drawer in drawer.desk.value = deskOfLayer() }
        Module(AsyncDrawerKey.self, scope: .singleton, fileID: "App/Main.swift", line: 6) {
          () async throws(Never) in Drawer()
        }
        .onCreate { _, drawer in drawer.desk.value = deskOfLayer() }
      }
      #expect(container[DrawerKey.self].desk.value?.word == "laid over")
      _ = await container.resolve(AsyncDrawerKey.self)
    }
    let text = try StoppedProgram(result).standardError
    #expect(text.contains("App/Main.swift:5: warning: What the factory or a hook of 'DrawerKey'"))
    #expect(text.contains("App/Main.swift:6: warning: What the factory or a hook of 'AsyncDrawerK"))
  }

  @Test func `an asynchronous factory is warned of, wherever it goes on`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(AsyncDeskKey.self, scope: .singleton, fileID: "App/Main.swift", line: 7) {
          () async throws(Never) in
          await withContainer {
            Module(WordKey.self) { "laid over" }
          } operation: {
            await Task.yield()
            return Desk()
          }
        }
        Module(AsyncDrawerKey.self, scope: .singleton, fileID: "App/Main.swift", line: 8) {
          () async throws(Never) in
          await Task.yield()
          _ = deskOfLayer().word
          await withContainer {
            Module(WordKey.self) { "laid over" }
          } operation: {
            await Task.yield()
          }
          return Drawer()
        }
      }
      #expect(await container.resolve(AsyncDeskKey.self).word == "laid over")
      _ = await container.resolve(AsyncDrawerKey.self)
    }
    let text = try StoppedProgram(result).standardError
    #expect(
      text.contains("App/Main.swift:7: warning: What the factory or a hook of 'AsyncDeskKey'")
    )
    #expect(!text.contains("App/Main.swift:8"))
  }
}
