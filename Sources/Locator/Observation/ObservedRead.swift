import Synchronization

final class ObservedRead: Sendable {
  private static let count = Atomic<UInt64>(0)
  private let id: UInt64

  /// The read whose factory makes this read, if one does.
  private let parent: ObservedRead?

  private let observer: any ResolutionObserver
  private let definition: Definition
  private let callSite: SourceLocation
  private let start = ContinuousClock.now

  private let isNew = Atomic(false)

  /// Begins a read, inside the innermost observed read of the thread or the task, unless no observer is notified of it.
  init?(of slot: Slot, _ callSite: SourceLocation) {
    guard slot.isObserved, let observer = slot.container.observer,
      !ThreadActivity.current.isObserving
    else { return nil }
    self.observer = observer
    id = Self.count.add(1, ordering: .relaxed).newValue
    parent = ThreadActivity.current.observedRead ?? TaskActivity.current?.observedRead
    definition = slot.definition
    self.callSite = callSite
  }

  func willMake() {
    isNew.store(true, ordering: .relaxed)
  }

  func end() {
    let thread = ThreadActivity.current
    let resolution = Resolution(
      id: id, parent: parent?.id, key: definition.key, name: definition.name,
      scope: definition.lifetime.name, isNew: isNew.load(ordering: .relaxed), start: start,
      duration: start.duration(to: .now), thread: thread.id, moduleLocation: definition.location,
      callSite: callSite
    )
    let wasObserving = thread.isObserving
    thread.isObserving = true
    observer.didResolve(resolution)
    thread.isObserving = wasObserving
  }
}
