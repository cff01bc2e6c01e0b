// How the value of a key is found, without its container's fast path or with it. Internal, so that completion after a
// key shows what users need alone.

extension InjectionKey {
  /// Finds or makes the value of the key, or stops the program if nothing is bound to it.
  static func resolve(in context: ResolutionContext, _ arguments: Arguments) -> Value {
    guard let slot = context.container.slot(for: Self.self) else {
      return _Form._value(ofUnbound: Self.self, in: context, arguments)
    }
    return slot.value(Self.self, arguments, in: context)
  }

  /// Finds or makes the value of the key for a module that needs it, or for a reader without arguments.
  @usableFromInline
  static func resolve(in context: ResolutionContext) -> Value {
    // The key may be composed, or have a default.
    guard let slot = unsafe context.container.plainPlace(of: Self.self) else {
      return resolveByAsking(in: context)
    }
    // Safe: the container, or one of its parents, which it holds, holds the slot, whose boxes have values of the key.
    if let box = unsafe slot.readyBox { return unsafe Box<Value>.value(at: box) }
    if unsafe slot.onlyMakes(in: context.container, context.graph) {
      return unsafe slot.make(
        Self.self,
        in: context.container,
        context.graph,
        asked: context.asked
      )
    }
    if let box = unsafe slot.keptBox {
      return unsafe unsafeDowncast(box, to: Box<Value>.self).value
    }
    if unsafe slot.onlyShares { return unsafe resolveShared(slot, asked: context.asked) }
    return resolveByAsking(in: context)
  }

  /// Resolves the key where there is nothing to ask about, but the shared instance isn't there.
  ///
  /// A function of its own, as below, and one that does little else: it runs around all that the instance needs.
  @inline(never)
  static func resolveShared(_ slot: Unmanaged<Slot>, asked: SourceLocation) -> Value {
    // Safe: the caller's container holds the slot.
    let slot = unsafe slot.takeUnretainedValue()
    let made = slot.sharedBox(of: Self.self, asked: asked) { context in
      // Safe: what only shares is found by its key, which takes no arguments and never fails.
      unsafe Box(slot.binding.factoryAddress.factory(of: Value.self).pointee.make(in: context))
    }
    guard let made else { return resolveStored(slot, asked: asked) }
    // Safe: the boxes of a slot have values of its key.
    return unsafe unsafeDowncast(made, to: Box<Value>.self).value
  }

  /// The instance that another thread has put into its place.
  @inline(never)
  private static func resolveStored(_ slot: Slot, asked: SourceLocation) -> Value {
    slot.sharedValue(Self.self, noArguments, asked: asked)
  }

  /// Resolves the key on the slow path.
  ///
  /// A function of its own, because the runtime looks the type of the arguments up as soon as it begins.
  @inline(never)
  private static func resolveByAsking(in context: ResolutionContext) -> Value {
    guard let slot = context.container.slot(for: Self.self) else {
      return _Form._value(ofUnbound: Self.self, in: context, noArguments)
    }
    return slot.value(Self.self, noArguments, in: context)
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
      context.container.refuse(Self.self, asked: context.asked)
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
      return if slot.binding.isAsynchronous {
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
