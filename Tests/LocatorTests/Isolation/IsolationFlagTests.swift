import Testing

@testable import Locator

@MainActor
private enum IsolatedKey: @MainActor InjectionKey { typealias Value = Int }
private enum LooseKey: InjectionKey { typealias Value = Int }

/// How a module of the main actor learns whether its key lives there.
@Suite struct IsolationFlagTests {
  @Test @MainActor
  func `a flag that can't be trusted refuses no module, and has each read checked`() {
    let (isolated, loose) = (
      ConformingKey(key: IsolatedKey.self), ConformingKey(key: LooseKey.self)
    )
    #expect(Isolation.isFlagTrusted)
    #expect(Isolation.onMainActor(isolated, isFlagTrusted: true) == .byKey)
    #expect(Isolation.onMainActor(loose, isFlagTrusted: true) == .missing)
    #expect(Isolation.onMainActor(isolated, isFlagTrusted: false) == .byModule)
    #expect(Isolation.onMainActor(loose, isFlagTrusted: false) == .byModule)
  }
}
