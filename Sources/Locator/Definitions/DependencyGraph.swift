/// Which modules need which others, to find cycles, and hooks that lead back to their own module.
struct DependencyGraph {
  private let declarations: Declarations

  /// The modules: those of the declarations, and then those of parents that are made with what the declarations bind.
  private(set) var definitions: [Definition]

  /// The modules that the factory of each one needs.
  private var factoryNeeds: [[Int]] = []

  /// The modules that each hook of each one needs.
  private var hookNeeds: [[[Int]]] = []

  init(_ declarations: Declarations) {
    self.declarations = declarations
    definitions = declarations.definitions
    var inherited: [ObjectIdentifier: Int] = [:]
    var index = 0
    while index < definitions.count {
      let definition = definitions[index]
      let needs = declarations.needsOfFactory(of: definition)
      factoryNeeds.append(needs.flatMap { positions(of: $0, &inherited) })
      hookNeeds.append(
        definition.extras.createHooks.map { hook in
          hook.needs.flatMap { positions(of: $0, &inherited) }
        }
      )
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
    var cameFrom = [Int](repeating: -1, count: definitions.count)
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
        case .open where !isReported[need] || !isReported[module] || need == module:
          let cycle = shortestPath(from: need, to: module, &cameFrom)
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
  ///
  /// - Parameters:
  ///   - start: The first module.
  ///   - end: The last module.
  ///   - cameFrom: Room for the module before each one, -1 for all before and after.
  /// - Returns: The path.
  private func shortestPath(from start: Int, to end: Int, _ cameFrom: inout [Int]) -> [Int] {
    cameFrom[start] = start
    var queue = [start]
    var looked = 0
    while looked < queue.count, cameFrom[end] < 0 {
      for need in factoryNeeds[queue[looked]] where cameFrom[need] < 0 {
        cameFrom[need] = queue[looked]
        queue.append(need)
      }
      looked += 1
    }
    var path = [end]
    while let last = path.last, last != start { path.append(cameFrom[last]) }
    for module in queue { cameFrom[module] = -1 }
    return path.reversed()
  }

  // MARK: - Hooks

  /// For each module, which of its hooks lead back to it: none at all if no hook does.
  var lateHooks: [[Bool]] {
    guard hookNeeds.contains(where: { !$0.isEmpty }) else { return [] }
    var users: [[Int]] = Array(repeating: [], count: definitions.count)
    for (user, needs) in factoryNeeds.enumerated() {
      for need in needs + hookNeeds[user].joined() { users[need].append(user) }
    }
    var late: [[Bool]] = Array(repeating: [], count: declarations.count)
    // The last module that each one was found to lead to.
    var leadsTo = [Int](repeating: -1, count: definitions.count)
    for module in declarations.definitions.indices where !hookNeeds[module].isEmpty {
      // What needs the module, directly or through others.
      leadsTo[module] = module
      var queue = [module]
      while let next = queue.popLast() {
        for user in users[next] where leadsTo[user] != module {
          leadsTo[user] = module
          queue.append(user)
        }
      }
      late[module] = hookNeeds[module].map { needs in
        needs.contains { leadsTo[$0] == module }
      }
    }
    return late.contains { $0.contains(true) } ? late : []
  }
}
