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

  /// The effects of the closure.
  private let effects: Effects

  /// The closure, which takes a value and returns the decorated one.
  private let function: ErasedFunction

  /// The effects of a closure.
  private enum Effects {
    /// None: the closure returns a value.
    case none
    /// The closure can throw the failure of the key.
    case failing
    /// The closure waits, and can throw the failure of the key.
    case asynchronous
  }

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
    effects = .none
    function = ErasedFunction(make)
  }

  /// Creates the definition of a decorator whose closure can throw the failure of the key.
  @usableFromInline
  init<K: ThrowingInjectionKey>(
    failing key: K.Type,
    needs: [KeyDependency],
    location: SourceLocation,
    make: @escaping @Sendable (ResolutionContext, K.Value) throws(K.Failure) -> K.Value
  ) {
    self.key = key
    self.needs = needs
    self.location = location
    isolation = .none
    effects = .failing
    function = ErasedFunction(make)
  }

  /// Creates the definition of a decorator whose closure waits.
  @usableFromInline
  init<K: AsyncInjectionKey>(
    asynchronous key: K.Type,
    needs: [KeyDependency],
    location: SourceLocation,
    make:
      @escaping @concurrent @Sendable (
        UncheckedTransfer<ResolutionContext>, UncheckedTransfer<K.Value>
      )
      async throws(K.Failure) -> K.Value
  ) {
    self.key = key
    self.needs = needs
    self.location = location
    isolation = .none
    effects = .asynchronous
    function = ErasedFunction(asynchronous: make)
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
    effects = .none
    function = ErasedFunction(mainActor: make)
  }

  /// Returns a decorated instance of a module of the key.
  ///
  /// - Throws: The error of the closure.
  func callAsFunction<Value, Failure: Error>(
    _ context: ResolutionContext,
    _ inner: Value,
    throwing failure: Failure.Type
  ) throws(Failure) -> Value {
    switch effects {
    case .none:
      function(context, inner, as: Value.self)
    case .failing:
      try function(context, inner, as: Value.self, throwing: failure)
    case .asynchronous:
      preconditionFailure(
        "A synchronous module with an asynchronous decorator is a bug in Locator."
      )
    }
  }

  /// Returns a decorated instance of an asynchronous module of the key.
  ///
  /// - Throws: The error of the closure.
  func callAsynchronously<Value, Failure: Error>(
    _ context: ResolutionContext,
    _ inner: Value,
    throwing failure: Failure.Type
  ) async throws(Failure) -> Value {
    guard case .asynchronous = effects else {
      return try self(context, inner, throwing: failure)
    }
    return try await function.callAsynchronously(
      context,
      UncheckedTransfer(value: inner),
      as: Value.self,
      throwing: failure
    )
  }
}
