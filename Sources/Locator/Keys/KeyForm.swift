// swift-format-ignore-file: NoLeadingUnderscores

/// What the library does for a key to which a container has no module.
///
/// The library's own: a key has its form from the protocol that it conforms to.
@_documentation(visibility: internal)
public protocol _KeyForm {
  /// What a module that needs the key depends on.
  static func _dependency<K: BindingKey>(on key: K.Type) -> KeyDependency

  /// Resolves a key that no module binds, or stops the program.
  static func _value<K: BindingKey>(
    ofUnbound key: K.Type,
    in context: ResolutionContext,
    _ arguments: K.Arguments
  ) -> K.Value
}

/// The form of a key that modules bind, asynchronous or not, and that isn't composed of another.
@_documentation(visibility: internal)
public protocol _ModuleForm: _KeyForm {}

/// The form of a key that a module binds.
public enum BindableKey: _ModuleForm, Sendable {
  /// A module that needs the key depends on it.
  public static func _dependency<K: BindingKey>(on key: K.Type) -> KeyDependency {
    KeyDependency(on: key)
  }

  /// Returns the default of the key, or stops the program.
  public static func _value<K: BindingKey>(
    ofUnbound key: K.Type,
    in context: ResolutionContext,
    _ arguments: K.Arguments
  ) -> K.Value {
    context.container.stopIfClosed(reading: key, callSite: context.callSite)
    context.container.stopIfProblems(callSite: context.callSite)
    guard let defaultKey = key as? any DefaultInjectionKey.Type else {
      context.container.refuse(key, callSite: context.callSite)
    }
    return defaultValue(of: defaultKey, as: K.Value.self)
  }

  /// The default of a key whose value has a type.
  private static func defaultValue<K: DefaultInjectionKey, Value>(
    of key: K.Type,
    as value: Value.Type
  ) -> Value {
    identical(key.defaultValue, as: value)
  }
}

/// The form of a key that is made of another one, such as `ServiceKey?`, and can't be bound itself.
public enum ComposedKey<Key: _Composition>: _KeyForm, Sendable {
  /// A module that needs the key depends on it.
  public static func _dependency<K: BindingKey>(on key: K.Type) -> KeyDependency { Key._dependency }

  /// Composes the value of those of the other key.
  public static func _value<K: BindingKey>(
    ofUnbound key: K.Type,
    in context: ResolutionContext,
    _ arguments: K.Arguments
  ) -> K.Value {
    context.container.stopIfClosed(reading: key, callSite: context.callSite)
    return identical(
      Key._composed(in: context, identical(arguments, as: Key._Arguments.self)),
      as: K.Value.self
    )
  }
}

/// How a key is made of another one.
///
/// The library's own: `Key?`, `[Key]`, ``Named``, ``Provider``, ``Lazy`` and ``Resolver``.
@_documentation(visibility: internal)
public protocol _Composition {
  /// The value of the composed key.
  associatedtype _Value

  /// The arguments of the composed key.
  associatedtype _Arguments

  /// What a module that needs the composed key depends on.
  static var _dependency: KeyDependency { get }

  /// Makes the value of the composed key.
  static func _composed(in context: ResolutionContext, _ arguments: _Arguments) -> _Value
}

/// Returns a value under another name of its type, which the compiler doesn't know to be the same.
private func identical<Value, Same>(_ value: Value, as type: Same.Type) -> Same {
  // Safe: a key alone names its form, so that the types of the form are those of the key.
  unsafe unsafeBitCast(value, to: type)
}
