/// The place of an instance that can be dropped: when it is reset, when its time has passed, or when no other code
/// retains it.
final class DroppableInstance: Sendable {
  private let place = Locked<KeptInstance?>(nil)

  var kept: KeptInstance? { place.withLock { $0 } }

  var isEmpty: Bool {
    place.withLock { instance in
      if case .none = instance { true } else { false }
    }
  }

  /// Stores an instance in an empty place.
  func store(_ new: KeptInstance) { place.withLock { $0 = new } }

  /// Returns the instance, and keeps it no longer.
  func take() -> KeptInstance? {
    place.withLock { instance in
      defer { instance = nil }
      return instance
    }
  }

  /// Drops an instance that is over, if it is still there.
  func drop(_ old: KeptInstance) -> Bool {
    place.withLock { instance in
      guard instance === old else { return false }
      instance = nil
      return true
    }
  }
}

/// An instance as its slot stores it.
///
/// Sendable: the object is that of a box.
final class KeptInstance: @unchecked Sendable {
  /// The box, or `nil` if the object is retained weakly.
  let box: AnyBox?

  /// The instance as its container closes it, if it has hooks for that.
  let closing: ClosingInstance?

  private let type: (any WeaklyBoxed.Type)?
  private weak let object: AnyObject?
  private let isExpired: (@Sendable () -> Bool)?

  init(_ box: AnyBox, _ closing: ClosingInstance?, _ isExpired: (@Sendable () -> Bool)? = nil) {
    (self.box, self.closing, self.isExpired) = (box, closing, isExpired)
    (type, object) = (nil, nil)
  }

  /// Creates one that retains an object weakly, or none.
  init(_ box: AnyBox, weakly object: AnyObject?) {
    (self.box, closing, isExpired) = (nil, nil, nil)
    type = (box.object as? any WeaklyBoxed).map { Swift.type(of: $0) }
    self.object = object
  }

  /// Whether there is nothing to store, such as for a weak `nil`.
  var isEmpty: Bool {
    if case .none = box, object == nil { true } else { false }
  }

  /// The instance in a box, unless it is over.
  var current: AnyBox? {
    if let isExpired, isExpired() { return nil }
    return box ?? object.flatMap { type?.box(of: $0) }
  }
}

/// The slots of a key with arguments, one for each value of them.
///
/// The equality and the hashing of arguments are the user's code, and run without the lock.
final class ArgumentSlots: Sendable {
  private let table = Locked(Table())

  /// Sendable: the form of the module requires arguments that are.
  private struct Table: @unchecked Sendable {
    /// A slot, with the position of the one before it that has the same hash value.
    typealias Entry = (hash: Int, arguments: AnyHashable, slot: Slot, before: Int?)

    var entries: [Entry] = []

    /// The position of the last slot with a hash value.
    var last: [Int: Int] = .init()

    /// How often slots were removed, so that positions that were seen before aren't used.
    var removals = 0

    /// The number of slots at which those without an instance are forgotten.
    var pruningCount = 64

    /// The number of reads since, of a scope whose instances end by themselves: no new arguments may ever come.
    var reads = 0

    /// Notes a read, and returns whether it is time again.
    ///
    /// Twice as many reads as there are slots pay for a look at each.
    mutating func noteRead() -> Bool {
      reads += 1
      guard reads > max(64, 2 * entries.count) else { return false }
      reads = 0
      return true
    }

    mutating func add(_ slot: Slot, for arguments: AnyHashable, _ hash: Int) {
      let before = last.updateValue(entries.count, forKey: hash)
      entries.append((hash, arguments, slot, before))
    }

    func candidates(_ hash: Int) -> [Entry] {
      var candidates: [Entry] = []
      var next = last[hash]
      while let position = next {
        candidates.append(entries[position])
        next = entries[position].before
      }
      return candidates
    }
  }

  func slot(for arguments: AnyHashable, of slot: Slot) -> Slot {
    let hash = arguments.hashValue
    var added: Slot?
    let endsByItself = slot.lifetime.isWeak || slot.lifetime.duration != nil
    while true {
      let (candidates, last, removals, isTime) = table.withLock {
        ($0.candidates(hash), $0.last[hash], $0.removals, endsByItself && $0.noteRead())
      }
      if let known = candidates.first(where: { $0.arguments == arguments }) {
        if isTime { forgetEmptySlots() }
        return known.slot
      }
      let new = added ?? slot.slotForArguments()
      guard arguments == arguments else { return new }
      added = new
      let (isAdded, isToPrune) = table.withLock { table in
        guard table.last[hash] == last, table.removals == removals else { return (false, false) }
        table.add(new, for: arguments, hash)
        return (true, table.entries.count >= table.pruningCount)
      }
      if isToPrune || isTime { forgetEmptySlots() }
      if isAdded { return new }
    }
  }

  /// Drops the instances, and forgets their arguments unless an instance is being made of them.
  func drop() {
    // In a closure, whose end releases the slots.
    let drop = { for entry in self.table.withLock({ $0.entries }) { entry.slot.drop() } }
    drop()
    forgetEmptySlots()
  }

  /// Forgets the slots without an instance, unless someone reads them.
  private func forgetEmptySlots() {
    // Without the lock, because it asks the clocks of scopes, and in a closure, whose end releases the slots.
    let (isEmpty, removals) = {
      let (slots, removals) = table.withLock { ($0.entries.map(\.slot), $0.removals) }
      return (slots.map { $0.storedBox() == nil }, removals)
    }()
    _ = table.withLock { table -> Table? in
      guard table.removals == removals else { return nil }
      var kept = Table(removals: removals + 1)
      for index in table.entries.indices
      where index >= isEmpty.count || !isEmpty[index]
        || !isKnownUniquelyReferenced(&table.entries[index].slot)
        || !table.entries[index].slot.isEmpty
      {
        let entry = table.entries[index]
        kept.add(entry.slot, for: entry.arguments, entry.hash)
      }
      kept.pruningCount = max(64, 2 * kept.entries.count)
      defer { table = kept }
      return table
    }
  }
}
