import Synchronization

/// A read in progress that an observer will be notified of.
final class ObservedRead: Sendable {
  /// The number of reads so far.
  private static let count = Atomic<UInt64>(0)

  /// The number of the read.
  private let id: UInt64

  /// The read whose factory makes this read, if one does.
  private let parent: ObservedRead?

  /// The observer to notify.
  private let observer: any ResolutionObserver

  /// The definition of the module.
  private let definition: Definition

  /// The call site.
  private let callSite: SourceLocation

  /// The time when the read began.
  private let start = ContinuousClock.now

  /// Whether the factory has run for it.
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

  /// Notes that the factory runs.
  func willMake() {
    isNew.store(true, ordering: .relaxed)
  }

  /// Ends the read, and notifies the observer.
  func end() {
    let thread = ThreadActivity.current
    let resolution = Resolution(
      id: id,
      parent: parent?.id,
      key: definition.key,
      name: definition.name,
      scope: definition.lifetime.name,
      isNew: isNew.load(ordering: .relaxed),
      start: start,
      duration: start.duration(to: .now),
      thread: thread.id,
      moduleLocation: definition.location,
      callSite: callSite
    )
    let wasObserving = thread.isObserving
    thread.isObserving = true
    observer.didResolve(resolution)
    thread.isObserving = wasObserving
  }
}
