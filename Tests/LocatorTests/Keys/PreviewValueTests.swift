import Foundation
import Locator
import LocatorInspection
import Testing

private enum PlayerKey: TestInjectionKey {
  static var testValue: Player { Player(name: "test") }
  static var previewValue: Player { Player(name: "preview") }
}

private enum VolumeKey: TestInjectionKey { static var testValue: Int { 7 } }

private enum LimitKey: DefaultInjectionKey, TestInjectionKey {
  static var defaultValue: Int { 3 }
  static var testValue: Int { 1 }
}

private enum ShelfKey: @MainActor TestInjectionKey {
  @MainActor static var testValue: Shelf { Shelf() }
}

private enum BandKey: InjectionKey { typealias Value = [Player] }

@MainActor private final class Shelf { init() {} }

private final class Player: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

private final class Screen {
  @Inject(PlayerKey.self) var player
  @Inject(VolumeKey.self) var volume
}

/// Makes the process one that shows a preview.
private func showPreview(_ value: String = "1") {
  // SAFETY: no other thread reads the environment.
  unsafe setenv("XCODE_RUNNING_FOR_PREVIEWS", value, 1)
}

/// A key that no module binds has its preview value in an Xcode preview, and only there.
@Suite struct PreviewValueTests {
  @Test func `an unbound key has its preview value in a preview`() async {
    await #expect(processExitsWith: .success) {
      showPreview()
      let root = Container { Module(BandKey.self, needs: PlayerKey.self) { [$0] } }.build()
      let player = Screen().player
      precondition(player.name == "preview")
      precondition(root[PlayerKey.self] === player)
      precondition(root[PlayerKey?.self] === player)
      precondition(root[BandKey.self][0] === player)
      precondition(Screen().volume == 7)
      precondition(root[LimitKey.self] == 1)
    }
  }

  @Test func `a module takes precedence in a preview`() async {
    await #expect(processExitsWith: .success) {
      showPreview()
      Container { Module(PlayerKey.self) { Player(name: "module") } }.build()
      precondition(Screen().player.name == "module")
    }
  }

  @Test func `a preview needs no container`() async {
    await #expect(processExitsWith: .success) {
      showPreview()
      let screen = Screen()
      precondition(screen.player.name == "preview")
      precondition(PlayerKey.currentValue() === screen.player)
      precondition(Container.current()[PlayerKey.self] === screen.player)
      await MainActor.run {
        precondition(ShelfKey.currentValue() === Container.current()[ShelfKey.self])
      }
      withContainer {
        Module(VolumeKey.self) { 1 }
      } operation: {
        precondition(Screen().volume == 1)
        precondition(Screen().player.name == "preview")
      }
    }
  }

  @Test func `a key without a preview value stops a preview without a container`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      showPreview()
      _ = Container.current()[WordKey.self, fileID: "App/Screen.swift", line: 5]
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Screen.swift:5")
    #expect(program.message.hasPrefix("'WordKey' was read before a container was built."))
  }

  @Test(arguments: ["0", "", "10"])
  func `another value of the variable is no preview`(_ value: String) async {
    await #expect(processExitsWith: .failure) { [value] in
      showPreview(value)
      _ = Container {}[PlayerKey.self]
    }
  }

  @Test func `a program has no test value, and says so`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container(fileID: "App/Main.swift", line: 3) {}
      _ = container[PlayerKey.self, fileID: "App/Screen.swift", line: 5]
    }
    #expect(
      try StoppedProgram(result).message == """
        Nothing is bound to 'PlayerKey', whose value is 'Player'.
        - Read at App/Screen.swift:5.
        - It only has a test value, for a '.container' that isn't '.sealed()'.
        - To fix it, add 'Module(PlayerKey.self) { ... }' to the container at App/Main.swift:3.
        """
    )
  }

  @Test func `a key with a default has that, and a list nothing`() {
    #expect(Container {}[LimitKey.self] == 3)
    #expect(Container {}[PlayerKey?.self] == nil)
    #expect(Container {}[[PlayerKey].self].isEmpty)
  }

  @Test func `a needed key with a test value is a problem that says so`() {
    let container = Container(fileID: "App/Main.swift", line: 1) {
      Module(BandKey.self, needs: PlayerKey.self, fileID: "App/Main.swift", line: 2) { [$0] }
    }
    #expect(
      problems(of: container).map(\.description) == [
        """
        Nothing is bound to 'PlayerKey', which 'BandKey' needs (App/Main.swift:2). It only has a test value. Add \
        'Module(PlayerKey.self) { ... }' to the container.
        """
      ]
    )
  }

  @Test func `an injected key with a test value is a problem, and another one a note`() {
    let container = Container { Module(BandKey.self) { [] } }
    let error = #expect(throws: VerificationError.self) {
      try container.verify(excluding: .otherTargets)
    }
    let problems = error?.problems.filter { ["PlayerKey", "ShelfKey"].contains($0.key) }
    #expect(problems?.map(\.key) == ["PlayerKey"])
    #expect(
      problems?.first?.description.hasPrefix(
        """
        Nothing is bound to 'PlayerKey' (LocatorTests). It only has a test value. It is injected by \
        'Screen.player' (LocatorTests).
        """
      ) == true
    )
    let note = error?.report.notes.first { $0.kind == .unboundTestKeys }
    #expect(note?.description.contains("'ShelfKey' (LocatorTests)") == true)
  }
}
