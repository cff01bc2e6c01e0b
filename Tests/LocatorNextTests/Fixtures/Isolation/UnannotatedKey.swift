import LocatorNext

// A key without the annotation, whose value is of the main actor.

protocol TimerModel: AnyObject {}
@MainActor final class TimerModelImpl: TimerModel { init(count: Int) {} }
enum TimerKey: InjectionKey { typealias Value = any TimerModel }

@MainActor func list() -> Container {
  Container {
    // error: call to main actor-isolated initializer 'init(count:)' in a synchronous nonisolated context
    Module(TimerKey.self) { TimerModelImpl(count: 0) }
  }
}

// The key isn't of the main actor in a target where everything else is.
nonisolated func read(_ container: Container) { _ = container[TimerKey.self] }
