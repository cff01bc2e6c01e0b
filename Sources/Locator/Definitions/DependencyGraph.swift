/// Which modules need which others, to find cycles, and hooks that lead back to their own module.
struct DependencyGraph {
  private let declarations: Declarations
  private let parent: Container?

  /// The modules: those of the declarations, and then those of parents that are made with what the declarations bind.
  private(set) var definitions: [Definition]

  private var inherited: [ObjectIdentifier: Int] = [:]

  init(_ declarations: Declarations, below parent: Container?) {
    (self.declarations, self.parent) = (declarations, parent)
    definitions = declarations.definitions
  }

  private mutating func needs(of module: Int) -> [Int] {
    positions(of: declarations.needsOfFactory(of: definitions[module]))
  }

  /// Without deferred needs, which are met later.
  private mutating func positions(of needs: [KeyDependency]) -> [Int] {
    var positions: [Int] = []
    for need in needs where !need.isDeferred {
      for (definition, position) in declarations.matches(of: need, below: parent) {
        // A shared instance of a parent is made there, and sees nothing of these modules.
        if position == nil, definition.lifetime.isShared { continue }
        let position = position ?? inherited[ObjectIdentifier(definition)] ?? definitions.count
        if position == definitions.count {
          definitions.append(definition)
          inherited[ObjectIdentifier(definition)] = position
        }
        positions.append(position)
      }
    }
    return positions
  }

  // MARK: - Cycles

  /// Returns the cycles of factories: a shortest one for each set of modules that need each other.
  mutating func cycles() -> [[Int]] {
    // Of each module: whether the search is inside of it or over, and whether it is in a cycle that was found.
    let (open, over, reported): (UInt8, UInt8, UInt8) = (1, 2, 4)
    var states = [UInt8](repeating: 0, count: definitions.count)
    var cycles: [[Int]] = []
    // The modules that the search is inside of, each with the needs that it hasn't followed, the last one first.
    var path: [(module: Int, needs: [Int])] = []
    for start in declarations.modules.indices where states[start] == 0 {
      var next: Int? = start
      while let module = next ?? path.last?.module {
        if next != nil {
          states[module] = open
          path.append((module, needs(of: module).reversed()))
          while states.count < definitions.count { states.append(0) }
          next = nil
        }
        guard let need = path[path.count - 1].needs.popLast() else {
          states[module] += over - open
          path.removeLast()
          continue
        }
        if states[need] == 0 {
          next = need
        } else if states[need] & open != 0,
          states[need] & states[module] & reported == 0 || need == module
        {
          let cycle = shortestPath(from: need, to: module)
          for module in cycle { states[module] |= reported }
          let first = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
          cycles.append(cycle.indices.map { cycle[(first + $0) % cycle.count] })
        }
      }
    }
    return cycles
  }

  private mutating func shortestPath(from start: Int, to end: Int) -> [Int] {
    // The modules in the order in which they were found, and the place of the one that needs each.
    var (found, users) = ([start], [0])
    var isFound: [Bool] = []
    var place = 0
    while found[place] != end {
      let needs = needs(of: found[place])
      while isFound.count < definitions.count { isFound.append(false) }
      for need in needs where !isFound[need] {
        isFound[need] = true
        found.append(need)
        users.append(place)
      }
      place += 1
    }
    var path = [end]
    while place > 0 {
      place = users[place]
      path.append(found[place])
    }
    return path.reversed()
  }

  // MARK: - Hooks

  /// Returns for each module which of its hooks lead back to it: none at all if no hook does.
  mutating func lateHooks() -> [[Bool]] {
    let hooks = declarations.modules.map { $0.definition.createHooks }
    guard hooks.contains(where: { !$0.allSatisfy(\.needs.isEmpty) }) else { return [] }
    var needs: [[Int]] = []
    while needs.count < definitions.count {
      let module = needs.count
      needs.append(self.needs(of: module) + positions(of: definitions[module].hookNeeds))
    }
    // The last search that has found each module.
    var searches = [Int](repeating: 0, count: definitions.count)
    var search = 0
    let late = hooks.enumerated().map { module, hooks in
      hooks.map { hook in
        var queue = positions(of: hook.needs)
        search += 1
        while let next = queue.popLast() {
          if next == module { return true }
          guard searches[next] != search else { continue }
          searches[next] = search
          queue += needs[next]
        }
        return false
      }
    }
    return late.contains { $0.contains(true) } ? late : []
  }
}
