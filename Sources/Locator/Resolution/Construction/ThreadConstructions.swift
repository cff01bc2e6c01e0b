/// The shared instances that are being made in this process, each by one thread.
///
/// A thread that wants an instance which another one makes waits here. Before it does, it looks
/// whether that thread waits, through any number of others, for itself, and reports the cycle instead
/// of hanging. No code of the user runs under the lock.
///
/// Values that get to know each other in hooks are a ring. A thread that would wait for itself gets an instance
/// of the ring before it is finished. What has seen such an instance is held back, until everything that it
/// has seen is finished, and then all of it is for everybody.
final class ThreadConstructions: Sendable {
  /// The constructions of this process.
  static let shared = ThreadConstructions()

  /// What is being made, and what waits for what.
  private let graph = Locked(ConstructionGraph())

  private init() {}

  /// What there is to do for a thread that wants an instance.
  enum Turn {
    /// To read it.
    case isThere
    /// To take the box of what was made, or to look again if it has failed.
    case isOver(AnyObject?)
    /// To make it, and to tell ``succeed(_:_:publish:)`` or ``fail(_:)`` then.
    case isMine(Construction)
  }

  /// Begins to make an instance unless it is there, or waits for the thread that makes it.
  ///
  /// - Parameters:
  ///   - site: What is made, for messages and to tell constructions apart.
  ///   - isThere: Whether the place has an instance.
  /// - Returns: What the thread has to do.
  @inline(never)
  func turn(at site: ConstructionSite, unless isThere: () -> Bool) -> Turn {
    while true {
      switch begin(site, unless: isThere) {
      case .done(let turn):
        return turn
      case .isLate(let message):
        warn(message, at: site.location)
      case .isCycle(let cycle):
        stop(Messages.cycle(cycle), at: site.location)
      }
    }
  }

  /// What the thread has found.
  private enum Finding {
    /// What it has to do.
    case done(Turn)
    /// That what it waits for takes long.
    case isLate(String)
    /// That it would wait for itself.
    case isCycle([Messages.Step])
  }

  /// Starts a construction, or waits for the one that another thread has started.
  private func begin(_ site: ConstructionSite, unless isThere: () -> Bool) -> Finding {
    let thread = ThreadActivity.current
    var awaited: Construction?
    return graph.wait { graph in
      let other: Construction
      if let awaited {
        if let message = graph.latenessMessage(of: awaited) { return .over(.isLate(message)) }
        other = awaited
      } else {
        thread.awaited = nil
        thread.waitCallSite = site.callSite
        if isThere() { return .over(.done(.isThere)) }
        let (construction, isNew) = graph.construction(of: site, by: thread)
        if isNew { return .over(.done(.isMine(construction))) }
        other = construction
        awaited = other
      }
      switch graph.turn(of: thread, wanting: other) {
      case .take:
        return .over(.done(.isOver(graph[other].result)))
      case .stop(let path):
        return .over(.isCycle(graph.steps(of: path, closedAt: site.callSite)))
      case .wait(let woken):
        graph.wake(woken)
      }
      return .until(
        graph.condition(of: other),
        seconds: graph[other].isLate ? nil : Messages.patience
      )
    }
  }

  /// Lets this thread see an instance that isn't finished, and threads that finish instances which wait for it.
  func show(_ box: AnyObject, of construction: Construction) {
    graph.withLock { $0[construction].result = box }
  }

  /// Begins a construction of an instance that isn't shared, made already and not finished, so that what knows it is
  /// held back.
  func open(_ site: ConstructionSite, _ box: AnyObject) -> Construction {
    let thread = ThreadActivity.current
    let construction = graph.withLock { $0.unsharedConstruction(of: site, by: thread) }
    show(box, of: construction)
    keepOpen(construction)
    return construction
  }

  /// Holds back what this thread makes until a construction of its own is over, too.
  func keepOpen(_ construction: Construction) {
    construction.thread.unfinished.append(construction)
  }

  /// Ends a construction whose instance is made and finished.
  ///
  /// - Parameters:
  ///   - construction: The construction.
  ///   - box: The instance, boxed.
  ///   - publish: Puts the instance into its place, now or when everything that it knows is finished, which another
  ///     thread may notice.
  func succeed(_ construction: Construction, _ box: AnyObject, publish: @escaping () -> Void) {
    end(construction, result: box, publish: publish)
  }

  /// Ends a construction that has failed.
  ///
  /// The place stays empty, and the next reader tries again.
  func fail(_ construction: Construction) {
    end(construction, result: nil, publish: nil)
  }

