import Locator
import LocatorInspection
import Testing

private enum UserKey: InjectionKey { typealias Value = Int }
private enum LaterKey: AsyncInjectionKey { typealias Value = Int }

/// `verify()` finds factories for any thread that need values of the main actor.
@Suite struct IsolationConflictTests {
  @Test func `a factory for any thread can't need what the main actor makes`() {
    let container = Container {
      Module(WordKey.self, needs: LooseModelKey.self, fileID: "App/Main.swift", line: 2) { _ in "" }
      Module(LooseModelKey.self, fileID: "App/Main.swift", line: 3) { @MainActor in
        ModelImpl(service: ServiceImpl())
      }
    }
    let error = #expect(throws: VerificationError.self) { try verify(container) }
    #expect(error?.problems.map(\.kind) == [.isolationConflict])
    #expect(
      error?.problems.map(\.description) == [
        """
        'WordKey' (App/Main.swift:2) may run on any thread, and needs 'LooseModelKey' \
        (App/Main.swift:3), which is made on the main actor alone. Isolate both keys, \
        'enum WordKey: @MainActor InjectionKey', so that the compiler keeps them there, or need \
        'Provider<LooseModelKey>.self' and call it on the main actor.
        """
      ]
    )
  }

  @Test func `an asynchronous factory can't either`() {
    let container = Container {
      Module(LaterKey.self, needs: LooseModelKey.self) { _ in 1 }
      Module(LooseModelKey.self) { @MainActor in ModelImpl(service: ServiceImpl()) }
    }
    let error = #expect(throws: VerificationError.self) { try verify(container) }
    #expect(error?.problems.map(\.kind) == [.isolationConflict])
  }

  @Test func `a factory of the main actor can, and a provider can wait for it`() throws {
    _ = try verify(
      Container {
        Module(WordKey.self, needs: Provider<LooseModelKey>.self) { _ in "" }
        Module(UserKey.self, needs: LooseModelKey.self) { @MainActor _ in 1 }
        Module(LooseModelKey.self) { @MainActor in ModelImpl(service: ServiceImpl()) }
      }
    )
  }

  @Test func `a child that moves a need to the main actor is found`() {
    let parent = Container {
      Module(LooseModelKey.self) { fatalError("Nothing is made.") }
      Module(WordKey.self, needs: LooseModelKey.self) { _ in "" }
    }
    let child = Container(parent: parent) {
      Module(LooseModelKey.self) { @MainActor in ModelImpl(service: ServiceImpl()) }
    }
    let error = #expect(throws: VerificationError.self) { try verify(parent, child: child) }
    #expect(error?.problems.map(\.key) == ["WordKey"])
  }
}
