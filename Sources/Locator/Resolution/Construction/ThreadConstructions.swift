/// The shared instances that threads of this process construct.
///
/// A thread that needs an instance which another thread constructs waits here. Before it waits, it checks whether that
/// thread waits for it, through any number of others, and reports the cycle instead of a deadlock. No user code runs
/// under the lock.
///
/// Instances whose hooks reference each other form a cycle. A thread that would wait for itself gets an instance of the
/// cycle before it is finished. Everything that has seen such an instance is held back until all that it has seen is
/// finished, and then is released together.
final class ThreadConstructions: Sendable {
  /// The constructions of this process.
  static let shared = ThreadConstructions()

  /// The constructions, and which of them wait for which.
  private let graph = Locked(ConstructionGraph())

  private init() {}

  /// The next step of a thread that needs an instance.
  enum Turn {
    /// Read the instance.
    case isThere
    /// Take the box of the made instance, or look again if the construction failed.
    case isOver(AnyObject?)
    /// Construct the instance, and then call ``succeed(_:_:publish:)`` or ``fail(_:)``.
    case isMine(Construction)
  }

  /// Begins a construction unless the instance exists, or waits for the thread that constructs it.
  ///
  /// - Parameters:
  ///   - site: The site of the instance, for messages and to tell constructions apart.
  ///   - isThere: Whether the instance exists.
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

  /// The outcome of one look at the graph.
  private enum Finding {
    /// The thread knows what to do.
    case done(Turn)
    /// The awaited construction takes long.
    case isLate(String)
    /// The thread would wait for itself.
    case isCycle([Messages.Step])
  }

  /// Begins a construction, or waits for the one that another thread has begun.
  private func begin(_ site: ConstructionSite, unless isThere: () -> Bool) -> Finding {
    let thread = ThreadActivity.current
    var awaited: Construction?
    // Released after the lock, because the end of its instance can run user code. Only this thread writes it.
    let previous = thread.awaited
    defer { withExtendedLifetime(previous) {} }
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

  /// Shows an unfinished instance to this thread, and to threads that finish instances and wait for it.
  func show(_ box: AnyObject, of construction: Construction) {
    graph.withLock { $0[construction].result = box }
  }

  /// Begins the construction of an unshared instance that is made but not finished, so that instances that reference it
  /// are held back.
  func open(_ site: ConstructionSite, _ box: AnyObject) -> Construction {
    let thread = ThreadActivity.current
    let construction = graph.withLock { $0.unsharedConstruction(of: site, by: thread) }
    show(box, of: construction)
    keepOpen(construction)
    return construction
  }

  /// Holds back what this thread constructs until one of its own constructions has ended, too.
  func keepOpen(_ construction: Construction) {
    construction.thread.unfinished.append(construction)
  }

  /// Ends a construction whose instance is made and finished.
  ///
  /// - Parameters:
  ///   - construction: The construction.
  ///   - box: The boxed instance.
  ///   - publish: Publishes the instance, now or once everything that it references is finished, which may happen on
  ///     another thread.
  func succeed(_ construction: Construction, _ box: AnyObject, publish: @escaping () -> Void) {
    end(construction, result: box, publish: publish)
  }

  /// Ends a construction whose instance is published, and which has seen no unfinished instance.
  ///
  /// - Parameters:
  ///   - construction: The construction.
  ///   - box: The boxed instance.
  func end(_ construction: Construction, published box: AnyObject) {
    let complete = graph.withLock { graph in
      let end = graph.end(construction, result: box, seen: [], publish: nil)
      if !end.woken.isEmpty { graph.wake(end.woken) }
      return end.complete.isEmpty ? nil : (end.complete, graph.takePublications(of: end.complete))
    }
    if let (constructions, stores) = complete { publish(constructions, stores) }
  }

  /// Ends a failed construction.
  ///
  /// No instance is stored, and the next reader tries again.
  func fail(_ construction: Construction) {
    end(construction, result: nil, publish: nil)
  }

  /// Ends a construction, and those that were held back for it.
  ///
  /// - Parameters:
  ///   - construction: The construction.
  ///   - result: The boxed instance, if it was made.
  ///   - publish: Publishes the instance.
  private func end(_ construction: Construction, result: AnyObject?, publish: (() -> Void)?) {
    let thread = construction.thread
    let seenBefore = construction.seenBefore
    let seen =
      publish == nil ? [] : thread.unfinished[seenBefore...].filter { $0 !== construction }
    // Publish before the construction ends: from then on, the next reader looks for the published instance.
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

  /// Publishes instances, and releases them to the threads that wait for them.
  private func publish(_ constructions: [Construction], _ stores: [(() -> Void)?]) {
    guard !constructions.isEmpty else { return }
    for store in stores { store?() }
    // Release what they have seen outside of the lock, because that can run user code.
    let seen = graph.withLock { graph in
      var seen: [[Construction]] = []
      for construction in constructions {
        graph.wake(graph.release(construction))
        seen.append(graph[construction].seen)
        graph[construction].seen = []
      }
      return seen
    }
    // Release the closures, which retain the owners, only now: while a construction is found by the address of its
    // owner, no other object may get that address.
    withExtendedLifetime((stores, seen)) {}
  }

  /// Waits for instances that this thread has seen while other threads were finishing them, before code outside of all
  /// hooks can reach one.
  ///
  /// No thread can wait for this one meanwhile, because it no longer constructs anything.
  ///
  /// - Parameter count: The number of instances that it had seen before its last construction.
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
        graph[other].noteWait()
        return .until(graph.condition(of: other))
      }
      return .over(true)
    }
    if isOver { thread.unfinished.removeSubrange(count...) }
  }

  /// Returns the sites that threads construct for the factory of an asynchronous instance, outermost first.
  func sites(madeFor user: AsyncConstruction) -> [ConstructionSite] {
    graph.withLock { $0.constructions(madeFor: user).map(\.site) }
  }
}
