import Locator
import LocatorInspection
import LocatorTestSupport
import Testing

private final class Mother: Sendable {
  let daughter: Daughter
  init(_ daughter: Daughter) { self.daughter = daughter }
}
private final class Daughter: Sendable {}
private enum MotherKey: InjectionKey { typealias Value = Mother }
private enum DaughterKey: InjectionKey { typealias Value = Daughter }
private enum SonKey: InjectionKey { typealias Value = Daughter }

/// A mother who needs her daughter, whose hook reads the mother without saying so.
@Sendable private func family(_ scope: EveryScope) -> Container {
  Container {
    Module(
      MotherKey.self,
      scope: scope.scope(),
      needs: DaughterKey.self,
      fileID: "App/Family.swift",
      line: 1,
      make: Mother.init
    )
    Module(DaughterKey.self, scope: scope.scope(), fileID: "App/Family.swift", line: 2) {
      Daughter()
    }
    .onCreate { resolver, _ in _ = resolver[MotherKey.self, fileID: "App/Family.swift", line: 3] }
  }
}

/// A hook with needs that it can't have, or without those that it has, gets a message.
@Suite(.bounded) struct HookNeedMistakeTests {
  @Test(arguments: EveryScope.allCases)
  func `a hook that closes a cycle without saying so gets a message to declare it`(
    scope: EveryScope
  )
    async throws
  {
    let index = EveryScope.allCases.firstIndex(of: scope) ?? 0
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [index = index as Int] in
      _ = family(EveryScope.allCases[index])[MotherKey.self]
    }
    let message = try StoppedProgram(result).message
    #expect(message.contains("'MotherKey' (App/Family.swift:1, read at App/Family.swift:3)"))
    #expect(
      message.hasSuffix(
        """
        The hook of 'DaughterKey' closes it. Declare what the hook needs, so that it runs when that is \
        made: '.onCreate(needs: MotherKey.self) { value, need in ... }'.
        """
      ),
      "\(message)"
    )
  }

  @Test func `of two hooks that close a cycle, the one that says nothing is named`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(SonKey.self, scope: .singleton, fileID: "App/Family.swift", line: 1) { Daughter() }
          .onCreate { resolver, _ in _ = resolver[DaughterKey.self] }
        Module(DaughterKey.self, scope: .singleton, fileID: "App/Family.swift", line: 2) {
          Daughter()
        }
        .onCreate(needs: SonKey.self) { _, _ in }
      }
      _ = container[SonKey.self]
    }
    let message = try StoppedProgram(result).message
    #expect(
      message.hasSuffix(
        """
        The hook of 'SonKey' closes it. Declare what the hook needs, so that it runs when that is made: \
        '.onCreate(needs: DaughterKey.self) { value, need in ... }'.
        """
      ),
      "\(message)"
    )
  }

  @Test func `all reads of a cycle that nothing declares are named, if a hook closes it`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(SonKey.self, scope: .singleton, fileID: "App/Family.swift", line: 1) { Daughter() }
          .onCreate { resolver, _ in _ = resolver[DaughterKey.self] }
        Module(DaughterKey.self, scope: .singleton, fileID: "App/Family.swift", line: 2) {
          Daughter()
        }
        .onCreate(needs: Lazy<MotherKey>.self) { _, mother in _ = mother() }
        Module(
          MotherKey.self,
          scope: .singleton,
          needs: Resolver.self,
          fileID: "App/Family.swift",
          line: 3
        ) { Mother($0[SonKey.self]) }
      }
      _ = container[SonKey.self]
    }
    let message = try StoppedProgram(result).message
    #expect(
      message.hasSuffix(
        """
        A hook closes it. It runs when the others are made if each one declares what it reads: 'SonKey' \
        (App/Family.swift:1) with '.onCreate(needs: DaughterKey.self) { value, need in ... }', 'DaughterKey' \
        (App/Family.swift:2) with '.onCreate(needs: MotherKey.self) { value, need in ... }', 'MotherKey' \
        (App/Family.swift:3) with 'needs: SonKey.self'.
        """
      ),
      "\(message)"
    )
  }

  @Test func `a cycle whose hooks and factories declare all is closed`() {
    let container = Container {
      Module(SonKey.self, scope: .singleton) { Daughter() }
        .onCreate(needs: DaughterKey.self) { _, _ in }
      Module(DaughterKey.self, scope: .singleton) { Daughter() }
        .onCreate(needs: MotherKey.self) { _, _ in }
      Module(MotherKey.self, scope: .singleton, needs: SonKey.self, make: Mother.init)
    }
    #expect(container[SonKey.self] === container[MotherKey.self].daughter)
  }

  @Test func `a hook that needs what nothing binds is a problem with its line`() {
    let container = Container {
      Module(DaughterKey.self) { Daughter() }
        .onCreate(needs: MotherKey.self, fileID: "App/Family.swift", line: 7) { _, _ in }
    }
    #expect(
      problems(of: container).map(\.description) == [
        """
        Nothing is bound to 'MotherKey', which '.onCreate' of 'DaughterKey' needs (App/Family.swift:7). \
        Add 'Module(MotherKey.self) { ... }' to the container.
        """
      ]
    )
  }

  @Test func `a shared instance whose hook needs what can be dropped is a problem`() {
    let container = Container {
      Module(MotherKey.self, scope: .session) { Mother(Daughter()) }
      Module(DaughterKey.self, scope: .singleton) { Daughter() }
        .onCreate(needs: MotherKey.self) { _, _ in }
    }
    #expect(problems(of: container).map(\.kind) == [.captiveDependency])
  }

  @Test func `a cycle of an initializer and a hook is no problem, and an edge of the graph`() {
    let container = Container {
      Module(MotherKey.self, scope: .singleton, needs: DaughterKey.self, make: Mother.init)
      Module(DaughterKey.self, scope: .singleton) { Daughter() }
        .onCreate(needs: MotherKey.self) { _, _ in }
    }
    #expect(problems(of: container).isEmpty)
    let edges = container.graph.edges
    #expect(edges.map(\.origin) == [.declared, .hook])
    #expect(edges.map { [$0.from, $0.to] } == [[0, 1], [1, 0]])
    #expect(edges.allSatisfy { !$0.isDeferred })
    #expect(container.graph.mermaid.contains("n1 -->|hook| n0"))
    #expect(container.graph.dot.contains("hook"))
    #expect(container.graph.description.contains("hook: MotherKey"))
  }
}
