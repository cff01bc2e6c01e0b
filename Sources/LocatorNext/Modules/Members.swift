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
/// The key decides whether an injection throws or waits: a class with a key that can fail is a
/// ``ThrowingInjectionTarget``, and one with an asynchronous key an ``AsyncInjectionTarget``.
///
/// `Domain` is `MainActor`. Write `Members<Import, Anywhere>(of: Import.self)` for a class that doesn't live there: the
/// compiler can't tell the two apart.
public struct Members<Object, Domain>: Sendable {
  /// The members without their types, as a container stores them.
  let definition: Definition
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
  ///   Members(of: HomeController.self).overriding()
  /// }
  /// ```
  ///
  /// - Returns: The members that override.
  public func overriding() -> Self { Self(definition: definition.with { $0.isOverriding = true }) }
}

extension Members where Object: AnyObject, Domain == Anywhere {
  /// Begins the members of a class.
  ///
  /// - Parameters:
  ///   - object: The class.
  ///   - fileID: The file of the members.
  ///   - line: The line of the members.
  @_disfavoredOverload
  public init(
    of object: Object.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(object, .none, SourceLocation(fileID, line))
  }

  /// Injects the value of a key.
  ///
  /// ```swift
  /// Members<Import, Anywhere>(of: Import.self).inject(StoreKey.self) { $0.store = $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - need: The key.
  ///   - fileID: The file of the injection.
  ///   - line: The line of the injection.
  ///   - body: A closure that sets the property of the object.
  /// - Returns: The members with the injection.
  public func inject<Need: InjectionKey & SendableMetatype>(
    _ need: Need.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping @Sendable (Object, Need.Value) -> Void
  ) -> Self where Need.Arguments == Void {
    injecting(
      need.dependency,
      SourceLocation(fileID, line),
      Typed { (context, object: Object) throws(any Error) in
        body(object, Box.value(in: try Need.box(nil, in: context)))
      }
    )
  }

  /// Injects the value of a key that can fail, with the failure of the class.
  ///
  /// - Parameters:
  ///   - need: The key.
  ///   - fileID: The file of the injection.
  ///   - line: The line of the injection.
  ///   - body: A closure that sets the property of the object.
  /// - Returns: The members with the injection.
  public func inject<Need: ThrowingInjectionKey & SendableMetatype>(
    _ need: Need.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping @Sendable (Object, Need.Value) -> Void
  ) -> Self where Need.Arguments == Void, Object: InjectionTarget {
    injecting(
      need.dependency,
      SourceLocation(fileID, line),
      Typed { (context, object: Object) throws(any Error) in
        body(object, Box.value(in: try Need.box(nil, in: context)))
      }
    )
  }

  /// Injects the value of an asynchronous key, for which the injection waits.
  ///
  /// - Parameters:
  ///   - need: The key.
  ///   - fileID: The file of the injection.
  ///   - line: The line of the injection.
  ///   - body: A closure that sets the property of the object.
  /// - Returns: The members with the injection.
  public func inject<Need: AsyncBindingKey>(
    _ need: Need.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping @Sendable (Object, Need.Value) -> Void
  ) -> Self where Need.Arguments == Void, Object: AsyncInjectionTarget {
    asynchronously(need, SourceLocation(fileID, line), body)
  }

  /// Passes the arguments of an injection to the object.
  ///
  /// ```swift
  /// Members<Download, Anywhere>(of: Download.self).passing { $0.start($1) }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - body: A closure that uses the arguments.
  /// - Returns: The members with the closure.
  public func passing(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping @Sendable (Object, Object.Arguments) -> Void
  ) -> Self where Object: InjectionTarget {
    adding(
      nil,
      SourceLocation(fileID, line),
      Typed { (context, subject: Subject) throws(any Error) in
        body(subject.object(as: Object.self), Box.value(in: subject.arguments))
      },
      takesArguments: true
    )
  }
}

