/// The slots of all modules of a key that has named modules or modules in its list.
struct SlotList: Sendable {
  /// The slots, parents first.
  let all: [Slot]

  /// The positions of the slots of named modules, by name.
  let named: [String: Int]

  init(_ all: [Slot]) {
    self.all = all
    var named: [String: Int] = [:]
    for position in all.indices {
      if let name = all[position].definition.extras?.name { named[name] = position }
    }
    self.named = named
  }

  /// Returns the slot of the module with a name, if there is one.
  func slot(named name: String) -> Slot? { named[name].map { all[$0] } }
}
