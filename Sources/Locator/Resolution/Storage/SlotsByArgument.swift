/// The slots of a shared module whose key takes arguments, one for each value of the arguments.
protocol ArgumentTable: AnyObject, Sendable {
  /// Returns the slot for a value of the arguments, a new one the first time.
  ///
  /// - Precondition: The type is that of the key's arguments.
  func slot<A>(for arguments: A, of slot: Slot) -> Slot

  /// Removes all values.
  ///
  /// - Returns: Their slots, which some readers may still hold.
  func removeAll() -> [Slot]
}

/// The slots of a shared module by the value of its arguments.
///
/// Values are compared with `==`. A value that isn't equal to itself, such as a NaN, could never be found again, so it
/// isn't kept. Values with the same hash value are compared one after the other, as in a dictionary. Neither `==` nor
/// `hash(into:)`, which are user code, runs under the lock: it guards lists of candidates with the same hash value.
///
/// A slot whose instance was freed or is expired is removed some time later. So there are at most twice as many slots
/// as have an instance, and a few more.
final class SlotsByArgument<Arguments: Hashable & Sendable>: ArgumentTable {
  /// A value of the arguments, and its slot.
  private struct Entry: Sendable {
    let arguments: Arguments
    var slot: Slot
  }

  /// The entries of all values.
  private struct Table: ~Copyable, Sendable {
    /// The entries by the hash value of their arguments.
    var entries: [Int: [Entry]] = [:]

    /// The number of entries.
    var count = 0

    /// The number of entries that triggers the removal of those without an instance.
    var crowd = leastCrowd

    /// The number of removals so far.
    var removals = 0
  }

  private let table = Locked(Table())

  private static var leastCrowd: Int { 32 }

  func removeAll() -> [Slot] {
    let removed = table.withLock { table in
      defer {
        table.entries = [:]
        (table.count, table.crowd) = (0, Self.leastCrowd)
        table.removals += 1
      }
      return table.entries
    }
    return removed.values.flatMap { $0.map(\.slot) }
  }

  func slot<A>(for arguments: A, of slot: Slot) -> Slot {
    // Safe: the module and its readers name the same key, and the key names the type.
    let arguments = unsafe unsafeBitCast(arguments, to: Arguments.self)
    let hash = arguments.hashValue
    var added: Slot?
    while true {
      let (known, looked, removals) = find(arguments, hash)
      if let known { return known }
      let new = added ?? slot.slotForArguments()
      guard arguments == arguments else { return new }
      added = new
      let (isAdded, isCrowd) = table.withLock { table in
        // Another value with the same hash was added meanwhile, or some were removed: look again.
        guard table.entries[hash, default: []].count == looked, table.removals == removals else {
          return (false, false)
        }
        table.entries[hash, default: []].append(Entry(arguments: arguments, slot: new))
        table.count += 1
        return (true, table.count >= table.crowd)
      }
      if isCrowd { forgetUnused() }
      if isAdded { return new }
    }
  }

  /// Returns the slot for a value of the arguments, if there is one, and the number of compared values.
  ///
  /// It returns their number instead of the list, which would be copied by an insertion if it were still retained.
  private func find(
    _ arguments: Arguments,
    _ hash: Int
  ) -> (slot: Slot?, count: Int, removals: Int) {
    let (candidates, removals) = table.withLock { ($0.entries[hash] ?? [], $0.removals) }
    let known = candidates.first { $0.arguments == arguments }
    return (known?.slot, candidates.count, removals)
  }

  /// Removes the slots that have no instance and that no reader holds.
  ///
  /// - Complexity: O(*n*), where *n* is the number of slots; amortized over the slots added since the last time, O(1).
  private func forgetUnused() {
    let slots: [Slot] = table.withLock { table in
      // Only one thread removes slots.
      guard table.count >= table.crowd else { return [] }
      table.crowd = .max
      return table.entries.values.flatMap { $0.map(\.slot) }
    }
    guard !slots.isEmpty else { return }
    // Outside of the lock, because checking for expiry or loading a weak object can run user code.
    for slot in consume slots { slot.dropIfExpired() }
    let unused = table.withLock { table in
      var unused: [Entry] = []
      for hash in Array(table.entries.keys) {
        guard var list = table.entries.removeValue(forKey: hash) else { continue }
        for index in list.indices.reversed() where Self.isUnused(&list[index].slot) {
          unused.append(list.remove(at: index))
        }
        if !list.isEmpty { table.entries[hash] = list }
      }
      table.count -= unused.count
      table.crowd = max(Self.leastCrowd, 2 * table.count)
      if !unused.isEmpty { table.removals += 1 }
      return unused
    }
    // Outside of the lock, because the deinitializer of a value can run user code.
    withExtendedLifetime(unused) {}
  }

  /// Whether only this table retains a slot, which has no instance: readers and constructions retain theirs.
  private static func isUnused(_ slot: inout Slot) -> Bool {
    isKnownUniquelyReferenced(&slot) && !slot.hasInstance
  }
}

/// A factory of argument tables for a shared module whose key takes arguments, one table for each container.
@usableFromInline
struct ArgumentTables: Sendable {
  /// Creates a table.
  let make: @Sendable () -> any ArgumentTable

  /// Creates a factory of tables for a type of arguments.
  @usableFromInline
  init<Arguments: Hashable & Sendable>(of arguments: Arguments.Type) {
    make = { SlotsByArgument<Arguments>() }
  }
}
