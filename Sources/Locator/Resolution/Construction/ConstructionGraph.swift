/// The constructions of threads and their waits: the rules of ``ThreadConstructions``, without threads.
///
/// The graph decides which thread constructs, waits, goes on or has to be woken. It never waits itself, so that a test
/// can try every order in which threads can arrive. ``ThreadConstructions`` keeps it under its lock, and no copy can
/// escape from there.
struct ConstructionGraph: ~Copyable, Sendable {
  /// The constructions that run or are held back, by their sites.
  private var constructions = ConstructionTable()

  /// The number of the construction that began last.
  private var count = 0

  /// The constructions of unshared instances that are made and wait for their hooks.
  private var unshared: [Construction] = []

  /// The constructions that are made and have seen unfinished instances, in the order in which they were made.
  private var held: [Construction] = []

  /// Whether no construction runs or is held back.
  var isEmpty: Bool { constructions.isEmpty && unshared.isEmpty && held.isEmpty }

  /// The next step of a thread that needs an instance under construction.
  enum Turn {
    /// The thread goes on: the instance is released, the construction has failed, or the thread is part of its cycle.
    case take
    /// The program stops, because the thread would wait for itself along these constructions.
    case stop([Construction])
    /// The thread wakes those that wait for these constructions, and waits.
    case wait(waking: [Construction])
  }

  /// Returns the construction of an instance, and begins one on this thread if there is none.
  mutating func construction(
    of site: ConstructionSite,
    by thread: ThreadActivity
  ) -> (construction: Construction, isNew: Bool) {
    if let other = constructions[site.id] { return (other, false) }
    count += 1
    let construction = Construction(site, by: thread, number: count)
    constructions.insert(construction)
    thread.constructionCount += 1
    return (construction, true)
  }

  /// Begins the construction of an instance that only this thread has.
  mutating func unsharedConstruction(
    of site: ConstructionSite,
    by thread: ThreadActivity
  ) -> Construction {
    count += 1
    let construction = Construction(site, by: thread, number: count)
    unshared.append(construction)
    thread.constructionCount += 1
    return construction
  }

  /// Returns the construction of a thread for the site that an object owns.
  func construction(in owner: ObjectIdentifier, by thread: ThreadActivity) -> Construction? {
    constructions.all.first { $0.site.owner == owner && $0.thread === thread }
  }

  /// Returns the constructions for the factory of an asynchronous instance, in the order in which they began.
  func constructions(madeFor user: AsyncConstruction) -> [Construction] {
    var found: [Construction] = []
    for construction in constructions.all where construction.user === user {
      guard !self[construction].isMade else { continue }
      // They are few, and `sorted` is a lot of code.
      let later = found.firstIndex { construction.number < $0.number }
      found.insert(construction, at: later ?? found.count)
    }
    return found
  }

  /// Returns the next step of a thread that needs an instance which another thread constructs or holds back.
  ///
  /// The thread calls it again each time it is woken.
  mutating func turn(of thread: ThreadActivity, wanting other: Construction) -> Turn {
    thread.awaited = nil
    if self[other].isOver { return .take }
    if let path = path(from: other, to: thread) {
      // Instances that are only being finished can see each other.
      if self[other].result != nil {
        thread.unfinished.append(other)
        return .take
      }
      // Threads that wait for a made instance along the path can take it, and then go on.
      guard hasResult(path) else { return .stop(path) }
    }
    thread.awaited = other
    self[other].noteWait()
    return .wait(waking: takeable)
  }

  /// Whether one of some constructions has an instance, finished or not.
  private func hasResult(_ path: [Construction]) -> Bool {
    for construction in path where self[construction].result != nil { return true }
    return false
  }

  /// The constructions whose waiting threads can have the instance by now.
  ///
  /// A wait can close cycles of other threads, too, because an instance that is held back may wait for several others.
  private var takeable: [Construction] {
    var takeable: [Construction] = []
    for construction in constructions.all + unshared {
      let thread = construction.thread
      guard let other = thread.awaited, self[other].result != nil, !self[other].isOver,
        !takeable.contains(where: { $0 === other }), path(from: other, to: thread) != nil
      else { continue }
      takeable.append(other)
    }
    return takeable
  }

  /// Ends a construction that was made or has failed.
  ///
  /// - Parameters:
  ///   - construction: The construction.
  ///   - result: The instance, if it was made.
  ///   - seen: The unfinished instances that its thread has seen meanwhile.
  ///   - publish: Publishes the instance, if it has to wait for what it has seen.
  /// - Returns: The constructions to publish, which are no longer held back, and those whose threads have to be woken.
  mutating func end(
    _ construction: Construction,
    result: AnyObject?,
    seen: [Construction],
    publish: (() -> Void)?
  ) -> (complete: [Construction], woken: [Construction]) {
    construction.thread.constructionCount -= 1
    if self[construction].result == nil { self[construction].result = result }
    self[construction].isMade = true
    var woken: [Construction] = []
    if publish != nil {
      for other in seen where !self[other].isOver && other !== construction {
        self[construction].seen.append(other)
      }
      self[construction].publish = publish
      held.append(construction)
      // What it has seen may lead to a thread that waits for this one, or for another one that leads here. Each of
      // these threads checks again whether it waits for its own cycle. They are few, since this happens only in cycles.
      for other in constructions.all where self[other].isAwaited { woken.append(other) }
    } else {
      woken = release(construction)
    }
    guard !held.isEmpty else { return ([], woken) }
    var complete: [Construction] = []
    for construction in held where isComplete(construction) { complete.append(construction) }
    held.removeAll { one in complete.contains { $0 === one } }
    return (complete, woken)
  }

  /// Releases the instance of a construction to all threads, or lets them construct it again if it has failed.
  ///
  /// - Returns: The construction, if its waiting threads have to be woken.
  mutating func release(_ construction: Construction) -> [Construction] {
    if !constructions.remove(construction) { unshared.removeAll { $0 === construction } }
    self[construction].isOver = true
    return self[construction].isAwaited ? [construction] : []
  }
}
