/// A box that can become empty by itself.
protocol EmptyableBox: AnyObject {
  /// Whether nothing is in it.
  var isEmpty: Bool { get }
}

/// An object of any static type, held weakly.
///
/// `weak` wants a class type, while a value's type is usually a protocol. So the object is cast to that at each read.
final class WeakBox<Value>: EmptyableBox {
  /// The object, as long as somebody holds it.
  private weak var object: AnyObject?

  init(_ value: Value) {
    if case .object(let object) = ObjectInValue(value) { self.object = object }
  }

  /// Whether the object has no holder any longer.
  var isEmpty: Bool { object == nil }

  /// The value, as long as somebody holds it.
  var value: Value? {
    guard let object else { return nil }
    return object as? Value
  }
}
