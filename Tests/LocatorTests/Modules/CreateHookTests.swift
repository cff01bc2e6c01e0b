import Locator
import LocatorTestSupport
import Testing

/// A value that knows another one, which is set after both are made.
private final class Node: @unchecked Sendable {
  // Set once by the thread that makes the node, before others see it.
  var other: Node?
  let name: String
  init(_ name: String) { self.name = name }
}
private enum HenKey: InjectionKey { typealias Value = Node }
private enum EggKey: InjectionKey { typealias Value = Node }
private enum NestKey: InjectionKey { typealias Value = Node }
private enum LateKey: AsyncInjectionKey { typealias Value = Node }

/// Three values that know each other in a circle.
private func circle(_ scope: EveryScope) -> Container {
  Container {
    scope.module(HenKey.self) { Node("hen") }.onCreate(needs: EggKey.self) { $0.other = $1 }
    scope.module(EggKey.self) { Node("egg") }.onCreate(needs: NestKey.self) { $0.other = $1 }
    scope.module(NestKey.self) { Node("nest") }.onCreate(needs: HenKey.self) { $0.other = $1 }
  }
}

/// `.onCreate` runs once for each instance, before other readers get it unless its need leads back.
@Suite(.bounded) struct CreateHookTests {
  @Test func `hooks run in their order for each instance`() {
    let counter = Counter()
    let container = Container {
      Module(HenKey.self) { Node("hen") }
        .onCreate { _, node in node.other = Node("first \(counter.next())") }
        .onCreate { _, node in node.other = Node("\(node.other?.name ?? "") then second") }
    }
    #expect(container[HenKey.self].other?.name == "first 1 then second")
    #expect(container[HenKey.self].other?.name == "first 2 then second")
  }

  @Test func `a hook sees the graph of the factory`() {
    final class Page: @unchecked Sendable {
      // Set once by the thread that makes the page.
      var isOneGraph = false
      let draft: Draft
      init(_ draft: Draft) { self.draft = draft }
    }
    enum PageKey: InjectionKey { typealias Value = Page }
    let container = Container {
      Module(DraftKey.self, scope: .graph) { Draft() }
      Module(PageKey.self, needs: DraftKey.self, make: Page.init)
        .onCreate { resolver, page in page.isOneGraph = resolver[DraftKey.self] === page.draft }
    }
    #expect(container[PageKey.self].isOneGraph)
  }

  @Test func `the hook of a shared instance runs once`() {
    let counter = Counter()
    let container = Container {
      Module(HenKey.self, scope: .singleton) { Node("hen") }.onCreate { _, _ in counter.next() }
    }
    #expect(container[HenKey.self] === container[HenKey.self])
    #expect(counter.count == 1)
  }

  @Test func `a hook reads the container that makes the instance`() {
    let container = Container {
      Module(WordKey.self) { "own" }
      Module(HenKey.self) { Node("hen") }
        .onCreate { resolver, node in
          node.other = Node(resolver[WordKey.self] + WordKey.currentValue())
        }
    }
    #expect(container[HenKey.self].other?.name == "ownown")
  }

  @Test(arguments: EveryScope.allCases.filter { $0 != .transient })
  func `values that know each other are made`(scope: EveryScope) {
    let hen = circle(scope)[HenKey.self]
    #expect(hen.other?.name == "egg")
    #expect(hen.other?.other?.name == "nest")
    #expect(hen.other?.other?.other === hen)
    hen.other?.other?.other = nil
  }

  @Test func `threads that finish values which know each other don't hang`() {
    for _ in 0..<20 {
      let meeting = Barrier(2)
      let container = Container {
        Module(HenKey.self, scope: .singleton) {
          meeting.wait()
          return Node("hen")
        }
        .onCreate(needs: EggKey.self) { $0.other = $1 }
        Module(EggKey.self, scope: .singleton) {
          meeting.wait()
          return Node("egg")
        }
        .onCreate(needs: HenKey.self) { $0.other = $1 }
      }
      onThreads(2) { number in
        _ = number == 0 ? container[HenKey.self] : container[EggKey.self]
      }
      let hen = container[HenKey.self]
      #expect(hen.other?.other === hen)
      hen.other = nil
    }
  }

  @Test func `others see a shared instance when it is finished`() {
    let container = Container {
      Module(HenKey.self, scope: .singleton) { Node("hen") }.onCreate { $1.other = Node("done") }
    }
    onThreads(32) { _ in #expect(container[HenKey.self].other?.name == "done") }
  }

  @Test func `factories that are made of each other still stop`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(HenKey.self, scope: .singleton, needs: Resolver.self) { $0[EggKey.self] }
        Module(EggKey.self, scope: .singleton) { Node("egg") }.onCreate {
          $1.other = $0[HenKey.self]
        }
      }
      _ = container[HenKey.self]
    }
    #expect(try StoppedProgram(result).message.hasPrefix("Dependency cycle: 'HenKey' "))
  }

  @Test func `a hook that reads its own instance through a resolver is told to declare its need`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(HenKey.self, scope: .singleton, fileID: "App/Main.swift", line: 2) { Node("hen") }
          .onCreate { $1.other = $0[HenKey.self, fileID: "App/Main.swift", line: 3] }
      }
      _ = container[HenKey.self]
    }
    #expect(
      try StoppedProgram(result).message == """
        Dependency cycle: 'HenKey' (App/Main.swift:2) -> 'HenKey' (App/Main.swift:2, read at \
        App/Main.swift:3). The hook of 'HenKey' closes it. Declare what the hook needs, so that it \
        runs when that is made: '.onCreate(needs: HenKey.self) { value, need in ... }'.
        """
    )
  }

  @Test func `the hook of an asynchronous instance runs before it is read`() async {
    let container = Container {
      Module(LateKey.self, scope: .singleton) { Node("late") }.onCreate { $1.other = Node("done") }
    }
    #expect(await container.resolve(LateKey.self).other?.name == "done")
  }

  @Test @MainActor func `a main-actor hook runs on the main actor`() {
    let counter = Counter()
    let container = Container {
      Module(ServiceKey.self) { ServiceImpl() }
      Module(ModelKey.self, needs: ServiceKey.self) { ModelImpl(service: $0) }
        .onCreate { resolver, model in
          MainActor.assertIsolated()
          if model.service.name == resolver[ServiceKey.self].name { counter.next() }
        }
    }
    _ = container[ModelKey.self]
    #expect(counter.count == 1)
  }
}
