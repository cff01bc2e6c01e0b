/// A decorator without its types.
@usableFromInline
struct DecoratorDefinition: Sendable {
  /// The key whose values are decorated.
  let key: Any.Type

  /// The needs of the closure, in order.
  let needs: [KeyDependency]

  /// The isolation of the closure.
  let isolation: Isolation

  /// The line of the decorator.
  let location: SourceLocation

  /// The closure, which takes a value and returns the decorated one.
  private let function: ErasedFunction

  /// Creates the definition of a decorator whose closure runs where the module's factory ran.
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

  /// Creates the definition of a decorator whose closure runs on the main actor.
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

  /// Returns a decorated instance of a module of the key.
  func callAsFunction<Value>(_ context: ResolutionContext, _ inner: Value) -> Value {
    function(context, inner, as: Value.self)
  }
}
