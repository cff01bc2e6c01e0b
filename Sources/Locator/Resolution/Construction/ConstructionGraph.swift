/// What is being made, and what waits for what: the rules of ``ThreadConstructions``, without its threads.
///
/// It says who makes an instance, who waits, who goes on and who has to be woken. It waits for nothing itself, so
/// that a test can try every order in which threads can get there. ``ThreadConstructions`` has it under its lock, from
/// where no copy can get out.
struct ConstructionGraph: ~Copyable, Sendable {
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
    var found: [Construction] = []
    for construction in constructions.values where construction.user === user {
      guard !self[construction].isMade else { continue }
      // They are few, and `sorted` is a lot of code.
      let later = found.firstIndex { construction.start < $0.start }
      found.insert(construction, at: later ?? found.count)
    }
    return found
  }

  /// What a thread does that wants what another one is making, or has made and held back.
  ///
  /// It asks again each time that it is woken.
  mutating func turn(of thread: ThreadActivity, wanting other: Construction) -> Turn {
    thread.awaited = nil
    if self[other].isOver { return .take }
    if let path = path(from: other, to: thread) {
      // Instances that are only being finished can see each other.
      if self[other].result != nil {
        thread.unfinished.append(other)
        return .take
      }
      // Who waits on the way for one of those can have it, too, and goes on then.
      guard hasResult(path) else { return .stop(path) }
    }
    thread.awaited = other
    self[other].isAwaited = true
    return .wait(waking: takeable)
  }

  /// Whether one of some constructions has an instance, finished or not.
  private func hasResult(_ path: [Construction]) -> Bool {
    for construction in path where self[construction].result != nil { return true }
    return false
  }

  /// What threads wait for that they can have by now.
  ///
  /// A wait can close rings of others, too, because what is held back may lead on in several ways.
  private var takeable: [Construction] {
    var takeable: [Construction] = []
    for construction in constructions.values + unshared {
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
    if self[construction].result == nil { self[construction].result = result }
    self[construction].isMade = true
    var woken: [Construction] = []
    if publish != nil {
      for other in seen where !self[other].isOver && other !== construction {
        self[construction].seen.append(other)
      }
      self[construction].publish = publish
      held.append(construction)
      // What it has seen may lead on to a thread that waits for this one, or for another one that leads here. Each
      // looks again whether what it waits for is of its own ring. There are few, as this happens in rings alone.
      for other in constructions.values where self[other].isAwaited { woken.append(other) }
    } else {
      woken = release(construction)
    }
    guard !held.isEmpty else { return ([], woken) }
    var complete: [Construction] = []
    for construction in held where isComplete(construction) { complete.append(construction) }
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
    self[construction].isOver = true
    return self[construction].isAwaited ? [construction] : []
  }
}
