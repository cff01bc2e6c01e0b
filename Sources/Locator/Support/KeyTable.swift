/// A hash table from keys to values, whose lookups take one or two loads.
@safe
struct KeyTable<Value: ExpressibleByNilLiteral & BitwiseCopyable>: ~Copyable {
  /// A key, as the address of its metatype, and its value: zero and `nil` in an empty entry.
  private struct Entry {
    var key: UInt = 0
    var value: Value = nil
  }

  /// The entries, of which at least one is empty.
  private let entries: UnsafeMutablePointer<Entry>

  /// The number of entries.
  private let count: UInt

  /// Creates a table without keys, which takes no memory of its own.
  init() {
    count = 1
    // Safe: a zero is an empty entry.
    unsafe entries = emptyEntries.assumingMemoryBound(to: Entry.self)
  }

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - capacity: The maximum number of keys.
  ///   - spare: The number of entries that are empty even in a full table, at least one. More of them make lookups
  ///     shorter.
  init(capacity: Int, spare: Int) {
    let size = capacity + spare
    count = UInt(size)
    // Safe: all entries are initialized before the first read.
    unsafe entries = .allocate(capacity: size)
    unsafe entries.initialize(repeating: Entry(), count: size)
  }

  deinit {
    if unsafe UnsafeMutableRawPointer(entries) == emptyEntries { return }
    // Safe: the memory is from `allocate`, and bitwise-copyable entries need no deinitialization.
    unsafe entries.deallocate()
  }

  /// The value of a key, or `nil`.
  ///
  /// - Precondition: The table has no more keys than its capacity.
  subscript(_ key: Any.Type) -> Value {
    // Inlined, because a call would take a third of the time of a lookup.
    @inline(__always) get {
      // Safe: the position is that of an entry, and the entries live as long as the table.
      unsafe entries[position(of: Self.address(of: key))].value
    }
    set {
      let address = Self.address(of: key)
      // Safe: as above.
      unsafe entries[position(of: address)] = Entry(key: address, value: newValue)
    }
  }

  /// The multiplier of the hash function.
  ///
  /// The addresses of metatypes often have equal distances, especially those that the runtime allocates. Of 60,000
  /// random odd numbers, this one takes the fewest loads for the worst of all distances up to 512 bytes, about four for
  /// each key. With the golden ratio, the worst distance takes 26 loads, and a thousand generic keys took 14 each.
  private static var multiplier: UInt {
    UInt(truncatingIfNeeded: 0x1672_952D_D7F6_B005 as UInt64)
  }

  /// Returns the position of a key, or of the empty entry for it.
  @inline(__always)
  private func position(of key: UInt) -> Int {
    // The product spreads nearby addresses over its upper bits. Taken as a fraction of all integers, it selects the
    // entry at the same fraction of the table.
    var index = (key &* Self.multiplier).multipliedFullWidth(by: count).high
    while true {
      // Safe: the index is below `count`. An empty entry ends the search.
      let found = unsafe entries[Int(bitPattern: index)].key
      if found == key || found == 0 { return Int(bitPattern: index) }
      index &+= 1
      if index == count { index = 0 }
    }
  }

  /// Returns the address of a metatype, which is its identity.
  private static func address(of key: Any.Type) -> UInt { UInt(bitPattern: ObjectIdentifier(key)) }
}

/// Sendable: only the table references its entries, and it can't be copied, so no thread reads an entry while it
/// changes.
extension KeyTable: @unchecked Sendable where Value: Sendable {}

/// The entry of all tables without keys, zero for good.
///
/// Safe: it is never written to, because a table without keys has a capacity of zero.
private nonisolated(unsafe) let emptyEntries: UnsafeMutableRawPointer = {
  let entries = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
  unsafe entries.initializeMemory(as: UInt64.self, repeating: 0, count: 8)
  return unsafe entries
}()
