/// What is injected into the objects of a class that somebody else creates, such as a view controller.
///
/// Name what the objects need, and set their properties:
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
/// Then hand each object to a container, as soon as there is one:
///
/// ```swift
/// container.inject(into: HomeController())
/// ```
///
/// The class of an object counts, whatever the type of the variable is, and the members of its superclasses are
/// injected, too, the outermost ones first. A class is listed once in a container. A child container sees the
/// members of its parent, and its own take precedence, class by class.
///
/// `Domain` is ``Anywhere``, or `MainActor` for a closure that runs on the main actor. The compiler infers it
/// from the needs; where none is of the main actor, write `{ @MainActor controller, store in … }`.
public struct Members<Object, Domain>: Sendable {
  /// What the container keeps, without its types.
  @usableFromInline let definition: ModuleDefinition
}

extension Members where Object: AnyObject {
  /// Lets the members replace earlier ones of the class.
  ///
  /// As for a ``Module``, a class that is listed twice in one container is a mistake without this, and so is this
  /// where there is nothing to override.
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

/// An object that somebody else creates, and whose members can't be injected without arguments.
///
/// Conform to it in the class, and say what a caller has to pass. The conformance is inherited, so that
/// subclasses take the same arguments:
///
/// ```swift
/// @MainActor final class DetailController: InjectionTarget {
///   typealias Arguments = String
///   var model: DetailModelImpl?
/// }
/// ```
///
/// The class's ``Members`` get the arguments, and ``Container/inject(into:_:fileID:line:)`` passes them. An
/// injection without them stops the program. A class whose members need no arguments conforms to nothing.
public protocol InjectionTarget: AnyObject, SendableMetatype {
  /// What a caller has to pass.
  associatedtype Arguments
}
