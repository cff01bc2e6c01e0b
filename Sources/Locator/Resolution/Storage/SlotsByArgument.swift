/// The slots of a shared module whose key takes arguments, one for each value of them.
protocol ArgumentTable: AnyObject, Sendable {
  /// The slot for the value of the arguments, a new one the first time.
  ///
  /// - Precondition: The type is that of the key's arguments.
  func slot<A>(for arguments: A, of slot: Slot) -> Slot

  /// Forgets all values that were asked for.
  ///
  /// - Returns: Their slots, which some readers may still have.
  func removeAll() -> [Slot]
}

/// The slots of a shared module by the value of its arguments.
///
/// Values are told apart by `==`. One that isn't equal to itself, such as a NaN, could never be found again, and so it
/// isn't kept. Values with the same hash value are looked at one after the other, as in a dictionary. Neither `==` nor
/// `hash(into:)`, which are code of the user, runs under the lock: it guards lists of candidates with the same hash
/// value.
///
/// A slot that has no instance any longer, because a weak one has no holder or the time of another is over, is forgotten
/// some time after. So there are at most twice as many as have an instance, and a few more.
final class SlotsByArgument<Arguments: Hashable & Sendable>: ArgumentTable {
  /// A value of the arguments, and its slot.
  private struct Entry: Sendable {
    let arguments: Arguments
    var slot: Slot
  }

  /// What is known of all values.
  private struct Table: ~Copyable, Sendable {
    /// The entries by the hash value of their arguments.
    var entries: [Int: [Entry]] = [:]

    /// How many entries there are.
    var count = 0

    /// From how many entries on those without an instance are looked for.
    var crowd = leastCrowd

    /// How often entries were removed.
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
        // Another value with the same hash came meanwhile, or some were forgotten: look again.
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

  /// The slot for the value of the arguments, if there is one, and how many values were looked at, so that the list of
  /// those isn't held, and copied, when one is added.
  private func find(
    _ arguments: Arguments,
    _ hash: Int
  ) -> (slot: Slot?, count: Int, removals: Int) {
    let (candidates, removals) = table.withLock { ($0.entries[hash] ?? [], $0.removals) }
    let known = candidates.first { $0.arguments == arguments }
    return (known?.slot, candidates.count, removals)
  }

  /// Forgets the slots that have no instance and that no reader has.
  ///
  /// - Complexity: O(*n*), where *n* is the number of slots; for each that was added since the last time, O(1).
  private func forgetUnused() {
    let slots: [Slot] = table.withLock { table in
      // One thread does it.
      guard table.count >= table.crowd else { return [] }
      table.crowd = .max
      return table.entries.values.flatMap { $0.map(\.slot) }
    }
    guard !slots.isEmpty else { return }
    // Not under the lock, because to ask for the time or for an object can run code of the user.
    for slot in consume slots { slot.dropIfOver() }
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
    // After the lock, because the end of a value can run code of the user.
    withExtendedLifetime(unused) {}
  }

  /// Whether a slot has no instance, and this table alone has the slot: who reads it, or makes its instance, holds it.
  private static func isUnused(_ slot: inout Slot) -> Bool {
    isKnownUniquelyReferenced(&slot) && !slot.hasInstance
  }
}

/// Makes the tables of a shared module whose key takes arguments, one for each container.
@usableFromInline
struct ArgumentTables: Sendable {
  /// Makes a table.
  let make: @Sendable () -> any ArgumentTable

  /// Makes tables for a type of arguments.
  @usableFromInline
  init<Arguments: Hashable & Sendable>(of arguments: Arguments.Type) {
    make = { SlotsByArgument<Arguments>() }
  }
}
