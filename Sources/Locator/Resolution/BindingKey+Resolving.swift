// How a key is resolved off the fast path. Internal, so that completion after a key shows what users need alone.

extension InjectionKey {
  /// Finds or makes the value of the key, or stops the program if nothing is bound to it.
  static func resolve(in context: ResolutionContext, _ arguments: Arguments) -> Value {
    guard let slot = context.container.slot(for: Self.self) else {
      return _Form._value(ofUnbound: Self.self, in: context, arguments)
    }
    return slot.value(Self.self, arguments, in: context)
  }
}

extension AsyncInjectionKey {
  /// Finds or makes the value of the key, or stops the program if nothing is bound to it.
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
  /// Finds or makes the value for an asynchronous module that needs the key.
  ///
  /// - Throws: What making the value throws, as the error that the module throws.
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
      // A container refuses to work if a need of one of its modules can throw anything else.
      guard let error = error as? ModuleFailure else {
        preconditionFailure("A need that throws '\(failure)' is a bug in Locator.")
      }
      throw error
    }
  }
}
