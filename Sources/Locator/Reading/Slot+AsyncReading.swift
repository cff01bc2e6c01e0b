extension Slot {
  func asyncBox(in context: ResolutionContext) async throws -> AnyBox {
    guard isAsynchronous else { return try box(in: context) }
    if !isWatched(in: context), let box = readyBox { return AnyBox(object: box.object) }
    noteEscape(in: context)
    let read = ObservedRead.begin(of: self, context.callSite)
    defer { read?.end() }
    let arguments = context.arguments
    if lifetime.isShared {
      let slot = slot(for: arguments)
      return try await slot.sharedAsyncBox(arguments, context.callSite, read)
    }
    if lifetime.isGraph, let box = graphBox(for: context, in: context) { return box }
    read?.willMake()
    var made: AnyBox?
    defer { if lifetime.isGraph { endGraph(made, arguments, in: context) } }
    let container = context.container
    let box = try await TaskActivity.run(
      definition, in: container, context.callSite, observedRead: read
    ) {
      try await make(arguments, in: container)
    }
    made = box
    return box
  }

  private func sharedAsyncBox(
    _ arguments: AnyBox?, _ callSite: SourceLocation, _ read: ObservedRead?
  ) async throws -> AnyBox {
    let immediately = !isOnActor()
    while true {
      switch try find(arguments, callSite, read, startsImmediately: immediately) {
      case .stored(let box): return box
      case .ended(let task, let outcome):
        await task.value
        return try outcome.get().box
      case .awaited(let construction, let wait):
        if let box = try await construction.value(for: wait) { return box }
      }
    }
  }

  /// What a reader finds that needs a shared instance.
  private enum Found {
    case stored(AnyBox)
    /// Its task has started for the reader, and has made it, or has failed.
    case ended(Task<Void, Never>, Construction.Outcome)
    case awaited(Construction, Wait)
  }

  /// Finds the instance, or joins its construction, which begins if there is none.
  ///
  /// Synchronous, because the compiler would copy it to each place where the reader goes on after a wait.
  @inline(never)
  private func find(
    _ arguments: AnyBox?, _ callSite: SourceLocation, _ read: ObservedRead?,
    startsImmediately: Bool
  ) throws -> Found {
    let canLeave = definition.throwsErrors(of: CancellationError.self)
    while true {
      if let box = storedBox() { return .stored(box) }
      if canLeave, Task.isCancelled { throw CancellationError() }
      let new = Construction(self, callSite, by: Maker(), onThread: false)
      guard let running = new.begin() else { continue }
      let started =
        running === new ? start(new, arguments, read, immediately: startsImmediately) : nil
      if let started, let outcome = new.outcome { return .ended(started, outcome) }
      let wait = running.join(
        callSite, by: .currentOfTask, canLeave: canLeave, isFirst: started != nil)
      if let wait { return .awaited(running, wait) }
    }
  }

  /// Whether the reader is isolated to an actor, on which a task that starts immediately would keep other code waiting.
  ///
  /// A function, because the compiler crashes on `#isolation` in a condition of an asynchronous one (Swift 6.3).
  private func isOnActor(_ isolation: isolated (any Actor)? = #isolation) -> Bool {
    isolation != nil
  }

  /// Lets the start of a container wait for the construction of the instance, which begins if there is none, or returns
  /// `nil` if there is an instance by now.
  func join(_ callSite: SourceLocation, canLeave: Bool, _ read: ObservedRead?) -> Wait? {
    let new = Construction(self, callSite, by: Maker(), onThread: false)
    guard let running = new.begin() else { return nil }
    if running === new { _ = start(new, nil, read, immediately: false) }
    return running.join(callSite, by: .none, canLeave: canLeave, isFirst: running === new)
  }

  @inline(never)
  private func start(
    _ construction: Construction, _ arguments: AnyBox?, _ read: ObservedRead?, immediately: Bool
  ) -> Task<Void, Never> {
    read?.willMake()
    return construction.start(immediately: immediately) { [weak outer = TaskActivity.current] in
      try await TaskActivity.run(
        self.definition, in: construction.container, construction.callSite,
        construction: construction, inside: outer, observedRead: read
      ) {
        try await self.make(arguments, in: construction.container)
      }
    }
  }

  /// Makes an instance.
  ///
  /// Its factory and each decorator begin a resolve of their own, and so do its hooks, because they may run on
  /// different actors.
  private func make(_ arguments: AnyBox?, in container: Container) async throws -> AnyBox {
    var box = try await definition.factory.run(in: container, definition.location, arguments)
    for decorator in decorators {
      box = try await decorator.factory.run(in: container, decorator.location, box)
    }
    runHooks(box, in: container)
    return box
  }

  @inline(never)
  private func runHooks(_ box: AnyBox, in container: Container) {
    let context = ResolutionContext(container, definition.location).beginResolve()
    runHooks(box, in: context, .current)
  }
}

extension ResolutionContext {
  /// Returns the values of modules in boxes, which are made side by side; the first failure cancels the others.
  func asyncBoxes(of slots: [Slot]) async throws -> [AnyBox] {
    let (container, callSite, arguments) = (container, callSite, arguments)
    let parent = TaskActivity.current
    let isHard = parent?.run?.isHard == true
    let list = ListRead(inside: parent?.list)
    return try await withThrowingTaskGroup { group in
      for (index, slot) in slots.enumerated() {
        group.addTask {
          try await TaskActivity.run(list, in: container, asChildOf: isHard ? parent : nil) {
            let context = ResolutionContext(container, callSite, arguments)
            do {
              return (index, try await slot.asyncBox(in: context))
            } catch {
              if !Task.isCancelled { list.fail() }
              throw error
            }
          }
        }
      }
      // Any object, until the own ones are made.
      var boxes = [AnyBox](repeating: AnyBox(object: container), count: slots.count)
      while let (index, box) = try await group.next() { boxes[index] = box }
      return boxes
    }
  }
}
