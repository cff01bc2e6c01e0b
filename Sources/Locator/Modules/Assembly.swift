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
/// inclusion. The type checker checks each list separately, so an app compiles fastest with its modules in assemblies
/// of about fifty.
///
/// Isolate an assembly that binds main-actor keys, and its conformance:
///
/// ```swift
/// @MainActor struct Screens: @MainActor Assembly {
///   var modules: [AnyModule] {
///     Module(HomeKey.self, needs: StoreKey.self, make: HomeModelImpl.init)
///   }
/// }
/// ```
public protocol Assembly: _Listable {
  /// The modules, read for each container that lists the assembly.
  @ModuleBuilder var modules: [AnyModule] { get }
}
