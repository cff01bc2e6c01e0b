/// The slots of a container by their keys, found with one or two loads and never changed.
///
/// Sendable: nothing changes after `init`.
@safe
struct SlotTable: ~Copyable, @unchecked Sendable {
  /// A key's metatype as an address, zero in an empty entry, and the key's slot.
  @unsafe
  private struct Entry: Sendable {
    var key: UInt
    var slot: Unmanaged<Slot>?
  }

  /// As many entries as a power of two, at most half of them in use.
  private let entries: UnsafeMutablePointer<Entry>

  /// The number of entries, less one.
  private let mask: UInt

  /// How far a product is shifted to keep its upper bits.
  private let shift: UInt

  /// Makes a table of the slots that a plain read finds, of which later ones take the place of earlier ones with
  /// their key.
  init(_ slots: [Slot]...) {
    let count = slots.reduce(0) { $0 + $1.count }
    var bits: UInt = 1
    while (1 << bits) < count * 2 { bits += 1 }
    mask = (1 << bits) - 1
    shift = UInt(UInt.bitWidth) - bits
    unsafe entries = .allocate(capacity: 1 << bits)
    unsafe entries.initialize(repeating: Entry(key: 0, slot: nil), count: 1 << bits)
    for slots in slots {
      for slot in slots where slot.isFoundByKey { insert(slot) }
    }
  }

  deinit {
    // Safe: each entry holds what `insert` has retained, and nobody searches a table that is gone.
    for index in 0...Int(mask) { unsafe entries[index].slot?.release() }
    unsafe entries.deallocate()
  }

  /// The slot of a key, which stays as long as the table.
  subscript(_ key: Any.Type) -> Unmanaged<Slot>? {
    unsafe entries[position(of: Self.address(of: key))].slot
  }

  /// Puts a slot in its place.
  private func insert(_ slot: Slot) {
    let key = Self.address(of: slot.binding.key)
    let index = position(of: key)
    unsafe entries[index].slot?.release()
    unsafe entries[index] = unsafe Entry(key: key, slot: .passRetained(slot))
  }

  /// Where a key is, or the empty entry where it would be.
  private func position(of key: UInt) -> Int {
    // Metatypes are aligned and near each other: the product spreads them over its upper bits.
    var index = (key &* UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64)) &>> shift
    while true {
      // Safe: there is an empty entry, which ends the search.
      let found = unsafe entries[Int(bitPattern: index)].key
      if found == key || found == 0 { return Int(bitPattern: index) }
      index = (index &+ 1) & mask
    }
  }

  /// The address of a metatype, which is its identity.
  private static func address(of key: Any.Type) -> UInt { UInt(bitPattern: ObjectIdentifier(key)) }
}
