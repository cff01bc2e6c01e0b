// swift-format-ignore-file: NoLeadingUnderscores

/// The behavior that differs between kinds of keys: the dependency on a key, and the value of one without a module.
///
/// For the library only: the protocol that a key conforms to determines its form.
@_documentation(visibility: internal)
public protocol _KeyForm {
  /// Returns the dependency of a module that needs the key.
  static func _dependency<K: BindingKey>(on key: K.Type) -> KeyDependency

  /// Returns the value of a key that no module binds, or stops the program.
  ///
  /// - Throws: The failure of the key, if it is composed from one that can fail.
  static func _value<K: BindingKey>(
    ofUnbound key: K.Type,
    in context: ResolutionContext,
    _ arguments: K.Arguments
  ) throws -> K.Value
}

/// The form of a key that a module can bind.
@_documentation(visibility: internal)
public protocol _BindableForm: _KeyForm {}

/// The form of a key that a module binds.
public enum BindableKey: _BindableForm, Sendable {
  /// Returns a dependency on the key itself.
  public static func _dependency<K: BindingKey>(on key: K.Type) -> KeyDependency {
    KeyDependency(on: key)
  }

  /// Returns the test value, the preview value or the default of the key, or stops the program.
  public static func _value<K: BindingKey>(
    ofUnbound key: K.Type,
    in context: ResolutionContext,
    _ arguments: K.Arguments
  ) -> K.Value {
    context.container.stopIfClosed(reading: key, callSite: context.callSite)
    context.container.stopIfProblems(callSite: context.callSite)
    if let testKey = key as? any TestInjectionKey.Type,
      let slot = context.container.slotOfTestValue(of: testKey)
    {
      return testValue(of: testKey, in: slot, as: K.Value.self, context)
    }
    guard let defaultKey = key as? any DefaultInjectionKey.Type else {
      context.container.refuse(key, callSite: context.callSite)
    }
    return defaultValue(of: defaultKey, as: K.Value.self)
  }

  /// Returns the value of a key in a test or a preview as a type that is known to be its value.
  private static func testValue<K: TestInjectionKey, Value>(
    of key: K.Type,
    in slot: Slot,
    as value: Value.Type,
    _ context: ResolutionContext
  ) -> Value {
    identical(slot.value(key, (), in: context), as: value)
  }

  /// Returns the default of a key as a type that is known to be its value.
  private static func defaultValue<K: DefaultInjectionKey, Value>(
    of key: K.Type,
    as value: Value.Type
  ) -> Value {
    identical(key.defaultValue, as: value)
  }
}

/// The form of a key that is composed from another one, such as `ServiceKey?`, and that no module can bind.
public enum ComposedKey<Key: _Composition>: _KeyForm, Sendable {
  /// Returns the dependency of the composed key.
  public static func _dependency<K: BindingKey>(on key: K.Type) -> KeyDependency { Key._dependency }

  /// Returns a value that is composed from those of the other key.
  public static func _value<K: BindingKey>(
    ofUnbound key: K.Type,
    in context: ResolutionContext,
    _ arguments: K.Arguments
  ) throws -> K.Value {
    context.container.stopIfClosed(reading: key, callSite: context.callSite)
    return identical(
      try Key._composed(in: context, identical(arguments, as: Key._Arguments.self)),
      as: K.Value.self
    )
  }
}

/// A key that is composed from another one.
///
/// For the library only: `Key?`, `[Key]`, ``Named``, ``Provider``, ``Lazy`` and ``Resolver``.
@_documentation(visibility: internal)
public protocol _Composition {
  /// The value of the composed key.
  associatedtype _Value

  /// The arguments of the composed key.
  associatedtype _Arguments

  /// The dependency of a module that needs the composed key.
  static var _dependency: KeyDependency { get }

  /// Returns the value of the composed key.
  ///
  /// - Throws: The failure of the other key.
  static func _composed(in context: ResolutionContext, _ arguments: _Arguments) throws -> _Value
}

/// A key that is composed from an asynchronous one.
@_documentation(visibility: internal)
public protocol _AsyncComposition: _Composition, AsyncBindingKey {
  /// Returns the value of the composed key.
  ///
  /// - Throws: The failure of the other key.
  static func _composedAsynchronously(
    in context: ResolutionContext,
    _ arguments: _Arguments
  ) async throws(Failure) -> _Value
}

/// Returns a value as the same type under another name, which the compiler can't know to be the same.
func identical<Value, Same>(_ value: Value, as type: Same.Type) -> Same {
  // Safe: only a key names its form, so the types of the form are those of the key.
  unsafe unsafeBitCast(value, to: type)
}
