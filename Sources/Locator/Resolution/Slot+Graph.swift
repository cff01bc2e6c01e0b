// Instances that are shared within one resolve.
extension Slot {
  /// Returns the identity of the instance in a resolve, or `nil` if its arguments can't be compared.
  private func graphKey<Arguments>(for arguments: Arguments) -> GraphInstances.Key? {
    guard definition.takesArguments else { return GraphInstances.Key(slot: self) }
    return (arguments as? AnyHashable).map { GraphInstances.Key(slot: self, arguments: $0) }
  }

  /// Returns the box of the instance of the resolve, or notes that the factory of a `.graph` instance begins to run.
  ///
  /// An instance of the scope `.graph` is made once in a resolve. Any other is only visible while its own hooks, or
  /// those of its dependencies, receive their needs.
  func graphBox<Arguments>(for arguments: Arguments, in context: ResolutionContext) -> AnyObject? {
    guard let instances = context.instances, isOfGraph || instances.hasTemporaryInstances,
      let graphKey = graphKey(for: arguments)
    else { return nil }
    if let box = instances[graphKey] { return box }
    if isOfGraph, !instances.begin(graphKey) {
      RecursionCheck.refuse(running, callSite: context.callSite)
    }
    return nil
  }

  /// Notes that the factory of the instance has failed.
  func forgetMaking<Arguments>(_ arguments: Arguments, in context: ResolutionContext) {
    guard isOfGraph, let graphKey = graphKey(for: arguments) else { return }
    context.instances?.end(graphKey)
  }

  /// Whether a new value that isn't shared has to be passed to ``finish(_:_:in:)``.
  var mustFinish: Bool {
    isOfGraph || !definition.createHooks.isEmpty || ThreadActivity.current.hasDeferredHooks
  }

  /// Finishes a new value that isn't shared: notes it in the resolve, and runs hooks.
  func finish<Value, Arguments>(
    _ value: Value,
    _ arguments: Arguments,
    in context: ResolutionContext
  ) {
    let box = Box(value)
    let canBeNeeded = definition.hasHookNeeds || ThreadActivity.current.hasDeferredHooks
    guard isOfGraph || canBeNeeded, let graphKey = graphKey(for: arguments) else {
      return runHooks(of: box, in: context)
    }
    guard !isOfGraph else {
      context.instances?.end(graphKey, made: box)
      return runHooks(of: box, in: context)
    }
    ThreadActivity.current.note(box, for: graphKey)
    let resolve = context.beginResolve(isForced: true)
    resolve.instances?.withTemporaryInstances([graphKey: box]) { runHooks(of: box, in: resolve) }
    context.endResolve(resolve)
  }
}
