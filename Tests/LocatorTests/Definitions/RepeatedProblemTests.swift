import Locator
import LocatorInspection
import Testing

private enum UserKey: InjectionKey { typealias Value = Int }
private enum CartKey: InjectionKey { typealias Value = Int }
private enum PriceKey: InjectionKey { typealias Value = Int }

/// One mistake is one problem, however often its line is listed.
@Suite struct RepeatedProblemTests {
  @Test func `a line that binds a key again and again is one problem`() {
    let container = Container(fileID: "App/Main.swift", line: 1) {
      for number in 0..<4 {
        Module(UserKey.self, fileID: "App/Main.swift", line: 2) { number }
      }
    }
    #expect(
      problems(of: container).map(\.description) == [
        """
        'UserKey' is bound more than once at App/Main.swift:2. Remove all but one, or, in a loop, give \
        each a name with '.named', or add '.intoList()'.
        """
      ]
    )
  }

  @Test func `a need that a module has twice is one problem`() {
    let container = Container {
      Module(CartKey.self, needs: PriceKey.self, PriceKey.self) { $0 + $1 }
    }
    #expect(problems(of: container).map(\.kind) == [.unboundNeed])
  }

  @Test func `children with the same mistake are one problem`() {
    let parent = Container {}
    func child() -> Container {
      Container(parent: parent) {
        Module(UserKey.self, fileID: "App/Main.swift", line: 2) { 1 }
        Module(UserKey.self, fileID: "App/Main.swift", line: 3) { 2 }
      }
    }
    let error = #expect(throws: VerificationError.self) {
      try parent.verify(children: child(), child(), excluding: .tests, .otherTargets)
    }
    #expect(error?.problems.map(\.kind) == [.duplicate])
  }
}
