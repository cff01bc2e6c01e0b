/// Values by their keys, found with one or two loads.
@safe
struct KeyTable<Value: ExpressibleByNilLiteral & BitwiseCopyable>: ~Copyable {
  /// A key's metatype as an address, zero in an empty entry, and the key's value, which is `nil` there.
  private struct Entry {
    var key: UInt = 0
    var value: Value = nil
  }

  /// As many entries as a power of two, at most half of them in use.
  private let entries: UnsafeMutablePointer<Entry>

  /// The number of entries, less one.
  private let mask: UInt

  /// How far a product is shifted to keep its upper bits.
  private let shift: UInt

  /// Makes an empty table.
  ///
  /// - Parameter capacity: How many keys it can have.
  init(capacity: Int) {
    var bits: UInt = 1
    while (1 << bits) < capacity * 2 { bits += 1 }
    mask = (1 << bits) - 1
    shift = UInt(UInt.bitWidth) - bits
    // Safe: all of them are initialized before anybody reads one.
    unsafe entries = .allocate(capacity: 1 << bits)
    unsafe entries.initialize(repeating: Entry(), count: 1 << bits)
  }

  deinit {
    // Safe: the memory is from `allocate`, and what is copied bit by bit needs no deinitialization.
    unsafe entries.deallocate()
  }

  /// The value of a key, or `nil`.
  ///
  /// - Precondition: No more keys have got a value than the table can have.
  subscript(_ key: Any.Type) -> Value {
    get {
      // Safe: a position is one of the entries, and nobody searches a table that is gone.
      unsafe entries[position(of: Self.address(of: key))].value
    }
    set {
      let address = Self.address(of: key)
      // Safe: as above.
      unsafe entries[position(of: address)] = Entry(key: address, value: newValue)
    }
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

/// Sendable: the entries belong to the table alone, which can't be copied, so that nobody reads one that changes.
extension KeyTable: @unchecked Sendable where Value: Sendable {}