extension Members where Object: AnyObject, Domain == MainActor {
  /// Begins the members of a class of the main actor.
  ///
  /// - Parameters:
  ///   - object: The class.
  ///   - fileID: The file of the members.
  ///   - line: The line of the members.
  public init(
    of object: Object.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Object: Sendable {
    self.init(object, .mainActor, SourceLocation(fileID, line))
  }

  /// Injects the value of a key.
  ///
  /// ```swift
  /// Members(of: HomeController.self).inject(HomeKey.self) { $0.home = $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - need: The key.
  ///   - fileID: The file of the injection.
  ///   - line: The line of the injection.
  ///   - body: A closure that sets the property of the object.
  /// - Returns: The members with the injection.
  public func inject<Need: InjectionKey>(
    _ need: Need.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (Object, Need.Value) -> Void
  ) -> Self where Need.Arguments == Void {
    injecting(
      need.dependency,
      SourceLocation(fileID, line),
      Typed(mainActor: { (context, object: Object) throws(any Error) in
        body(object, Box.value(in: try Need.box(nil, in: context)))
      })
    )
  }

  /// Injects the value of a key that can fail, with the failure of the class.
  ///
  /// - Parameters:
  ///   - need: The key.
  ///   - fileID: The file of the injection.
  ///   - line: The line of the injection.
  ///   - body: A closure that sets the property of the object.
  /// - Returns: The members with the injection.
  public func inject<Need: ThrowingInjectionKey>(
    _ need: Need.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (Object, Need.Value) -> Void
  ) -> Self where Need.Arguments == Void, Object: InjectionTarget {
    injecting(
      need.dependency,
      SourceLocation(fileID, line),
      Typed(mainActor: { (context, object: Object) throws(any Error) in
        body(object, Box.value(in: try Need.box(nil, in: context)))
      })
    )
  }

  /// Injects the value of an asynchronous key, for which the injection waits.
  ///
  /// - Parameters:
  ///   - need: The key.
  ///   - fileID: The file of the injection.
  ///   - line: The line of the injection.
  ///   - body: A closure that sets the property of the object.
  /// - Returns: The members with the injection.
  public func inject<Need: AsyncBindingKey>(
    _ need: Need.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (Object, Need.Value) -> Void
  ) -> Self where Need.Arguments == Void, Object: AsyncInjectionTarget {
    asynchronouslyOnMainActor(need, SourceLocation(fileID, line), body)
  }

  /// Passes the arguments of an injection to the object.
  ///
  /// ```swift
  /// Members(of: DetailController.self).passing { $0.show($1) }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - body: A closure that uses the arguments.
  /// - Returns: The members with the closure.
  public func passing(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (Object, Object.Arguments) -> Void
  ) -> Self where Object: InjectionTarget {
    adding(
      nil,
      SourceLocation(fileID, line),
      Typed(mainActor: { (context, subject: Subject) throws(any Error) in
        body(subject.object(as: Object.self), Box.value(in: subject.arguments))
      }),
      takesArguments: true
    )
  }
}

extension Members where Object: AnyObject {
  private init(_ object: Object.Type, _ isolation: Isolation, _ location: SourceLocation) {
    self.init(
      definition: Definition(
        MembersKey.self,
        .transient,
        isolation: isolation,
        at: location,
        .sync { _, _ in Box(()) },
        extras: Definition.Extras(injectedClass: object)
      )
    )
  }

  private func injecting(
    _ need: KeyDependency,
    _ location: SourceLocation,
    _ body: Typed<Object, Void, any Error>
  ) -> Self {
    let inject = Typed<Subject, Void, any Error> { (context, subject) throws(any Error) in
      try body.function(context, subject.object(as: Object.self))
    }
    return adding(need, location, inject)
  }

  private func adding(
    _ need: KeyDependency?,
    _ location: SourceLocation,
    _ inject: Typed<Subject, Void, any Error>,
    takesArguments: Bool = false
  ) -> Self {
    let injection = Injection(need: need, location: location, .sync(inject.function))
    return Self(definition: definition.adding(injection, takesArguments: takesArguments))
  }
}

extension Members where Object: AsyncInjectionTarget {
  private func asynchronously<Need: AsyncBindingKey>(
    _ need: Need.Type,
    _ location: SourceLocation,
    _ body: @escaping @Sendable (Object, Need.Value) -> Void
  ) -> Self {
    let injection = Injection(
      need: need.dependency,
      location: location,
      .async { context, subject in
        let value: Need.Value = Box.value(in: try await Need.asyncBox(nil, in: context.value))
        body(subject.value.object(as: Object.self), value)
      }
    )
    return Self(definition: definition.adding(injection))
  }

  private func asynchronouslyOnMainActor<Need: AsyncBindingKey>(
    _ need: Need.Type,
    _ location: SourceLocation,
    _ body: @escaping @MainActor @Sendable (Object, Need.Value) -> Void
  ) -> Self {
    let injection = Injection(
      need: need.dependency,
      location: location,
      .async { context, subject in
        let value: Need.Value = Box.value(in: try await Need.asyncBox(nil, in: context.value))
        await Self.run { body(subject.value.object(as: Object.self), value) }
      }
    )
    return Self(definition: definition.adding(injection))
  }

  @MainActor
  private static func run(_ body: @MainActor @Sendable () -> Void) async { body() }
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
/// Its ``Members`` can need keys that throw. The class declares the error, `Failure`:
///
/// ```swift
/// final class Reader: ThrowingInjectionTarget {
///   typealias Failure = ConfigError
///   var config: Config?
/// }
///
/// Members<Reader, Anywhere>(of: Reader.self).inject(ConfigKey.self) { $0.config = $1 }
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
/// Its ``Members`` can need asynchronous keys and keys that throw:
///
/// ```swift
/// @MainActor final class SearchController: AsyncInjectionTarget {
///   typealias Failure = DatabaseError
///   var database: Database?
/// }
///
/// Members(of: SearchController.self).inject(DatabaseKey.self) { $0.database = $1 }
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
