/// A box whose value can go away.
protocol EmptyableBox: AnyObject {
  /// Whether the box is empty.
  var isEmpty: Bool { get }
}

/// An object of any static type, held weakly.
///
/// `weak` requires a class type, but the type of a value is usually a protocol. So each read casts the object to it.
final class WeakBox<Value>: EmptyableBox {
  /// The object, until it is freed.
  private weak var object: AnyObject?

  init(_ value: Value) {
    if case .object(let object) = ObjectInValue(value) { self.object = object }
  }

  /// Whether the object was freed.
  var isEmpty: Bool { object == nil }

  /// The value, until its object is freed.
  var value: Value? {
    guard let object else { return nil }
    return object as? Value
  }
}
