/// A value as an object.
final class Box<Value> {
  /// The value.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
