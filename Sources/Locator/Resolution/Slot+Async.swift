extension Slot {
  /// Resolves an asynchronous module.
  ///
  /// - Parameters:
  ///   - key: The key that the slot was found by.
  ///   - arguments: The arguments of the key.
  ///   - context: The context of the read.
  /// - Returns: The value.
  /// - Throws: The error of the factory, or a `CancellationError` if the key's failure type allows it.
  package func asyncValue<K: BindingKey & SendableMetatype>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in context: ResolutionContext
  ) async throws(K.Failure) -> K.Value where K.Failure: Error {
    guard let observer, !ThreadActivity.current.isObserving else {
      return try await asyncValue(key, arguments, in: context, observedRead: nil)
    }
    let observedRead = ObservedRead(definition, callSite: context.callSite)
    defer { observedRead.end(observer) }
    return try await asyncValue(key, arguments, in: context, observedRead: observedRead)
  }

  /// Resolves the module, as part of a read that an observer may be notified of.
  private func asyncValue<K: BindingKey & SendableMetatype>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in context: ResolutionContext,
    observedRead: ObservedRead?
  ) async throws(K.Failure) -> K.Value where K.Failure: Error {
    if !context.container.state.isPlain, let context = redirect(context) {
      return try await asyncValue(key, arguments, in: context, observedRead: observedRead)
    }
    stopIfClosed(callSite: context.callSite)
    guard definition.lifetime.isShared else {
      return try await context.inOneAsynchronousResolve { context async throws(K.Failure) in
        try await make(
          key,
          UncheckedTransfer(value: arguments),
          in: context,
          observedRead: observedRead
        )
      }
    }
    return try await slot(for: arguments)
      .sharedAsyncInstance(key, arguments, observedRead, callSite: context.callSite)
  }

  /// Returns the instance that all readers share, or waits for the task that constructs it.
  private func sharedAsyncInstance<K: BindingKey & SendableMetatype>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    _ observedRead: ObservedRead?,
    callSite: SourceLocation
  ) async throws(K.Failure) -> K.Value where K.Failure: Error {
    // A reader can only stop waiting if the key's failure type can express a cancellation.
    let cancellation = CancellationError() as? K.Failure
    while true {
      if let value = storedInstance(as: K.Value.self) { return value }
      if Task.isCancelled, let cancellation { throw cancellation }
      let joined = TaskConstructions.shared.join(
        site(callSite: callSite),
        unless: { hasInstance },
        make: sharedConstruction(key, arguments, observedRead)
      )
      guard let construction = joined else { continue }
      let end = await TaskConstructions.shared.wait(
        for: construction,
        canLeave: cancellation != nil,
        callSite: callSite
      )
      switch end {
      case .cancelled:
        if let cancellation { throw cancellation }
      case .made(let box):
        // A reader that has waited gets the instance even if it was dropped meanwhile.
        // Safe: `sharedConstruction` boxes the value of this slot's key.
        return unsafe unsafeDowncast(box, to: Box<K.Value>.self).value
      case .failed(let box):
        // Safe: `sharedConstruction` boxes the failure of this slot's key.
        throw unsafe unsafeDowncast(box, to: Box<K.Failure>.self).value
      case .undecided:
        continue
      }
    }
  }

  /// Returns the operation that constructs the instance that all readers share.
  private func sharedConstruction<K: BindingKey & SendableMetatype>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    _ observedRead: ObservedRead?
  ) -> @Sendable (AsyncConstruction) async -> Void where K.Failure: Error {
    let arguments = UncheckedTransfer(value: arguments)
    let container = declaringContainer
    return { [self] construction in
      let context = ResolutionContext(container: container, callSite: definition.location)
      do throws(K.Failure) {
        let value = try await context.inOneAsynchronousResolve { context async throws(K.Failure) in
          try await make(
            key,
            arguments,
            in: context,
            for: construction,
            observedRead: observedRead
          )
        }
        warnOfLayers(madeFor: construction)
        let box = Box(value)
        store(box, unlessResetSince: construction.site.resetCount)
        TaskConstructions.shared.end(construction, result: box)
      } catch {
        TaskConstructions.shared.end(construction, failure: Box(error))
      }
    }
  }

  /// Runs the factory, the decorators and the hooks, in one resolve.
  private func make<K: BindingKey & SendableMetatype>(
    _ key: K.Type,
    _ arguments: UncheckedTransfer<K.Arguments>,
    in context: ResolutionContext,
    for construction: AsyncConstruction? = nil,
    observedRead: ObservedRead?
  ) async throws(K.Failure) -> K.Value where K.Failure: Error {
    observedRead?.willMake()
    let value = try await TaskActivity.run(
      self,
      in: context.container,
      callSite: context.callSite,
      construction: construction,
      observedRead: observedRead
    ) { () async throws(K.Failure) in
      let factoryContext = context.with(callSite: definition.location)
      let inner = try await definition.factory.callAsynchronously(key, factoryContext, arguments)
      return try await definition.decorateAsynchronously(
        inner,
        throwing: K.Failure.self,
        in: factoryContext
      )
    }
    if !definition.createHooks.isEmpty {
      ThreadActivity.current.run(observedRead) {
        notingLayers { runHooks(of: Box(value), in: context) }
      }
    }
    return value
  }
}
