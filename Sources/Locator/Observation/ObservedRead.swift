import Synchronization

final class ObservedRead: Sendable {
  private static let count = Atomic<UInt64>(0)

  private let observer: any ResolutionObserver

  /// What is known of the read when it begins.
  private let resolution: Resolution

  private let isNew = Atomic(false)

  /// Begins a read, inside the innermost observed read of the thread or the task, unless no observer is notified of it.
  init?(of slot: Slot, _ callSite: SourceLocation) {
    let thread = ThreadActivity.current
    guard slot.isObserved, let observer = slot.container.observer, !thread.isObserving else {
      return nil
    }
    self.observer = observer
    let outer = thread.observedRead ?? TaskActivity.current?.observedRead
    let definition = slot.definition
    resolution = Resolution(
      id: Self.count.add(1, ordering: .relaxed).newValue, parent: outer?.resolution.id,
      key: definition.key, name: definition.name, scope: definition.lifetime.name, start: .now,
      moduleLocation: definition.location, callSite: callSite
    )
  }

  func willMake() {
    isNew.store(true, ordering: .relaxed)
  }

  func end() {
    let thread = ThreadActivity.current
    var resolution = resolution
    resolution.isNew = isNew.load(ordering: .relaxed)
    resolution.duration = resolution.start.duration(to: .now)
    resolution.thread = thread.id
    let wasObserving = thread.isObserving
    thread.isObserving = true
    observer.didResolve(resolution)
    thread.isObserving = wasObserving
  }
}
