/// A value without its type, in an object.
///
/// Values travel in boxes through the code that has no types. What erases a type and what restores it agree on it
/// through the key: a box of a key's value is a `Box<K.Value>`, one of its arguments a `Box<K.Arguments>`.
@_documentation(visibility: internal)
public struct AnyBox {
  let object: AnyObject
}

extension AnyBox {
  package init<Value>(_ value: Value) {
    self.init(object: Box(value))
  }

  // Not methods of `Box`, whose type the runtime would look up for each call.

  /// Returns the value of a box whose type the key guarantees; no box at all is `Void`.
  @usableFromInline
  static func value<Value>(as type: Value.Type = Value.self, in box: AnyBox?) -> Value {
    guard let box else {
      // SAFETY: only keys without arguments have no box of them, and `Void` has no bits.
      return unsafe unsafeBitCast((), to: Value.self)
    }
    return unsafe unsafeDowncast(box.object, to: Box<Value>.self).value
  }

  /// Returns the value of a box that the owner retains.
  @inlinable @inline(__always)
  static func value<Value, Owner: ~Copyable>(
    in box: Unretained<AnyObject>, heldBy owner: borrowing Owner
  ) -> Value {
    defer { extendLifetime(owner) }
    return box.cast(to: Box<Value>.self).with { $0.value }
  }
}

/// Sendable: a box is immutable. Its value is sendable, or the compiler has checked each read of its key, which is
/// isolated, or it stays in the task of its resolve.
extension AnyBox: @unchecked Sendable {}

/// A class without a superclass, whose types the runtime makes in half the time.
@usableFromInline
final class Box<Value> {
  @usableFromInline let value: Value

  @usableFromInline
  init(_ value: Value) { self.value = value }

  #if LOCATOR_CHECKS
  deinit { LockCheck.willRelease(Value.self) }
  #endif
}

/// Not sendable: `AnyBox` says why it crosses.
@available(*, unavailable)
extension Box: Sendable {}

/// What the scope that retains instances weakly asks a box.
protocol WeaklyBoxed: AnyObject {
  /// The value, if it is an instance of a class.
  ///
  /// Otherwise `object` is `nil`, and `type` is the type of the value, or `nil` for an empty optional.
  var content: Content { get }

  typealias Content = (object: AnyObject?, type: Any.Type?)

  /// Returns a box with an object that such a box held, or `nil` if it isn't of the value's type.
  static func box(of object: AnyObject) -> AnyBox?
}

extension Box: WeaklyBoxed {
  var content: Content { Self.content(of: value) }

  static func box(of object: AnyObject) -> AnyBox? { (object as? Value).map { AnyBox($0) } }
}

extension WeaklyBoxed {
  fileprivate static func content<Content>(of value: Content) -> Self.Content {
    if let optional = Content.self as? any OptionalType.Type { return optional.content(of: value) }
    if Content.self == (any Error).self, let error = value as? any Error {
      // Opened, because an `any Error` itself becomes an object that has the error in it.
      return content(of: error)
    }
    let type = type(of: value as Any)
    return type is AnyClass ? (value as AnyObject, nil) : (nil, type)
  }

  /// Whether the values of a type can be objects: not those of a structure, an enumeration, a tuple or a function.
  static func canBeObject(_ type: Any.Type) -> Bool {
    if let optional = type as? any OptionalType.Type { return canBeObject(optional.wrapped) }
    if type is AnyClass { return true }
    // The runtime names the type of an existential one `P.Protocol`, or `(any P<Int>).Type` if it is constrained,
    // and that of an existential metatype `P.Type.Protocol`.
    let metatype = String(describing: Swift.type(of: type))
    if metatype.hasPrefix("(any ") { return true }
    return metatype.hasSuffix(".Protocol") && !metatype.hasSuffix(".Type.Protocol")
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
  static func content<Value>(of value: Value) -> WeaklyBoxed.Content
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }

  fileprivate static func content<Value>(of value: Value) -> WeaklyBoxed.Content {
    // SAFETY: the value is of this type.
    unsafe unsafeBitCast(value, to: Self.self).map { Box<Wrapped>.content(of: $0) } ?? (nil, nil)
  }
}
