/// The slots of a container by their keys.
///
/// It doesn't hold them: each is held by the container that declares it, which is the one that has the table, or one of
/// its parents.
@safe
struct SlotTable: ~Copyable, Sendable {
  private var slots: KeyTable<Unmanaged<Slot>?>

  /// Makes a table of the slots that a plain read finds, of which later ones take the place of earlier ones with
  /// their key.
  init(_ lists: [[Slot]]) {
    let count = lists.reduce(0) { $0 + $1.count }
    // Half as many empty entries as keys, because the table stays.
    unsafe slots = KeyTable(capacity: count, spare: count / 2 + 4)
    for list in lists {
      for slot in list where slot.isFoundByKey {
        // Safe: the container holds the slot or a parent that does, and gives up the table with them.
        unsafe slots[slot.definition.key] = .passUnretained(slot)
      }
    }
  }

  /// The slot of a key, which stays as long as the container that has the table.
  subscript(_ key: Any.Type) -> Unmanaged<Slot>? {
    @inline(__always) get { unsafe slots[key] }
  }
}

/// The slots of all modules of a key, where some have names or are in its list.
struct SlotList: Sendable {
  /// The slots, parents first.
  let all: [Slot]

  /// The slots of the modules that have names.
  let named: [String: Slot]

  init(_ all: [Slot]) {
    self.all = all
    var named: [String: Slot] = [:]
    for slot in all {
      if let name = slot.definition.extras?.name { named[name] = slot }
    }
    self.named = named
  }
}
