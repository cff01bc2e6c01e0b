// The construction of a shared instance. Nothing here depends on the type of the instance, so the code is compiled once
// and takes as little stack space as possible: what happens before and after the factory is in functions of its own.
extension Slot {
  /// Constructs the shared instance, or waits for the thread that constructs it.
  ///
  /// - Parameters:
  ///   - callSite: The call site.
  ///   - make: A closure that runs the factory.
  /// - Returns: The instance, boxed, or `nil` if the slot has one by now, or if another thread has failed to make it.
  func sharedBox(
    callSite: SourceLocation,
    _ make: (ResolutionContext) throws -> any SharedBox
  ) rethrows -> AnyObject? {
    let construction: Construction
    let site = site(callSite: callSite)
    switch ThreadConstructions.shared.turn(at: site, unless: { hasInstance }) {
    case .isThere: return nil
    // Threads that have waited get the instance even if it was dropped meanwhile.
    case .isOver(let box): return box
    case .isMine(let own): construction = own
    }
    // A shared instance outlives the resolve that reads it, and so must everything that it is made of: its container is
    // the one that declares the module, and its resolve is one of its own.
    let container = declaringContainer
    let graph = container.hasGraphScope ? GraphInstances() : nil
    begin(construction, in: container)
    do {
      let box = try make(
        ResolutionContext(container: container, callSite: definition.location, graph: graph)
      )
      succeed(construction, box, in: container, graph)
      return box
    } catch {
      fail(construction, in: container, graph)
      throw error
    }
  }

  /// Notes that the factory begins to run.
  @inline(never)
  private func begin(_ construction: Construction, in container: Container) {
    let thread = construction.thread
    beginNotingLayers(on: thread)
    // The innermost observed read is this one, or one whose factory runs already.
    thread.observedRead?.willMake()
    // Safe: the caller retains both until the factory has ended.
    unsafe thread.push(
      .passUnretained(self),
      container,
      callSite: construction.site.callSite ?? .unknown
    )
  }

  /// Finishes the instance, and publishes it.
  @inline(never)
  private func succeed(
    _ construction: Construction,
    _ box: any SharedBox,
    in container: Container,
    _ graph: GraphInstances?
  ) {
    let thread = construction.thread
    thread.pop()
    // Mostly, nothing delays the publication, which then needs no context and no closure.
    if definition.createHooks.isEmpty, !thread.hasDeferredHooks, !construction.hasSeenUnfinished {
      box.store(in: self, unlessResetSince: construction.site.resetCount)
      ThreadConstructions.shared.end(construction, published: box)
    } else {
      let callSite = construction.site.callSite ?? .unknown
      let context = ResolutionContext(container: container, callSite: callSite, graph: graph)
      finish(box, construction, in: context)
    }
    warnOfLayers(since: construction.layerCount, on: thread)
    endNotingLayers(since: construction.layerCount, on: thread)
    graph?.end()
  }

  /// Ends the construction without an instance, so that the next reader tries again.
  @inline(never)
  private func fail(
    _ construction: Construction,
    in container: Container,
    _ graph: GraphInstances?
  ) {
    construction.thread.pop()
    endNotingLayers(since: construction.layerCount, on: construction.thread)
    ThreadConstructions.shared.fail(construction)
    graph?.end()
    withExtendedLifetime(container) {}
  }
}

/// The box of a shared instance.
protocol SharedBox: AnyObject {
  /// Stores the instance in a slot, unless the slot was reset since the construction began.
  func store(in slot: Slot, unlessResetSince count: Int)
}

extension Box: SharedBox {
  func store(in slot: Slot, unlessResetSince count: Int) {
    slot.store(self, unlessResetSince: count)
  }
}
