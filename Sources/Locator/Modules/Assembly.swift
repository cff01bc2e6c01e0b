// swift-format-ignore-file: NoLeadingUnderscores

/// A list of modules that belong together, such as those of one feature.
///
/// ```swift
/// struct Services: Assembly {
///   var modules: [AnyModule] {
///     Module(ServiceKey.self) { ServiceImpl() }
///     Module(StoreKey.self, scope: .singleton) { Store() }
///   }
/// }
///
/// Container { Services() }.build()
/// ```
///
/// An assembly can include others. One without stored properties counts once, however often it is included, even in a
/// cycle, and its list is read once for each container. One with stored properties counts and is read at each
/// inclusion. The type checker checks each list separately, so an app compiles fastest with assemblies of about fifty
/// modules.
///
/// Isolate an assembly that binds main-actor keys, as in `@MainActor struct Screens: @MainActor Assembly`. What begins
/// when a container has started is a ``StartHook`` of the list.
public protocol Assembly: _Listable {
  /// The modules, read for each container that lists the assembly.
  @ModuleBuilder var modules: [AnyModule] { get }
}

/// An element that a ``ModuleBuilder`` collects beside modules, for the library only.
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

extension StartHook: _Listable {
  /// The hook as an element of a list.
  public var _listed: AnyModule { AnyModule(self) }
}

extension AnyModule: _Listable {
  /// The element itself.
  public var _listed: AnyModule { self }
}

extension Assembly {
  /// The assembly without its type.
  public var _listed: AnyModule { AnyModule(self) }
}

extension Array: _Listable where Element == AnyModule {
  /// The elements as one.
  public var _listed: AnyModule { AnyModule(self) }
}

extension Optional: _Listable where Wrapped == [AnyModule] {
  /// The elements as one, none if the array is `nil`.
  public var _listed: AnyModule { AnyModule(self ?? []) }
}
