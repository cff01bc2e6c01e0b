import _LocatorRecords

/// The object in a value of any static type, if the value is one.
enum ObjectInValue {
  /// An object, as it is or as an optional.
  case object(AnyObject)

  /// `nil`.
  case nothing

  /// A value of a type that isn't a class.
  case value(Any.Type)

  init<Value>(_ value: Value) {
    if let optional = Value.self as? any OptionalType.Type {
      self = optional.object(in: value)
    } else if let error = Self.error(value) {
      self = error.asObject.map(Self.object) ?? .value(type(of: error))
    } else if type(of: value as Any) is AnyClass {
      self = .object(value as AnyObject)
    } else {
      self = .value(type(of: value as Any))
    }
  }

  /// Returns whether a value of a type can be an object.
  static func canBe(in type: Any.Type) -> Bool {
    if let optional = type as? any OptionalType.Type { return canBe(in: optional.wrapped) }
    return !TypeMetadata(type).isOfValues
  }

  private static func error<Value>(_ value: Value) -> (any Error)? {
    guard Value.self == (any Error).self else { return nil }
    // Safe: the two types are the same.
    return unsafe unsafeBitCast(value, to: (any Error).self)
  }
}

extension Error {
  /// The error itself, if it is an object. (`as AnyObject` returns the box of an `any Error`.)
  fileprivate var asObject: AnyObject? {
    // Safe: the error is of a class.
    Self.self is AnyClass ? unsafe unsafeBitCast(self, to: AnyObject.self) : nil
  }
}

/// An optional whose wrapped type isn't known statically.
private protocol OptionalType {
  /// The type of the wrapped value.
  static var wrapped: Any.Type { get }

  /// Returns the object in a value of this type.
  static func object<Value>(in value: Value) -> ObjectInValue
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }

  fileprivate static func object<Value>(in value: Value) -> ObjectInValue {
    // Safe: the caller has checked that this is the type of the value.
    unsafe unsafeBitCast(value, to: Self.self).map { ObjectInValue($0) } ?? .nothing
  }
}
