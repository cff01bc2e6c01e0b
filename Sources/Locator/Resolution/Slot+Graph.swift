// The instances of one resolve.
extension Slot {
  /// What tells the instance apart in a resolve, unless its arguments can't be compared.
  private func graphKey<Arguments>(for arguments: Arguments) -> GraphInstances.Key? {
    guard definition.takesArguments else { return GraphInstances.Key(slot: self) }
    return (arguments as? AnyHashable).map { GraphInstances.Key(slot: self, arguments: $0) }
  }

  /// The instance that the resolve has already, if it has one; if not, and the resolve is to keep it, notes that it is
  /// being made.
  ///
  /// A value of the scope `.graph` is made once in a resolve. Another one is only there while its own hooks, or those of
  /// what it was made of, get what they have declared.
  func graphInstance<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in context: ResolutionContext
  ) -> K.Value? {
    guard let instances = context.instances, isOfGraph || instances.hasOffers,
      let graphKey = graphKey(for: arguments)
    else { return nil }
    // Safe: the boxes of a slot have the value type of its key.
    if let box = instances[graphKey] {
      return unsafe unsafeDowncast(box, to: Box<K.Value>.self).value
    }
    if isOfGraph, !instances.begin(graphKey) {
      RecursionCheck.refuse(running, callSite: context.callSite)
    }
    return nil
  }

  /// Notes that the instance isn't being made any longer, because its factory has failed.
  func forgetMaking<Arguments>(_ arguments: Arguments, in context: ResolutionContext) {
    guard isOfGraph, let graphKey = graphKey(for: arguments) else { return }
    context.instances?.end(graphKey)
  }

  /// Whether there is something to do with a value that was just made.
  var mustFinish: Bool {
    isOfGraph || !definition.createHooks.isEmpty || ThreadActivity.current.hasDeferredHooks
  }

  /// Does what there is to do with a value that was just made, and isn't shared.
  func finish<Value, Arguments>(
    _ value: Value,
    _ arguments: Arguments,
    in context: ResolutionContext
  ) {
    let box = Box(value)
    let canBeDeclared = definition.hasHookNeeds || ThreadActivity.current.hasDeferredHooks
    guard isOfGraph || canBeDeclared, let graphKey = graphKey(for: arguments) else {
      return runHooks(of: box, in: context)
    }
    guard !isOfGraph else {
      context.instances?.end(graphKey, made: box)
      return runHooks(of: box, in: context)
    }
    ThreadActivity.current.note(box, for: graphKey)
    let own = context.beginResolve(isForced: true)
    own.instances?.withOffers([graphKey: box]) { runHooks(of: box, in: own) }
    context.endResolve(own)
  }
}
