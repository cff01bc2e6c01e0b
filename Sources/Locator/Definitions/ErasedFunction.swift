/// A function of a context and an input, without its types, so that a container keeps the functions of all keys alike.
///
/// The input of a factory are the arguments of its key, that of a decorator the value to decorate, that of a hook the box
/// of an instance. Nothing is boxed: a function is stored as it is and called with the types it was made with.
@safe
@usableFromInline
struct ErasedFunction: Sendable {
  /// The function under another type, by which it is never called.
  @usableFromInline let erased: Erased

  /// Keeps a function that runs wherever it is called.
  ///
  /// Inlined, as are the others, so that the runtime isn't asked for the types of the function.
  @inlinable @inline(__always)
  init<Input, Output, Failure: Error>(
    _ function: @escaping @Sendable (ResolutionContext, Input) throws(Failure) -> Output
  ) {
    // Safe: both structs hold one function value, whose layout doesn't depend on its type.
    erased = unsafe unsafeBitCast(Typed(function: function), to: Erased.self)
  }

  /// Keeps a function that runs on the main actor.
  @inlinable @inline(__always)
  init<Input, Output, Failure: Error>(
    mainActor function:
      @escaping @MainActor @Sendable (ResolutionContext, Input) throws(Failure) -> Output
  ) {
    // Safe: as above; a global actor is a part of a function's type and not of its layout.
    erased = unsafe unsafeBitCast(TypedOnMainActor(function: function), to: Erased.self)
  }

  /// Keeps an asynchronous function.
  @inlinable @inline(__always)
  init<Input, Output, Failure: Error>(
    asynchronous function:
      @escaping @concurrent @Sendable (
        UncheckedTransfer<ResolutionContext>, UncheckedTransfer<Input>
      )
      async throws(Failure) -> Output
  ) {
    // Safe: as above; that a function is asynchronous doesn't change how it is kept.
    erased = unsafe unsafeBitCast(TypedAsynchronous(function: function), to: Erased.self)
  }
}

extension ErasedFunction {
  /// Calls the function.
  ///
  /// - Precondition: The types are those that `init` was called with, and a function of the main actor is called there.
  func callAsFunction<Input, Output>(
    _ context: ResolutionContext,
    _ input: Input,
    as output: Output.Type = Void.self
  ) -> Output {
    // Safe: by the precondition.
    let typed = unsafe unsafeBitCast(erased, to: Typed<Input, Output, Never>.self)
    return typed.function(context, input)
  }

  /// Calls the factory of a key.
  ///
  /// - Precondition: The key is the one of the module, and a factory of the main actor is called there.
  func callAsFunction<K: BindingKey>(
    _ key: K.Type,
    _ context: ResolutionContext,
    _ arguments: K.Arguments
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    // Safe: a slot is found by its key, and the key fixes the three types that `init` was called with.
    let typed = unsafe unsafeBitCast(erased, to: Typed<K.Arguments, K.Value, K.Failure>.self)
    return try typed.function(context, arguments)
  }

  /// Calls the factory of an asynchronous key.
  ///
  /// - Precondition: The key is the one of the module.
  func callAsynchronously<K: BindingKey>(
    _ key: K.Type,
    _ context: ResolutionContext,
    _ arguments: UncheckedTransfer<K.Arguments>
  ) async throws(K.Failure) -> K.Value where K.Failure: Error {
    // Safe: a slot is found by its key, and the definition of the module says that it is asynchronous.
    let typed = unsafe unsafeBitCast(
      erased,
      to: TypedAsynchronous<K.Arguments, K.Value, K.Failure>.self
    )
    return try await typed.function(UncheckedTransfer(value: context), arguments)
  }
}

/// A function as it is called.
@usableFromInline
struct Typed<Input, Output, Failure: Error>: Sendable {
  @usableFromInline let function: @Sendable (ResolutionContext, Input) throws(Failure) -> Output

  @inlinable @inline(__always)
  init(function: @escaping @Sendable (ResolutionContext, Input) throws(Failure) -> Output) {
    self.function = function
  }
}

/// A function of the main actor.
@usableFromInline
struct TypedOnMainActor<Input, Output, Failure: Error>: Sendable {
  @usableFromInline let function:
    @MainActor @Sendable (ResolutionContext, Input) throws(Failure) -> Output

  @inlinable @inline(__always)
  init(
    function: @escaping @MainActor @Sendable (ResolutionContext, Input) throws(Failure) -> Output
  ) {
    self.function = function
  }
}

/// An asynchronous function.
@usableFromInline
struct TypedAsynchronous<Input, Output, Failure: Error>: Sendable {
  @usableFromInline let function:
    @concurrent @Sendable (UncheckedTransfer<ResolutionContext>, UncheckedTransfer<Input>)
      async throws(Failure) -> Output

  @inlinable @inline(__always)
  init(
    function:
      @escaping @concurrent @Sendable (
        UncheckedTransfer<ResolutionContext>, UncheckedTransfer<Input>
      )
      async throws(Failure) -> Output
  ) {
    self.function = function
  }
}

/// A function as it is stored.
@usableFromInline
struct Erased: Sendable {
  let function: @Sendable () -> Void
}
