/// The members to inject into the objects of a class that other code creates, such as a view controller.
///
/// Name the needs of the objects, and set their properties:
///
/// ```swift
/// @MainActor struct Controllers: @MainActor Assembly {
///   var modules: [AnyModule] {
///     Members(of: HomeController.self, needs: HomeKey.self) { controller, home in
///       controller.home = home
///     }
///   }
/// }
/// ```
///
/// Then pass each object to a container as soon as the object exists:
///
/// ```swift
/// container.inject(into: HomeController())
/// ```
///
/// The class of an object decides, not the type of the variable. The members of its superclasses are injected, too, the
/// base class first. A class is listed once in a container. A child container sees the members of its parent, and its
/// own take precedence, class by class.
///
/// `Domain` is ``Anywhere``, or `MainActor` for a closure that runs on the main actor. The compiler infers it from the
/// needs; if none of them is a main-actor key, write `{ @MainActor controller, store in … }`.
public struct Members<Object, Domain>: Sendable {
  /// The members without their types, as a container stores them.
  @usableFromInline let definition: ModuleDefinition
}

extension Members where Object: AnyObject {
  /// Lets the members replace earlier ones of the class.
  ///
  /// As with a ``Module``, a class that is listed twice in one container is a problem without this. An override of
  /// nothing is a problem, too.
  ///
  /// ```swift
  /// Container {
  ///   Controllers()
  ///   Members(of: HomeController.self) { @MainActor controller in controller.home = nil }.overriding()
  /// }
  /// ```
  ///
  /// - Returns: The members that override.
  public func overriding() -> Self {
    Self(definition: definition.modified { $0.isOverriding = true })
  }
}

/// An object that other code creates, and whose members need arguments.
///
/// Conform the class to it, and declare what a caller has to pass. Subclasses inherit the conformance, so they take the
/// same arguments:
///
/// ```swift
/// @MainActor final class DetailController: InjectionTarget {
///   typealias Arguments = String
///   var model: DetailModelImpl?
/// }
/// ```
///
/// The class's ``Members`` get the arguments, and ``Container/inject(into:_:fileID:line:)`` passes them. An injection
/// without them stops the program. A class whose members need no arguments doesn't conform.
public protocol InjectionTarget: AnyObject, SendableMetatype {
  /// The arguments that a caller has to pass.
  associatedtype Arguments

  /// The error that an injection can throw, `Never` if there is none; see ``ThrowingInjectionTarget``.
  associatedtype Failure: Error = Never
}

/// An object that other code creates, and whose members can fail.
///
/// Its ``Members`` can need keys that throw, and their closure can throw. The class declares the error, `Failure`:
///
/// ```swift
/// final class Reader: ThrowingInjectionTarget {
///   typealias Failure = ConfigError
///   var config: Config?
/// }
///
/// Members(of: Reader.self, needs: ConfigKey.self) { reader, config in reader.config = config }
/// ```
///
/// An injection throws what they throw:
///
/// ```swift
/// try container.inject(into: Reader())
/// ```
public protocol ThrowingInjectionTarget: InjectionTarget {
  /// The arguments that a caller has to pass, `Void` if there are none.
  associatedtype Arguments = Void
}

/// An object that other code creates, and whose members wait.
///
/// Its ``Members`` can need asynchronous keys and keys that throw, and their closure can wait and throw:
///
/// ```swift
/// @MainActor final class SearchController: AsyncInjectionTarget {
///   typealias Failure = DatabaseError
///   var database: Database?
/// }
///
/// Members(of: SearchController.self, needs: DatabaseKey.self) { @MainActor controller, database in
///   controller.database = database
/// }
/// ```
///
/// An injection waits for them:
///
/// ```swift
/// try await container.inject(into: SearchController())
/// ```
///
/// Subclasses inherit the conformance. Members of a superclass without it, which neither wait nor fail, are injected in
/// the same call.
public protocol AsyncInjectionTarget: InjectionTarget {
  /// The arguments that a caller has to pass, `Void` if there are none.
  associatedtype Arguments = Void
}
