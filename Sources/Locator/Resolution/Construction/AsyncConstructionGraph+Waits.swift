// What tasks wait for, under the lock of `TaskConstructions`.

extension AsyncConstructionGraph {
  /// Ends a wait.
  mutating func finish(_ wait: AsyncWait) {
    self[wait].isOver = true
    if let user = wait.user { self[user].awaited.removeAll { $0 === wait } }
  }

  /// Returns the waits along the path from a construction back to itself, if a wait closes such a cycle.
  func cycle(closedBy wait: AsyncWait) -> [AsyncWait]? {
    guard let user = wait.user else { return nil }
    var paths: [[AsyncWait]] = [[wait]]
    var seen: Set<ObjectIdentifier> = []
    while let path = paths.popLast(), let last = path.last {
      if last.construction === user { return path }
      guard seen.insert(ObjectIdentifier(last.construction)).inserted else { continue }
      paths += self[last.construction].awaited.map { path + [$0] }
    }
    return nil
  }

  /// Whether any of some waits has ended.
  func hasEnded(oneOf waits: [AsyncWait]) -> Bool {
    for wait in waits where self[wait].isOver { return true }
    return false
  }

  /// Returns the chain of waits of a construction through any number of tasks, by the first wait of each.
  func waits(of construction: AsyncConstruction) -> [Messages.Wait] {
    var waits: [Messages.Wait] = []
    var seen: Set<ObjectIdentifier> = []
    var next: AsyncConstruction? = construction
    while let one = next, seen.insert(ObjectIdentifier(one)).inserted {
      waits.append(Messages.Wait(one.site, since: one.start, by: "a task"))
      next = self[one].awaited.first?.construction
    }
    return waits
  }
}
