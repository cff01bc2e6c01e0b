// Resolves of keys off the fast path. Internal, so that code completion after a key only shows what users need.

extension InjectionKey {
  /// Resolves the key, or stops the program if no module binds it.
  static func resolve(in context: ResolutionContext, _ arguments: Arguments) -> Value {
    guard let slot = context.container.slot(for: Self.self) else {
      return _Form._value(ofUnbound: Self.self, in: context, arguments)
    }
    return slot.value(Self.self, arguments, in: context)
  }
}

extension AsyncInjectionKey {
  /// Resolves the key, or stops the program if no module binds it.
  @usableFromInline
  static func resolveAsynchronously(
    in context: ResolutionContext,
    _ arguments: Arguments
  ) async throws(Failure) -> Value {
    guard let slot = context.container.slot(for: Self.self) else {
      context.container.refuse(Self.self, callSite: context.callSite)
    }
    return try await slot.asyncValue(Self.self, arguments, in: context)
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
    guard let slot = context.container.slot(for: Self.self) else {
      return _Form._value(ofUnbound: Self.self, in: context, noArguments)
    }
    do {
      return if slot.definition.isAsynchronous {
        try await slot.asyncValue(Self.self, noArguments, in: context)
      } else {
        try slot.value(Self.self, noArguments, in: context)
      }
    } catch {
      // A container with a need that can throw any other error has a problem, and stops the program before.
      guard let error = error as? ModuleFailure else {
        preconditionFailure("A need that throws '\(failure)' is a bug in Locator.")
      }
      throw error
    }
  }
}
