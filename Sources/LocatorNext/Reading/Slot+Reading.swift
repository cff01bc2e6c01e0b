extension Slot {
  /// Returns the value in a box, for the arguments in a box.
  func box(_ arguments: AnyObject?, in context: ResolutionContext) throws -> AnyObject {
    guard !isObserved, context.container.state.isPlain else {
      return try watched(in: context) { try unwatchedBox(arguments, in: context) }
    }
    return try unwatchedBox(arguments, in: context)
  }

  private func unwatchedBox(_ arguments: AnyObject?, in context: ResolutionContext) throws
    -> AnyObject
  {
    lifetime.isShared
      ? try slot(for: arguments).sharedBox(arguments, context.callSite)
      : try unsharedBox(arguments, in: context)
  }

  /// Runs a read or an injection that an observer or a test may watch.
  func watched<Result>(in context: ResolutionContext, _ body: () throws -> Result) rethrows
    -> Result
  {
    noteEscape(in: context)
    let thread = ThreadActivity.current
    guard let read = ObservedRead(of: self, context.callSite) else { return try body() }
    let outer = thread.observedRead
    thread.observedRead = read
    defer {
      thread.observedRead = outer
      read.end()
    }
    return try body()
  }

  /// Returns the instance in a box if readers share one and it exists, and makes none.
  func existingBox(_ arguments: AnyObject?, in context: ResolutionContext) -> AnyObject? {
    noteEscape(in: context)
    let read = ObservedRead(of: self, context.callSite)
    defer { read?.end() }
    return lifetime.isShared ? slot(for: arguments).storedBox() : nil
  }

  // MARK: Shared instances

  func sharedBox(_ arguments: AnyObject?, _ callSite: SourceLocation) throws -> AnyObject {
    if let box = storedBox() { return box }
    let thread = ThreadActivity.current
    while true {
      switch turn(thread, callSite) {
      case .lookAgain:
        if let box = storedBox() { return box }
      case .wait(let construction):
        return try Constructions.shared.wait(.onThread(thread, callSite), for: construction)
      case .stop(let message): stop(message, at: definition.location)
      case .make(let construction): return try make(arguments, construction, thread)
      }
    }
  }

  @inline(never)
  private func turn(_ thread: ThreadActivity, _ callSite: SourceLocation) -> Constructions.Turn {
    stopIfClosed(callSite)
    return Constructions.shared.turn(
      of: .onThread(thread, callSite),
      at: self,
      by: thread
    )
  }

  /// Makes a shared instance.
  private func make(
    _ arguments: AnyObject?,
    _ construction: Construction,
    _ thread: ThreadActivity
  ) throws -> AnyObject {
    let context = ResolutionContext(construction.container, definition.location).beginResolve()
    thread.observedRead?.willMake()
    unsafe thread.push(
      .passUnretained(self),
      context.container,
      construction.callSite,
      construction
    )
    do {
      let box = try instance(arguments, in: context)
      succeed(box, construction, thread, context)
      return box
    } catch {
      fail(error, construction, thread, context)
      throw error
    }
  }

  @inline(never)
  private func succeed(
    _ box: AnyBox,
    _ construction: Construction,
    _ thread: ThreadActivity,
    _ context: ResolutionContext
  ) {
    runHooks(box, in: context, thread)
    thread.pop()
    Constructions.shared.end(construction, .instance(box))
    finish(box, thread, context)
  }

  @inline(never)
  private func fail(
    _ error: any Error,
    _ construction: Construction,
    _ thread: ThreadActivity,
    _ context: ResolutionContext
  ) {
    thread.pop()
    Constructions.shared.end(construction, .failure(error))
    finish(nil, thread, context)
  }

  // MARK: Instances that aren't shared

  private func unsharedBox(_ arguments: AnyObject?, in outer: ResolutionContext) throws -> AnyObject
  {
    stopIfClosed(outer.callSite)
    let context = outer.beginResolve()
    let key = lifetime.isGraph ? graphKey(arguments) : nil
    if let key, let box = graphBox(key, in: context) { return box }
    let thread = ThreadActivity.current
    thread.observedRead?.willMake()
    unsafe thread.push(.passUnretained(self), context.container, context.callSite)
    do {
      let box = try instance(arguments, in: context.with(callSite: definition.location))
      if let key { context.graph?.end(key, box) }
      runHooks(box, in: context, thread)
      thread.pop()
      finish(box, thread, context)
      outer.endResolve(context)
      return box
    } catch {
      if let key { context.graph?.end(key, nil) }
      thread.pop()
      finish(nil, thread, context)
      outer.endResolve(context)
      throw error
    }
  }

  private func graphKey(_ arguments: AnyObject?) -> GraphInstances.Key? {
    guard definition.takesArguments, let arguments else {
      return GraphInstances.Key(slot: ObjectIdentifier(self), arguments: nil)
    }
    let key = argumentKey(of: arguments)
    return key.map { GraphInstances.Key(slot: ObjectIdentifier(self), arguments: $0) }
  }

  /// Returns the instance that the resolve has, or notes that it is made from now on.
  private func graphBox(_ key: GraphInstances.Key, in context: ResolutionContext) -> AnyObject? {
    guard let graph = context.graph else { return nil }
    if let box = graph[key] { return box }
    guard !graph.begin(key) else { return nil }
    let steps = (TaskActivity.current?.steps() ?? []) + ThreadActivity.current.steps()
    let first = steps.lastIndex { $0.definition === definition } ?? 0
    let next = Messages.Step(definition, read: context.callSite)
    stop(Messages.cycle(steps[first...] + [next]), at: definition.location)
  }

  // MARK: Factories, decorators and hooks

  /// Calls the factory and the decorators.
  @inline(__always)
  private func instance(_ arguments: AnyObject?, in context: ResolutionContext) throws -> AnyBox {
    guard case .sync(let factory) = definition.factory else {
      stop(Messages.asynchronousRead(definition, context.callSite), at: context.callSite)
    }
    let box = try factory(context, arguments)
    return decorators.isEmpty ? box : try decorated(box, in: context)
  }

  private func decorated(_ box: AnyBox, in context: ResolutionContext) throws -> AnyBox {
    var box = box
    for decorator in decorators {
      guard case .sync(let wrap) = decorator.wrap else { continue }
      box = try wrap(context.with(callSite: decorator.location), box)
    }
    return box
  }

  /// Runs the hooks that don't lead back to the module.
  func runHooks(_ box: AnyBox, in context: ResolutionContext, _ thread: ThreadActivity) {
    for (index, hook) in definition.createHooks.enumerated() where !isLate(index) {
      run(hook, box, in: context, thread)
    }
  }

  private func isLate(_ hook: Int) -> Bool { !lateHooks.isEmpty && lateHooks[hook] }

  private func run(
    _ hook: CreateHook,
    _ box: AnyBox,
    in context: ResolutionContext,
    _ thread: ThreadActivity
  ) {
    let callSite = hook.location ?? definition.location
    unsafe thread.push(.passUnretained(self), context.container, callSite, isHook: true)
    hook.run(context.with(callSite: callSite), box)
    thread.pop()
    withExtendedLifetime((self, context)) {}
  }

  /// Runs the hooks that wait for the end of what the thread makes, and notes those of an instance.
  private func finish(_ box: AnyBox?, _ thread: ThreadActivity, _ context: ResolutionContext) {
    if let box, !lateHooks.isEmpty {
      for (index, hook) in definition.createHooks.enumerated() where isLate(index) {
        context.graph?.willRunLateHook()
        thread.runLate { [self, read = thread.observedRead] in
          let outer = thread.observedRead
          thread.observedRead = read
          run(hook, box, in: context, thread)
          thread.observedRead = outer
          context.graph?.didRunLateHook()
        }
      }
    }
    if thread.hasLateHooks { thread.runLateHooks() }
    if lifetime.isShared { context.graph?.end() }
  }

  func stopIfClosed(_ callSite: SourceLocation) {
    if container.isClosed { stopBecauseClosed(container, callSite) }
  }

  func stopBecauseClosed(_ container: Container, _ callSite: SourceLocation) -> Never {
    stop(Messages.closed(definition, in: container, callSite: callSite), at: callSite)
  }
}

