/// A value as an object.
@usableFromInline
final class Box<Value> {
  /// The value.
  @usableFromInline let value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// The value in the box at an address, which the caller holds until this returns.
  @inline(__always)
  static func value(at address: UnsafeRawPointer) -> Value {
    // Safe: the caller holds the box.
    unsafe Unmanaged<Box>.fromOpaque(address)._withUnsafeGuaranteedRef { $0.value }
  }

  /// The value in the box at an address.
  ///
  /// - Parameters:
  ///   - address: The address of a box with a value of this type.
  ///   - owner: What holds the box, and is held until the value is copied.
  /// - Returns: The value.
  @inlinable @inline(__always)
  static func value<Owner: ~Copyable>(
    at address: UnsafeRawPointer,
    heldBy owner: borrowing Owner
  ) -> Value {
    defer { extendLifetime(owner) }
    // Safe: the owner holds the box.
    return unsafe Unmanaged<Box>.fromOpaque(address)._withUnsafeGuaranteedRef { $0.value }
  }
}

extension Box: Sendable where Value: Sendable {}
