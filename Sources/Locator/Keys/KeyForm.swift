// swift-format-ignore-file: NoLeadingUnderscores

/// Whether a module binds a key, or the library composes it of others.
///
/// A class and not a protocol, because each key pays for the conformance of an associated type.
@_documentation(visibility: internal)
public class _KeyForm {
  /// How the library reads a composed key, or `nil` for one that a module binds.
  class var composition: (any _KeyComposition.Type)? { nil }
}

@available(*, unavailable)
extension _KeyForm: Sendable {}

/// The form of keys that a list, a map or a name can be of: a module's, or a provider, lazy or weak value of one.
@_documentation(visibility: internal)
public protocol _ElementForm: _KeyForm {}

/// The form of keys that a module can bind, as a constraint of parameter packs, which can't name the form itself.
@_documentation(visibility: internal)
public protocol _BindableForm: _ElementForm {}

/// The form of a key that a module can bind: every key but those that are composed of others.
public final class BindableKey: _KeyForm, _BindableForm {}

/// The form of a key that an asynchronous module binds.
///
/// A form of its own, so that no form of a module takes a synchronous factory for a factory that waits.
public final class AsyncBindableKey: _KeyForm, _BindableForm {}

/// The form of a key that is composed of others, and that no module binds.
public final class ComposedKey<Key: _KeyComposition>: _KeyForm {
  override class var composition: (any _KeyComposition.Type)? { Key.self }
}

extension ComposedKey: _ElementForm where Key: _ComposedOfOneModule {}

/// How the library reads a composed key.
@_documentation(visibility: internal)
public protocol _KeyComposition {
  /// What a module that needs the composed key depends on.
  static var _dependency: KeyDependency { get }

  /// Whether the composed key has a value that isn't empty.
  static func _hasValue(in context: ResolutionContext) -> Bool

  /// Whether all instances of the composed value exist, so that a read makes none.
  static func _hasInstances(in context: ResolutionContext) -> Bool

  /// Returns the composed value in a box.
  static func _box(in context: ResolutionContext) throws -> AnyBox

  /// Returns the composed value in a box, and waits for what it is composed of.
  static func _asyncBox(in context: ResolutionContext) async throws -> AnyBox
}

extension _KeyComposition {
  /// Whether the composed key has a value, which one that reads later always has.
  public static func _hasValue(in context: ResolutionContext) -> Bool { true }

  /// Whether all instances exist, which nothing says of a value that resolves its key later.
  public static func _hasInstances(in context: ResolutionContext) -> Bool { false }

  /// Returns the composed value in a box, for a key that waits for nothing.
  public static func _asyncBox(in context: ResolutionContext) async throws -> AnyBox {
    try _box(in: context)
  }
}

/// A composed key that can be of one module, so that a list, a map or a name can be of it.
@_documentation(visibility: internal)
public protocol _ComposedOfOneModule: _KeyComposition {}

extension _KeyComposition where Self: BindingKey {
  /// The form of a composed key.
  public typealias _Form = ComposedKey<Self>
}

/// A composed key that reads some modules of its key and not all, so that the others don't matter to what it reads.
protocol SelectiveComposition {
  static func modules(in context: ResolutionContext) -> [Slot]
}

/// A composed key whose value resolves another key later, so that the value can be made without its container.
protocol DeferredComposition {
  /// Returns a value that resolves the key, or one module of it, which its container retains.
  static func box(
    _ reference: ContainerReference, _ arguments: AnyBox?, of module: Unretained<Slot>?
  ) -> AnyBox
}
