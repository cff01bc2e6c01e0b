/// Modules that need each other, so that none of them can be made first.
///
/// Each cycle is reported once, and as short as it can be: for every need, the shortest way from what
/// it needs back to the module that needs it.
struct DependencyCycles {
  /// The modules on the way from the declared ones: those first, then those of parents.
  private var bindings: [Binding]

  /// The modules that each one needs at once.
  private var needs: [[Int]]

  static func faults(in declarations: Declarations) -> [Fault] {
    guard declarations.bindings.contains(where: { !$0.needs.isEmpty }) else { return [] }
    let graph = Self(declarations)
    return graph.cycles.map { cycle in
      Fault(
        kind: .cycle,
        key: graph.bindings[cycle[0]].key,
        position: cycle.first { $0 < declarations.bindings.count } ?? 0,
        message: Messages.cycle((cycle + cycle.prefix(1)).map { Messages.Step(graph.bindings[$0]) })
      )
    }
  }

  private init(_ declarations: Declarations) {
    bindings = declarations.bindings
    needs = Array(repeating: [], count: bindings.count)
    var inherited: [ObjectIdentifier: Int] = [:]
    var next = declarations.positions[...]
    while let index = next.popFirst() {
      for need in bindings[index].needs where !need.isDeferred && need.kind != .unknown {
        for answer in declarations.answers(to: need) {
          switch answer {
          case .here(let other):
            needs[index].append(other)
          case .inherited(let slot):
            // What is shared is made in its own container, and never asks this one.
            guard !slot.binding.lifetime.isShared else { continue }
            if let known = inherited[ObjectIdentifier(slot)] {
              needs[index].append(known)
            } else {
              inherited[ObjectIdentifier(slot)] = bindings.count
              needs[index].append(bindings.count)
              next.append(bindings.count)
              bindings.append(slot.binding)
              needs.append([])
            }
          }
        }
      }
    }
  }

  /// The cycles, each as the modules on it, the one that is declared first at the start.
  private var cycles: [[Int]] {
    var found: Set<[Int]> = []
    var result: [[Int]] = []
    let suspects = self.suspects
    for start in suspects.indices where suspects[start] {
      for need in needs[start] where suspects[need] {
        guard let way = shortestWay(from: need, to: start, within: suspects) else { continue }
        let first = way.indices.min { way[$0] < way[$1] } ?? 0
        let cycle = Array(way[first...] + way[..<first])
        if found.insert(cycle).inserted { result.append(cycle) }
      }
    }
    return result
  }

  /// The modules that remain when those that need nothing are taken away, again and again.
  private var suspects: [Bool] {
    var open = needs.map(\.count)
    var users = Array(repeating: [Int](), count: needs.count)
    for (user, used) in needs.enumerated() {
      for one in used { users[one].append(user) }
    }
    var done = open.indices.filter { open[$0] == 0 }
    while let one = done.popLast() {
      for user in users[one] {
        open[user] -= 1
        if open[user] == 0 { done.append(user) }
      }
    }
    return open.map { $0 > 0 }
  }

  /// The shortest way along needs, found breadth first.
  private func shortestWay(from start: Int, to end: Int, within suspects: [Bool]) -> [Int]? {
    var cameFrom = [start: start]
    var next = [start][...]
    while let one = next.popFirst() {
      guard one != end else {
        var way = [one]
        while let last = way.last, last != start, let previous = cameFrom[last] {
          way.append(previous)
        }
        return way.reversed()
      }
      for need in needs[one] where suspects[need] && cameFrom[need] == nil {
        cameFrom[need] = one
        next.append(need)
      }
    }
    return nil
  }
}
