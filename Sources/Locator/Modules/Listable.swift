// swift-format-ignore-file: NoLeadingUnderscores

/// An element that a ``ModuleBuilder`` collects beside modules.
///
/// For the library only: ``Decorator``, ``Members``, ``Assembly``, ``AnyModule`` and arrays of it conform.
@_documentation(visibility: internal)
public protocol _Listable {
  /// The element without its types.
  var _listed: AnyModule { get }
}

extension Decorator: _Listable {
  /// The decorator without its types.
  public var _listed: AnyModule { AnyModule(self) }
}

extension Members: _Listable {
  /// The members without their types.
  public var _listed: AnyModule { AnyModule(self) }
}

extension AnyModule: _Listable {
  /// The element itself.
  public var _listed: AnyModule { self }
}

extension Assembly {
  /// The assembly without its type.
  public var _listed: AnyModule { AnyModule(AssemblyInclusion.of(self)) }
}

extension Array: _Listable where Element == AnyModule {
  /// The elements as one.
  public var _listed: AnyModule { AnyModule(self) }
}

extension Optional: _Listable where Wrapped == [AnyModule] {
  /// The elements as one, none if the array is `nil`.
  public var _listed: AnyModule { AnyModule(self ?? []) }
}
