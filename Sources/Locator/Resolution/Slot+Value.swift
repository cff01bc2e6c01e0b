// How a read of a slot gets its value.
//
// A factory that makes what it needs runs inside of these functions, once for each level of a chain. So they are few,
// and what they do before and after the factory is in functions of their own, which take no room on the stack
// meanwhile.
extension Slot {
  /// Finds or makes the value.
  ///
  /// - Parameters:
  ///   - key: The key that the slot was found by.
  ///   - arguments: The arguments of the key.
  ///   - context: The container that was asked, and the line that asks.
  /// - Returns: The value.
  /// - Throws: What the factory throws.
  package func value<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in context: ResolutionContext
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    guard !isObserved, context.container.lifecycle.isPlain else {
      return try watchedValue(key, arguments, in: context)
    }
    return try unwatchedValue(key, arguments, in: context)
  }

  /// Finds or makes the value, and tells those who watch the read.
  private func watchedValue<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in context: ResolutionContext
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    let read = SlotRead(of: self, in: context)
    defer { read.end() }
    return try unwatchedValue(key, arguments, in: read.context)
  }

  /// Finds or makes the value.
  private func unwatchedValue<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in context: ResolutionContext
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    stopIfClosed(callSite: context.callSite)
    stopIfOffActor(callSite: context.callSite)
    guard definition.lifetime.isShared else { return try ownValue(key, arguments, in: context) }
    return try slot(for: arguments).sharedValue(key, arguments, callSite: context.callSite)
  }

  /// Makes the value for this reader alone, or finds that of the resolve.
  private func ownValue<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in outer: ResolutionContext
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    let context = outer.beginResolve()
    defer { outer.endResolve(context) }
    if let value = graphInstance(key, arguments, in: context) { return value }
    let own = willMake(in: context)
    let value: K.Value
    do throws(K.Failure) {
      value = try make(key, arguments, in: own)
    } catch {
      didMake(own)
      forgetMaking(arguments, in: context)
      throw error
    }
    didMake(own)
    if mustFinish { finish(value, arguments, in: context) }
    return value
  }

  /// Finds or makes the instance that all readers share, in the container that declares the module.
  func sharedValue<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    callSite: SourceLocation
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    stopIfClosed(callSite: callSite)
    while true {
      if let value = storedInstance(as: K.Value.self) { return value }
      let box: AnyObject?
      do {
        box = try sharedBox(of: key, callSite: callSite) { context in
          Box(try make(key, arguments, in: context))
        }
      } catch {
        throw Self.failure(error, of: key)
      }
      // Safe: the boxes of a slot have the value type of its key.
      if let box { return unsafe unsafeDowncast(box, to: Box<K.Value>.self).value }
    }
  }

  /// Runs the factory and the decorators.
  func make<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in own: ResolutionContext
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    let value = try definition.factory(key, own, arguments)
    return traits.has(.isDecorated) ? definition.decorate(value, in: own) : value
  }

  /// The error of a factory, which is one of its key.
  private static func failure<K: BindingKey>(_ error: any Error, of key: K.Type) -> K.Failure
  where K.Failure: Error {
    guard let failure = error as? K.Failure else {
      preconditionFailure("A factory that throws '\(error)' is a bug in Locator.")
    }
    return failure
  }

  /// Notes that the factory begins to run.
  ///
  /// - Returns: The context that the factory gets.
  func willMake(in context: ResolutionContext) -> ResolutionContext {
    let thread = ThreadActivity.current
    // The innermost read is this one, or one of a factory that runs anyway.
    thread.observedRead?.willMake()
    // Safe: the caller holds both until `didMake`.
    unsafe thread.push(.passUnretained(self), context.container, callSite: context.callSite)
    return context.with(callSite: definition.location)
  }

  /// Notes that the factory has come to its end.
  func didMake(_ context: ResolutionContext) {
    ThreadActivity.current.pop()
    withExtendedLifetime((self, context)) {}
  }
}

/// A read of a slot, which may be told to an observer.
private struct SlotRead {
  /// Where the slot is read.
  let context: ResolutionContext

  /// What is told to the observer, if there is one.
  private let observedRead: ObservedRead?

  /// What the thread was in the midst of before.
  private let outer: ObservedRead?

  private let observer: (any ResolutionObserver)?

  /// Begins a read, or stops the program if the slot can't be read here.
  init(of slot: Slot, in context: ResolutionContext) {
    let thread = ThreadActivity.current
    observer = thread.isObserving ? nil : slot.observer
    outer = thread.observedRead
    observedRead = observer.map { _ in ObservedRead(slot.definition, callSite: context.callSite) }
    if let observedRead { thread.observedRead = observedRead }
    var context = context
    while !context.container.lifecycle.isPlain, let other = slot.redirect(context) {
      context = other
    }
    self.context = context
    slot.stopIfClosed(callSite: context.callSite)
    slot.stopIfOffActor(callSite: context.callSite)
  }

  /// Ends the read.
  func end() {
    guard let observedRead, let observer else { return }
    ThreadActivity.current.observedRead = outer
    observedRead.end(observer)
  }
}
