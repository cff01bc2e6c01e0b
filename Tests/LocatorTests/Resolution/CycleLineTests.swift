import Dispatch
import Locator
import LocatorTestSupport
import Testing

private enum EggKey: InjectionKey { typealias Value = String }
private enum HenKey: InjectionKey { typealias Value = String }
private enum CoopKey: InjectionKey { typealias Value = String }

/// The message of a cycle names the line of each read that no module declares.
@Suite(.bounded) struct CycleLineTests {
  @Test func `each read without a declaration on a cycle is named with its line`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(
          HenKey.self,
          scope: .singleton,
          needs: CoopKey.self,
          fileID: "App/Farm.swift",
          line: 1
        ) { $0 }
        Module(
          CoopKey.self,
          scope: .singleton,
          needs: Resolver.self,
          fileID: "App/Farm.swift",
          line: 2
        ) { $0[EggKey.self, fileID: "App/Coop.swift", line: 20] }
        Module(
          EggKey.self,
          scope: .singleton,
          needs: Resolver.self,
          fileID: "App/Farm.swift",
          line: 3
        ) { $0[HenKey.self, fileID: "App/Egg.swift", line: 30] }
      }
      _ = container[HenKey.self]
    }
    #expect(
      try StoppedProgram(result).message.hasPrefix(
        """
        Dependency cycle: 'HenKey' (App/Farm.swift:1) -> 'CoopKey' (App/Farm.swift:2) -> \
        'EggKey' (App/Farm.swift:3, read at App/Coop.swift:20) -> \
        'HenKey' (App/Farm.swift:1, read at App/Egg.swift:30). Break it: let
        """
      )
    )
  }

  @Test func `a cycle that two threads close names the lines of both`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let meeting = Barrier(2)
      let container = Container {
        Module(HenKey.self, scope: .singleton, needs: Resolver.self) { resolver in
          meeting.wait()
          return resolver[EggKey.self, fileID: "App/Hen.swift", line: 10]
        }
        Module(EggKey.self, scope: .singleton, needs: Resolver.self) { resolver in
          meeting.wait()
          return resolver[HenKey.self, fileID: "App/Egg.swift", line: 30]
        }
      }
      onThreads(2) { number in
        _ = number == 0 ? container[HenKey.self] : container[EggKey.self]
      }
    }
    let message = try StoppedProgram(result).message
    #expect(message.contains(", read at App/Hen.swift:10)"))
    #expect(message.contains(", read at App/Egg.swift:30)"))
  }

  @Test func `a read of the current value notes its line`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(HenKey.self, scope: .singleton, fileID: "App/Farm.swift", line: 1) {
          HenKey.currentValue(fileID: "App/Hen.swift", line: 10)
        }
      }
      _ = container[HenKey.self]
    }
    #expect(
      try StoppedProgram(result).message.contains(
        "-> 'HenKey' (App/Farm.swift:1, read at App/Hen.swift:10)."
      )
    )
  }
}
