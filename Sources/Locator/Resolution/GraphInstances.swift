/// The instances of the `.graph` scope that one outermost resolve has made.
final class GraphInstances {
  /// The instances, boxed, by their slots.
  private var boxes: [ObjectIdentifier: AnyObject] = [:]

  /// The instance of a slot, if it is made.
  func value<Value>(of slot: Slot, as type: Value.Type) -> Value? {
    guard let box = boxes[ObjectIdentifier(slot)] else { return nil }
    // Safe: a slot's instance always has the value type of the slot's key.
    return unsafe unsafeDowncast(box, to: Box<Value>.self).value
  }

  /// Keeps the instance of a slot.
  func keep<Value>(_ value: Value, of slot: Slot) {
    boxes[ObjectIdentifier(slot)] = Box(value)
  }
}

/// A value as an object.
final class Box<Value> {
  /// The value.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
