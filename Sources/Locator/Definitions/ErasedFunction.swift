/// A function of a context and an input, without its types, so that a container stores the functions of all keys alike.
///
/// The input is the arguments of the key for a factory, the value to decorate for a decorator, and the box of the
/// instance for a hook. The function isn't boxed: it is stored as it is, and called with the types it was created with.
@safe
@usableFromInline
struct ErasedFunction: Sendable {
  /// The function as another type, which is never used to call it.
  @usableFromInline let erased: Erased

  /// Erases the types of a function that runs wherever it is called.
  ///
  /// Inlined, like the other initializers, so that the runtime doesn't look up the types of the function.
  @inlinable @inline(__always)
  init<Input, Output, Failure: Error>(
    _ function: @escaping @Sendable (ResolutionContext, Input) throws(Failure) -> Output
  ) {
    // Safe: both structs hold one function value, and its layout doesn't depend on its type.
    erased = unsafe unsafeBitCast(Typed(function: function), to: Erased.self)
  }

  /// Erases the types of a function that runs on the main actor.
  @inlinable @inline(__always)
  init<Input, Output, Failure: Error>(
    mainActor function:
      @escaping @MainActor @Sendable (ResolutionContext, Input) throws(Failure) -> Output
  ) {
    // Safe: as above; a global actor is part of a function's type, but not of its layout.
    erased = unsafe unsafeBitCast(TypedOnMainActor(function: function), to: Erased.self)
  }

  /// Erases the types of an asynchronous function.
  @inlinable @inline(__always)
  init<Input, Output, Failure: Error>(
    asynchronous function:
      @escaping @concurrent @Sendable (
        UncheckedTransfer<ResolutionContext>, UncheckedTransfer<Input>
      )
      async throws(Failure) -> Output
  ) {
    // Safe: as above; an asynchronous function is stored in the same layout.
    erased = unsafe unsafeBitCast(TypedAsynchronous(function: function), to: Erased.self)
  }

  /// Erases the types of an asynchronous function that begins on the actor of its caller.
  @inlinable @inline(__always)
  init<Input, Output, Failure: Error>(
    onCallersActor function:
      nonisolated(nonsending) @escaping @Sendable (
        UncheckedTransfer<ResolutionContext>, UncheckedTransfer<Input>
      )
      async throws(Failure) -> Output
  ) {
    // Safe: as above; the caller's actor is one more argument.
    erased = unsafe unsafeBitCast(TypedOnCallersActor(function: function), to: Erased.self)
  }
}

extension ErasedFunction {
  /// Calls the function.
  ///
  /// - Precondition: The types are those that `init` was called with, and a main-actor function is called on the main
  ///   actor.
  func callAsFunction<Input, Output>(
    _ context: ResolutionContext,
    _ input: Input,
    as output: Output.Type = Void.self
  ) -> Output {
    // Safe: by the precondition.
    let typed = unsafe unsafeBitCast(erased, to: Typed<Input, Output, Never>.self)
    return typed.function(context, input)
  }

  /// Calls the function of a key that can fail.
  ///
  /// - Precondition: The types are those that `init` was called with.
  func callAsFunction<Input, Output, Failure: Error>(
    _ context: ResolutionContext,
    _ input: Input,
    as output: Output.Type,
    throwing failure: Failure.Type
  ) throws(Failure) -> Output {
    // Safe: by the precondition.
    let typed = unsafe unsafeBitCast(erased, to: Typed<Input, Output, Failure>.self)
    return try typed.function(context, input)
  }

  /// Calls the asynchronous function of a key.
  ///
  /// - Precondition: The types are those that `init` was called with.
  func callAsynchronously<Input, Output, Failure: Error>(
    _ context: ResolutionContext,
    _ input: UncheckedTransfer<Input>,
    as output: Output.Type,
    throwing failure: Failure.Type
  ) async throws(Failure) -> Output {
    // Safe: by the precondition.
    let typed = unsafe unsafeBitCast(
      erased,
      to: TypedAsynchronous<Input, Output, Failure>.self
    )
    return try await typed.function(UncheckedTransfer(value: context), input)
  }

  /// Calls the asynchronous function, on the actor of the caller.
  ///
  /// - Precondition: The types are those that `init(onCallersActor:)` was called with.
  func callOnCallersActor<Input, Output, Failure: Error>(
    _ context: ResolutionContext,
    _ input: Input,
    as output: Output.Type,
    throwing failure: Failure.Type
  ) async throws(Failure) -> Output {
    // Safe: by the precondition.
    let typed = unsafe unsafeBitCast(
      erased,
      to: TypedOnCallersActor<Input, Output, Failure>.self
    )
    return try await typed.function(
      UncheckedTransfer(value: context),
      UncheckedTransfer(value: input)
    )
  }

  /// Calls the factory of an asynchronous key.
  ///
  /// - Precondition: The key is that of the module.
  func callAsynchronously<K: BindingKey>(
    _ key: K.Type,
    _ context: ResolutionContext,
    _ arguments: UncheckedTransfer<K.Arguments>
  ) async throws(K.Failure) -> K.Value where K.Failure: Error {
    // As above; and the module's definition says that it is asynchronous.
    try await callAsynchronously(
      context,
      arguments,
      as: K.Value.self,
      throwing: K.Failure.self
    )
  }
}

/// A function with the types that it is called with.
@usableFromInline
struct Typed<Input, Output, Failure: Error>: Sendable {
  @usableFromInline let function: @Sendable (ResolutionContext, Input) throws(Failure) -> Output

  @inlinable @inline(__always)
  init(function: @escaping @Sendable (ResolutionContext, Input) throws(Failure) -> Output) {
    self.function = function
  }
}

/// A main-actor function.
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

/// An asynchronous function that begins on the actor of its caller.
@usableFromInline
struct TypedOnCallersActor<Input, Output, Failure: Error>: Sendable {
  @usableFromInline let function:
    nonisolated(nonsending) @Sendable (
      UncheckedTransfer<ResolutionContext>, UncheckedTransfer<Input>
    )
      async throws(Failure) -> Output

  @inlinable @inline(__always)
  init(
    function:
      nonisolated(nonsending) @escaping @Sendable (
        UncheckedTransfer<ResolutionContext>, UncheckedTransfer<Input>
      )
      async throws(Failure) -> Output
  ) {
    self.function = function
  }
}

/// A function with the type that it is stored as.
@usableFromInline
struct Erased: Sendable {
  let function: @Sendable () -> Void
}
