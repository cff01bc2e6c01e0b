/// The storage of an instance that one thread makes and any thread reads, until it is dropped.
///
/// Readers copy a reference under a lock: a reader that has only loaded an address could retain an object that was
/// freed meanwhile. No user code runs under the lock.
final class ResettableInstance: Sendable {
  /// The retention of the instances.
  private let retention: RetentionPolicy

  private let place = Locked(Place())

  /// The contents of the storage.
  private struct Place: ~Copyable, Sendable {
    /// The instance, if there is one.
    var current: Kept?

    /// The number of resets.
    var resets = 0

    /// Whether no further instance is kept, because later readers don't look here.
    var isRetired = false
  }

  init(_ retention: RetentionPolicy) {
    self.retention = retention
  }

  /// Whether an instance is kept, even if it is expired.
  var isThere: Bool { place.withLock { $0.current != nil } }

  /// The number of resets, to detect one during a construction.
  var resetCount: Int { place.withLock { $0.resets } }

  /// Returns the instance, unless there is none or it is expired.
  ///
  /// - Parameters:
  ///   - type: The type of the instance.
  ///   - drop: Receives the box of an expired instance.
  /// - Returns: The instance, or `nil`.
  func value<Value>(as type: Value.Type, drop: (AnyObject) -> Void) -> Value? {
    guard let kept = place.withLock({ $0.current }) else { return nil }
    if !kept.isOver, let value = kept.value(as: type) { return value }
    self.drop(kept, drop)
    return nil
  }

  /// Drops the instance if it is expired, or if it is weak and was freed.
  ///
  /// - Parameter drop: Receives the box of the instance.
  func dropIfExpired(_ drop: (AnyObject) -> Void) {
    guard let kept = place.withLock({ $0.current }), kept.isOver || kept.isReleased else { return }
    self.drop(kept, drop)
  }

  /// Drops this instance only: another reader may have stored the next one by now.
  @inline(never)
  private func drop(_ kept: Kept, _ drop: (AnyObject) -> Void) {
    let isDropped = place.withLock { place in
      guard place.current === kept else { return false }
      place.current = nil
      return true
    }
    if isDropped { drop(kept.box) }
  }

  /// The box of the instance, if the storage retains one that isn't expired.
  ///
  /// The box has no type, so that a read needs none until it opens the box. It is `nil` if a read has anything else to
  /// do, such as to drop the instance.
  var box: AnyObject? {
    if retention.isWeak { return nil }
    // Copy nothing but the box of an instance that can't expire: each retain takes as long as the lock.
    guard retention.startTime != nil else { return place.withLock { $0.current?.box } }
    guard let kept = place.withLock({ $0.current }), !kept.isOver else { return nil }
    return kept.box
  }

  /// The object of a weak instance, unless there is none or it was freed.
  var weakObject: AnyObject? {
    retention.isWeak ? place.withLock { $0.current?.weakBox }?.object : nil
  }

  /// Keeps an instance, unless a reset happened since its construction began.
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
  /// - Parameter isLast: Whether nothing may be kept from now on.
  /// - Returns: The box of the previous instance, to be released outside of the lock, because that can run user code.
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

  /// Whether the box is a `WeakBox`.
  private let isWeak: Bool

  /// Returns whether the instance is expired, if it can expire.
  private let end: (@Sendable () -> Bool)?

  init<Value>(_ box: Box<Value>, _ retention: RetentionPolicy) {
    instance = SharedInstance(box: retention.isWeak ? WeakBox(box.value) : box)
    isWeak = retention.isWeak
    end = retention.startTime?()
  }

  /// The instance in a `Box`, or in a `WeakBox`.
  var box: AnyObject { instance.box }

  /// The box of a weak instance.
  ///
  /// - Precondition: The instance is weak.
  var weakBox: WeakBox {
    // Safe: weak instances are kept in boxes of this type.
    unsafe unsafeDowncast(box, to: WeakBox.self)
  }

  /// Whether the instance is expired.
  var isOver: Bool { end?() ?? false }

  /// Whether a weak instance was freed.
  var isReleased: Bool { isWeak && weakBox.object == nil }

  /// Returns the instance, unless it was freed.
  func value<Value>(as type: Value.Type) -> Value? {
    // Safe: a slot's instance always has the value type of the slot's key.
    if isWeak { return weakBox.value(as: type) }
    return unsafe unsafeDowncast(box, to: Box<Value>.self).value
  }
}
