/// The members to inject into the objects of a class that other code creates, such as a view controller.
///
/// Name what the objects need, a key a line, and set their properties:
///
/// ```swift
/// @MainActor struct Controllers: @MainActor Assembly {
///   var modules: [AnyModule] {
///     Members(of: HomeController.self)
///       .inject(HomeKey.self) { $0.home = $1 }
///   }
/// }
/// ```
///
/// Then pass each object to a container as soon as it exists, `container.inject(into: HomeController())`. The class of
/// an object decides, not the type of the variable. The members of its superclasses are injected, too, the base class
/// first. A class is listed once in a container. A child container sees the members of its parent, and its own take
/// precedence, class by class.
///
/// A key that can fail or waits is injected as a `Provider<Key>`, which the object calls when it handles the error or
/// waits. `Domain`, which the compiler infers, is `MainActor` for a class that is `Sendable`, as every class of the
/// main actor is, and ``Anywhere`` for any other. Write `Members<Import, Anywhere>(of: Import.self)` for a `Sendable`
/// class that lives anywhere.
public struct Members<Object, Domain>: Sendable {
  let object: AnyClass
  let isolation: Isolation
  let location: SourceLocation
  var injections: [Injection] = []
  var isOverriding = false
}

extension Members {
  /// Lets the members replace earlier ones of the class.
  ///
  /// As with a ``Module``, a class that is listed twice in one container is a problem without this, and so is an
  /// override of nothing.
  public consuming func overriding() -> Self {
    isOverriding = true
    return self
  }
}

extension Members where Object: AnyObject {
  // The compiler takes the second initializer where the class is `Sendable`, because it asks for more, and the first
  // where the class isn't. But it does so only if nothing else tells the two chains of calls apart: so the domain is an
  // argument and no constraint, and `inject` takes an isolated closure in both domains, with any isolation in one.

  /// Begins the members of a class.
  public init(
    of object: Object.Type, domain: Domain.Type = Anywhere.self, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    precondition(domain as Any.Type == Anywhere.self, "the class isn't 'Sendable'")
    self.init(object: object, isolation: .none, location: SourceLocation(fileID, line))
  }

  /// Begins the members of a class of the main actor.
  public init(
    of object: Object.Type, domain: Domain.Type = MainActor.self, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Object: Sendable {
    let isolation = domain as Any.Type == MainActor.self ? Isolation.mainActor : .none
    self.init(object: object, isolation: isolation, location: SourceLocation(fileID, line))
  }
}

extension Members where Domain == Anywhere {
  /// Injects the value of a key.
  ///
  /// - Parameters:
  ///   - need: The key.
  ///   - fileID: The file of the injection.
  ///   - line: The line of the injection.
  ///   - body: A closure that sets the property of the object.
  /// - Returns: The members with the injection.
  /// - Complexity: O(1) in a chain of calls.
  public consuming func inject<Need: InjectionKey & SendableMetatype>(
    _ need: Need.Type, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @isolated(any) @Sendable (Object, Need.Value) -> Void
  ) -> Self where Need.Arguments == Void {
    let location = SourceLocation(fileID, line)
    let body = AnywhereBody(body, of: object, self.location, at: location).function
    return injecting(need, location, body)
  }

  /// Passes the arguments of an injection to the object.
  ///
  /// ```swift
  /// Members(of: Download.self).passing { $0.start($1) }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - body: A closure that uses the arguments.
  /// - Returns: The members with the closure.
  public consuming func passing(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @isolated(any) @Sendable (Object, Object.Arguments) -> Void
  ) -> Self where Object: InjectionTarget {
    let location = SourceLocation(fileID, line)
    let body = AnywhereBody(body, of: object, self.location, at: location).function
    return passing(Object.Arguments.self, location, body)
  }
}

extension Members where Domain == MainActor {
  /// Injects the value of a key into an object of the main actor.
  public consuming func inject<Need: InjectionKey>(
    _ need: Need.Type, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (Object, Need.Value) -> Void
  ) -> Self where Need.Arguments == Void {
    injecting(need, SourceLocation(fileID, line), body)
  }

  /// Passes the arguments of an injection to an object of the main actor.
  public consuming func passing(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (Object, Object.Arguments) -> Void
  ) -> Self where Object: InjectionTarget {
    passing(Object.Arguments.self, SourceLocation(fileID, line), body)
  }
}
