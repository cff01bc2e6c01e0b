import Locator

// Explicitly what one target has, used as the other one would: a service of a target whose default is
// the main actor, and one of a target without a default.

@MainActor protocol Player: AnyObject { func play() }
@MainActor final class PlayerImpl: Player {
  @Inject(ServiceKey.self) var service
  init() {}
  func play() { _ = service }
}
enum PlayerKey: @MainActor InjectionKey { typealias Value = any Player }

nonisolated final class Downloader: Sendable {
  let service = Inject(ServiceKey.self)
  func finish() async { await MainActor.run { PlayerKey.currentValue().play() } }
  func finishByItself() {
    // error: call to main actor-isolated instance method 'play()' in a synchronous nonisolated context
    // refused: main actor-isolated conformance of 'PlayerKey' to 'InjectionKey' cannot be used in nonisolated context
    // error: call to main actor-isolated static method 'currentValue(fileID:line:)' in a synchronous nonisolated context
    PlayerKey.currentValue().play()
  }
}

// A value of the main actor has a conformance there, to a protocol that isn't.
nonisolated protocol Storage: AnyObject { func save() }
@MainActor final class Preferences: @MainActor Storage {
  init() {}
  func save() {}
}
enum StorageKey: InjectionKey { typealias Value = any Storage }
enum MainStorageKey: @MainActor InjectionKey { typealias Value = any Storage }

@MainActor func list() -> Container {
  Container {
    Module(PlayerKey.self) { PlayerImpl() }
    Module(MainStorageKey.self, scope: .singleton) { Preferences() }
    // error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
    // refused: main actor-isolated conformance of 'Preferences' to 'Storage' cannot be used in nonisolated context
    Module(StorageKey.self) { Preferences() }
  }
}
