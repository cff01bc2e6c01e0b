/// The shared instances that are being made in this process, each by one thread.
///
/// A thread that wants an instance which another one makes waits here. Before it does, it looks
/// whether that thread waits, through any number of others, for itself, and reports the cycle instead
/// of hanging. No code of the user runs under the lock.
///
/// Sendable: ``underWay``, and the ``ThreadContext/awaited`` of all threads, are touched under the
/// lock alone.
final class Constructions: @unchecked Sendable {
  /// The constructions of this process.
  static let shared = Constructions()

  private let lock = Lock()

  /// What is being made, by the site that it is made for.
  private var underWay: [ObjectIdentifier: Construction] = [:]

  private init() {}

  /// Starts a construction, or waits for the one that another thread has started.
  ///
  /// - Parameters:
  ///   - site: What is to be made.
  ///   - isThere: Whether it is there by now.
  /// - Returns: The construction that the caller has to do and to ``end(_:)``, or `nil` if it has
  ///   to look again.
  func begin(_ site: Construction.Site, unless isThere: () -> Bool) -> Construction? {
    let thread = ThreadContext.current
    var ring: [Messages.Step]?
    let started: Construction? = lock.withLock {
      if isThere() { return nil }
      guard let other = underWay[site.id] else {
        let construction = Construction(site, by: thread)
        underWay[site.id] = construction
        return construction
      }
      ring = self.ring(closedBy: thread, waitingFor: other)
      guard ring == nil else { return nil }
      thread.awaited = other
      other.isAwaited = true
      while !other.isOver { other.signal.wait(under: lock) }
      thread.awaited = nil
      return nil
    }
    if let ring { stop(Messages.cycle(ring), at: site.location) }
    return started
  }

  /// Ends a construction, whether it has published an instance or failed, and wakes who waits for it.
  func end(_ construction: Construction) {
    lock.withLock {
      underWay[construction.site.id] = nil
      construction.isOver = true
      if construction.isAwaited { construction.signal.wakeAll() }
    }
  }

  /// The way from a construction back to itself, if the thread would wait for itself.
  private func ring(
    closedBy thread: ThreadContext,
    waitingFor construction: Construction
  ) -> [Messages.Step]? {
    var way = [construction]
    while let last = way.last, last.thread !== thread {
      guard let awaited = last.thread.awaited else { return nil }
      way.append(awaited)
    }
    // Only now: the threads on the way wait, so that their frames stand still.
    let steps = way.flatMap { step in
      [Messages.Step(step.site)] + step.thread.modules(from: step.depth).map(Messages.Step.init)
    }
    return Messages.Step.withoutRepetition(steps + [Messages.Step(construction.site)])
  }
}

/// An instance that is being made.
///
/// Sendable: ``signal``, ``isAwaited`` and ``isOver`` are touched under the lock of ``Constructions``
/// alone, and the rest never changes.
final class Construction: @unchecked Sendable {
  /// What is made.
  let site: Site

  /// The thread that makes it.
  let thread: ThreadContext

  /// How many frames the thread had when it started.
  let depth: Int

  /// What others wait for, if there are any.
  private(set) lazy var signal = Signal()

  /// Whether somebody waits.
  var isAwaited = false

  /// Whether it is made, or has failed.
  var isOver = false

  init(_ site: Site, by thread: ThreadContext) {
    self.site = site
    self.thread = thread
    depth = thread.depth
  }

  /// The place that an instance is made for.
  struct Site: Sendable {
    /// The object that holds the place.
    let id: ObjectIdentifier

    /// The key of the instance.
    let key: Any.Type

    /// The line of the module, or of the property.
    let location: SourceLocation
  }
}
