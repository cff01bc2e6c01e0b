// Which constructions wait for which. All of this runs under the lock of the graph.

extension Construction {
  /// One step of a path: a construction, and the read inside of the one before that waits for it.
  typealias Link = (construction: Construction, reader: Construction?)

  /// Returns the message about a cycle that a wait closes, if it does.
  ///
  /// Asked when the wait is noted, so that of several readers that close a cycle the last one finds it.
  func cycle(closedBy reader: Construction, _ searches: inout Int) -> String? {
    guard reader.isHard, let own = reader.outer,
      let path = path(to: own, withSoftWaits: false, &searches)
    else { return nil }
    return Messages.cycle(Self.steps(of: path, closedBy: reader))
  }

  /// Returns the constructions along which one waits for another one, if it does.
  ///
  /// The search goes against the waits, from the other one to those that wait for it.
  @inline(never)
  func path(
    to end: Construction, withSoftWaits allowsSoft: Bool, _ searches: inout Int
  ) -> [Link]? {
    searches += 1
    // The constructions that wait for the end, each with the position of the one that it waits for.
    var found: [(link: Link, next: Int)] = [((end, nil), -1)]
    end.search = searches
    var position = 0
    while position < found.count {
      let one = found[position].link.construction
      if one === self {
        var links: [Link] = [(self, nil)]
        while case (let (_, reader), let next) = found[position], next >= 0 {
          links.append((found[next].link.construction, reader))
          position = next
        }
        return links
      }
      for reader in [one] + one.waiting {
        guard let user = reader.outer, reader.isHard || allowsSoft,
          user.search != searches
        else { continue }
        user.search = searches
        found.append(((user, reader), position))
      }
      position += 1
    }
    return nil
  }

  /// Returns the factories along a path that a read closes, whose first one stands at its end again.
  static func steps(of path: [Link], closedBy reader: Construction) -> [Messages.Step] {
    var steps: [Messages.Step] = []
    for (construction, reader) in path {
      var step = construction.step
      if let reader {
        if reader === construction, reader.isOnThreadOfOuter, let outer = reader.outer {
          // One thread makes both.
          steps += outer.thread?.steps(from: outer.depth + 1, to: reader.depth) ?? []
        } else {
          steps += reader.steps
        }
        step.read = reader.callSite
      }
      steps.append(step)
    }
    var last = path[0].construction.step
    last.read = reader.callSite
    return steps + reader.steps + [last]
  }
}
