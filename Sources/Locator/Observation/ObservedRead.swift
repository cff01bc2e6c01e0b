final class ObservedRead: Sendable {
  private let id = UInt64(Word.readCount.add(1))

  /// The read whose factory makes this read, if one does.
  private let parent: ObservedRead?

  private let observer: any ResolutionObserver
  private let definition: Definition
  private let callSite: SourceLocation
  private let start = ContinuousClock.now

  /// Whether the reader has begun to make the instance.
  ///
  /// SAFETY: the reader alone uses it; if the start of a container reads, it hands the read over under a lock.
  @safe private nonisolated(unsafe) var isNew = false

  /// Begins a read, inside the innermost observed read of the thread or the task, unless no observer is notified of it.
  static func begin(of slot: Slot, _ callSite: SourceLocation) -> ObservedRead? {
    let thread = ThreadActivity.current
    guard slot.isObserved, let observer = slot.container.observer, !thread.isObserving else {
      return nil
    }
    let outer = thread.observedRead ?? TaskActivity.current?.run?.observedRead
    return ObservedRead(slot.definition, callSite, AnyBox.value(in: observer), inside: outer)
  }

  private init(
    _ definition: Definition, _ callSite: SourceLocation, _ observer: any ResolutionObserver,
    inside outer: ObservedRead?
  ) {
    (self.definition, self.callSite, self.observer) = (definition, callSite, observer)
    parent = outer
  }

  func willMake() { isNew = true }

  /// Runs a synchronous read, inside which others on the thread are observed, and ends it.
  func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let thread = ThreadActivity.current
    let outer = thread.observedRead
    thread.observedRead = self
    defer {
      thread.observedRead = outer
      end()
    }
    return try body()
  }

  func end() {
    let thread = ThreadActivity.current
    let resolution = Resolution(
      id: id, parent: parent?.id, key: definition.key, name: definition.name,
      scope: definition.lifetime.name, isNew: isNew, start: start,
      duration: start.duration(to: .now), thread: thread.id, moduleLocation: definition.location,
      callSite: callSite
    )
    let wasObserving = thread.isObserving
    thread.isObserving = true
    observer.didResolve(resolution)
    thread.isObserving = wasObserving
  }
}
