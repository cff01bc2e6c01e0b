/// An object of any static type, held weakly.
///
/// `weak` requires a class type, but the type of a value is usually a protocol. So each read casts the object to it.
final class WeakBox {
  /// The object, until it is freed.
  private(set) weak var object: AnyObject?

  init<Value>(_ value: Value) {
    if case .object(let object) = ObjectInValue(value) { self.object = object }
  }

  /// Returns the value, until its object is freed.
  ///
  /// - Precondition: The type is that of the value.
  func value<Value>(as type: Value.Type) -> Value? {
    guard let object else { return nil }
    return object as? Value
  }
}
