import Dispatch
import Locator
import Testing

private enum EggKey: InjectionKey { typealias Value = String }
private enum HenKey: InjectionKey { typealias Value = String }
private enum NestKey: InjectionKey { typealias Value = Nest }

/// An object that reads its property too early.
private final class Nest: Sendable {
  let egg: String

  init() { egg = Inject(EggKey.self, fileID: "App/Nest.swift", line: 30).wrappedValue }
}

/// Modules that read each other without declaring it, which no container can know beforehand.
@ModuleBuilder
private func hensAndEggs(_ scope: Scope<String>) -> [AnyModule] {
  Module(HenKey.self, scope: scope, needs: Resolver.self, fileID: "App/Farm.swift", line: 1) {
    $0[EggKey.self, fileID: "App/Hen.swift", line: 10]
  }
  Module(EggKey.self, scope: scope, needs: Resolver.self, fileID: "App/Farm.swift", line: 2) {
    $0[HenKey.self, fileID: "App/Egg.swift", line: 20]
  }
}

/// A cycle of factories stops with its path, instead of a hang or an overflow.
@Suite struct CycleTests {
  @Test func `shared values that are made of each other stop with their path`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Container { hensAndEggs(.singleton) }[HenKey.self]
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Farm.swift:1")
    #expect(
      program.message == """
        Dependency cycle: 'HenKey' (App/Farm.swift:1) -> 'EggKey' (App/Farm.swift:2, read at \
        App/Hen.swift:10) -> 'HenKey' (App/Farm.swift:1, read at App/Egg.swift:20). Break it: let \
        'EggKey' need 'Lazy<HenKey>.self', and call it after the factories have returned.
        """
    )
  }

  @Test func `a cycle says which module of a key it leads through`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(
          HenKey.self, scope: .singleton, needs: Resolver.self, fileID: "App/Farm.swift", line: 1
        ) { $0[Named<EggKey>.self, "brown", fileID: "App/Hen.swift", line: 10] }
        Module(EggKey.self, needs: Resolver.self, fileID: "App/Farm.swift", line: 2) {
          $0[HenKey.self, fileID: "App/Egg.swift", line: 20]
        }
        .named("brown")
      }
      _ = container[HenKey.self]
    }
    let message = try StoppedProgram(result).message
    #expect(
      message.hasPrefix(
        """
        Dependency cycle: 'HenKey' (App/Farm.swift:1) -> 'EggKey' with the name 'brown' (App/Farm.swift:2, read at \
        App/Hen.swift:10) -> 'HenKey' (App/Farm.swift:1, read at App/Egg.swift:20). Break it:
        """
      ),
      "\(message)"
    )
  }

  @Test func `a cycle that a property closes says what to inject`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(NestKey.self, scope: .singleton, fileID: "App/Farm.swift", line: 1) { Nest() }
        Module(
          EggKey.self, scope: .singleton, needs: NestKey.self, fileID: "App/Farm.swift", line: 2
        ) { $0.egg }
      }
      _ = container[EggKey.self]
    }
    let message = try StoppedProgram(result).message
    #expect(
      message == """
        Dependency cycle: 'EggKey' (App/Farm.swift:2) -> 'NestKey' (App/Farm.swift:1) -> 'EggKey' (App/Farm.swift:2, \
        read by the property declared at App/Nest.swift:30). Break it: inject 'Lazy<EggKey>.self' at \
        App/Nest.swift:30, and call it after the factories have returned.
        """
    )
  }

  @Test(arguments: 0..<8)
  func `a cycle that two threads close stops with its path`(yields: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [yields] in
      // Each thread makes one value before either reads the other's.
      let meeting = Barrier(2)
      let container = Container {
        Module(HenKey.self, scope: .singleton, needs: Resolver.self) { resolver in
          meeting.wait()
          return resolver[EggKey.self]
        }
        Module(EggKey.self, scope: .singleton, needs: Resolver.self) { resolver in
          meeting.wait()
          // So that the threads begin to wait in every order, or at once.
          yieldThread(times: yields)
          return resolver[HenKey.self]
        }
      }
      onThreads(2) { number in
        _ = number == 0 ? container[HenKey.self] : container[EggKey.self]
      }
    }
    let message = try StoppedProgram(result).message
    #expect(message.hasPrefix("Dependency cycle: "))
    #expect(message.contains("'HenKey' (LocatorTests/CycleTests.swift:"))
    #expect(message.contains("'EggKey' (LocatorTests/CycleTests.swift:"))
  }

  @Test func `transient values that are made of each other stop before the stack overflows`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(HenKey.self, needs: Resolver.self, fileID: "App/Farm.swift", line: 1) {
          $0[EggKey.self, fileID: "App/Hen.swift", line: 10]
        }
        Module(EggKey.self, needs: Resolver.self, fileID: "App/Farm.swift", line: 2) {
          $0[HenKey.self, fileID: "App/Egg.swift", line: 20]
        }
      }
      _ = container[HenKey.self]
    }
    let message = try StoppedProgram(result).message
    #expect(message.contains("Dependency cycle"))
    #expect(message.contains("-> 'HenKey' (App/Farm.swift:1, read at App/Egg.swift:20)"))
    #expect(message.contains("-> 'EggKey' (App/Farm.swift:2, read at App/Hen.swift:10)"))
  }

  @Test func `a property that is read while it is resolved stops with its path`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let wrapper = Inject(HenKey.self, fileID: "App/Farm.swift", line: 3)
      let own = Container {
        Module(HenKey.self, fileID: "App/Farm.swift", line: 1) { wrapper() }
      }
      withContainer(own) { _ = wrapper() }
    }
    let message = try StoppedProgram(result).message
    #expect(
      message.hasPrefix(
        "Dependency cycle: 'HenKey' (App/Farm.swift:1) -> 'HenKey' (App/Farm.swift:3)."
      )
    )
  }

  @Test func `a value of a tree may be made for the sake of itself`() {
    enum TreeKey: InjectionKey {
      typealias Value = Int
      typealias Arguments = Int
    }
    let container = Container {
      Module(TreeKey.self, needs: Resolver.self) { resolver, depth in
        depth == 0 ? 1 : resolver[TreeKey.self, depth - 1] + 1
      }
    }
    // The code of a sanitizer takes more stack.
    let depth = Sanitizer.isActive ? 80 : 100
    #expect(container[TreeKey.self, depth] == depth + 1)
  }

  @Test func `a long chain of modules of one key is no cycle`() {
    let container = Container {
      Module(HenKey.self) { "0" }.named("0")
      for number in 1...80 {
        Module(HenKey.self) {
          Container.current()[Named<HenKey>?.self, "\(number - 1)"].map { $0 + "." } ?? ""
        }
        .named("\(number)")
      }
    }
    #expect(container[Named<HenKey>?.self, "80"]?.count == 81)
  }

  @Test func `a provider breaks a cycle`() {
    struct Hen: Sendable { let egg: Provider<EggKey> }
    enum BirdKey: InjectionKey { typealias Value = Hen }
    let container = Container {
      Module(BirdKey.self, needs: Provider<EggKey>.self, make: Hen.init)
      Module(EggKey.self, needs: BirdKey.self) { _ in "egg" }
    }
    #expect(container[BirdKey.self].egg() == "egg")
  }
}
