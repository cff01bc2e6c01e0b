/// The instance of a scope that drops it: when it is reset, when its time has passed, or when no other code retains it.
final class DroppableInstance: Sendable {
  private let place = Locked(Place())

  private struct Place: Sendable {
    var kept: Kept?
    /// Whether no instance is stored any more, because the arguments were forgotten.
    var isRetired = false
  }

  /// An instance that is stored.
  ///
  /// Sendable: the object is that of a box.
  final class Kept: @unchecked Sendable {
    /// The box, or `nil` if the object is retained weakly.
    let box: AnyBox?
    private let type: (any WeaklyBoxed.Type)?
    private weak let object: AnyObject?
    private let isExpired: (@Sendable () -> Bool)?

    init(_ box: AnyBox, weakly object: AnyObject) {
      self.box = nil
      self.object = object
      type = (box.object as? any WeaklyBoxed).map { Swift.type(of: $0) }
      isExpired = nil
    }

    init(_ box: AnyBox, _ isExpired: (@Sendable () -> Bool)?) {
      self.box = box
      object = nil
      type = nil
      self.isExpired = isExpired
    }

    /// The instance in a box, unless it is over.
    var current: AnyBox? {
      if let isExpired, isExpired() { return nil }
      return box ?? object.flatMap { type?.box(of: $0) }
    }
  }

  var kept: Kept? { place.withLock { $0.kept } }

  /// Stores an instance, and returns the one that it replaces.
  func store(_ new: Kept) -> Kept? {
    place.withLock { place in
      let old = place.kept
      place.kept = place.isRetired ? nil : new
      return old
    }
  }

  /// Drops the instance, and returns it.
  func take(forGood: Bool = false) -> Kept? {
    place.withLock { place in
      defer { place.kept = nil }
      if forGood { place.isRetired = true }
      return place.kept
    }
  }

  /// Drops an instance that is over, if it is still there.
  func drop(_ old: Kept) -> Bool {
    place.withLock { place in
      guard place.kept === old else { return false }
      place.kept = nil
      return true
    }
  }
}

/// The slots of a key with arguments, one for each value of them.
final class ArgumentSlots: Sendable {
  private let table = Locked(Table())

  private struct Table: Sendable {
    var entries: [Int: [Entry]] = [:]
    var count = 0
    var crowd = 64
    /// How often entries were removed, so that a search notices it.
    var removals = 0
  }

  /// Sendable: the form of the module requires arguments that are.
  private struct Entry: @unchecked Sendable {
    let arguments: AnyHashable
    var slot: Slot
  }

  /// Returns the slot of arguments, whose equality and hashing are the user's code and run without the lock.
  func slot(for arguments: AnyHashable, of slot: Slot) -> Slot {
    let hash = arguments.hashValue
    var added: Slot?
    while true {
      let (candidates, removals) = table.withLock { ($0.entries[hash] ?? [], $0.removals) }
      if let known = candidates.first(where: { $0.arguments == arguments }) { return known.slot }
      let new = added ?? slot.slotForArguments()
      guard arguments == arguments else { return new }
      added = new
      let entry = Entry(arguments: arguments, slot: new)
      let (isAdded, isCrowded) = table.withLock { table in
        guard table.entries[hash, default: []].count == candidates.count,
          table.removals == removals
        else { return (false, false) }
        table.entries[hash, default: []].append(entry)
        table.count += 1
        return (true, table.count >= table.crowd)
      }
      if isCrowded { forgetEmptySlots() }
      if isAdded { return new }
    }
  }

  /// All slots.
  var all: [Slot] { table.withLock { $0.entries.values.flatMap { $0.map(\.slot) } } }

  /// Removes all slots, and returns them.
  func removeAll() -> [Slot] {
    // The arguments are released without the lock.
    let entries = table.withLock { table in
      defer {
        (table.entries, table.count) = ([:], 0)
        table.removals += 1
      }
      return table.entries
    }
    return entries.values.flatMap { $0.map(\.slot) }
  }

  /// Forgets the slots without an instance, unless someone reads them.
  private func forgetEmptySlots() {
    let empty = Set(all.filter { $0.storedBox() == nil }.map(ObjectIdentifier.init))
    let forgotten = table.withLock { table in
      var forgotten: [Entry] = []
      for hash in Array(table.entries.keys) {
        guard var list = table.entries.removeValue(forKey: hash) else { continue }
        for index in list.indices.reversed()
        where empty.contains(ObjectIdentifier(list[index].slot))
          && isKnownUniquelyReferenced(&list[index].slot) && list[index].slot.isEmpty
        {
          forgotten.append(list.remove(at: index))
        }
        if !list.isEmpty { table.entries[hash] = list }
      }
      table.count -= forgotten.count
      table.crowd = max(64, 2 * table.count)
      if !forgotten.isEmpty { table.removals += 1 }
      return forgotten
    }
    withExtendedLifetime(forgotten) {}
  }
}
