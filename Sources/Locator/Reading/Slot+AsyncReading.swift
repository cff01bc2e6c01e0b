extension Slot {
  func asyncBox(in context: ResolutionContext) async throws -> AnyBox {
    guard isAsynchronous else { return try box(in: context) }
    if !isWatched(in: context), let box = readyBox { return AnyBox(object: box.object) }
    noteEscape(in: context)
    let read = ObservedRead.begin(of: self, context.callSite)
    defer { read?.end() }
    if lifetime.isShared {
      return try await slot(for: context.arguments).sharedAsyncBox(in: context, read)
    }
    stopIfClosed(context.callSite)
    let inner = context.beginResolve()
    defer { context.endResolve(inner) }
    if lifetime.isGraph, let box = graphBox(for: context, in: inner) { return box }
    var made: AnyBox?
    defer { if lifetime.isGraph { endGraph(made, context.arguments, in: inner) } }
    let box = try await make(context.arguments, in: inner, nil, read)
    made = box
    return box
  }

  private func sharedAsyncBox(
    in context: ResolutionContext, _ read: ObservedRead?
  ) async throws -> AnyBox {
    let (arguments, callSite) = (context.arguments, context.callSite)
    let canLeave = definition.throwsErrors(of: CancellationError.self)
    while true {
      if let box = storedBox() { return box }
      stopIfClosed(callSite)
      if canLeave, Task.isCancelled { throw CancellationError() }
      let construction = Construction(self, callSite, on: nil, canLeave: canLeave)
      guard let running = construction.join() else { continue }
      if running === construction {
        construction.start {
          let context = ResolutionContext(construction.container, self.definition.location)
            .beginResolve()
          defer { context.graph?.end() }
          return try await self.make(arguments, in: context, construction, read)
        }
      }
      let box = try await running.wait(inTask: construction)
      guard let box else { throw CancellationError() }
      if running === construction || !construction.hasBegun { return box }
    }
  }

  private func make(
    _ arguments: AnyBox?, in context: ResolutionContext, _ construction: Construction?,
    _ read: ObservedRead?
  ) async throws -> AnyBox {
    read?.willMake()
    return try await TaskActivity.run(
      definition, in: context.container, construction?.callSite ?? context.callSite,
      construction: construction, observedRead: read
    ) {
      let context = context.inside(definition.location)
      var box = try await definition.factory.run(context, arguments)
      for decorator in decorators {
        box = try await decorator.factory.run(context.inside(decorator.location), box)
      }
      runHooks(box, in: context, .current)
      return box
    }
  }
}

extension ResolutionContext {
  /// Returns the values of modules in boxes, which are made side by side; the first failure cancels the others.
  func asyncBoxes(of slots: [Slot]) async throws -> [AnyBox] {
    guard slots.contains(where: \.isAsynchronous) else { return try boxes(of: slots) }
    let (container, callSite, arguments) = (container, callSite, arguments)
    let parent = TaskActivity.current
    let isOwnTask = parent?.isOwnTask == true
    return try await withThrowingTaskGroup { group in
      for (index, slot) in slots.enumerated() {
        group.addTask {
          try await TaskActivity.run(asChildOf: isOwnTask ? parent : nil) {
            let context = ResolutionContext(container, callSite, arguments)
            return (index, try await slot.asyncBox(in: context))
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
