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
      case .isLate(let message):
        warn(message, at: site().location)
      case .isMine(let construction):
        var result: Box<Value>?
        defer {
          end(construction, result: result)
          awaitUnfinished()
        }
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
    /// To say that it takes long, and to wait on.
    case isLate(String)
  }

  /// Starts a construction, or waits for the one that another thread has started.
  private func begin(_ site: Construction.Site, unless isThere: () -> Bool) -> Turn {
    let thread = ThreadContext.current
    var ring: [Messages.Step]?
    let turn: Turn = lock.withLock {
      thread.awaited = nil
      if isThere() { return .isThere }
      guard let other = underWay[site.place] else {
        let construction = Construction(site, by: thread)
        underWay[site.place] = construction
        thread.constructionCount += 1
        return .isMine(construction)
      }
      if let way = way(from: other, to: thread) {
        // Instances that are only being finished can see each other.
        if way.allSatisfy({ $0.result != nil }) {
          thread.unfinished.append(other)
          return .isOver(other)
        }
        ring = steps(of: way)
        return .isThere
      }
      thread.awaited = other
      other.isAwaited = true
      while !other.isOver {
        guard !other.isLate else {
          other.signal.wait(under: lock)
          continue
        }
        other.signal.wait(under: lock, seconds: Messages.patience)
        if !other.isOver, other.start.duration(to: .now) >= .seconds(Messages.patience) {
          other.isLate = true
          return .isLate(Messages.late(waits(of: other)))
        }
      }
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
      construction.thread.constructionCount -= 1
      construction.isOver = true
      construction.result = result
      if construction.isAwaited { construction.signal.wakeAll() }
    }
  }

  /// Waits for instances that this thread has seen while others were finishing them, before somebody outside
  /// of all hooks can come across one.
  ///
  /// Nobody can wait for this thread meanwhile, because it makes nothing any longer.
  private func awaitUnfinished() {
    let thread = ThreadContext.current
    guard !thread.unfinished.isEmpty else { return }
    lock.withLock {
      guard thread.constructionCount == 0 else { return }
      for other in thread.unfinished where other.thread !== thread {
        other.isAwaited = true
        while !other.isOver { other.signal.wait(under: lock) }
      }
      thread.unfinished = []
    }
  }

  /// The constructions from one to the first that a thread makes, if each waits for the next.
  private func way(from construction: Construction, to thread: ThreadContext) -> [Construction]? {
    var way = [construction]
    while let last = way.last, last.thread !== thread {
      guard let awaited = last.thread.awaited, !awaited.isOver else { return nil }
      way.append(awaited)
    }
    return way
  }

  /// What a construction waits for, through any number of threads.
  private func waits(of construction: Construction) -> [Messages.Wait] {
    var waits: [Messages.Wait] = []
    var next: Construction? = construction
    while let one = next {
      waits.append(
        Messages.Wait(
          one.site,
          since: one.start,
          by: "thread 0x\(String(one.thread.id, radix: 16))"
        )
      )
      next = one.thread.awaited.flatMap { $0.isOver ? nil : $0 }
    }
    return waits
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
