// What the members of a class become without their types.

extension Members {
  typealias Body<Value> = @isolated(any) @Sendable (Object, Value) -> Void

  init(_ object: AnyClass, _ isolation: Isolation, _ location: SourceLocation) {
    self.init(
      definition: Definition(
        MembersKey.self,
        .members(object),
        isolation: isolation,
        at: location,
        .sync { _, _ in AnyBox(()) }
      )
    )
  }

  func injecting<Need: BindingKey>(
    _ need: Need.Type,
    _ location: SourceLocation,
    _ body: @escaping Body<Need.Value>
  ) -> Self {
    let set = setter(body, location)
    // Of the main actor for the compiler, to which the key may be isolated.
    let inject = Typed<Subject, Void, any Error>(mainActor: { context, subject throws(any Error) in
      set.function(subject.object(as: Object.self), AnyBox.value(in: try Need.box(in: context)))
    })
    return adding(
      need.dependency,
      location,
      .sync { AnyBox(try inject.function($0, AnyBox.value(in: $1))) }
    )
  }

  func awaiting<Need: AsyncBindingKey>(
    _ need: Need.Type,
    _ location: SourceLocation,
    _ body: @escaping Body<Need.Value>
  ) -> Self {
    let set = setter(body, location)
    let isOnMainActor = definition.isolation == .mainActor
    return adding(
      need.dependency,
      location,
      .async { context, subject in
        let value: Need.Value = AnyBox.value(in: try await Need.asyncBox(in: context.value))
        let object = AnyBox.value(as: Subject.self, in: subject).object(as: Object.self)
        if isOnMainActor { await body(object, value) } else { set.function(object, value) }
        return AnyBox(())
      }
    )
  }

  func taking<Arguments>(
    _ location: SourceLocation,
    _ body: @escaping Body<Arguments>
  ) -> Self {
    let set = setter(body, location)
    return adding(
      nil,
      location,
      .sync { _, subject in
        let subject = AnyBox.value(as: Subject.self, in: subject)
        set.function(subject.object(as: Object.self), AnyBox.value(in: subject.arguments))
        return AnyBox(())
      }
    )
  }

  /// Returns the members with one more line, which uses the arguments if it has no need.
  private func adding(
    _ need: KeyDependency?,
    _ location: SourceLocation,
    _ inject: Factory
  ) -> Self {
    let needs = need.map { [$0] } ?? []
    let injection = Definition(MembersKey.self, needs: needs, at: location, inject)
    return Self(
      definition: definition.with(needs: needs, takesArguments: need == nil) {
        $0.injections.append(injection)
      }
    )
  }

  /// Returns a closure without its isolation, which has to be that of the members.
  private func setter<Value>(
    _ body: @escaping Body<Value>,
    _ location: SourceLocation
  ) -> Setter<Object, Value> {
    guard body.isolation == nil || definition.isolation == .mainActor else {
      stop(Messages.isolatedInjection(of: definition), at: location)
    }
    return Setter(body)
  }
}

/// A closure of members without its isolation, in a structure for the reason of `Typed`.
private struct Setter<Object, Value>: Sendable {
  let function: @Sendable (Object, Value) -> Void

  init(_ function: @escaping @isolated(any) @Sendable (Object, Value) -> Void) {
    // Safe: isolation is a part of a function's type, and of what it captures, but not of its layout. Only code of the
    // main actor calls a function of the main actor.
    self = unsafe unsafeBitCast(Isolated(function: function), to: Self.self)
  }

  private struct Isolated: Sendable {
    let function: @isolated(any) @Sendable (Object, Value) -> Void
  }
}

/// An object to inject into, and the arguments in a box.
struct Subject {
  let object: AnyObject
  let arguments: AnyBox?

  /// Returns the object as one of the class whose members are injected, which is its class or a superclass.
  func object<Object>(as type: Object.Type) -> Object {
    // Safe: only a class has members.
    unsafe unsafeBitCast(object, to: type)
  }
}

/// The key of the members of a class, which no read names.
enum MembersKey: BindingKey {
  typealias Value = Void
}
