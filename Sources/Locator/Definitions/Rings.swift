/// The modules that hooks close to rings: a hook is late if what it needs leads back to its own module.
struct Rings: Sendable {
  /// For each module, which of its hooks are late: none at all if no hook is.
  private var late: [[Bool]] = []

  /// The ring of each module, if a late hook closes one around it.
  private var numbers: [Int?] = []

  init() {}

  /// - Parameters:
  ///   - hooks: What each hook of each module needs, as positions of modules.
  ///   - components: For each module the number of the set of modules that lead to each other and to it.
  init(_ hooks: ArraySlice<[[Int]]>, components: [Int]) {
    let late = hooks.enumerated().map { module, hooks in
      hooks.map { $0.contains { components[$0] == components[module] } }
    }
    let closed = Set(late.indices.filter { late[$0].contains(true) }.map { components[$0] })
    guard !closed.isEmpty else { return }
    self.late = late
    numbers = late.indices.map { closed.contains(components[$0]) ? components[$0] : nil }
  }

  /// Which hooks of a module are late, or nothing if none is.
  func lateHooks(at position: Int) -> [Bool] {
    late.isEmpty || numbers[position] == nil ? [] : late[position]
  }

  /// The number of the module's ring, which all modules of the ring have.
  func number(at position: Int) -> Int? { numbers.isEmpty ? nil : numbers[position] }
}
