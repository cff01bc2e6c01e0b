// Resolves of keys off the fast path. Internal, so that code completion after a key only shows what users need.

extension InjectionKey {
  /// Resolves the key, or stops the program if no module binds it.
  static func resolve(in context: ResolutionContext, _ arguments: Arguments) -> Value {
    guard let slot = context.container.slot(for: Self.self) else {
      return rethrowing(Never.self) {
        try _Form._value(ofUnbound: Self.self, in: context, arguments)
      }
    }
    return slot.value(Self.self, arguments, throwing: Never.self, in: context)
  }
}

extension AsyncBindingKey {
  /// Resolves the key, or stops the program if no module binds it.
  @usableFromInline
  static func resolveAsynchronously(
    in context: ResolutionContext,
    _ arguments: Arguments
  ) async throws(Failure) -> Value {
    if let slot = context.container.slot(for: Self.self) {
      return try await slot.asyncValue(Self.self, arguments, in: context)
    }
    do {
      return try await unboundValue(in: context, arguments)
    } catch {
      throw known(error, as: Failure.self)
    }
  }
}

extension BindingKey where Self: SendableMetatype, Failure: Error {
  /// Resolves the key for an asynchronous module that needs it.
  ///
  /// - Throws: The error of the key, as an error of the module.
  @usableFromInline
  static func resolveAsynchronously<ModuleFailure: Error>(
    in context: ResolutionContext,
    throwing: ModuleFailure.Type
  ) async throws(ModuleFailure) -> Value {
    do {
      guard let slot = context.container.slot(for: Self.self) else {
        return try await unboundValue(in: context, noArguments)
      }
      return if slot.definition.isAsynchronous {
        try await slot.asyncValue(Self.self, noArguments, in: context)
      } else {
        try slot.value(Self.self, noArguments, in: context)
      }
    } catch {
      throw known(error, as: ModuleFailure.self)
    }
  }

  /// Returns the value of the key if it is composed or has a default, or stops the program.
  fileprivate static func unboundValue(
    in context: ResolutionContext,
    _ arguments: Arguments
  ) async throws -> Value {
    guard let key = Self.self as? any _AsyncComposition.Type else {
      return try _Form._value(ofUnbound: Self.self, in: context, arguments)
    }
    context.container.stopIfClosed(reading: Self.self, callSite: context.callSite)
    return try await composed(by: key, in: context, arguments)
  }

  /// Returns the value of the key, as the composed one that it is.
  private static func composed<Key: _AsyncComposition>(
    by key: Key.Type,
    in context: ResolutionContext,
    _ arguments: Arguments
  ) async throws -> Value {
    let arguments = identical(arguments, as: Key._Arguments.self)
    return identical(
      try await Key._composedAsynchronously(in: context, arguments),
      as: Value.self
    )
  }
}

extension BindingKey where Failure: Error, _Form: _SynchronousForm {
  /// Resolves the key for members that need it.
  ///
  /// - Throws: The error of the key, as an error of the members.
  @usableFromInline
  static func resolve<TargetFailure: Error>(
    in context: ResolutionContext,
    throwing: TargetFailure.Type
  ) throws(TargetFailure) -> Value {
    try rethrowing(throwing) { try context.bound(Self.self, noArguments) }
  }
}

extension BindingKey where Failure: Error {
  /// Resolves the key on the main actor, for members that need it.
  ///
  /// - Throws: The error of the key, as an error of the members.
  @MainActor @usableFromInline
  static func resolveOnMainActor<TargetFailure: Error>(
    in context: ResolutionContext,
    throwing: TargetFailure.Type
  ) async throws(TargetFailure) -> Value {
    // A key of the main actor isn't asynchronous, and an asynchronous one is read from anywhere.
    guard let key = Self.self as? any AsyncBindingKey.Type else {
      return try rethrowing(throwing) { try context.bound(Self.self, noArguments) }
    }
    do {
      return try await value(of: key, in: context)
    } catch {
      throw known(error, as: throwing)
    }
  }

  /// Returns the value of the key, as the asynchronous one that it is.
  private static func value<Key: AsyncBindingKey>(
    of key: Key.Type,
    in context: ResolutionContext
  ) async throws -> Value {
    identical(try await key.resolveAsynchronously(in: context, key.noArguments), as: Value.self)
  }
}

/// Runs a closure whose errors are of a type that the compiler doesn't know.
func rethrowing<Result, Failure: Error>(
  _ failure: Failure.Type,
  _ body: () throws -> Result
) throws(Failure) -> Result {
  do {
    return try body()
  } catch {
    throw known(error, as: failure)
  }
}

/// Returns an error as the type that it is known to have.
///
/// A container with a need that can throw any other error has a problem, and stops the program before. A composed key has
/// the failure of the key that it is composed from.
func known<Failure: Error>(_ error: any Error, as failure: Failure.Type) -> Failure {
  guard let error = error as? Failure else {
    preconditionFailure(
      "A read of a key of '\(failure)' that throws '\(error)' is a bug in Locator."
    )
  }
  return error
}
