// swift-format-ignore-file: NoLeadingUnderscores

/// How the library reads a composed key, which no module binds.
///
/// A composed key is its own form. All others share one of two, because each key pays for every requirement in its
/// witness table.
@_documentation(visibility: internal)
public protocol _KeyForm {
  /// What a module that needs the composed key depends on.
  static var _dependency: KeyDependency { get }

  /// Whether the composed key has a value that isn't empty.
  static func _hasValue(in context: ResolutionContext) -> Bool

  /// Returns the composed value in a box.
  static func _box(in context: ResolutionContext) throws -> AnyBox

  /// Returns the composed value in a box, and waits for what it is composed of.
  static func _asyncBox(in context: ResolutionContext) async throws -> AnyBox
}

extension _KeyForm {
  /// Whether the composed key has a value, which one that reads later always has.
  public static func _hasValue(in context: ResolutionContext) -> Bool { true }

  /// Returns the composed value in a box, for a key that waits for nothing.
  public static func _asyncBox(in context: ResolutionContext) async throws -> AnyBox {
    try _box(in: context)
  }
}

extension _KeyForm where Self: BindingKey {
  /// The form of a composed key.
  public typealias _Form = Self
}

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
  /// Nothing, because the key itself says it.
  public static var _dependency: KeyDependency { fatalError("not composed") }

  /// Returns nothing, because the key itself does.
  public static func _box(in context: ResolutionContext) throws -> AnyBox {
    fatalError("not composed")
  }
}
