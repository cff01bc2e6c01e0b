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
/// An assembly can include others. One that has no stored properties counts once, however often it is included,
/// and even if those that it includes include it, and its list is read once for a container. One with stored
/// properties counts and is read each time. The type checker looks at each list by itself, so that an app compiles
/// fastest with its modules in assemblies of about fifty.
///
/// Isolate an assembly that binds keys of the main actor, and its conformance:
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
