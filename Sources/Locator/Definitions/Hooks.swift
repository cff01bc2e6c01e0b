/// A closure that completes an instance after it was made.
struct CreateHook: Sendable {
  /// What the closure needs, if it declares a need.
  let need: KeyDependency?

  /// The line of a hook that declares a need.
  let location: SourceLocation?

  /// Runs the closure on the instance in a box.
  let run: @Sendable (ResolutionContext, AnyBox) -> Void

  init(
    need: KeyDependency? = nil,
    at location: SourceLocation? = nil,
    _ run: @escaping @Sendable (ResolutionContext, AnyBox) -> Void
  ) {
    self.need = need
    self.location = location
    self.run = run
  }
}

/// A wrapper of the instances of a key, without its types.
@usableFromInline
struct DecoratorDefinition: Sendable {
  let key: Any.Type
  let needs: [KeyDependency]
  let isolation: Isolation
  let location: SourceLocation
  let wrap: Wrap

  /// What wraps the instance in a box.
  enum Wrap: Sendable {
    case sync(@Sendable (ResolutionContext, AnyBox) throws -> AnyBox)
    case async(
      @concurrent @Sendable (UncheckedTransfer<ResolutionContext>, AnyBox) async throws -> AnyBox
    )
  }

  @usableFromInline
  init<K: BindingKey, Failure: Error>(
    _ key: K.Type,
    _ needs: [KeyDependency],
    isolation: Isolation = .none,
    at location: SourceLocation,
    sync wrap: Typed<K.Value, K.Value, Failure>
  ) {
    (self.key, self.needs, self.isolation, self.location) = (key, needs, isolation, location)
    self.wrap = Self.boxing(wrap)
  }

  @usableFromInline
  init<K: AsyncInjectionKey>(
    _ key: K.Type,
    _ needs: [KeyDependency],
    at location: SourceLocation,
    async wrap:
      @escaping @concurrent @Sendable (UncheckedTransfer<ResolutionContext>, K.Value)
      async throws -> K.Value
  ) {
    (self.key, self.needs, isolation, self.location) = (key, needs, .none, location)
    self.wrap = .async { context, box in
      AnyBox(try await wrap(context, Box<K.Value>.value(in: box)))
    }
  }

  private static func boxing<Value, Failure: Error>(_ wrap: Typed<Value, Value, Failure>) -> Wrap {
    .sync { context, box in AnyBox(try wrap.function(context, Box<Value>.value(in: box))) }
  }
}
