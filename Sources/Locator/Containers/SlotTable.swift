/// The slots of a container by key, unretained.
///
/// The container that declares a slot holds it: either the owner of the table or one of its parents.
@safe
struct SlotTable: ~Copyable, Sendable {
  private var slots: KeyTable<Unmanaged<Slot>?>

  /// Creates a table without slots.
  init() {
    unsafe slots = KeyTable()
  }

  /// Creates a table of the slots that a read without a name finds.
  ///
  /// - Parameter lists: The slots, of which a later one replaces an earlier one of its key.
  init(_ lists: [[Slot]]) {
    let count = lists.reduce(0) { $0 + $1.count }
    // Only half as many empty entries as keys, to save memory: the table lives as long as its container.
    unsafe slots = KeyTable(capacity: count, spare: count / 2 + 4)
    for list in lists {
      for slot in list where slot.isFoundByKey {
        // Safe: the container holds the slot, or a parent that does, and is freed together with the table.
        unsafe slots[slot.definition.key] = .passUnretained(slot)
      }
    }
  }

  /// Returns the slot of a key, which lives as long as the container that owns the table.
  subscript(_ key: Any.Type) -> Unmanaged<Slot>? {
    @inline(__always) get { unsafe slots[key] }
  }
}