  /// Ends a construction, and those that were held back for it.
  ///
  /// - Parameters:
  ///   - construction: The construction.
  ///   - result: The instance, if it was made.
  ///   - publish: Puts the instance into its place.
  private func end(_ construction: Construction, result: AnyObject?, publish: (() -> Void)?) {
    let thread = construction.thread
    let seenBefore = construction.seenBefore
    let seen =
      publish == nil ? [] : thread.unfinished[seenBefore...].filter { $0 !== construction }
    // Before it is over, because the next reader looks into the place then.
    if seen.isEmpty { publish?() }
    let (complete, stores) = graph.withLock { graph in
      let end = graph.end(
        construction,
        result: result,
        seen: seen,
        publish: seen.isEmpty ? nil : publish
      )
      graph.wake(end.woken)
      return (end.complete, graph.takePublications(of: end.complete))
    }
    if !seen.isEmpty { thread.unfinished.append(construction) }
    self.publish(complete, stores)
    awaitUnfinished(since: seenBefore)
  }

  /// Puts instances into their places, and gives them to who waits for them.
  private func publish(_ constructions: [Construction], _ stores: [(() -> Void)?]) {
    guard !constructions.isEmpty else { return }
    for store in stores { store?() }
    // What they have seen is released after the lock, because that can run code of the user.
    let seen = graph.withLock { graph in
      var seen: [[Construction]] = []
      for construction in constructions {
        graph.wake(graph.release(construction))
        seen.append(graph[construction].seen)
        graph[construction].seen = []
      }
      return seen
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
    let thread = ThreadActivity.current
    guard thread.unfinished.count > count else { return }
    let isOver: Bool = graph.wait { graph in
      let isIdle = thread.constructionCount == 0
      for (index, other) in thread.unfinished.enumerated() where !graph[other].isOver {
        guard isIdle else {
          if index < count { continue }
          return .over(false)
        }
        graph[other].isAwaited = true
        return .until(graph.condition(of: other))
      }
      return .over(true)
    }
    if isOver { thread.unfinished.removeSubrange(count...) }
  }

  /// What threads are making for the factory of an asynchronous instance, the outermost first.
  func sites(madeFor user: AsyncConstruction) -> [ConstructionSite] {
    graph.withLock { $0.constructions(madeFor: user).map(\.site) }
  }
}

extension ConstructionGraph {
  /// Lets those look again who wait for some constructions.
  fileprivate func wake(_ constructions: [Construction]) {
    for construction in constructions { self[construction].condition?.wakeAll() }
  }

  /// What puts instances into their places that are held back no longer.
  fileprivate mutating func takePublications(of constructions: [Construction]) -> [(() -> Void)?] {
    var publications: [(() -> Void)?] = []
    for construction in constructions {
      publications.append(self[construction].publish)
      self[construction].publish = nil
    }
    return publications
  }

  /// What to say about a construction that takes long, once.
  fileprivate mutating func latenessMessage(of construction: Construction) -> String? {
    guard !self[construction].isOver, !self[construction].isLate,
      construction.start.duration(to: .now) >= .seconds(Messages.patience)
    else { return nil }
    self[construction].isLate = true
    return Messages.late(waits(of: construction))
  }

  /// What a construction waits for, through any number of threads.
  private func waits(of construction: Construction) -> [Messages.Wait] {
    var chain: [Construction] = []
    var next: Construction? = construction
    while let one = next, !chain.contains(where: { $0 === one }) {
      chain.append(one)
      next = blocking(one)
    }
    return chain.map { one in
      Messages.Wait(
        one.site,
        since: one.start,
        by: "thread 0x\(String(one.thread.id, radix: 16))"
      )
    }
  }

  /// The keys on a way from a construction back to itself.
  ///
  /// The threads on the way wait, so that their frames stand still.
  ///
  /// - Parameters:
  ///   - path: The constructions, each of which waits for the next, and the last for the first.
  ///   - callSite: The line that asks for the first again.
  /// - Returns: The keys.
  fileprivate func steps(
    of path: [Construction],
    closedAt callSite: SourceLocation?
  ) -> [Messages.Step] {
    var steps: [Messages.Step] = []
    var read: SourceLocation?
    for construction in path {
      steps.append(Messages.Step(construction.site, read: read))
      for running in construction.thread.running(from: construction.depth) {
        var step = Messages.Step(running)
        step.read = self.construction(in: running.id, by: construction.thread)?.site.callSite
        steps.append(step)
      }
      read = construction.thread.waitCallSite
    }
    return Messages.Step.withoutRepetition(
      steps + path.prefix(1).map { Messages.Step($0.site, read: callSite) }
    )
  }
}
