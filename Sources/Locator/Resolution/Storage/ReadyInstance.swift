public import Synchronization

/// A shared instance that a read may give away without asking anything else.
///
/// Most reads are of such instances: of a singleton that is made, whose module nobody observes and no actor
/// isolates, in a container that isn't closed. This is what those reads look at, in the code of the caller.
@usableFromInline
struct ReadyInstance: ~Copyable, Sendable {
  /// The address of the instance's box, or zero where a read has to ask.
  @usableFromInline let address = Atomic<UInt>(0)

  /// The box of the instance, if it is ready, which stays as long as this place.
  @inlinable var box: UnsafeRawPointer? {
    unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
  }

  /// Lets reads have an instance, unless they have to ask by now.
  ///
  /// - Precondition: The box stays as long as this place, even when the instance is withdrawn.
  func offer(_ box: AnyObject, unless mustAsk: () -> Bool) {
    let pointer = unsafe UInt(bitPattern: Unmanaged.passUnretained(box).toOpaque())
    address.store(pointer, ordering: .sequentiallyConsistent)
    // Who wants reads to ask says so first, and withdraws then: one of the two sees the other.
    if mustAsk() { withdraw() }
  }

  /// Lets reads ask from now on.
  func withdraw() {
    address.store(0, ordering: .sequentiallyConsistent)
  }
}
