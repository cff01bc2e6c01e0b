/// Which modules need which others, to find cycles, and hooks that lead back to their own module.
struct DependencyGraph {
  private let declarations: Declarations

  /// The modules: those of the declarations, and then those of parents that are made with what the declarations bind.
  private(set) var definitions: [Definition]

  /// The modules that the factory of each one needs.
  private var factoryNeeds: [[Int]] = []

  /// The modules that each hook of a module needs, by the position of the module.
  private var hookNeeds: [Int: [[Int]]] = [:]

  init(_ declarations: Declarations) {
    self.declarations = declarations
    definitions = declarations.definitions
    var inherited: [ObjectIdentifier: Int] = [:]
    var index = 0
    while index < definitions.count {
      let definition = definitions[index]
      let needs = declarations.needsOfFactory(of: definition)
      factoryNeeds.append(needs.flatMap { positions(of: $0, &inherited) })
      let hooks = definition.createHooks
      if hooks.contains(where: { $0.need != nil }) {
        hookNeeds[index] = hooks.map { hook in
          hook.need.map { positions(of: $0, &inherited) } ?? []
        }
      }
      index += 1
    }
  }

  /// Returns the positions of the modules that meet a need at once.
  private mutating func positions(
    of need: KeyDependency,
    _ inherited: inout [ObjectIdentifier: Int]
  ) -> [Int] {
    guard !need.isDeferred else { return [] }
    var positions: [Int] = []
    for match in declarations.matches(of: need) {
      switch match {
      case .here(let position): positions.append(position)
      case .inherited(let slot):
        // A shared instance of a parent is made there, and sees nothing of these modules.
        guard !slot.definition.lifetime.isShared else { continue }
        if let known = inherited[ObjectIdentifier(slot)] {
          positions.append(known)
        } else {
          inherited[ObjectIdentifier(slot)] = definitions.count
          positions.append(definitions.count)
          definitions.append(slot.definition)
        }
      }
    }
    return positions
  }

  // MARK: - Cycles

  /// The cycles of factories: a shortest one for each set of modules that need each other.
  var cycles: [[Int]] {
    enum State { case new, open, done }
    var states = [State](repeating: .new, count: definitions.count)
    var isReported = [Bool](repeating: false, count: definitions.count)
    var cycles: [[Int]] = []
    for start in definitions.indices where states[start] == .new {
      states[start] = .open
      var path = [(module: start, followed: 0)]
      while let (module, followed) = path.last {
        guard followed < factoryNeeds[module].count else {
          states[module] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].followed += 1
        let need = factoryNeeds[module][followed]
        switch states[need] {
        case .new:
          states[need] = .open
          path.append((need, 0))
        case .open where !isReported[need] || !isReported[module]:
          let cycle = shortestPath(from: need, to: module)
          for module in cycle { isReported[module] = true }
          let first = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
          cycles.append(Array(cycle[first...] + cycle[..<first]))
        case .open, .done: break
        }
      }
    }
    return cycles
  }

  /// Returns a shortest path along the needs of factories.
  private func shortestPath(from start: Int, to end: Int) -> [Int] {
    var cameFrom = [start: start]
    var queue = [start]
    var looked = 0
    while looked < queue.count, cameFrom[end] == nil {
      for need in factoryNeeds[queue[looked]] where cameFrom[need] == nil {
        cameFrom[need] = queue[looked]
        queue.append(need)
      }
      looked += 1
    }
    var path = [end]
    while let last = path.last, last != start, let previous = cameFrom[last] {
      path.append(previous)
    }
    return path.reversed()
  }

  // MARK: - Hooks

  /// For each module with hooks that lead back to it, which of its hooks do.
  var lateHooks: [Int: [Bool]] {
    guard !hookNeeds.isEmpty else { return [:] }
    var users: [[Int]] = Array(repeating: [], count: definitions.count)
    for (user, needs) in factoryNeeds.enumerated() {
      for need in needs { users[need].append(user) }
    }
    for (user, hooks) in hookNeeds { for need in hooks.joined() { users[need].append(user) } }
    var late: [Int: [Bool]] = [:]
    for (module, hooks) in hookNeeds where module < declarations.count {
      // What needs the module, directly or through others.
      var leads: Set<Int> = [module]
      var queue = [module]
      while let next = queue.popLast() {
        for user in users[next] where leads.insert(user).inserted { queue.append(user) }
      }
      let isLate = hooks.map { needs in needs.contains { leads.contains($0) } }
      if isLate.contains(true) { late[module] = isLate }
    }
    return late
  }
}
