public import Synchronization

/// A shared instance that a read may return without any other check.
///
/// Most reads are of such instances: an existing singleton in an open container, whose module is neither observed nor
/// checked for its actor. These reads load nothing but this, in the code of the caller.
@usableFromInline
struct ReadyInstance: ~Copyable, Sendable {
  /// The address of the instance's box, or zero if reads have to take the slow path.
  @usableFromInline let address = Atomic<UInt>(0)

  /// The box of the instance, if it is ready, which lives as long as this storage.
  @inlinable var box: UnsafeRawPointer? {
    unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
  }

  /// Lets reads return an instance, unless they have to take the slow path by now.
  ///
  /// - Precondition: The box lives as long as this storage, even after the instance is withdrawn.
  func offer(_ box: AnyObject, unless needsSlowPath: () -> Bool) {
    let pointer = unsafe UInt(bitPattern: Unmanaged.passUnretained(box).toOpaque())
    address.store(pointer, ordering: .sequentiallyConsistent)
    // Code that needs the slow path sets its flag first, and withdraws then: one of the two sees the other.
    if needsSlowPath() { withdraw() }
  }

  /// Sends reads to the slow path from now on.
  func withdraw() {
    address.store(0, ordering: .sequentiallyConsistent)
  }
}
