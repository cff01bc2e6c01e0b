// What the members of a class become without their types.

/// What one line of the members does with an object.
struct Injection: Sendable {
  /// The key whose value is injected, or `nil` if the arguments are passed.
  let need: KeyDependency?
  let location: SourceLocation
  let run: @Sendable (ResolutionContext, Subject) throws -> Void
}

/// The object of an injection, and the arguments for it.
typealias Subject = (object: AnyObject, arguments: AnyBox?)

extension Members {
  /// The members without their types, which a loop injects.
  var definition: Definition {
    let injections = injections
    return Definition(
      nil, .members(object), needs: injections.compactMap(\.need), isolation: isolation,
      takesArguments: injections.contains { $0.need == nil }, at: location,
      .sync { context, subject in
        let subject = AnyBox.value(as: Subject.self, in: subject)
        for injection in injections {
          try injection.run(context.inside(injection.location), subject)
        }
        return AnyBox(())
      },
      extras: isOverriding ? Definition.Extras(isOverriding: true) : nil
    )
  }

  /// Returns the members with one more line, without a copy of those before it.
  consuming func injecting<Need: BindingKey>(
    _ need: Need.Type, _ location: SourceLocation,
    _ body: @escaping @MainActor @Sendable (Object, Need.Value) -> Void
  ) -> Self {
    // Of the main actor for the compiler, to which the key may be isolated.
    let inject = Typed<Subject, Void, any Error>(mainActor: { context, subject throws(any Error) in
      body(Self.object(of: subject), AnyBox.value(in: try Need.box(in: context)))
    })
    injections.append(
      Injection(need: need.dependency, location: location) { try inject.function($0, $1) })
    return self
  }

  consuming func passing<Arguments>(
    _ type: Arguments.Type, _ location: SourceLocation,
    _ body: @escaping @MainActor @Sendable (Object, Arguments) -> Void
  ) -> Self {
    let pass = Typed<Subject, Void, Never>(mainActor: { _, subject in
      body(Self.object(of: subject), AnyBox.value(in: subject.arguments))
    })
    injections.append(Injection(need: nil, location: location) { pass.function($0, $1) })
    return self
  }

  /// Returns the object as one of the class whose members are injected, which is its class or a superclass.
  private static func object(of subject: Subject) -> Object {
    // SAFETY: only a class has members.
    unsafe unsafeBitCast(subject.object, to: Object.self)
  }
}

/// A closure of members that run anywhere, which is isolated to nothing.
///
/// The compiler takes a closure of the main actor where none is asked for, if its context is of that actor. As
/// `@isolated(any)` it says which it is, without what the runtime has since iOS 18.
struct AnywhereBody<Object, Value>: Sendable {
  let function: @Sendable (Object, Value) -> Void

  init(
    _ body: @escaping @isolated(any) @Sendable (Object, Value) -> Void, of object: AnyClass,
    _ members: SourceLocation, at location: SourceLocation
  ) {
    guard body.isolation == nil else {
      stop(Messages.isolatedInjection(of: object, members), at: location)
    }
    // SAFETY: isolation is no part of a function's layout, and there is none. A cast of the structures and not of the
    // functions, whose types the runtime knows only since iOS 18.
    self = unsafe unsafeBitCast(ErasedBody(function: body), to: Self.self)
  }

  private struct ErasedBody: Sendable {
    let function: @isolated(any) @Sendable (Object, Value) -> Void
  }
}