// MARK: - Asynchronous instances

extension Slot {
  /// Returns the value in a box, and waits for it if necessary.
  func asyncBox(_ arguments: AnyObject?, in context: ResolutionContext) async throws -> AnyObject {
    guard isAsynchronous else { return try box(arguments, in: context) }
    noteEscape(in: context)
    let read = ObservedRead(of: self, context.callSite)
    defer { read?.end() }
    return try await asyncBox(arguments, in: context, read)
  }

  private func asyncBox(
    _ arguments: AnyObject?,
    in context: ResolutionContext,
    _ read: ObservedRead?
  ) async throws -> AnyObject {
    guard lifetime.isShared else {
      stopIfClosed(context.callSite)
      let inner = context.beginResolve()
      defer { context.endResolve(inner) }
      let key = lifetime.isGraph ? graphKey(arguments) : nil
      if let key, let box = graphBox(key, in: inner) { return box }
      do {
        let box = try await make(arguments, in: inner, nil, read)
        if let key { inner.graph?.end(key, box) }
        return box
      } catch {
        if let key { inner.graph?.end(key, nil) }
        throw error
      }
    }
    return try await slot(for: arguments).sharedAsyncBox(arguments, context.callSite, read)
  }

  private func sharedAsyncBox(
    _ arguments: AnyObject?,
    _ callSite: SourceLocation,
    _ read: ObservedRead?
  ) async throws -> AnyObject {
    let canLeave = definition.throwsErrors(of: CancellationError.self)
    while true {
      if let box = storedBox() { return box }
      stopIfClosed(callSite)
      if canLeave, Task.isCancelled { throw CancellationError() }
      let reader = Reader.inTask(callSite)
      let construction: Construction
      switch Constructions.shared.turn(of: reader, at: self, by: nil) {
      case .lookAgain: continue
      case .stop(let message): stop(message, at: definition.location)
      case .wait(let running): construction = running
      case .make(let new):
        construction = new
        let arguments = UncheckedTransfer(arguments)
        Constructions.shared.start(new) {
          let context = ResolutionContext(new.container, self.definition.location).beginResolve()
          defer { context.graph?.end() }
          return try await self.make(arguments.value, in: context, new, read)
        }
      }
      let box = try await Constructions.shared.wait(
        reader,
        inTaskFor: construction,
        canLeave: canLeave
      )
      if let box { return box }
      throw CancellationError()
    }
  }

  private func make(
    _ arguments: AnyObject?,
    in context: ResolutionContext,
    _ construction: Construction?,
    _ read: ObservedRead?
  ) async throws -> AnyBox {
    read?.willMake()
    return try await TaskActivity.run(
      definition,
      in: context.container,
      construction?.callSite ?? context.callSite,
      construction: construction,
      observedRead: read
    ) {
      let context = context.with(callSite: definition.location)
      var box: AnyBox
      switch definition.factory {
      case .sync: box = try instance(arguments, in: context)
      case .async(let factory):
        box = try await factory(UncheckedTransfer(context), UncheckedTransfer(arguments)).value
      }
      for decorator in decorators {
        let context = context.with(callSite: decorator.location)
        switch decorator.wrap {
        case .sync(let wrap): box = try wrap(context, box)
        case .async(let wrap):
          box = try await wrap(UncheckedTransfer(context), UncheckedTransfer(box)).value
        }
      }
      runHooks(box, in: context, .current)
      return box
    }
  }
}
