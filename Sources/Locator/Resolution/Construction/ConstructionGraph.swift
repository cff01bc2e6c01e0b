/// What is being made, and what waits for what: the rules of ``ThreadConstructions``, without its threads.
///
/// It says who makes an instance, who waits, who goes on and who has to be woken. It waits for nothing itself, so
/// that a test can try every order in which threads can get there. ``ThreadConstructions`` calls it under its lock.
struct ConstructionGraph {
  /// What is being made or is held back, by the place that it is made for.
  private var constructions: [ConstructionSite.ID: Construction] = [:]

  /// What is made and isn't shared, and waits for its hooks.
  private var unshared: [Construction] = []

  /// What is made and has seen what isn't finished, in the order of its making.
  private var held: [Construction] = []

  /// Whether nothing is being made.
  var isEmpty: Bool { constructions.isEmpty && unshared.isEmpty && held.isEmpty }

  /// What a thread does that wants an instance which is being made.
  enum Turn {
    /// It goes on: everybody may have the instance, or it has failed, or the thread is a part of its ring.
    case take
    /// It stops the program, because it would wait for itself: the constructions on the way.
    case stop([Construction])
    /// It wakes those who wait for some constructions, and waits.
    case wait(waking: [Construction])
  }

  /// The construction of an instance, which the thread begins if there is none.
  mutating func construction(
    of site: ConstructionSite,
    by thread: ThreadActivity
  ) -> (construction: Construction, isNew: Bool) {
    if let other = constructions[site.id] { return (other, false) }
    let construction = Construction(site, by: thread)
    constructions[site.id] = construction
    thread.constructionCount += 1
    return (construction, true)
  }

  /// The construction of an instance that only the thread has.
  mutating func unsharedConstruction(
    of site: ConstructionSite,
    by thread: ThreadActivity
  ) -> Construction {
    let construction = Construction(site, by: thread)
    unshared.append(construction)
    thread.constructionCount += 1
    return construction
  }

  /// What a thread makes for a place, which is named by the object that holds it.
  func construction(in owner: ObjectIdentifier, by thread: ThreadActivity) -> Construction? {
    constructions.values.first { $0.site.owner == owner && $0.thread === thread }
  }

  /// What is being made for the factory of an asynchronous instance, in the order of its beginning.
  func constructions(madeFor user: AsyncConstruction) -> [Construction] {
    constructions.values.filter { $0.user === user && !$0.isMade }.sorted { $0.start < $1.start }
  }

  /// What a thread does that wants what another one is making, or has made and held back.
  ///
  /// It asks again each time that it is woken.
  func turn(of thread: ThreadActivity, wanting other: Construction) -> Turn {
    thread.awaited = nil
    if other.isOver { return .take }
    if let path = other.path(to: thread) {
      // Instances that are only being finished can see each other.
      if other.result != nil {
        thread.unfinished.append(other)
        return .take
      }
      // Who waits on the way for one of those can have it, too, and goes on then.
      guard path.contains(where: { $0.result != nil }) else { return .stop(path) }
    }
    thread.awaited = other
    other.isAwaited = true
    return .wait(waking: takeable)
  }

  /// What threads wait for that they can have by now.
  ///
  /// A wait can close rings of others, too, because what is held back may lead on in several ways.
  private var takeable: [Construction] {
    var takeable: [Construction] = []
    for construction in constructions.values + unshared {
      let thread = construction.thread
      guard let other = thread.awaited, other.result != nil, !other.isOver,
        !takeable.contains(where: { $0 === other }), other.path(to: thread) != nil
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
  ///   - seen: What its thread has seen unfinished meanwhile.
  ///   - publish: Puts the instance into its place, if it has to wait for what it has seen.
  /// - Returns: What is held back no longer and has to be published, and what has to be woken.
  mutating func end(
    _ construction: Construction,
    result: AnyObject?,
    seen: [Construction],
    publish: (() -> Void)?
  ) -> (complete: [Construction], woken: [Construction]) {
    construction.thread.constructionCount -= 1
    if construction.result == nil { construction.result = result }
    construction.isMade = true
    var woken: [Construction] = []
    if publish != nil {
      construction.seen = seen.filter { !$0.isOver && $0 !== construction }
      construction.publish = publish
      held.append(construction)
      // What it has seen may lead on to a thread that waits for this one, or for another one that leads here. Each
      // looks again whether what it waits for is of its own ring. There are few, as this happens in rings alone.
      woken = constructions.values.filter(\.isAwaited)
    } else {
      woken = release(construction)
    }
    guard !held.isEmpty else { return ([], woken) }
    let complete = held.filter(\.isComplete)
    held.removeAll { one in complete.contains { $0 === one } }
    return (complete, woken)
  }

  /// Lets everybody have the instance of a construction, or make it again if it has failed.
  ///
  /// - Returns: The construction, if it has to be woken.
  mutating func release(_ construction: Construction) -> [Construction] {
    if let index = unshared.firstIndex(where: { $0 === construction }) {
      unshared.remove(at: index)
    } else {
      constructions[construction.site.id] = nil
    }
    construction.isOver = true
    return construction.isAwaited ? [construction] : []
  }
}
