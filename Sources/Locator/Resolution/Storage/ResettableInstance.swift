/// A place for an instance that one thread makes and everybody reads, until it is dropped.
///
/// Readers copy a reference under a lock, because one that has only loaded an address could be about to
/// retain what is released meanwhile. No code of the user runs under the lock.
final class ResettableInstance: Sendable {
  /// How instances are kept here.
  private let retention: RetentionPolicy

  private let place = Locked(Place())

  /// What is in the place.
  private struct Place: ~Copyable, Sendable {
    /// The instance, if it is there.
    var current: Kept?

    /// How often the place was emptied on purpose.
    var resets = 0

    /// Whether nothing is kept here any longer, because later readers don't come here.
    var isRetired = false
  }

  init(_ retention: RetentionPolicy) {
    self.retention = retention
  }

  /// Whether something is kept here, though its time may be over.
  var isThere: Bool { place.withLock { $0.current != nil } }

  /// How often the place was emptied on purpose, to compare when an instance is made.
  var resetCount: Int { place.withLock { $0.resets } }

  /// The instance, if it is there and its time isn't over.
  ///
  /// - Parameters:
  ///   - type: The type of the instance.
  ///   - drop: Gets the box of an instance whose time is over.
  /// - Returns: The instance, or `nil`.
  func value<Value>(as type: Value.Type, drop: (AnyObject) -> Void) -> Value? {
    guard let kept = place.withLock({ $0.current }) else { return nil }
    if !kept.isOver, let value = kept.value(as: type) { return value }
    self.drop(kept, drop)
    return nil
  }

  /// Drops the instance if its time is over, or if a weak one has no holder any longer.
  ///
  /// - Parameter drop: Gets the box of the instance.
  func dropIfOver(_ drop: (AnyObject) -> Void) {
    guard let kept = place.withLock({ $0.current }), kept.isOver || kept.isGone else { return }
    self.drop(kept, drop)
  }

  /// Drops an instance, and only this one: another reader may have put the next one here by now.
  @inline(never)
  private func drop(_ kept: Kept, _ drop: (AnyObject) -> Void) {
    let isDropped = place.withLock { place in
      guard place.current === kept else { return false }
      place.current = nil
      return true
    }
    if isDropped { drop(kept.box) }
  }

  /// The box of the instance, if it is there, held by the place and its time not over.
  ///
  /// Without its type, so that a read needs none until it opens the box. Where there is anything else to do,
  /// such as to drop the instance, there is none.
  var box: AnyObject? {
    if retention.isWeak { return nil }
    // Nothing but the box is copied where there is no time to ask for: each reference that is counted takes
    // as long as the lock.
    guard retention.startTime != nil else { return place.withLock { $0.current?.box } }
    guard let kept = place.withLock({ $0.current }), !kept.isOver else { return nil }
    return kept.box
  }

  /// Keeps an instance, unless the place was emptied since its making began.
  ///
  /// - Returns: Whether it is kept.
  func keep<Value>(_ box: Box<Value>, unlessResetSince count: Int) -> Bool {
    let kept = Kept(box, retention)
    return place.withLock { place in
      guard place.resets == count, !place.isRetired else { return false }
      place.current = kept
      return true
    }
  }

  /// Empties the place.
  ///
  /// - Parameter isLast: Whether nothing is to be kept here from now on.
  /// - Returns: The box of what was there, which is released after the lock, because that can run code of
  ///   the user.
  func reset(forGood isLast: Bool = false) -> AnyObject? {
    let dropped: Kept? = place.withLock { place in
      place.resets += 1
      place.isRetired = isLast
      defer { place.current = nil }
      return place.current
    }
    return dropped?.box
  }
}

/// An instance that is kept.
private final class Kept: Sendable {
  private let instance: SharedInstance

  /// Whether the box is a weak one.
  private let isWeak: Bool

  /// Tells whether the instance's time is over, if it has one.
  private let end: (@Sendable () -> Bool)?

  init<Value>(_ box: Box<Value>, _ retention: RetentionPolicy) {
    instance = SharedInstance(box: retention.isWeak ? WeakBox(box.value) : box)
    isWeak = retention.isWeak
    end = retention.startTime?()
  }

  /// The instance in a `Box`, or in a `WeakBox`.
  var box: AnyObject { instance.box }

  /// Whether the instance's time is over.
  var isOver: Bool { end?() ?? false }

  /// Whether a weak instance has no holder any longer.
  var isGone: Bool { (box as? any EmptyableBox)?.isEmpty ?? false }

  /// The instance, unless nobody holds it any longer.
  func value<Value>(as type: Value.Type) -> Value? {
    // Safe: a slot's instance always has the value type of the slot's key.
    if isWeak { return unsafe unsafeDowncast(box, to: WeakBox<Value>.self).value }
    return unsafe unsafeDowncast(box, to: Box<Value>.self).value
  }
}
