/// The strongly connected components of modules: those that all need each other, directly or not.
///
/// Tarjan's algorithm, without recursion, because a cycle may have any number of modules.
struct Components {
  /// The number of each module's component.
  private var numbers: [Int]

  /// The component of a module.
  subscript(module: Int) -> Int { numbers[module] }

  /// Finds the components of a number of modules.
  init(count: Int, needs: [(user: Int, used: Int)]) {
    numbers = Array(repeating: -1, count: count)
    var used: [[Int]] = Array(repeating: [], count: count)
    for need in needs { used[need.user].append(need.used) }
    var search = Search(used: used)
    for start in 0..<count where search.order[start] == nil { search.visit(start, &numbers) }
  }

  /// The state of the search.
  private struct Search {
    let used: [[Int]]

    /// The order in which each module was met, and the earliest in that order that it leads back to.
    var order: [Int?]
    var earliest: [Int]

    /// The number of needs of each module that were followed.
    var followed: [Int]

    /// The stack of modules that were met and have no component yet.
    var open: [Int] = []
    var count = 0

    init(used: [[Int]]) {
      self.used = used
      order = Array(repeating: nil, count: used.count)
      earliest = Array(repeating: 0, count: used.count)
      followed = Array(repeating: 0, count: used.count)
    }

    private mutating func meet(_ module: Int) {
      order[module] = count
      earliest[module] = count
      count += 1
      open.append(module)
    }

    /// Finds the components of a module and of all modules that it leads to.
    mutating func visit(_ start: Int, _ numbers: inout [Int]) {
      meet(start)
      var path = [start]
      while let module = path.last {
        if followed[module] < used[module].count {
          let next = used[module][followed[module]]
          followed[module] += 1
          if let met = order[next] {
            if numbers[next] < 0 { earliest[module] = min(earliest[module], met) }
          } else {
            meet(next)
            path.append(next)
          }
          continue
        }
        path.removeLast()
        if let user = path.last { earliest[user] = min(earliest[user], earliest[module]) }
        guard earliest[module] == order[module] else { continue }
        while let one = open.popLast() {
          numbers[one] = module
          if one == module { break }
        }
      }
    }
  }
}
