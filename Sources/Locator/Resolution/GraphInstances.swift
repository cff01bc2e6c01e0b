/// The instances of the `.graph` scope that one outermost resolve has made.
///
/// One resolve runs in one task, and nobody else gets to its instances: they are passed down with a
/// ``ResolutionContext`` and a ``Resolver``, neither of which is `Sendable`.
final class GraphInstances {
  /// The instances, boxed.
  private var boxes: [Place: AnyObject] = [:]

  /// Whether the resolve has ended, so that a resolver which outlives it finds nothing here.
  private(set) var isOver = false

  /// What tells instances apart.
  struct Place: Hashable {
    /// The slot.
    let slot: ObjectIdentifier

    /// The arguments that the instance was made with, if its key takes any.
    let arguments: AnyHashable?
  }

  /// The instance of a place, if it is made.
  ///
  /// - Precondition: The type is that of the slot's key.
  func value<Value>(at place: Place, as type: Value.Type) -> Value? {
    guard let box = boxes[place] else { return nil }
    // Safe: a slot's instance always has the value type of the slot's key.
    return unsafe unsafeDowncast(box, to: Box<Value>.self).value
  }

  /// Keeps the instance of a place until the resolve ends.
  func keep<Value>(_ value: Value, at place: Place) {
    boxes[place] = Box(value)
  }

  /// Drops the instances, because the resolve has ended.
  func end() {
    isOver = true
    boxes = [:]
  }
}

@available(*, unavailable)
extension GraphInstances: Sendable {}
