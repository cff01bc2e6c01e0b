import Synchronization

/// The slots of a container's modules, each created when it is first needed.
@safe
struct Slots: ~Copyable {
  private let places: UnsafeMutablePointer<Atomic<UInt>>
  let count: Int

  init(count: Int) {
    self.count = count
    unsafe places = .allocate(capacity: count)
    for index in 0..<count { unsafe (places + index).initialize(to: Atomic(0)) }
  }

  deinit {
    for index in 0..<count {
      // Safe: a place has no address, or that of a slot that it retains.
      if let slot = unsafe Self.slot(places[index].load(ordering: .acquiring)) {
        unsafe slot.release()
      }
    }
    unsafe places.deinitialize(count: count)
    unsafe places.deallocate()
  }

  /// The slot at a position, if there is one.
  subscript(position: Int) -> Unmanaged<Slot>? {
    @inline(__always) get { unsafe Self.slot(places[position].load(ordering: .acquiring)) }
  }

  /// Stores a slot, unless there is one, and returns the one that is there then.
  func publish(_ slot: Slot, at position: Int) -> Unmanaged<Slot> {
    let new = unsafe Unmanaged.passRetained(slot)
    let (isFirst, known) = unsafe places[position].compareExchange(
      expected: 0,
      desired: UInt(bitPattern: new.toOpaque()),
      ordering: .acquiringAndReleasing
    )
    guard !isFirst, let known = unsafe Self.slot(known) else { return unsafe new }
    unsafe new.release()
    return unsafe known
  }

  @inline(__always)
  private static func slot(_ address: UInt) -> Unmanaged<Slot>? {
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
    return unsafe Unmanaged<Slot>.fromOpaque(pointer)
  }
}

/// Sendable: the places are atomic, and a slot is.
extension Slots: @unchecked Sendable {}
