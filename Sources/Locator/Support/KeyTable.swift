/// Values by their keys, found with one or two loads.
@safe
struct KeyTable<Value: ExpressibleByNilLiteral & BitwiseCopyable>: ~Copyable {
  /// A key's metatype as an address, zero in an empty entry, and the key's value, which is `nil` there.
  private struct Entry {
    var key: UInt = 0
    var value: Value = nil
  }

  /// The entries, at least one of them empty.
  private let entries: UnsafeMutablePointer<Entry>

  /// The number of entries.
  private let count: UInt

  /// Makes an empty table.
  ///
  /// - Parameters:
  ///   - capacity: How many keys it can have.
  ///   - spare: How many entries stay empty even then, at least one: the more, the sooner a search ends.
  init(capacity: Int, spare: Int) {
    let size = capacity + spare
    count = UInt(size)
    // Safe: all of them are initialized before anybody reads one.
    unsafe entries = .allocate(capacity: size)
    unsafe entries.initialize(repeating: Entry(), count: size)
  }

  deinit {
    // Safe: the memory is from `allocate`, and what is copied bit by bit needs no deinitialization.
    unsafe entries.deallocate()
  }

  /// The value of a key, or `nil`.
  ///
  /// - Precondition: No more keys have got a value than the table can have.
  subscript(_ key: Any.Type) -> Value {
    // Inlined, as a call would take a third of what a search does.
    @inline(__always) get {
      // Safe: a position is one of the entries, and nobody searches a table that is gone.
      unsafe entries[position(of: Self.address(of: key))].value
    }
    set {
      let address = Self.address(of: key)
      // Safe: as above.
      unsafe entries[position(of: address)] = Entry(key: address, value: newValue)
    }
  }

  /// What a metatype's address is multiplied by.
  ///
  /// Metatypes often lie at regular distances, above all those that the runtime makes. Of 60,000 odd numbers by
  /// chance this is the one that takes the fewest loads in the worst of all distances up to 512 bytes, about four
  /// for each key. With the golden ratio these are 26, and a thousand generic keys took 14 each.
  private static var multiplier: UInt {
    UInt(truncatingIfNeeded: 0x1672_952D_D7F6_B005 as UInt64)
  }

  /// Where a key is, or the empty entry where it would be.
  @inline(__always)
  private func position(of key: UInt) -> Int {
    // A product spreads metatypes, which are near each other, over its upper bits: as a fraction of all numbers
    // it gives the same fraction of the entries.
    var index = (key &* Self.multiplier).multipliedFullWidth(by: count).high
    while true {
      // Safe: there is an empty entry, which ends the search.
      let found = unsafe entries[Int(bitPattern: index)].key
      if found == key || found == 0 { return Int(bitPattern: index) }
      index &+= 1
      if index == count { index = 0 }
    }
  }

  /// The address of a metatype, which is its identity.
  private static func address(of key: Any.Type) -> UInt { UInt(bitPattern: ObjectIdentifier(key)) }
}

/// Sendable: the entries belong to the table alone, which can't be copied, so that nobody reads one that changes.
extension KeyTable: @unchecked Sendable where Value: Sendable {}
