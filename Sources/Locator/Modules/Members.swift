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
  let binding: Binding
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
    Self(binding: binding.modified { $0.isOverriding = true })
  }
}

extension Members where Object: AnyObject, Domain == Anywhere {
  /// Injects into the objects of a class.
  ///
  /// The closure runs in each ``Container/inject(into:fileID:line:)``, on the thread of the call.
  ///
  /// ```swift
  /// Members(of: Import.self, needs: StoreKey.self) { object, store in object.store = store }
  /// ```
  ///
  /// - Parameters:
  ///   - object: The class.
  ///   - needs: The keys whose values the closure gets.
  ///   - fileID: The file that the members are written in.
  ///   - line: The line that the members are written on.
  ///   - inject: Sets the properties of the object.
  /// - Complexity: O(1) for each need.
  public init<each Need: InjectionKey & SendableMetatype>(
    of object: Object.Type,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @Sendable (Object, repeat (each Need).Value) -> Void
  ) {
    binding = Binding(
      membersOf: object,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      isolation: .none,
      location: SourceLocation(fileID, line),
      factory: Factory { (context, subject: Subject<Void>) in
        inject(subject.object(as: Object.self), repeat (each Need).resolve(in: context))
      }
    )
  }

  /// Injects into the objects of a class, with arguments.
  ///
  /// The closure runs in each ``Container/inject(into:_:fileID:line:)``, on the thread of the call.
  ///
  /// ```swift
  /// Members(of: Download.self, needs: StoreKey.self) { object, store, address in
  ///   object.start(address, into: store)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - object: The class, which names the type of the arguments.
  ///   - needs: The keys whose values the closure gets.
  ///   - fileID: The file that the members are written in.
  ///   - line: The line that the members are written on.
  ///   - inject: Sets the properties of the object. The arguments come after the needs.
  /// - Complexity: O(1) for each need.
  public init<each Need: InjectionKey & SendableMetatype, Arguments>(
    of object: Object.Type,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @Sendable (Object, repeat (each Need).Value, Arguments) -> Void
  ) where Object: InjectionTarget, Object.Arguments == Arguments {
    binding = Binding(
      membersOf: object,
      arguments: Arguments.self,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      isolation: .none,
      location: SourceLocation(fileID, line),
      factory: Factory { (context, subject: Subject<Arguments>) in
        apply(
          inject,
          to: subject.object(as: Object.self),
          repeat (each Need).resolve(in: context),
          subject.arguments
        )
      }
    )
  }
}

// The objects and the arguments are `Sendable`, because `inject(into:)` can be called from code that the compiler
// doesn't know to be on the main actor, and that could send them elsewhere later.
extension Members where Object: AnyObject & Sendable, Domain == MainActor {
  /// Injects into the objects of a class on the main actor.
  ///
  /// The closure runs in each ``Container/inject(into:fileID:line:)``, which stops the program elsewhere.
  ///
  /// ```swift
  /// Members(of: HomeController.self, needs: HomeKey.self) { controller, home in controller.home = home }
  /// ```
  ///
  /// - Parameters:
  ///   - object: The class.
  ///   - needs: The keys whose values the closure gets.
  ///   - fileID: The file that the members are written in.
  ///   - line: The line that the members are written on.
  ///   - inject: Sets the properties of the object.
  /// - Complexity: O(1) for each need.
  public init<each Need: InjectionKey>(
    of object: Object.Type,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, repeat (each Need).Value) -> Void
  ) {
    binding = Binding(
      membersOf: object,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      isolation: .byModule,
      location: SourceLocation(fileID, line),
      factory: Factory(mainActor: { (context, subject: Subject<Void>) in
        inject(subject.object(as: Object.self), repeat (each Need).resolve(in: context))
      })
    )
  }

  /// Injects into the objects of a class on the main actor, with arguments.
  ///
  /// The closure runs in each ``Container/inject(into:_:fileID:line:)``, which stops the program elsewhere.
  ///
  /// ```swift
  /// Members(of: DetailController.self, needs: HomeKey.self) { controller, home, id in
  ///   controller.show(id, in: home)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - object: The class, which names the type of the arguments.
  ///   - needs: The keys whose values the closure gets.
  ///   - fileID: The file that the members are written in.
  ///   - line: The line that the members are written on.
  ///   - inject: Sets the properties of the object. The arguments come after the needs.
  /// - Complexity: O(1) for each need.
  public init<each Need: InjectionKey, Arguments: Sendable>(
    of object: Object.Type,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, repeat (each Need).Value, Arguments) -> Void
  ) where Object: InjectionTarget, Object.Arguments == Arguments {
    binding = Binding(
      membersOf: object,
      arguments: Arguments.self,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      isolation: .byModule,
      location: SourceLocation(fileID, line),
      factory: Factory(mainActor: { (context, subject: Subject<Arguments>) in
        applyOnMainActor(
          inject,
          to: subject.object(as: Object.self),
          repeat (each Need).resolve(in: context),
          subject.arguments
        )
      })
    )
  }
}
