/// The shared instances that are being made in this process, each by one thread.
///
/// A thread that wants an instance which another one makes waits here. Before it does, it looks
/// whether that thread waits, through any number of others, for itself, and reports the cycle instead
/// of hanging. No code of the user runs under the lock.
///
/// Values that get to know each other in hooks are a ring. A thread that would wait for itself gets an instance
/// of the ring before it is finished. What has seen such an instance is held back, until everything that it
/// has seen is finished, and then all of it is for everybody.
///
/// Sendable: ``graph``, with its constructions, and the ``ThreadContext/awaited`` of all threads, are touched under
/// the lock alone.
final class Constructions: @unchecked Sendable {
  /// The constructions of this process.
  static let shared = Constructions()

  private let lock = Lock()

  /// What is being made, and what waits for what.
  private var graph = ConstructionGraph()

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
  ///   - store: Puts the instance into the place. Another thread may do that, if it finishes the last of a ring.
  /// - Returns: The instance.
  /// - Throws: What `make` throws. The place stays empty then, and the next reader tries again.
  func instance<Value, Failure: Error>(
    _ site: @autoclosure () -> Construction.Site,
    isThere: () -> Bool,
    stored: () -> Value?,
    make: () throws(Failure) -> Value,
    finish: ((Value) -> Void)? = nil,
    store: @escaping (Box<Value>, _ resetCount: Int) -> Void
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
        let seenBefore = ThreadContext.current.unfinished.count
        var result: (box: Box<Value>, store: () -> Void)?
        defer {
          end(construction, seenBefore: seenBefore, result: result?.box, store: result?.store)
        }
        let box = Box(try make())
        if let finish {
          lock.withLock { construction.result = box }
          finish(box.value)
        }
        result = (box, { store(box, construction.site.resetCount) })
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
      thread.askedAt = site.asked
      if isThere() { return .isThere }
      let (other, isNew) = graph.construction(of: site, by: thread)
      if isNew { return .isMine(other) }
      while true {
        switch graph.turn(of: thread, wanting: other) {
        case .take:
          return .isOver(other)
        case .stop(let way):
          ring = steps(of: way, closedAt: site.asked)
          return .isThere
        case .wait(let woken):
          wake(woken)
        }
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
    }
    if let ring { stop(Messages.cycle(ring), at: site.location) }
    return turn
  }

  /// Lets those look again who wait for a construction.
  private func wake(_ constructions: [Construction]) {
    for construction in constructions { construction.signal.wakeAll() }
  }

  /// Ends a construction that was made or has failed, and those that were held back for it.
  ///
  /// - Parameters:
  ///   - construction: The construction.
  ///   - seenBefore: How many unfinished instances the thread had seen when it began.
  ///   - result: The instance, if it was made.
  ///   - store: Puts the instance into its place.
  private func end(
    _ construction: Construction,
    seenBefore: Int,
    result: AnyObject?,
    store: (() -> Void)?
  ) {
    let thread = construction.thread
    let seen = store == nil ? [] : Array(thread.unfinished[seenBefore...])
    // Before it is over, because the next reader looks into the place then.
    if seen.isEmpty { store?() }
    let complete = lock.withLock {
      let end = graph.end(
        construction,
        result: result,
        seen: seen,
        publish: seen.isEmpty ? nil : store
      )
      wake(end.woken)
      return end.complete
    }
    if !seen.isEmpty { thread.unfinished.append(construction) }
    publish(complete)
    awaitUnfinished(since: seenBefore)
  }

  /// Puts instances into their places, and gives them to who waits for them.
  private func publish(_ constructions: [Construction]) {
    guard !constructions.isEmpty else { return }
    // Nobody else has these, because they are held no longer.
    let stores = constructions.map(\.publish)
    for construction in constructions { construction.publish = nil }
    for store in stores { store?() }
    // What they have seen is released after the lock, because that can run code of the user.
    let seen = lock.withLock {
      constructions.map { construction in
        wake(graph.letGo(construction))
        defer { construction.seen = [] }
        return construction.seen
      }
    }
    // And so are the places: as long as something is found by the address of one, no other one may have that.
    withExtendedLifetime((stores, seen)) {}
  }

  /// Waits for instances that this thread has seen while others were finishing them, before somebody outside
  /// of all hooks can come across one.
  ///
  /// Nobody can wait for this thread meanwhile, because it makes nothing any longer.
  ///
  /// - Parameter count: The number of those that it had seen before its last construction.
  private func awaitUnfinished(since count: Int) {
    let thread = ThreadContext.current
    guard thread.unfinished.count > count else { return }
    let isOver = lock.withLock {
      if thread.constructionCount == 0 {
        for other in thread.unfinished {
          other.isAwaited = true
          while !other.isOver { other.signal.wait(under: lock) }
        }
      }
      return thread.unfinished[count...].allSatisfy(\.isOver)
    }
    if isOver { thread.unfinished.removeSubrange(count...) }
  }

  /// What a construction waits for, through any number of threads.
  private func waits(of construction: Construction) -> [Messages.Wait] {
    var chain: [Construction] = []
    var next: Construction? = construction
    while let one = next, !chain.contains(where: { $0 === one }) {
      chain.append(one)
      next = one.blocking
    }
    return chain.map { one in
      Messages.Wait(
        one.site,
        since: one.start,
        by: "thread 0x\(String(one.thread.id, radix: 16))"
      )
    }
  }

  /// What threads are making for the factory of an asynchronous instance, the outermost first.
  func sites(madeFor user: AsyncConstruction) -> [Construction.Site] {
    lock.withLock { graph.constructions(madeFor: user).map(\.site) }
  }

  /// The keys on a way from a construction back to itself.
  ///
  /// The threads on the way wait, so that their frames stand still.
  ///
  /// - Parameters:
  ///   - way: The constructions, each of which waits for the next, and the last for the first.
  ///   - asked: The line that asks for the first again.
  /// - Returns: The keys.
  private func steps(of way: [Construction], closedAt asked: SourceLocation?) -> [Messages.Step] {
    var steps: [Messages.Step] = []
    var read: SourceLocation?
    for construction in way {
      steps.append(Messages.Step(construction.site, read: read))
      steps += construction.thread.running(from: construction.depth).map { running in
        var step = Messages.Step(running)
        step.read = graph.construction(in: running.id, by: construction.thread)?.site.asked
        return step
      }
      read = construction.thread.askedAt
    }
    return Messages.Step.withoutRepetition(
      steps + way.prefix(1).map { Messages.Step($0.site, read: asked) }
    )
  }
}
