import _LocatorRecords

/// The object that a value of any static type is.
enum ObjectInValue {
  /// An object, as it is or as an optional.
  case object(AnyObject)

  /// `nil`.
  case nothing

  /// No object, but a value of some type.
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

  /// Whether a value of some type can be an object.
  static func canBe(in type: Any.Type) -> Bool {
    if let optional = type as? any OptionalType.Type { return canBe(in: optional.wrapped) }
    return !TypeMetadata(type).isOfValues
  }

  private static func error<Value>(_ value: Value) -> (any Error)? {
    guard Value.self == (any Error).self else { return nil }
    // Safe: it is the same type.
    return unsafe unsafeBitCast(value, to: (any Error).self)
  }
}

extension Error {
  /// The error itself, if it is an object. (`as AnyObject` gives the box that an `any Error` has.)
  fileprivate var asObject: AnyObject? {
    // Safe: the error is of a class.
    Self.self is AnyClass ? unsafe unsafeBitCast(self, to: AnyObject.self) : nil
  }
}

/// An optional, of which only the type is known.
private protocol OptionalType {
  /// The type of the value that may be there.
  static var wrapped: Any.Type { get }

  /// The object in a value of this type.
  static func object<Value>(in value: Value) -> ObjectInValue
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }

  fileprivate static func object<Value>(in value: Value) -> ObjectInValue {
    // Safe: who asks has found this as the type of the value.
    unsafe unsafeBitCast(value, to: Self.self).map { ObjectInValue($0) } ?? .nothing
  }
}
