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
/// Values are told apart by `==`. One that isn't equal to itself, such as a NaN, would be found by nobody again, and so
/// it isn't kept. Values with the same hash value are looked at one after the other, as in a dictionary. Neither that nor `hash(into:)`, which are code of the user, runs
/// under the lock: it guards lists of candidates with the same hash value.
///
/// Sendable: ``entries`` and ``removals`` are touched under the lock alone. (The standard library's mutex would say so by
/// itself, but ThreadSanitizer doesn't know it on Linux.)
final class SlotsByArgument<Arguments: Hashable & Sendable>: ArgumentTable, @unchecked Sendable {
  /// A value of the arguments, and its slot.
  private struct Entry: Sendable {
    let arguments: Arguments
    let slot: Slot
  }

  /// The entries by the hash value of their arguments.
  private var entries: [Int: [Entry]] = [:]

  /// How often all entries were removed.
  private var removals = 0

  private let lock = Lock()

  func removeAll() -> [Slot] {
    let removed = lock.withLock {
      defer {
        entries = [:]
        removals += 1
      }
      return entries
    }
    return removed.values.flatMap { $0.map(\.slot) }
  }

  func slot<A>(for arguments: A, of slot: Slot) -> Slot {
    // Safe: the module and its readers name the same key, and the key names the type.
    let arguments = unsafe unsafeBitCast(arguments, to: Arguments.self)
    let hash = arguments.hashValue
    var added: Slot?
    while true {
      let (known, count, removals) = find(arguments, hash)
      if let known { return known }
      let new = added ?? slot.slotForArguments()
      guard arguments == arguments else { return new }
      added = new
      let isAdded = lock.withLock {
        // Another value with the same hash came meanwhile, or all were forgotten: look again.
        guard entries[hash, default: []].count == count, self.removals == removals else {
          return false
        }
        entries[hash, default: []].append(Entry(arguments: arguments, slot: new))
        return true
      }
      if isAdded { return new }
    }
  }

  /// The slot for the value of the arguments, if there is one, and how many values were looked at, so that the list of
  /// those isn't held, and copied, when one is added.
  private func find(
    _ arguments: Arguments,
    _ hash: Int
  ) -> (slot: Slot?, count: Int, removals: Int) {
    let (candidates, removals) = lock.withLock { (entries[hash] ?? [], self.removals) }
    let known = candidates.first { $0.arguments == arguments }
    return (known?.slot, candidates.count, removals)
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
