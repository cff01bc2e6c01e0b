public import Synchronization

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

/// A place for an object, which is stored once and then read by any thread without a lock.
@safe
@usableFromInline
struct AtomicReference<Object: AnyObject>: ~Copyable, @unchecked Sendable {
  // Sendable: the address is atomic, and each object that is stored in one is sendable or a box.

  /// The address of the object, which the place retains, or zero.
  @usableFromInline let address = Atomic<UInt>(0)

  init() {}

  // Safe: only `publish` stores an address, that of an object that it has retained.
  deinit { unsafe unretained?.reference.release() }

  /// The object, which lives as long as the place.
  @inlinable var unretained: Unretained<Object>? {
    @inline(__always) get { Unretained(at: address.load(ordering: .acquiring)) }
  }

  /// Stores an object unless there is one, and returns the one that is there then.
  @discardableResult
  func publish(_ object: Object) -> Unretained<Object> {
    let new = unsafe Unretained<Object>(
      at: UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
    )
    let (isFirst, known) = address.compareExchange(
      expected: 0, desired: new?.address ?? 0, ordering: .acquiringAndReleasing
    )
    if !isFirst { unsafe new?.reference.release() }
    return Unretained(at: known) ?? Unretained(object)
  }
}
