public import Synchronization

/// A place for an instance that one thread makes and every thread reads without a lock.
///
/// Nothing is ever taken back while the place is there, because a reader that has loaded the address
/// could be about to retain what is behind it.
@usableFromInline
struct AtomicBox: ~Copyable, Sendable {
  /// The address of the instance's box, which is retained, or zero where there is none yet.
  @usableFromInline let address = Atomic<UInt>(0)

  deinit {
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
    else { return }
    // Safe: this balances `publish`, and nobody can read a place that is gone.
    unsafe Unmanaged<AnyObject>.fromOpaque(pointer).release()
  }

  /// Whether the instance is there.
  @inlinable var isThere: Bool { address.load(ordering: .acquiring) != 0 }

  /// The box of the instance, if it is there, which stays as long as the place.
  @inlinable var box: UnsafeRawPointer? {
    unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
  }

  /// The instance, if it is there.
  ///
  /// - Precondition: The type is the one that was published.
  func value<Value>(as type: Value.Type) -> Value? {
    // Safe: a box stays until the place is gone, and the caller holds the place.
    guard let box = unsafe box else { return nil }
    return unsafe Box<Value>.value(at: box, heldBy: self)
  }

  /// Puts the instance in its place, for good, unless there is one.
  func publishFirst<Value>(_ box: Box<Value>) {
    let pointer = unsafe Unmanaged.passRetained(box).toOpaque()
    let isFirst = address.compareExchange(
      expected: 0,
      desired: UInt(bitPattern: pointer),
      ordering: .acquiringAndReleasing
    ).exchanged
    // Safe: nobody has seen what wasn't published.
    if !isFirst { unsafe Unmanaged<AnyObject>.fromOpaque(pointer).release() }
  }

  /// Puts the instance in its place, for good.
  ///
  /// - Precondition: Nobody else does: the caller has begun the one construction of it.
  func publish(_ box: AnyObject) {
    let pointer = unsafe Unmanaged.passRetained(box).toOpaque()
    address.store(UInt(bitPattern: pointer), ordering: .releasing)
  }
}
