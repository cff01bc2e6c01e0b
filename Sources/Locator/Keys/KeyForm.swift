// swift-format-ignore-file: NoLeadingUnderscores

/// How the library reads a key that no module binds.
///
/// A type that most keys share, and not a requirement of the keys themselves, because each key pays for every
/// requirement in its witness table.
@_documentation(visibility: internal)
public protocol _KeyForm {
  /// Returns what a module that needs the key depends on.
  static func _dependency<K: BindingKey>(on key: K.Type) -> KeyDependency

  /// Whether a read of the key has a value, though no module binds the key.
  static func _hasValue<K: BindingKey>(_ key: K.Type, in context: ResolutionContext) -> Bool

  /// Returns the value in a box, where no module binds the key.
  static func _box<K: BindingKey>(
    ofUnbound key: K.Type,
    in context: ResolutionContext
  ) throws -> AnyBox

  /// Returns the value in a box, where no module binds the key, and waits for it if necessary.
  static func _asyncBox<K: BindingKey>(
    ofUnbound key: K.Type,
    in context: ResolutionContext
  ) async throws -> AnyBox
}

// MARK: - Keys that a module can bind

/// The form of keys that a module can bind, as a constraint of parameter packs, which can't name the form itself.
@_documentation(visibility: internal)
public protocol _BindableForm: _KeyForm {}

/// The form of a key that a module can bind: every key but those that are composed of others.
public enum BindableKey: _BindableForm, Sendable {}

/// The form of a key that an asynchronous module binds.
///
/// A form of its own, so that no form of a module takes a synchronous factory for a factory that waits.
public enum AsyncBindableKey: _BindableForm, Sendable {}

extension _BindableForm {
  /// Returns a dependency on the key itself.
  public static func _dependency<K: BindingKey>(on key: K.Type) -> KeyDependency {
    KeyDependency(on: key)
  }

  /// Whether the key has a default, or a test value where those are used.
  public static func _hasValue<K: BindingKey>(
    _ key: K.Type,
    in context: ResolutionContext
  ) -> Bool {
    key is any DefaultInjectionKey.Type || context.container.hasTestValue(for: key)
  }

  /// Returns the test value or the default of the key, or stops the program.
  public static func _box<K: BindingKey>(
    ofUnbound key: K.Type,
    in context: ResolutionContext
  ) throws -> AnyBox {
    context.container.stopIfUnreadable(key, callSite: context.callSite)
    if let key = key as? any TestInjectionKey.Type,
      let slot = context.container.slotOfTestValue(of: key)
    {
      return try slot.box(in: context)
    }
    guard let key = key as? any DefaultInjectionKey.Type else {
      context.container.refuse(key, callSite: context.callSite)
    }
    return key.defaultBox
  }

  /// Returns the default of the key, or stops the program.
  public static func _asyncBox<K: BindingKey>(
    ofUnbound key: K.Type,
    in context: ResolutionContext
  ) async throws -> AnyBox {
    try _box(ofUnbound: key, in: context)
  }
}

extension DefaultInjectionKey {
  fileprivate static var defaultBox: AnyBox { AnyBox(defaultValue) }
}

// MARK: - Keys that are composed of others

/// A key that the library composes of another one, which is its own form.
@_documentation(visibility: internal)
public protocol _Composition: _KeyForm {
  /// What a module that needs the composed key depends on.
  static var _dependency: KeyDependency { get }

  /// Whether the composed key has a value that isn't empty.
  static func _hasValue(in context: ResolutionContext) -> Bool

  /// Returns the composed value in a box.
  static func _box(in context: ResolutionContext) throws -> AnyBox

  /// Returns the composed value in a box, and waits for what it is composed of.
  static func _asyncBox(in context: ResolutionContext) async throws -> AnyBox
}

extension _Composition {
  /// Whether the composed key has a value, which one that reads later always has.
  public static func _hasValue(in context: ResolutionContext) -> Bool { true }

  /// Returns the composed value in a box, for a key that waits for nothing.
  public static func _asyncBox(in context: ResolutionContext) async throws -> AnyBox {
    try _box(in: context)
  }

  /// Returns a dependency on the other key.
  public static func _dependency<K: BindingKey>(on key: K.Type) -> KeyDependency { _dependency }

  /// Whether the other key has what the composed one asks for.
  public static func _hasValue<K: BindingKey>(
    _ key: K.Type,
    in context: ResolutionContext
  ) -> Bool {
    _hasValue(in: context)
  }

  /// Returns the composed value in a box.
  public static func _box<K: BindingKey>(
    ofUnbound key: K.Type,
    in context: ResolutionContext
  ) throws -> AnyBox {
    try _box(in: context.checked)
  }

  /// Returns the composed value in a box, and waits for it if necessary.
  public static func _asyncBox<K: BindingKey>(
    ofUnbound key: K.Type,
    in context: ResolutionContext
  ) async throws -> AnyBox {
    try await _asyncBox(in: context.checked)
  }
}
