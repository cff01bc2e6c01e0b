/// A box that can become empty by itself.
protocol EmptyableBox: AnyObject {
  /// Whether nothing is in it.
  var isEmpty: Bool { get }
}

/// An object of any static type, held weakly.
///
/// `weak` wants a class type, while a value's type is usually a protocol. So the value is kept as its
/// bytes, without a count, beside a weak reference to the object in it. The bytes of an `any Error` refer to a box
/// of their own, so that such a value is made of the object again.
@safe
final class WeakBox<Value>: EmptyableBox {
  /// The object, as long as somebody holds it.
  private weak var object: AnyObject?

  /// The bytes of the value, or `nil` where they aren't of use.
  private let bytes: UnsafeMutableRawPointer?

  init(_ value: Value) {
    if case .object(let object) = ObjectInValue(value) { self.object = object }
    guard !ObjectInValue.isBoxed(in: Value.self) else {
      unsafe bytes = nil
      return
    }
    let copy = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Value>.size,
      alignment: MemoryLayout<Value>.alignment
    )
    // Safe: the bytes are copied and not retained; `value` reads them only while the object lives.
    unsafe withUnsafePointer(to: value) { source in
      unsafe copy.copyMemory(from: source, byteCount: MemoryLayout<Value>.size)
    }
    unsafe bytes = copy
  }

  deinit {
    unsafe bytes?.deallocate()
  }

  /// Whether the object has no holder any longer.
  var isEmpty: Bool { object == nil }

  /// The value, as long as somebody holds it.
  var value: Value? {
    guard let object else { return nil }
    defer { withExtendedLifetime(object) {} }
    guard let bytes = unsafe bytes else { return object as? Value }
    // Safe: the object is held here, and it is all that the value refers to.
    return unsafe bytes.load(as: Value.self)
  }
}
