// swift-format-ignore-file: NoLeadingUnderscores

/// What a ``ModuleBuilder`` takes beside modules.
///
/// The library's own: ``Decorator``, ``Members``, ``Assembly``, ``AnyModule``, and arrays of it.
@_documentation(visibility: internal)
public protocol _Listable {
  /// The same without its types.
  var _listed: AnyModule { get }
}

extension Decorator: _Listable {
  /// The same without its types.
  public var _listed: AnyModule { AnyModule(self) }
}

extension Members: _Listable {
  /// The same without its types.
  public var _listed: AnyModule { AnyModule(self) }
}

extension AnyModule: _Listable {
  /// The same without its types.
  public var _listed: AnyModule { self }
}

extension Assembly {
  /// The same without its types.
  public var _listed: AnyModule { AnyModule(AssemblyInclusion.of(self)) }
}

extension Array: _Listable where Element == AnyModule {
  /// The same without its types.
  public var _listed: AnyModule { AnyModule(self) }
}

extension Optional: _Listable where Wrapped == [AnyModule] {
  /// The same without its types.
  public var _listed: AnyModule { AnyModule(self ?? []) }
}
