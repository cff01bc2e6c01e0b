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
/// Isolate an assembly that binds main-actor keys, as in `@MainActor struct Screens: @MainActor Assembly`.
public protocol Assembly: _Listable {
  /// The modules, read for each container that lists the assembly.
  @ModuleBuilder var modules: [AnyModule] { get }

  /// Runs once a container that includes the assembly is built.
  ///
  /// Implement it to begin what the container's values do at launch:
  ///
  /// ```swift
  /// struct Networking: Assembly {
  ///   var modules: [AnyModule] {
  ///     Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
  ///   }
  ///
  ///   func containerDidBuild(_ container: Container) {
  ///     container[ServiceKey.self].doSomething()
  ///   }
  /// }
  /// ```
  ///
  /// ``Container/build(replacing:fileID:line:)`` calls it at its end, and so do the initializer of a container with a
  /// parent and that of a test's container. The eager instances are made then, except those of asynchronous keys: see
  /// ``Container/ready()``. A container without a parent that isn't built doesn't call it, nor does one with problems.
  /// Each container calls it once, however often it is built. An assembly is notified as often as it counts, after the
  /// assemblies that it includes, even if other modules override all of its own.
  ///
  /// The container is the current one meanwhile, so the objects that the method creates read it. A method that throws
  /// or waits isn't this one, so start a task for what takes time.
  ///
  /// If the conformance is isolated to the main actor, the method runs there: at once if the container is built there,
  /// and otherwise as soon as the main actor is free. It isn't called if the conformance is isolated to another actor.
  func containerDidBuild(_ container: Container)
}

extension Assembly {
  /// Does nothing.
  public func containerDidBuild(_ container: Container) {}
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

/// An assembly of a container, to notify when the container is built.
///
/// It is only used where it was created, or on the main actor if its conformance is isolated.
extension UncheckedTransfer<any Assembly> {
  /// Notifies the assembly, on the main actor if its conformance is isolated.
  func containerDidBuild(_ container: Container) {
    if isUsableHere {
      value.containerDidBuild(container)
    } else {
      Task { @MainActor in
        if isUsableHere { value.containerDidBuild(container) }
      }
    }
  }

  /// Whether the conformance is usable on this actor: a cast to an isolated one fails elsewhere.
  private var isUsableHere: Bool {
    // Before the cast, for which the runtime searches all conformances of the program.
    let isIsolated = Isolation.isOfConformance(type(of: value) as any Assembly.Type)
    return Isolation.isFlagTrusted && !isIsolated || (value as Any) is any Assembly
  }
}
