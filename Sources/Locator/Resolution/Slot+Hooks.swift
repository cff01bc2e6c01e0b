// The hooks of an instance, which finish it before readers get it.
extension Slot {
  /// Finishes a shared instance, and then publishes it.
  ///
  /// - Parameters:
  ///   - box: The instance, boxed.
  ///   - construction: The construction of the instance.
  ///   - context: The context of the resolve that has made it.
  func finish(
    _ box: any SharedBox,
    _ construction: Construction,
    in context: ResolutionContext
  ) {
    let publish = { [self, container = context.container] in
      // In a cycle, another thread may store the instance after this one has released the container.
      withExtendedLifetime(container) {
        box.store(in: self, unlessResetSince: construction.site.resetCount)
      }
    }
    if !definition.createHooks.isEmpty || ThreadActivity.current.hasDeferredHooks {
      ThreadConstructions.shared.show(box, of: construction)
      runHooks(of: box, construction, publish: publish, in: context)
    } else {
      ThreadConstructions.shared.succeed(construction, box, publish: publish)
    }
  }

  /// Runs the hooks that were deferred until an instance was made, and then its own.
  ///
  /// A hook that needs an instance under construction around this one is deferred until that is made, and this instance
  /// isn't published before.
  ///
  /// - Parameters:
  ///   - box: The instance, boxed.
  ///   - construction: The construction of the instance, if it is shared.
  ///   - publish: Stores the instance in its slot, if it is shared.
  ///   - context: The context of the resolve that has made it.
  func runHooks(
    of box: AnyObject,
    _ construction: Construction? = nil,
    publish: @escaping () -> Void = {},
    in context: ResolutionContext
  ) {
    let thread = ThreadActivity.current
    var construction = construction
    func openConstruction() -> Construction {
      let result =
        construction
        ?? ThreadConstructions.shared.open(
          site(callSite: context.callSite),
          box
        )
      construction = result
      return result
    }
    let readyHooks = thread.takeDeferredHooks()
    // These hooks see an unfinished instance: its open construction holds back everything else that sees it.
    if !readyHooks.isEmpty { _ = openConstruction() }
    for hook in readyHooks { hook(context) }
    var openInstance: OpenInstance?
    for hook in definition.createHooks {
      let depths = thread.depths(ofFactoriesFor: hook.needs, in: context.container)
      guard !depths.isEmpty else {
        run(hook, of: box, in: context)
        continue
      }
      let instance = openInstance ?? OpenInstance(openConstruction(), box, publish: publish)
      openInstance = instance
      instance.deferredHookCount += 1
      let deferredHook = ThreadActivity.DeferredHook(waitingFor: depths) {
        [self, container = context.container] outer in
        run(hook, of: box, in: outer.with(container: container))
        instance.didRunHook()
      }
      thread.deferredHooks.append(deferredHook)
    }
    if let construction, openInstance == nil {
      ThreadConstructions.shared.succeed(construction, box, publish: publish)
    }
  }

  /// Runs a hook.
  private func run(_ hook: CreateHook, of box: AnyObject, in context: ResolutionContext) {
    let thread = ThreadActivity.current
    thread.beginHook(of: self, in: context.container)
    hook(context.with(callSite: hook.location ?? definition.location), box)
    thread.endHook()
    withExtendedLifetime((self, context)) {}
  }
}

/// An instance with deferred hooks, which isn't published until the last of them has run.
private final class OpenInstance {
  private let construction: Construction
  private let box: AnyObject

  /// Stores the instance in its slot.
  private let publish: () -> Void

  /// The number of hooks that haven't run yet.
  var deferredHookCount = 0

  init(_ construction: Construction, _ box: AnyObject, publish: @escaping () -> Void) {
    self.construction = construction
    self.box = box
    self.publish = publish
    ThreadConstructions.shared.keepOpen(construction)
  }

  /// Notes that one of the hooks has run, and publishes the instance after the last one.
  func didRunHook() {
    deferredHookCount -= 1
    guard deferredHookCount == 0 else { return }
    ThreadConstructions.shared.succeed(construction, box, publish: publish)
  }
}
