/// Which modules need which others, to find cycles, and the rings that hooks close.
struct DependencyGraph {
  private let declarations: Declarations
  private let parent: Container?

  /// The modules: those of the declarations, and then those of parents that may be made with what the declarations
  /// bind.
  private(set) var definitions: [Definition]

  private var inherited: [ObjectIdentifier: Int] = [:]

  /// What those of parents are declared with, and decorated by.
  private var owners: [Declarations] = []

  /// Whether modules of parents can lead back to those of the declarations.
  private lazy var isSeenByParents = parent?.takes(fromChild: declarations) == true

  init(_ declarations: Declarations, below parent: Container?) {
    (self.declarations, self.parent) = (declarations, parent)
    definitions = declarations.definitions
  }

  private mutating func needs(of module: Int) -> [Int] {
    let count = declarations.count
    let owner = module < count ? declarations : owners[module - count]
    return positions(of: owner.needsOfFactory(of: definitions[module]))
  }

  /// Without deferred needs, which are met later.
  private mutating func positions(of needs: [KeyDependency]) -> [Int] {
    var positions: [Int] = []
    for need in needs where !need.isDeferred {
      for (definition, position, owner) in declarations.matches(of: need, below: parent) {
        // A shared instance of a parent is made there, and sees nothing of these modules.
        if position == nil, definition.lifetime.isShared || !isSeenByParents { continue }
        let position = position ?? inherited[ObjectIdentifier(definition)] ?? definitions.count
        if position == definitions.count {
          definitions.append(definition)
          owners.append(owner)
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

  /// Returns the hooks that lead back to their own modules, and the rings of modules that they close.
  mutating func rings() -> Rings {
    guard definitions.contains(where: { !$0.hookNeeds.isEmpty }) else { return Rings() }
    var needs: [[Int]] = []
    var hooks: [[[Int]]] = []
    while needs.count < definitions.count {
      let module = needs.count
      hooks.append(definitions[module].createHooks.map { positions(of: $0.needs) })
      needs.append(self.needs(of: module) + hooks[module].flatMap(\.self))
    }
    return Rings(definitions, hooks, components: Self.components(of: needs))
  }

  /// Returns for each module a number that it shares with those that it leads to and that lead to it.
  ///
  /// Tarjan's search for strongly connected components, in linear time, with a path of its own instead of a recursion.
  private static func components(of needs: [[Int]]) -> [Int] {
    let unknown = -1
    var components = [Int](repeating: unknown, count: needs.count)
    // In which order the search has found the modules, and the first one that is known to be reached from each.
    var orders = components
    var reached = components
    var foundCount = 0
    // Those that the search has found and whose components aren't known.
    var open: [Int] = []
    // The modules that the search is inside of, each with the number of needs that it has followed.
    var path: [(module: Int, followed: Int)] = []
    for start in needs.indices where orders[start] == unknown {
      var next: Int? = start
      while let module = next ?? path.last?.module {
        if next != nil {
          (orders[module], reached[module]) = (foundCount, foundCount)
          foundCount += 1
          open.append(module)
          path.append((module, 0))
          next = nil
        }
        let followed = path[path.count - 1].followed
        if followed < needs[module].count {
          path[path.count - 1].followed += 1
          let need = needs[module][followed]
          if orders[need] == unknown {
            next = need
          } else if components[need] == unknown {
            reached[module] = min(reached[module], orders[need])
          }
          continue
        }
        path.removeLast()
        if let user = path.last?.module { reached[user] = min(reached[user], reached[module]) }
        guard reached[module] == orders[module] else { continue }
        while components[module] == unknown { components[open.removeLast()] = orders[module] }
      }
    }
    return components
  }
}
