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
  private var underWay: [Construction.Place: Construction] = [:]

  private init() {}

  /// The instance of a place, which this thread makes unless it is there or another thread is about to.
  ///
  /// - Parameters:
  ///   - site: What is made, for messages and to tell constructions apart.
  ///   - isThere: Whether the place has an instance.
  ///   - stored: The instance in the place.
  ///   - make: Makes the instance. It runs under no lock.
  ///   - finish: What happens to the instance before others see it, if anything. Meanwhile this thread
  ///     sees it, and so do threads that finish instances which wait for this one.
  ///   - store: Puts the instance into the place.
  /// - Returns: The instance.
  /// - Throws: What `make` throws. The place stays empty then, and the next reader tries again.
  func instance<Value, Failure: Error>(
    _ site: @autoclosure () -> Construction.Site,
    isThere: () -> Bool,
    stored: () -> Value?,
    make: () throws(Failure) -> Value,
    finish: ((Value) -> Void)? = nil,
    store: (Box<Value>, _ resetCount: Int) -> Void
  ) throws(Failure) -> Value {
    while true {
      if let value = stored() { return value }
      switch begin(site(), unless: isThere) {
      case .isThere:
        continue
      case .isOver(let construction):
        // Those who have waited get the instance even if it was dropped meanwhile.
        guard let box = construction.result else { continue }
        // Safe: whoever makes an instance for a site has the same type of values.
        return unsafe unsafeDowncast(box, to: Box<Value>.self).value
      case .isMine(let construction):
        var result: Box<Value>?
        defer { end(construction, result: result) }
        let box = Box(try make())
        if let finish {
          lock.withLock { construction.result = box }
          finish(box.value)
        }
        store(box, construction.site.resetCount)
        result = box
        return box.value
      }
    }
  }

  /// What there is to do for somebody who wants an instance.
  private enum Turn {
    /// To read it.
    case isThere
    /// To take what was made, or to look again if it has failed.
    case isOver(Construction)
    /// To make it.
    case isMine(Construction)
  }

  /// Starts a construction, or waits for the one that another thread has started.
  private func begin(_ site: Construction.Site, unless isThere: () -> Bool) -> Turn {
    let thread = ThreadContext.current
    var ring: [Messages.Step]?
    let turn: Turn = lock.withLock {
      if isThere() { return .isThere }
      guard let other = underWay[site.place] else {
        let construction = Construction(site, by: thread)
        underWay[site.place] = construction
        return .isMine(construction)
      }
      if let way = way(from: other, to: thread) {
        // Instances that are only being finished can see each other.
        if way.allSatisfy({ $0.result != nil }) { return .isOver(other) }
        ring = steps(of: way)
        return .isThere
      }
      thread.awaited = other
      other.isAwaited = true
      while !other.isOver { other.signal.wait(under: lock) }
      thread.awaited = nil
      return .isOver(other)
    }
    if let ring { stop(Messages.cycle(ring), at: site.location) }
    return turn
  }

  /// Ends a construction, and wakes who waits for it.
  private func end(_ construction: Construction, result: AnyObject?) {
    lock.withLock {
      underWay[construction.site.place] = nil
      construction.isOver = true
      construction.result = result
      if construction.isAwaited { construction.signal.wakeAll() }
    }
  }

  /// The constructions from one to the first that a thread makes, if each waits for the next.
  private func way(from construction: Construction, to thread: ThreadContext) -> [Construction]? {
    var way = [construction]
    while let last = way.last, last.thread !== thread {
      guard let awaited = last.thread.awaited else { return nil }
      way.append(awaited)
    }
    return way
  }

  /// The keys on a way from a construction back to itself.
  ///
  /// The threads on the way wait, so that their frames stand still.
  private func steps(of way: [Construction]) -> [Messages.Step] {
    let steps = way.flatMap { step in
      [Messages.Step(step.site)] + step.thread.modules(from: step.depth).map(Messages.Step.init)
    }
    return Messages.Step.withoutRepetition(steps + way.prefix(1).map { Messages.Step($0.site) })
  }
}

/// An instance that is being made.
///
/// Sendable: what changes is touched under the lock of ``Constructions`` alone. Only ``result`` is read
/// without it, when the construction is over.
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

  /// The instance, boxed, if it is made, though it may not be finished.
  var result: AnyObject?

  init(_ site: Site, by thread: ThreadContext) {
    self.site = site
    self.thread = thread
    depth = thread.depth
  }

  /// What tells constructions apart.
  struct Place: Hashable, Sendable {
    let id: ObjectIdentifier
    let resetCount: Int
  }

  /// The place that an instance is made for.
  struct Site: Sendable {
    /// The object that holds the place.
    let id: ObjectIdentifier

    /// How often the place was emptied on purpose.
    var resetCount = 0

    /// The key of the instance.
    let key: Any.Type

    /// The line of the module, or of the property.
    let location: SourceLocation

    /// What tells it apart.
    var place: Place { Place(id: id, resetCount: resetCount) }
  }
}
