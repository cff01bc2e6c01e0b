// The slow path: reads of a slot with every check.
//
// A factory runs inside these functions, and so do the factories of its needs, once for each level of the graph. So
// there are few of them, and the work before and after a factory is in separate functions, which take no stack space
// while the factory runs.
extension Slot {
  /// Resolves the module.
  ///
  /// - Parameters:
  ///   - key: The key that the slot was found by.
  ///   - arguments: The arguments of the key.
  ///   - context: The context of the read.
  /// - Returns: The value.
  /// - Throws: The error of the factory.
  package func value<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in context: ResolutionContext
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    try value(key, arguments, throwing: K.Failure.self, in: context)
  }

  /// Resolves the module of a key of which the compiler needn't know that its failure is an error.
  ///
  /// - Precondition: The failure is that of the key. `BindingKey` can't say so, because every key would pay for the
  ///   requirement when it is compiled.
  func value<K: BindingKey, Failure: Error>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    throwing failure: Failure.Type,
    in context: ResolutionContext
  ) throws(Failure) -> K.Value {
    guard !isObserved, context.container.state.isPlain else {
      return try watchedValue(key, arguments, throwing: failure, in: context)
    }
    return try unwatchedValue(key, arguments, throwing: failure, in: context)
  }

  /// Resolves the module, and notifies an observer or a test that watches the read.
  private func watchedValue<K: BindingKey, Failure: Error>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    throwing failure: Failure.Type,
    in context: ResolutionContext
  ) throws(Failure) -> K.Value {
    let read = SlotRead(of: self, in: context)
    defer { read.end() }
    return try unwatchedValue(key, arguments, throwing: failure, in: read.context)
  }

  /// Resolves the module without notifying an observer or a test.
  private func unwatchedValue<K: BindingKey, Failure: Error>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    throwing failure: Failure.Type,
    in context: ResolutionContext
  ) throws(Failure) -> K.Value {
    stopIfClosed(callSite: context.callSite)
    stopIfOffActor(callSite: context.callSite)
    guard definition.lifetime.isShared else {
      return try unsharedValue(key, arguments, throwing: failure, in: context)
    }
    return try slot(for: arguments).sharedValue(
      key,
      arguments,
      throwing: failure,
      callSite: context.callSite
    )
  }

  /// Returns the shared instance if it exists, and makes none.
  func existingValue<Value, Arguments>(
    as type: Value.Type,
    _ arguments: Arguments,
    in context: ResolutionContext
  ) -> Value? {
    let read = SlotRead(of: self, in: context)
    let isShared = definition.lifetime.isShared
    let value = isShared ? slot(for: arguments).storedInstance(as: type) : nil
    read.end()
    return value
  }

  /// Makes a value for this reader alone, or returns the instance of the resolve.
  private func unsharedValue<K: BindingKey, Failure: Error>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    throwing failure: Failure.Type,
    in outer: ResolutionContext
  ) throws(Failure) -> K.Value {
    let context = outer.beginResolve()
    defer { outer.endResolve(context) }
    if let box = graphBox(for: arguments, in: context) {
      // Safe: the boxes of a slot have the value type of its key.
      return unsafe unsafeDowncast(box, to: Box<K.Value>.self).value
    }
    let factoryContext = willMake(in: context)
    let value: K.Value
    do throws(Failure) {
      value = try make(key, arguments, throwing: failure, in: factoryContext)
    } catch {
      didMake(factoryContext)
      forgetMaking(arguments, in: context)
      throw error
    }
    didMake(factoryContext)
    if mustFinish { finish(value, arguments, in: context) }
    return value
  }

  /// Returns the shared instance, and makes it if there is none, in the container that declares the module.
  func sharedValue<K: BindingKey, Failure: Error>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    throwing failure: Failure.Type,
    callSite: SourceLocation
  ) throws(Failure) -> K.Value {
    stopIfClosed(callSite: callSite)
    while true {
      if let value = storedInstance(as: K.Value.self) { return value }
      let box: AnyObject?
      do {
        box = try sharedBox(callSite: callSite) { context in
          Box(try make(key, arguments, throwing: failure, in: context))
        }
      } catch {
        throw known(error, as: failure)
      }
      // Safe: the boxes of a slot have the value type of its key.
      if let box { return unsafe unsafeDowncast(box, to: Box<K.Value>.self).value }
    }
  }

  /// Runs the factory and the decorators.
  func make<K: BindingKey, Failure: Error>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    throwing failure: Failure.Type,
    in context: ResolutionContext
  ) throws(Failure) -> K.Value {
    let value = try definition.factory(context, arguments, as: K.Value.self, throwing: failure)
    return traits.has(.isDecorated)
      ? try definition.decorate(value, throwing: failure, in: context) : value
  }

  /// Notes that the factory begins to run.
  ///
  /// - Returns: The context of the factory.
  func willMake(in context: ResolutionContext) -> ResolutionContext {
    let thread = ThreadActivity.current
    // The innermost observed read is this one, or one whose factory runs already.
    thread.observedRead?.willMake()
    // Safe: the caller retains both until `didMake`.
    unsafe thread.push(.passUnretained(self), context.container, callSite: context.callSite)
    return context.with(callSite: definition.location)
  }

  /// Notes that the factory has ended.
  func didMake(_ context: ResolutionContext) {
    ThreadActivity.current.pop()
    withExtendedLifetime((self, context)) {}
  }
}

/// A read of a slot that an observer or a test watches.
private struct SlotRead {
  /// The context of the read, in the container that resolves it.
  let context: ResolutionContext

  /// The read that the observer will be notified of, if there is one.
  private let observedRead: ObservedRead?

  /// The observed read around this one.
  private let outerRead: ObservedRead?

  private let observer: (any ResolutionObserver)?

  /// Begins a read, or stops the program if the slot can't be read here.
  init(of slot: Slot, in context: ResolutionContext) {
    let thread = ThreadActivity.current
    observer = thread.isObserving ? nil : slot.observer
    outerRead = thread.observedRead
    observedRead = observer.map { _ in ObservedRead(slot.definition, callSite: context.callSite) }
    if let observedRead { thread.observedRead = observedRead }
    var context = context
    while !context.container.state.isPlain, let other = slot.redirect(context) {
      context = other
    }
    self.context = context
    slot.stopIfClosed(callSite: context.callSite)
    slot.stopIfOffActor(callSite: context.callSite)
  }

  /// Ends the read, and notifies the observer.
  func end() {
    guard let observedRead, let observer else { return }
    ThreadActivity.current.observedRead = outerRead
    observedRead.end(observer)
  }
}
