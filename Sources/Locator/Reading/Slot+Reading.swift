extension Slot {
  @inline(never)
  func box(in context: ResolutionContext) throws -> AnyBox {
    if isWatched(in: context) { return try watchedBox(in: context) }
    if let box = readyBox { return AnyBox(object: box.object) }
    return try unwatchedBox(in: context)
  }

  /// Reads for an observer or a test, out of line, so that other reads take less stack.
  @inline(never)
  private func watchedBox(in context: ResolutionContext) throws -> AnyBox {
    noteEscape(in: context)
    guard let read = ObservedRead.begin(of: self, context.callSite) else {
      return try unwatchedBox(in: context)
    }
    return try read.run { try unwatchedBox(in: context) }
  }

  @_transparent  // In Debug, where a call would take 130 bytes of the stack of each level.
  private func unwatchedBox(in context: ResolutionContext) throws -> AnyBox {
    guard lifetime.isShared else { return try unsharedBox(in: context) }
    return try slot(for: context.arguments).sharedBox(context.callSite, context.arguments)
  }

  @inline(__always)
  func isWatched(in context: ResolutionContext) -> Bool { isObserved || !context.container.isPlain }

  /// Returns the instance in a box if readers share one and it exists, and makes none.
  func existingBox(in context: ResolutionContext) -> AnyBox? {
    noteEscape(in: context)
    let read = ObservedRead.begin(of: self, context.callSite)
    defer { read?.end() }
    return lifetime.isShared ? slot(for: context.arguments).storedBox() : nil
  }

  // MARK: Shared instances

  private func sharedBox(_ callSite: SourceLocation, _ arguments: AnyBox?) throws -> AnyBox {
    let (found, own) = try join(callSite)
    if let found { return found }
    let context = begin(callSite, own)
    do {
      let box = try decorated(factory(in: context)(context, arguments), in: context)
      succeed(box, in: context, own)
      return box
    } catch {
      fail(error, own)
      throw error
    }
  }

  /// Returns the instance, perhaps after it has waited for it, or else its construction, which begins now.
  @inline(never)
  private func join(_ callSite: SourceLocation) throws -> (AnyBox?, Construction?) {
    while true {
      if let box = storedBox() { return (box, nil) }
      let new = Construction(self, callSite, by: ReadingCode.makerOnThread, onThread: true)
      guard let running = new.begin() else { continue }
      if running === new { return (nil, new) }
      if let box = try running.wait(callSite) { return (box, nil) }
    }
  }

  // MARK: Instances that aren't shared

  private func unsharedBox(in outer: ResolutionContext) throws -> AnyBox {
    let context = outer.beginResolve().inside(definition.location)
    if lifetime.isGraph, let box = graphBox(for: outer, in: context) { return box }
    begin(outer.callSite, in: context, nil)
    do {
      let box = try decorated(factory(in: context)(context, outer.arguments), in: context)
      if lifetime.isGraph { endGraph(box, outer.arguments, in: context) }
      succeed(box, in: context, nil)
      return box
    } catch {
      if lifetime.isGraph { endGraph(nil, outer.arguments, in: context) }
      fail(error, nil)
      throw error
    }
  }

  /// Returns the instance that the resolve has, or notes that it is made from now on.
  @inline(never)
  func graphBox(for read: ResolutionContext, in context: ResolutionContext) -> AnyBox? {
    guard let graph = context.graph else { return nil }
    let (box, needsItself) = graph.begin(self, argumentKey(of: read.arguments))
    guard needsItself else { return box }
    let steps = (TaskActivity.current?.steps ?? []) + ThreadActivity.current.steps
    let first = steps.lastIndex { $0.definition === definition } ?? 0
    let next = Messages.Step(definition, read: read.callSite)
    stop(Messages.cycle(steps + [next], from: first), at: definition.location)
  }

  @inline(never)
  func endGraph(_ box: AnyBox?, _ arguments: AnyBox?, in context: ResolutionContext) {
    context.graph?.end(self, argumentKey(of: arguments), box)
  }

  // MARK: The beginning and the end

  @inline(never)
  private func begin(_ callSite: SourceLocation, _ own: Construction?) -> ResolutionContext {
    let context = ResolutionContext(container, definition.location).beginResolve()
    begin(callSite, in: context, own)
    return context
  }

  @inline(never)
  private func begin(
    _ callSite: SourceLocation, in context: ResolutionContext, _ construction: Construction?
  ) {
    let thread = ThreadActivity.current
    thread.observedRead?.willMake()
    thread.push(Unretained(self), Unretained(context.container), callSite, construction)
    if isOfMainActor { checkMainActor(callSite) }
  }

  /// Stops before code of the main actor runs elsewhere.
  ///
  /// The compiler refuses each read of an isolated key but that of a generic function which gets its property from the
  /// main actor and runs elsewhere: it doesn't look at the conformance then.
  @inline(never)
  private func checkMainActor(_ callSite: SourceLocation) {
    guard !Isolation.isOnMainActor else { return }
    stop(Messages.madeOffMainActor(definition, callSite), at: callSite)
  }

  @inline(never)
  private func succeed(
    _ box: AnyBox, in context: ResolutionContext, _ construction: Construction?
  ) {
    let thread = ThreadActivity.current
    runHooks(box, in: context, thread)
    let kept = construction?.prepare(box)
    thread.pop()
    construction?.end(.success((box, kept)))
    noteLateHooks(of: box, thread, context)
    if thread.hasLateHooks { thread.runLateHooks() }
  }

  @inline(never)
  private func fail(_ error: any Error, _ construction: Construction?) {
    let thread = ThreadActivity.current
    thread.pop()
    construction?.end(.failure(error))
    if thread.hasLateHooks { thread.runLateHooks() }
  }

  // MARK: Factories, decorators and hooks

  private func factory(in context: ResolutionContext) -> Factory.Sync {
    guard case .sync(let factory) = definition.factory else {
      stop(Messages.asynchronousRead(definition, context.callSite), at: context.callSite)
    }
    return factory
  }

  /// Wraps an instance, out of line, so that a level of a chain takes less stack.
  @inline(never)
  private func decorated(_ box: AnyBox, in context: ResolutionContext) throws -> AnyBox {
    var box = box
    for decorator in decorators {
      guard case .sync(let wrap) = decorator.factory else { continue }
      box = try wrap(context.inside(decorator.location), box)
    }
    return box
  }

  /// Runs the hooks that don't lead back to the module.
  func runHooks(_ box: AnyBox, in context: ResolutionContext, _ thread: ThreadActivity) {
    guard !createHooks.isEmpty else { return }
    let late = hooksHaveNeeds ? Ring.of(self, in: context.container)?.lateHooks : nil
    for (index, hook) in createHooks.enumerated() where late?[index] != true {
      run(hook, box, in: context, thread)
    }
  }

  private func run(
    _ hook: Definition, _ box: AnyBox, in context: ResolutionContext, _ thread: ThreadActivity
  ) {
    guard case .sync(let complete) = hook.factory else { return }
    thread.push(Unretained(self), Unretained(context.container), hook.location, isHook: true)
    _ = throwing(Never.self) { try complete(context.inside(hook.location), box) }
    thread.pop()
    withExtendedLifetime((self, context)) {}
  }

  private func noteLateHooks(
    of box: AnyBox, _ thread: ThreadActivity, _ context: ResolutionContext
  ) {
    guard hooksHaveNeeds, let (ring, late) = Ring.of(self, in: context.container) else { return }
    for (hook, isLate) in zip(createHooks, late) where isLate {
      thread.runLate(in: ring) { [self, read = thread.observedRead] in
        let outer = thread.observedRead
        thread.observedRead = read
        run(hook, box, in: context, thread)
        thread.observedRead = outer
      }
    }
  }
}
