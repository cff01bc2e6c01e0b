extension Slot {
  /// Finds or makes the value of an asynchronous module.
  ///
  /// - Parameters:
  ///   - key: The key that the slot was found by.
  ///   - arguments: The arguments of the key.
  ///   - context: The container that was asked, and the line that asks.
  /// - Returns: The value.
  /// - Throws: What the factory throws, or that the wait was cancelled, if that is such an error.
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

  /// Finds or makes the value, as a read that may be told to an observer.
  private func asyncValue<K: BindingKey & SendableMetatype>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in context: ResolutionContext,
    observedRead: ObservedRead?
  ) async throws(K.Failure) -> K.Value where K.Failure: Error {
    if !context.container.lifecycle.isPlain, let context = redirect(context) {
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

  /// Finds the instance that all readers share, or waits for the task that makes it.
  private func sharedAsyncInstance<K: BindingKey & SendableMetatype>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    _ observedRead: ObservedRead?,
    callSite: SourceLocation
  ) async throws(K.Failure) -> K.Value where K.Failure: Error {
    // A wait can be given up where the key's failure can say so.
    let cancellation = CancellationError() as? K.Failure
    while true {
      if let value = storedInstance(as: K.Value.self) { return value }
      if Task.isCancelled, let cancellation { throw cancellation }
      let joined = TaskConstructions.shared.join(
        site(of: key, callSite: callSite),
        unless: { hasInstance },
        make: sharedMaking(key, arguments, observedRead)
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
        // Those who have waited get the instance even if it was dropped meanwhile.
        // Safe: `sharedMaking` boxes the value of this slot's key.
        return unsafe unsafeDowncast(box, to: Box<K.Value>.self).value
      case .failed(let box):
        // Safe: `sharedMaking` boxes the failure of this slot's key.
        throw unsafe unsafeDowncast(box, to: Box<K.Failure>.self).value
      case .undecided:
        continue
      }
    }
  }

  /// What makes the instance that all readers share.
  private func sharedMaking<K: BindingKey & SendableMetatype>(
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
      let own = context.with(callSite: definition.location)
      let inner = try await definition.factory.callAsynchronously(key, own, arguments)
      return definition.decorate(inner, in: own)
    }
    if !definition.createHooks.isEmpty {
      ThreadActivity.current.run(observedRead) {
        notingLayers { runHooks(of: Box(value), in: context) }
      }
    }
    return value
  }
}
