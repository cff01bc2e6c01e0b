// What the members of a class become without their types.

extension Members {
  typealias Body<Value> = @isolated(any) @Sendable (Object, Value) -> Void

  init(_ object: AnyClass, _ isolation: Isolation, _ location: SourceLocation) {
    self.init(
      definition: Definition(
        nil, .members(object), isolation: isolation, at: location, .sync { _, _ in AnyBox(()) }
      )
    )
  }

  func injecting<Need: BindingKey>(
    _ need: Need.Type, _ location: SourceLocation, _ body: @escaping Body<Need.Value>
  ) -> Self {
    let set = setter(body, location)
    // Of the main actor for the compiler, to which the key may be isolated.
    let inject = Typed<AnyBox?, Void, any Error>(mainActor: { context, subject throws(any Error) in
      set(Self.object(of: subject), AnyBox.value(in: try Need.box(in: context)))
    })
    return adding([need.dependency], location, .sync { AnyBox(try inject.function($0, $1)) })
  }

  func awaiting<Need: AsyncBindingKey>(
    _ need: Need.Type, _ location: SourceLocation, _ body: @escaping Body<Need.Value>
  ) -> Self {
    let set = setter(body, location)
    let isOnMainActor = definition.isolation == .mainActor
    return adding(
      [need.dependency], location,
      .async { context, subject in
        let value: Need.Value = AnyBox.value(in: try await Need.asyncBox(in: context.value))
        let object = Self.object(of: subject)
        if isOnMainActor { await body(object, value) } else { set(object, value) }
        return AnyBox(())
      }
    )
  }

  func taking<Arguments>(_ location: SourceLocation, _ body: @escaping Body<Arguments>) -> Self {
    let set = setter(body, location)
    return adding(
      [], location,
      .sync { _, subject in
        let (_, arguments) = AnyBox.value(as: Subject.self, in: subject)
        set(Self.object(of: subject), AnyBox.value(in: arguments))
        return AnyBox(())
      }
    )
  }

  /// Returns the members with one more line, which uses the arguments if it has no need.
  private func adding(_ needs: [KeyDependency], _ location: SourceLocation, _ inject: Factory)
    -> Self
  {
    let earlier = definition.factory
    let isOnMainActor = definition.isolation == .mainActor
    let factory: Factory =
      if case .sync(let earlier) = earlier, case .sync(let inject) = inject {
        .sync { context, subject in
          _ = try earlier(context, subject)
          return try inject(context.inside(location), subject)
        }
      } else {
        .async { context, subject in
          _ = try await earlier.run(context.value, subject, onMainActor: isOnMainActor)
          let context = context.value.inside(location)
          return try await inject.run(context, subject, onMainActor: isOnMainActor)
        }
      }
    return Self(definition: definition.with(needs: needs, takesArguments: needs.isEmpty, factory))
  }

  /// Returns a closure without its isolation, which has to be that of the members.
  private func setter<Value>(
    _ body: @escaping Body<Value>, _ location: SourceLocation
  ) -> @Sendable (Object, Value) -> Void {
    guard body.isolation == nil || definition.isolation == .mainActor else {
      stop(Messages.isolatedInjection(of: definition), at: location)
    }
    // Safe: isolation is no part of a function's layout, and only code of the main actor calls its functions.
    return unsafe unsafeBitCast(body, to: (@Sendable (Object, Value) -> Void).self)
  }

  /// Returns the object as one of the class whose members are injected, which is its class or a superclass.
  private static func object(of subject: AnyBox?) -> Object {
    // Safe: only a class has members.
    unsafe unsafeBitCast(AnyBox.value(as: Subject.self, in: subject).object, to: Object.self)
  }
}

typealias Subject = (object: AnyObject, arguments: AnyBox?)
