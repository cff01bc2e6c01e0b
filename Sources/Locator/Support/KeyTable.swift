/// A hash table from keys to positions, whose lookups take one or two loads.
@safe
struct KeyTable: ~Copyable {
  /// A key, as the address of its metatype, and its position plus one: zeros in an empty entry.
  private typealias Entry = (key: UInt, number: Int)

  /// The entries, of which at least one is empty.
  private let entries: UnsafeMutablePointer<Entry>

  private let count: UInt

  init(capacity: Int) {
    // Half as many entries more than keys make lookups short.
    let size = capacity + capacity / 2 + 1
    count = UInt(size)
    // SAFETY: all entries are initialized before the first read.
    unsafe entries = .allocate(capacity: size)
    unsafe entries.initialize(repeating: (0, 0), count: size)
  }

  deinit {
    // SAFETY: the memory is from `allocate`, and bitwise-copyable entries need no deinitialization.
    unsafe entries.deallocate()
  }

  /// The position of a key, or -1; the table never has more keys than its capacity.
  subscript(_ key: Any.Type) -> Int {
    @inline(__always) get { number(of: key) &- 1 }
    set {
      let address = Self.address(of: key)
      unsafe entries[index(of: address)] = (address, newValue + 1)
    }
  }

  /// Returns the position of a key plus one, or zero.
  ///
  /// Inlined, because a call would take a third of the time of a lookup.
  @inline(__always)
  func number(of key: Any.Type) -> Int {
    // SAFETY: the index is that of an entry, and the entries live as long as the table.
    unsafe entries[index(of: Self.address(of: key))].number
  }

  /// The constant of a multiplicative hash.
  ///
  /// Metatypes often lie at equal distances, especially those that the runtime allocates. A search among 60,000 odd
  /// numbers chose the one with the fewest probes for the worst of all distances up to 512 bytes: about four for each
  /// key, where the golden ratio needs 26, and 14 for a thousand generic keys.
  private static var multiplier: UInt { UInt(truncatingIfNeeded: 0x1672_952D_D7F6_B005 as UInt64) }

  /// Returns the index of a key's entry, or of the empty entry for it.
  @inline(__always)
  private func index(of key: UInt) -> Int {
    // The product spreads nearby addresses over its upper bits. Taken as a fraction of all integers, it selects the
    // entry at the same fraction of the table.
    var index = Int(bitPattern: (key &* Self.multiplier).multipliedFullWidth(by: count).high)
    // SAFETY: the index is below `count`. An empty entry ends the search.
    while unsafe entries[index].key != key, unsafe entries[index].key != 0 {
      index &+= 1
      if index == count { index = 0 }
    }
    return index
  }

  private static func address(of key: Any.Type) -> UInt { UInt(bitPattern: ObjectIdentifier(key)) }
}

/// Sendable: only the table, which can't be copied, references its entries, so no thread reads one while it changes.
extension KeyTable: @unchecked Sendable {}
