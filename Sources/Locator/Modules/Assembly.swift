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
/// An assembly can include others. One that has no stored properties counts once, however often it
/// is included, and even if those that it includes include it. The type checker looks at each list by itself, so that an app compiles fastest with
/// its modules in assemblies of about fifty.
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
public protocol Assembly {
  /// The modules, read once for each container that lists the assembly.
  @ModuleBuilder var modules: [AnyModule] { get }
}

/// One time that an assembly is included.
final class Inclusion: Sendable {
  /// The assembly's type.
  let assembly: ObjectIdentifier

  /// The assemblies whose modules are being read around the current one.
  private static let underWay = TaskLocal<[ObjectIdentifier]>(wrappedValue: [])

  private init(_ assembly: ObjectIdentifier) {
    self.assembly = assembly
  }

  /// The modules of an assembly without state, none where they are being read already.
  static func modules<A: Assembly>(of assembly: A) -> [AnyModule] {
    let outer = underWay.get()
    let inclusion = Inclusion(ObjectIdentifier(A.self))
    guard !outer.contains(inclusion.assembly) else { return [] }
    var modules = underWay.withValue(outer + [inclusion.assembly]) { assembly.modules.flattened }
    for index in modules.indices where modules[index].assembly == nil {
      modules[index].assembly = inclusion
    }
    return modules
  }
}
