public import Synchronization

/// Storage for an instance that one thread makes and every thread reads without a lock.
///
/// It is never emptied as long as it exists, because a reader that has loaded the address could be about to retain the
/// object.
@usableFromInline
struct AtomicBox: ~Copyable, Sendable {
  /// The address of the instance's box, which is retained, or zero if nothing is published yet.
  @usableFromInline let address = Atomic<UInt>(0)

  deinit {
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
    else { return }
    // Safe: this balances `publish`, and no read outlives the storage.
    unsafe Unmanaged<AnyObject>.fromOpaque(pointer).release()
  }

  /// Whether an instance is published.
  @inlinable var isThere: Bool { address.load(ordering: .acquiring) != 0 }

  /// The box of the instance, if it is published, which lives as long as the storage.
  @inlinable var box: UnsafeRawPointer? {
    unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
  }

  /// Returns the instance, if it is published.
  ///
  /// - Precondition: The type is that of the published instance.
  func value<Value>(as type: Value.Type) -> Value? {
    // Safe: a box lives as long as the storage, and the caller holds the storage.
    guard let box = unsafe box else { return nil }
    return unsafe Box<Value>.value(at: box, heldBy: self)
  }

  /// Publishes an instance for good, unless one is published already.
  func publishFirst<Value>(_ box: Box<Value>) {
    let pointer = unsafe Unmanaged.passRetained(box).toOpaque()
    let isFirst = address.compareExchange(
      expected: 0,
      desired: UInt(bitPattern: pointer),
      ordering: .acquiringAndReleasing
    ).exchanged
    // Safe: the box wasn't published, so no other thread has seen it.
    if !isFirst { unsafe Unmanaged<AnyObject>.fromOpaque(pointer).release() }
  }

  /// Publishes an instance for good.
  ///
  /// - Precondition: No other thread publishes one: the caller has begun the only construction of it.
  func publish(_ box: AnyObject) {
    let pointer = unsafe Unmanaged.passRetained(box).toOpaque()
    address.store(UInt(bitPattern: pointer), ordering: .releasing)
  }
}
