import Synchronization

/// The slots of a container that a blueprint makes, each created when it is first used.
///
/// So a container takes as much time and memory as the modules that it uses, and not as the list has.
@safe
struct LazySlots: ~Copyable, Sendable {
  /// A module's entry: the address of its slot, that of the box of its given value plus one, or zero.
  private typealias Entry = Atomic<UInt>

  /// The entries, or, if there are many, the addresses of pages of entries.
  ///
  /// Safe: entries are atomic, and freed together with the container, which every reader retains.
  private nonisolated(unsafe) let entries: UnsafeMutablePointer<Atomic<UInt>>?

  /// The number of modules.
  private let count: Int

  /// The number of entries in a page.
  private static let page = 8

  /// The highest number of modules without pages.
  private static let mostWithoutPages = 16

  /// The tag of a given value's entry, a bit that is zero in the address of an object.
  private static let given: UInt = 1

  /// Creates entries for a number of modules.
  init(count: Int) {
    self.count = count
    unsafe entries =
      count == 0
      ? nil : Self.allocate(count > Self.mostWithoutPages ? Self.pages(of: count) : count)
  }

  deinit {
    guard let entries = unsafe entries else { return }
    if count > Self.mostWithoutPages {
      for index in 0..<Self.pages(of: count) {
        let address = unsafe entries[index].load(ordering: .acquiring)
        guard let page = unsafe Self.page(at: address) else { continue }
        unsafe Self.free(page, Self.page)
      }
      unsafe entries.deallocate()
    } else {
      unsafe Self.free(entries, count)
    }
  }

  private static func pages(of count: Int) -> Int { (count + page - 1) / page }

  private static func page(at address: UInt) -> UnsafeMutablePointer<Entry>? {
    unsafe UnsafeMutablePointer(bitPattern: address)
  }

  private static func allocate(_ count: Int) -> UnsafeMutablePointer<Entry> {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: count)
    for index in 0..<count { unsafe (entries + index).initialize(to: Atomic(0)) }
    return unsafe entries
  }

  /// Frees entries, and releases their slots and boxes.
  private static func free(_ entries: UnsafeMutablePointer<Entry>, _ count: Int) {
    for index in 0..<count {
      let word = unsafe entries[index].load(ordering: .acquiring)
      // Safe: an entry retains its object.
      if let pointer = unsafe UnsafeRawPointer(bitPattern: word & ~given) {
        unsafe Unmanaged<AnyObject>.fromOpaque(pointer).release()
      }
      unsafe (entries + index).deinitialize(count: 1)
    }
    unsafe entries.deallocate()
  }
}

extension LazySlots {
  /// Stores the value of a key that is given.
  ///
  /// - Precondition: No other thread knows the container yet.
  func give(_ box: AnyObject, at position: Int) {
    let pointer = unsafe UInt(bitPattern: Unmanaged.passRetained(box).toOpaque())
    unsafe entry(at: position).pointee.store(pointer | Self.given, ordering: .relaxed)
  }

  /// Returns the slot of a module, if it exists, unretained; the container retains it.
  @inline(__always)
  func existing(at position: Int) -> Unmanaged<Slot>? {
    guard let entry = unsafe existingEntry(at: position) else { return nil }
    return unsafe Self.slot(unsafe entry.pointee.load(ordering: .acquiring))
  }

  /// Returns the slot of a module, unretained, and creates it first if necessary.
  ///
  /// - Parameters:
  ///   - position: The position of the module.
  ///   - create: Creates a slot. If two threads do, one of the slots is used and the other freed.
  /// - Returns: The slot, and whether this call has created it.
  func slot(
    at position: Int,
    _ create: (_ given: AnyObject?) -> Slot
  ) -> (slot: Unmanaged<Slot>, isNew: Bool) {
    let entry = unsafe entry(at: position)
    let word = unsafe entry.pointee.load(ordering: .acquiring)
    if let slot = unsafe Self.slot(word) { return unsafe (slot, false) }
    // Safe: the box lives as long as the entries, because the slot that replaces it in its entry retains it.
    let given = unsafe UnsafeRawPointer(bitPattern: word & ~Self.given).map {
      unsafe Unmanaged<AnyObject>.fromOpaque($0)
    }
    let new = unsafe Unmanaged.passRetained(create(given?.takeUnretainedValue()))
    // Sequentially consistent with the closing of the container, which then refuses the slots that it finds.
    let (isFirst, found) = unsafe entry.pointee.compareExchange(
      expected: word,
      desired: UInt(bitPattern: new.toOpaque()),
      ordering: .sequentiallyConsistent
    )
    if isFirst {
      unsafe given?.release()
      return unsafe (new, true)
    }
    unsafe new.release()
    guard let slot = unsafe Self.slot(found) else {
      preconditionFailure("An entry that changes has a slot, or it is a bug in Locator.")
    }
    return unsafe (slot, false)
  }

  /// The slots that exist, in the order of their modules.
  var existing: [Slot] {
    // Safe: the container retains the slots.
    (0..<count).compactMap { unsafe existing(at: $0)?.takeUnretainedValue() }
  }

  /// Returns the slot in an entry, if it has one.
  @inline(__always)
  private static func slot(_ word: UInt) -> Unmanaged<Slot>? {
    guard word & given == 0, let pointer = unsafe UnsafeRawPointer(bitPattern: word) else {
      return nil
    }
    // Safe: an address without the tag is that of a slot.
    return unsafe Unmanaged.fromOpaque(pointer)
  }

  /// Returns the entry of a module, unless its page doesn't exist.
  @inline(__always)
  private func existingEntry(at position: Int) -> UnsafeMutablePointer<Entry>? {
    guard let entries = unsafe entries else { return nil }
    guard count > Self.mostWithoutPages else { return unsafe entries + position }
    let address = unsafe entries[position / Self.page].load(ordering: .acquiring)
    guard let page = unsafe Self.page(at: address) else { return nil }
    return unsafe page + position % Self.page
  }

  /// Returns the entry of a module, and creates its page first if necessary.
  private func entry(at position: Int) -> UnsafeMutablePointer<Entry> {
    if let entry = unsafe existingEntry(at: position) { return unsafe entry }
    guard let entries = unsafe entries else {
      preconditionFailure("A module without an entry is a bug in Locator.")
    }
    let new = unsafe Self.allocate(Self.page)
    let (isFirst, found) = unsafe entries[position / Self.page].compareExchange(
      expected: 0,
      desired: UInt(bitPattern: new),
      ordering: .acquiringAndReleasing
    )
    if isFirst { return unsafe new + position % Self.page }
    unsafe Self.free(new, Self.page)
    guard let page = unsafe Self.page(at: found) else {
      preconditionFailure("A page that was there before has an address.")
    }
    return unsafe page + position % Self.page
  }
}
