/// What a decorator says, without its types.
@safe
@usableFromInline
struct DecoratorDefinition: Sendable {
  /// The key whose values are decorated.
  let key: Any.Type

  /// What the closure needs, in order.
  let needs: [KeyDependency]

  /// Where the closure may run.
  let isolation: Isolation

  /// Where the decorator is written.
  let location: SourceLocation

  /// The closure under another type, by which it is never called.
  private let erased: Erased

  /// Describes a decorator whose closure runs where the module's factory has run.
  @usableFromInline
  init<K: BindingKey>(
    _ key: K.Type,
    needs: [KeyDependency],
    location: SourceLocation,
    make: @escaping @Sendable (ResolutionContext, K.Value) -> K.Value
  ) {
    self.key = key
    self.needs = needs
    self.location = location
    isolation = .none
    // Safe: both structs hold one function value, whose layout doesn't depend on its type.
    erased = unsafe unsafeBitCast(Typed(make: make), to: Erased.self)
  }

  /// Describes a decorator whose closure runs on the main actor.
  @usableFromInline
  init<K: InjectionKey>(
    mainActor key: K.Type,
    isolation: Isolation,
    needs: [KeyDependency],
    location: SourceLocation,
    make: @escaping @MainActor @Sendable (ResolutionContext, K.Value) -> K.Value
  ) {
    self.key = key
    self.needs = needs
    self.location = location
    self.isolation = isolation
    // Safe: as above; a global actor is a part of a function's type and not of its layout.
    erased = unsafe unsafeBitCast(TypedOnMainActor(make: make), to: Erased.self)
  }

  /// Decorates an instance.
  ///
  /// - Precondition: The instance is a value of the key.
  func callAsFunction<Value>(_ context: ResolutionContext, _ inner: Value) -> Value {
    // Safe: a decorator gets the instances of the modules of its key alone.
    unsafe unsafeBitCast(erased, to: Typed<Value>.self).make(context, inner)
  }

  /// A closure as it is called.
  private struct Typed<Value>: Sendable {
    let make: @Sendable (ResolutionContext, Value) -> Value
  }

  /// A closure of the main actor.
  private struct TypedOnMainActor<Value>: Sendable {
    let make: @MainActor @Sendable (ResolutionContext, Value) -> Value
  }

  /// A closure as it is stored.
  private struct Erased: Sendable {
    let function: @Sendable () -> Void
  }
}
