import Synchronization

/// A read that is under way, and will be told to an observer.
final class Observation: Sendable {
  /// The numbers that are given away.
  private static let count = Atomic<UInt64>(0)

  /// The number of the read.
  private let id: UInt64

  /// The read whose factory has asked.
  private let parent: Observation?

  /// The module that is read.
  private let binding: Binding

  /// The line that asks.
  private let asked: SourceLocation

  /// When the read began.
  private let start = ContinuousClock.now

  /// Whether the factory has run for it.
  private let isNew = Atomic(false)

  /// Begins to watch a read, inside of the one that the thread or the task is in the midst of.
  init(_ binding: Binding, asked: SourceLocation) {
    id = Self.count.add(1, ordering: .relaxed).newValue
    parent = ThreadContext.current.observation ?? TaskContext.current?.observation
    self.binding = binding
    self.asked = asked
  }

  /// Notes that the factory runs.
  func willMake() {
    isNew.store(true, ordering: .relaxed)
  }

  /// Tells the observer that the read has come to its end.
  func end(_ observer: any ResolutionObserver) {
    let thread = ThreadContext.current
    let resolution = Resolution(
      id: id,
      parent: parent?.id,
      key: binding.key,
      name: binding.modifiers?.name,
      scope: binding.lifetime.name,
      module: binding.location.description,
      asker: asked.isKnown ? asked.description : nil,
      isNew: isNew.load(ordering: .relaxed),
      start: start,
      duration: start.duration(to: .now),
      thread: thread.id
    )
    thread.withoutObservation { observer.didResolve(resolution) }
  }
}
