/// A module's factory without its types, so that a container keeps the factories of all keys alike.
///
/// Nothing is boxed: a factory is stored as it is and called with the types it was made with.
@safe
@usableFromInline
struct Factory: Sendable {
  /// The function under another type, by which it is never called.
  @usableFromInline let erased: Erased

  /// Keeps a factory that runs wherever it is called.
  ///
  /// Inlined, as are the others, so that the runtime isn't asked for the types of the factory.
  @inlinable @inline(__always)
  init<Arguments, Value, Failure: Error>(
    _ make: @escaping @Sendable (ResolutionContext, Arguments) throws(Failure) -> Value
  ) {
    // Safe: both structs hold one function value, whose layout doesn't depend on its type.
    erased = unsafe unsafeBitCast(Typed(make: make), to: Erased.self)
  }

  /// Keeps a factory that runs on the main actor.
  @inlinable @inline(__always)
  init<Arguments, Value, Failure: Error>(
    mainActor make:
      @escaping @MainActor @Sendable (ResolutionContext, Arguments) throws(Failure) -> Value
  ) {
    // Safe: as above; a global actor is a part of a function's type and not of its layout.
    erased = unsafe unsafeBitCast(TypedOnMainActor(make: make), to: Erased.self)
  }

  /// Keeps a factory that takes time.
  @inlinable @inline(__always)
  init<Arguments, Value, Failure: Error>(
    asynchronous make:
      @escaping @concurrent @Sendable (Sent<ResolutionContext>, Sent<Arguments>)
      async throws(Failure) -> Value
  ) {
    // Safe: as above; that a function is asynchronous doesn't change how it is kept.
    erased = unsafe unsafeBitCast(TypedAsynchronous(make: make), to: Erased.self)
  }

  /// Runs the factory.
  ///
  /// - Precondition: The key is the one of the module, and a factory of the main actor is called there.
  func callAsFunction<K: BindingKey>(
    _ key: K.Type,
    _ context: ResolutionContext,
    _ arguments: K.Arguments
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    // Safe: a slot is found by its key, and the key fixes the three types that `init` was called with.
    let typed = unsafe unsafeBitCast(erased, to: Typed<K.Arguments, K.Value, K.Failure>.self)
    return try typed.make(context, arguments)
  }

  /// Runs the factory of an asynchronous key.
  ///
  /// - Precondition: The key is the one of the module.
  func callAsynchronously<K: BindingKey>(
    _ key: K.Type,
    _ context: ResolutionContext,
    _ arguments: Sent<K.Arguments>
  ) async throws(K.Failure) -> K.Value where K.Failure: Error {
    // Safe: a slot is found by its key, and the binding of the module says that it is asynchronous.
    let typed = unsafe unsafeBitCast(
      erased,
      to: TypedAsynchronous<K.Arguments, K.Value, K.Failure>.self
    )
    return try await typed.make(Sent(value: context), arguments)
  }
}

/// A factory as it is called.
@usableFromInline
struct Typed<Arguments, Value, Failure: Error>: Sendable {
  @usableFromInline let make: @Sendable (ResolutionContext, Arguments) throws(Failure) -> Value

  @inlinable @inline(__always)
  init(make: @escaping @Sendable (ResolutionContext, Arguments) throws(Failure) -> Value) {
    self.make = make
  }
}

/// A factory of the main actor.
@usableFromInline
struct TypedOnMainActor<Arguments, Value, Failure: Error>: Sendable {
  @usableFromInline let make:
    @MainActor @Sendable (ResolutionContext, Arguments) throws(Failure) -> Value

  @inlinable @inline(__always)
  init(
    make: @escaping @MainActor @Sendable (ResolutionContext, Arguments) throws(Failure) -> Value
  ) {
    self.make = make
  }
}

/// A factory that takes time.
@usableFromInline
struct TypedAsynchronous<Arguments, Value, Failure: Error>: Sendable {
  @usableFromInline let make:
    @concurrent @Sendable (Sent<ResolutionContext>, Sent<Arguments>) async throws(Failure) -> Value

  @inlinable @inline(__always)
  init(
    make:
      @escaping @concurrent @Sendable (Sent<ResolutionContext>, Sent<Arguments>)
      async throws(Failure) -> Value
  ) {
    self.make = make
  }
}

/// A factory as it is stored.
@usableFromInline
struct Erased: Sendable {
  let function: @Sendable () -> Void
}
