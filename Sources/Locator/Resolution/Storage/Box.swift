/// An object that has a value of any type.
@usableFromInline
final class Box<Value> {
  /// The value.
  @usableFromInline let value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Returns the value of the box at an address, which the caller retains until this returns.
  @inline(__always)
  static func value(at address: UnsafeRawPointer) -> Value {
    // Safe: the caller retains the box.
    unsafe Unmanaged<Box>.fromOpaque(address)._withUnsafeGuaranteedRef { $0.value }
  }

  /// Returns the value of the box at an address.
  ///
  /// - Parameters:
  ///   - address: The address of a box with a value of this type.
  ///   - owner: The owner of the box, kept alive until the value is copied.
  /// - Returns: The value.
  @inlinable @inline(__always)
  static func value<Owner: ~Copyable>(
    at address: UnsafeRawPointer,
    heldBy owner: borrowing Owner
  ) -> Value {
    defer { extendLifetime(owner) }
    // Safe: the owner retains the box.
    return unsafe Unmanaged<Box>.fromOpaque(address)._withUnsafeGuaranteedRef { $0.value }
  }
}

extension Box: Sendable where Value: Sendable {}
