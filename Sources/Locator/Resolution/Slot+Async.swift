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
    guard let observer, !ThreadContext.current.isObserving else {
      return try await asyncValue(key, arguments, in: context, observation: nil)
    }
    let observation = Observation(binding, asked: context.asked)
    defer { observation.end(observer) }
    return try await asyncValue(key, arguments, in: context, observation: observation)
  }

  /// Finds or makes the value, as a read that may be told to an observer.
  private func asyncValue<K: BindingKey & SendableMetatype>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in context: ResolutionContext,
    observation: Observation?
  ) async throws(K.Failure) -> K.Value where K.Failure: Error {
    if !context.container.life.isPlain, let context = attend(to: context) {
      return try await asyncValue(key, arguments, in: context, observation: observation)
    }
    stopIfClosed(asked: context.asked)
    guard binding.lifetime.isShared else {
      return try await context.inOneAsynchronousResolve { context async throws(K.Failure) in
        try await make(key, Sent(value: arguments), in: context, observation: observation)
      }
    }
    return try await slot(for: arguments)
      .sharedAsyncInstance(key, arguments, observation, asked: context.asked)
  }

  /// Finds the instance that all readers share, or waits for the task that makes it.
  private func sharedAsyncInstance<K: BindingKey & SendableMetatype>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    _ observation: Observation?,
    asked: SourceLocation
  ) async throws(K.Failure) -> K.Value where K.Failure: Error {
    // A wait can be given up where the key's failure can say so.
    let cancellation = CancellationError() as? K.Failure
    while true {
      if let value = storedInstance(as: K.Value.self) { return value }
      if Task.isCancelled, let cancellation { throw cancellation }
      let joined = AsyncConstructions.shared.join(
        site(of: key, asked: asked),
        unless: { hasInstance },
        make: sharedMaking(key, arguments, observation)
      )
      guard let construction = joined else { continue }
      let (isOver, result) = await AsyncConstructions.shared.wait(
        for: construction,
        canLeave: cancellation != nil,
        asked: asked
      )
      if !isOver, let cancellation { throw cancellation }
      // Those who have waited get the instance even if it was dropped meanwhile.
      if let result {
        // Safe: `sharedMaking` boxes the value of this slot's key.
        return unsafe unsafeDowncast(result, to: Box<K.Value>.self).value
      }
      // Nobody wanted what was cancelled, so that its error isn't for those who came later.
      if construction.isAbandoned, !Task.isCancelled { continue }
      if let failure = construction.failure {
        // Safe: `sharedMaking` boxes the failure of this slot's key.
        throw unsafe unsafeDowncast(failure, to: Box<K.Failure>.self).value
      }
    }
  }

  /// What makes the instance that all readers share.
  private func sharedMaking<K: BindingKey & SendableMetatype>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    _ observation: Observation?
  ) -> @Sendable (AsyncConstruction) async -> Void where K.Failure: Error {
    let arguments = Sent(value: arguments)
    let container = declaringContainer
    return { [self] construction in
      let context = ResolutionContext(container: container, asked: binding.location)
      do throws(K.Failure) {
        let value = try await context.inOneAsynchronousResolve { context async throws(K.Failure) in
          try await make(
            key,
            arguments,
            in: context,
            for: construction,
            observation: observation
          )
        }
        warnOfLayers(madeFor: construction)
        let box = Box(value)
        store(box, unlessResetSince: construction.site.resetCount)
        AsyncConstructions.shared.end(construction, result: box)
      } catch {
        AsyncConstructions.shared.end(construction, failure: Box(error))
      }
    }
  }

  /// Runs the factory, the decorators and the hooks, in one resolve.
  private func make<K: BindingKey & SendableMetatype>(
    _ key: K.Type,
    _ arguments: Sent<K.Arguments>,
    in context: ResolutionContext,
    for construction: AsyncConstruction? = nil,
    observation: Observation?
  ) async throws(K.Failure) -> K.Value where K.Failure: Error {
    observation?.willMake()
    let value = try await TaskContext.run(
      self,
      in: context.container,
      asked: context.asked,
      construction: construction,
      observation: observation
    ) { () async throws(K.Failure) in
      let own = context.asked(at: binding.location)
      let inner = try await binding.factory.callAsynchronously(key, own, arguments)
      return binding.decorate(inner, in: own)
    }
    if !binding.createHooks.isEmpty {
      ThreadContext.current.run(observation) {
        notingLayers { runHooks(of: Box(value), in: context) }
      }
    }
    return value
  }
}
