import Synchronization

/// A read that is under way, and will be told to an observer.
final class ObservedRead: Sendable {
  /// The numbers that are given away.
  private static let count = Atomic<UInt64>(0)

  /// The number of the read.
  private let id: UInt64

  /// The read whose factory has asked.
  private let parent: ObservedRead?

  /// The module that is read.
  private let definition: ModuleDefinition

  /// The line that asks.
  private let callSite: SourceLocation

  /// When the read began.
  private let start = ContinuousClock.now

  /// Whether the factory has run for it.
  private let isNew = Atomic(false)

  /// Begins to watch a read, inside of the one that the thread or the task is in the midst of.
  init(_ definition: ModuleDefinition, callSite: SourceLocation) {
    id = Self.count.add(1, ordering: .relaxed).newValue
    parent = ThreadActivity.current.observedRead ?? TaskActivity.current?.observedRead
    self.definition = definition
    self.callSite = callSite
  }

  /// Notes that the factory runs.
  func willMake() {
    isNew.store(true, ordering: .relaxed)
  }

  /// Tells the observer that the read has come to its end.
  func end(_ observer: any ResolutionObserver) {
    let thread = ThreadActivity.current
    let resolution = Resolution(
      id: id,
      parent: parent?.id,
      key: definition.key,
      name: definition.extras?.name,
      scope: definition.lifetime.name,
      module: definition.location.description,
      asker: callSite.isKnown ? callSite.description : nil,
      isNew: isNew.load(ordering: .relaxed),
      start: start,
      duration: start.duration(to: .now),
      thread: thread.id
    )
    thread.withoutObservedRead { observer.didResolve(resolution) }
  }
}
