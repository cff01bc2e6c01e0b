/// A reference to an object that other code retains, so that reads need no count of references.
///
/// Who makes one says what retains the object as long as the reference is used: that makes each step here safe.
@safe
@usableFromInline
struct Unretained<Object: AnyObject> {
  @usableFromInline let reference: Unmanaged<Object>

  @inlinable
  init(_ object: Object) { unsafe reference = .passUnretained(object) }

  /// The reference to the object at an address, or `nil` for zero.
  @inlinable @inline(__always)
  init?(at address: UInt) {
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
    unsafe reference = .fromOpaque(pointer)
  }

  /// The reference to the object at an address, which isn't zero.
  @inlinable @inline(__always)
  init(knownAt address: UInt) {
    unsafe reference = .fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
  }

  /// A reference that retains the object, until ``release()``.
  init(retaining object: Object) { unsafe reference = .passRetained(object) }

  func release() { unsafe reference.release() }

  @inlinable var object: Object {
    @inline(__always) get { unsafe reference.takeUnretainedValue() }
  }

  @inlinable var address: UInt {
    @inline(__always) get { unsafe UInt(bitPattern: reference.toOpaque()) }
  }

  /// Calls a closure with the object, which isn't retained for it.
  @inlinable @inline(__always)
  func with<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
    unsafe try reference._withUnsafeGuaranteedRef(body)
  }

  /// The same reference to an object whose class its holder knows: a box by its key, a slot's storage by its lifetime.
  @inlinable @inline(__always)
  func cast<Other: AnyObject>(to type: Other.Type) -> Unretained<Other> {
    unsafe unsafeBitCast(self, to: Unretained<Other>.self)
  }
}

extension Unretained: @unchecked Sendable where Object: Sendable {}
