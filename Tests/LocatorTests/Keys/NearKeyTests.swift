import Locator
import LocatorInspection
import Testing

/// Two keys whose names differ in the type around them alone.
private enum Shop {
  enum BasketKey: InjectionKey { typealias Value = Int }
}
private enum Store {
  enum BasketKey: InjectionKey { typealias Value = Int }
}
private enum TotalKey: InjectionKey { typealias Value = Int }

/// The message of a missing key names the keys that may have been meant.
@Suite struct NearKeyTests {
  /// The question about the other key of the same name.
  private static let question = "Did you mean 'Store.BasketKey' (App/Main.swift:4)?"

  @Test func `a read is never answered with the name of its own key`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container(fileID: "App/Main.swift", line: 3) {
        Module(Store.BasketKey.self, fileID: "App/Main.swift", line: 4) { 1 }
      }
      _ = container[Shop.BasketKey.self]
    }
    let message = try StoppedProgram(result).message
    #expect(message.contains("\n- \(Self.question)\n"))
  }

  @Test func `a need is never answered with the name of its own key`() {
    let container = Container {
      Module(Store.BasketKey.self, fileID: "App/Main.swift", line: 4) { 1 }
      Module(TotalKey.self, needs: Shop.BasketKey.self) { $0 }
    }
    let problems = problems(of: container)
    #expect(problems.count == 1)
    #expect(problems.first?.description.contains("\(Self.question) If not, add") == true)
  }
}
