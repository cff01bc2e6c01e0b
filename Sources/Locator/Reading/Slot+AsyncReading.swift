extension Slot {
  func asyncBox(in context: ResolutionContext) async throws -> AnyBox {
    guard isAsynchronous else { return try box(in: context) }
    if !isWatched(in: context), let box = readyBox { return AnyBox(object: box.object) }
    noteEscape(in: context)
    let read = ObservedRead(of: self, context.callSite)
    defer { read?.end() }
    return try await asyncBox(in: context, read)
  }

  private func asyncBox(
    in context: ResolutionContext, _ read: ObservedRead?
  ) async throws -> AnyBox {
    guard lifetime.isShared else {
      stopIfClosed(context.callSite)
      let inner = context.beginResolve()
      defer { context.endResolve(inner) }
      if lifetime.isGraph, let box = graphBox(for: context, in: inner) { return box }
      do {
        let box = try await make(context.arguments, in: inner, nil, read)
        if lifetime.isGraph { endGraph(box, context.arguments, in: inner) }
        return box
      } catch {
        if lifetime.isGraph { endGraph(nil, context.arguments, in: inner) }
        throw error
      }
    }
    return try await slot(for: context.arguments).sharedAsyncBox(
      context.arguments, context.callSite, read
    )
  }

  private func sharedAsyncBox(
    _ arguments: AnyBox?, _ callSite: SourceLocation, _ read: ObservedRead?
  ) async throws -> AnyBox {
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
      if let box = try await running.wait(inTask: construction) { return box }
      throw CancellationError()
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
