/// A search for modules that need each other, so that none of them can be made first.
///
/// Each cycle is reported once, and as short as possible: for every need, the shortest path from what it needs back to
/// the module that needs it. If many modules all need each other, only some of their needs are searched, so that the
/// time of a report is linear in the number of modules, not quadratic.
struct DependencyCycles {
  private let declarations: Declarations

  /// The modules of parents that the declared ones lead to, numbered after the declared ones.
  private var inherited: [ModuleDefinition] = []

  /// The immediate needs of all modules, as the module with the need and one that meets it, ordered by the former.
  private var needs: [(user: Int, used: Int)] = []

  static func problems(in declarations: Declarations) -> [Problem] {
    guard declarations.positions.contains(where: { !declarations[$0].needs.isEmpty }) else {
      return []
    }
    let graph = Self(declarations)
    return graph.cycles.map { cycle in
      Problem(
        kind: .cycle,
        key: graph[cycle[0]].key,
        position: cycle.first { $0 < declarations.modules.count } ?? 0,
        message: Messages.cycle((cycle + cycle.prefix(1)).map { Messages.Step(graph[$0]) })
      )
    }
  }

  private init(_ declarations: Declarations) {
    self.declarations = declarations
    var positions: [ObjectIdentifier: Int] = [:]
    var all = declarations.positions
    var looked = 0
    while looked < all.count {
      let index = all[looked]
      looked += 1
      for need in self[index].needsOfFactory where !need.isDeferred && need.kind != .unknown {
        declarations.forEachMatch(of: need) { match in
          switch match {
          case .here(let other):
            needs.append((user: index, used: other))
          case .inherited(let slot):
            // A shared instance is constructed in its own container, and never reads this one.
            guard !slot.definition.lifetime.isShared else { return }
            let known = positions[ObjectIdentifier(slot)]
            needs.append((user: index, used: known ?? count))
            if known == nil {
              positions[ObjectIdentifier(slot)] = count
              all.append(count)
              inherited.append(slot.definition)
            }
          }
        }
      }
    }
  }

  private var count: Int { declarations.modules.count + inherited.count }

  /// A declared module, or one of a parent.
  private subscript(index: Int) -> ModuleDefinition {
    let declared = declarations.modules.count
    return index < declared ? declarations[index] : inherited[index - declared]
  }

  /// The maximum number of needs that are searched among modules that all need each other.
  ///
  /// The rest is searched once the cycles that were found are gone.
  private static let limit = 50

  /// The cycles, each as its modules, starting with the one that is declared first.
  private var cycles: [[Int]] {
    let suspects = self.suspects
    var suspected = needs.filter { suspects[$0.user] && suspects[$0.used] }
    guard !suspected.isEmpty else { return [] }
    let components = Components(count: count, needs: suspected)
    suspected.removeAll { components[$0.user] != components[$0.used] }
    var used: [[Int]] = Array(repeating: [], count: count)
    // The needs of each component, and the searches in it.
    var sizes = Array(repeating: 0, count: count)
    var searches = sizes
    for (user, need) in suspected {
      used[user].append(need)
      sizes[components[user]] += 1
    }
    // The needs on cycles, each as one number.
    var onCycle: Set<Int> = []
    // The cycles that start with each module, by their positions in the result.
    var found: [[Int]] = Array(repeating: [], count: count)
    var result: [[Int]] = []
    for (start, need) in suspected {
      let component = components[start]
      if sizes[component] > Self.limit {
        guard !onCycle.contains(start * count + need) else { continue }
        guard searches[component] < Self.limit else { continue }
        searches[component] += 1
      }
      guard let path = Self.shortestPath(from: need, to: start, along: used) else { continue }
      for (one, next) in zip(path, Self.turned(path, by: 1)) {
        onCycle.insert(one * count + next)
      }
      let cycle = Self.turned(path, by: path.indices.min { path[$0] < path[$1] } ?? 0)
      if found[cycle[0]].contains(where: { result[$0] == cycle }) { continue }
      found[cycle[0]].append(result.count)
      result.append(cycle)
    }
    return result
  }

  /// Returns a path around a cycle that starts a number of steps later.
  private static func turned(_ path: [Int], by steps: Int) -> [Int] {
    path.indices.map { path[($0 + steps) % path.count] }
  }

  /// Whether each module remains after modules without needs are removed, repeatedly.
  private var suspects: [Bool] {
    var open = Array(repeating: 0, count: count)
    // The users of a module are a linked list of needs: `last` is the last need that finds the module, `before` the
    // need before each.
    var last: [Int?] = Array(repeating: nil, count: count)
    var before: [Int?] = Array(repeating: nil, count: needs.count)
    for (index, need) in needs.enumerated() {
      open[need.user] += 1
      before[index] = last[need.used]
      last[need.used] = index
    }
    var done = open.indices.filter { open[$0] == 0 }
    while let one = done.popLast() {
      var next = last[one]
      while let index = next {
        let user = needs[index].user
        open[user] -= 1
        if open[user] == 0 { done.append(user) }
        next = before[index]
      }
    }
    return open.map { $0 > 0 }
  }

  /// Returns the shortest path along needs, found breadth first.
  private static func shortestPath(
    from start: Int,
    to end: Int,
    along needs: [[Int]]
  ) -> [Int]? {
    var cameFrom = [start: start]
    var all = [start]
    var looked = 0
    while looked < all.count {
      let one = all[looked]
      looked += 1
      guard one != end else {
        var path = [one]
        while let last = path.last, last != start, let previous = cameFrom[last] {
          path.append(previous)
        }
        return path.reversed()
      }
      for need in needs[one] where cameFrom[need] == nil {
        cameFrom[need] = one
        all.append(need)
      }
    }
    return nil
  }
}
