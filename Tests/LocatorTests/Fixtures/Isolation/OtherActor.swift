import Locator

// A key of another actor than the main one: its module and its reads are refused, unless the key is asynchronous.
@globalActor actor Audio { static let shared = Audio() }
@Audio final class Mixer { init() {} }
enum MixerKey: @Audio InjectionKey { typealias Value = Mixer }
nonisolated enum LaterKey: AsyncInjectionKey { typealias Value = Mixer }

@Audio func register() {
  // error: call to global actor 'Audio'-isolated initializer 'init()' in a synchronous main actor-isolated context
  _ = Container { Module(MixerKey.self) { Mixer() } }
}
@Audio func read(_ container: Container) -> Mixer {
  // error: main actor-isolated subscript 'subscript(_:fileID:line:)' can not be referenced from global actor 'Audio'
  container[MixerKey.self]
}

nonisolated let later = Container { Module(LaterKey.self, scope: .singleton) { @Audio in Mixer() } }
@Audio final class Desk {
  @Inject(Provider<LaterKey>.self) var mixer
  func open() async -> Mixer { await mixer() }
}
