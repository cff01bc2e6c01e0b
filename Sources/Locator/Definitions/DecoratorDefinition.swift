/// What a decorator says, without its types.
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

  /// The closure, which takes a value and returns the one that decorates it.
  private let function: ErasedFunction

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
    function = ErasedFunction(make)
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
    function = ErasedFunction(mainActor: make)
  }

  /// Decorates an instance of a module of the key.
  func callAsFunction<Value>(_ context: ResolutionContext, _ inner: Value) -> Value {
    function(context, inner, as: Value.self)
  }
}
