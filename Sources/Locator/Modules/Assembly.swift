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
  /// ``Container/build(replacing:fileID:line:)`` calls it at its end, when the eager instances are made, and so does the
  /// initializer of a container with a parent, and that of a test's container. A container without a parent that isn't
  /// built doesn't call it, nor does one with problems. Each container calls it once, however often it is built. An
  /// assembly is notified as often as it counts, and after the assemblies that it includes, even if other modules override
  /// all of its own. The eager instances of asynchronous keys may still be made: see ``Container/ready()``.
  ///
  /// The method can neither throw nor wait, or it isn't this one: start a task for what takes time.
  ///
  /// The container is the current one meanwhile, so the objects that the method creates read it, like those that a
  /// factory creates.
  ///
  /// If the conformance is isolated to the main actor, the method runs there: at once if the container is built there,
  /// and otherwise as soon as the main actor is free. It isn't called if the conformance is isolated to another actor.
  ///
  /// - Parameter container: The container.
  func containerDidBuild(_ container: Container)
}

extension Assembly {
  /// Does nothing.
  public func containerDidBuild(_ container: Container) {}
}

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
