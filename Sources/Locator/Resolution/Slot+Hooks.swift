// What happens to an instance that was just made.
extension Slot {
  /// Finishes an instance that is shared, and lets readers have it then.
  ///
  /// - Parameters:
  ///   - box: The instance, boxed.
  ///   - construction: What has made it.
  ///   - context: The resolve that has made it.
  func finish(
    _ box: any SharedBox,
    _ construction: Construction,
    in context: ResolutionContext
  ) {
    let publish = { [self, container = context.container] in
      // Of a ring, another thread may store it when this one has let go of the container.
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

  /// Runs the hooks that have waited for an instance, and then its own.
  ///
  /// A hook that declares what is being made around the instance waits for that, and the instance with it.
  ///
  /// - Parameters:
  ///   - box: The instance, boxed.
  ///   - construction: What has made it, if it is shared.
  ///   - publish: Puts it into its place, if it has one.
  ///   - context: The resolve that has made it.
  func runHooks(
    of box: AnyObject,
    _ construction: Construction? = nil,
    publish: @escaping () -> Void = {},
    in context: ResolutionContext
  ) {
    let thread = ThreadActivity.current
    var construction = construction
    func opened() -> Construction {
      let opened =
        construction
        ?? ThreadConstructions.shared.open(
          site(of: definition.key, callSite: context.callSite),
          box
        )
      construction = opened
      return opened
    }
    let waiting = thread.takeDeferredHooks()
    // What they see isn't finished, which whatever else they are a part of must know.
    if !waiting.isEmpty { _ = opened() }
    for hook in waiting { hook(context) }
    var open: OpenInstance?
    for hook in definition.createHooks {
      let depths = thread.depths(ofFactoriesFor: hook.needs, in: context.container)
      guard !depths.isEmpty else {
        run(hook, of: box, in: context)
        continue
      }
      let instance = open ?? OpenInstance(opened(), box, publish: publish)
      open = instance
      instance.hooks += 1
      let waiting = ThreadActivity.DeferredHook(waitingFor: depths) {
        [self, container = context.container] outer in
        run(hook, of: box, in: outer.with(container: container))
        instance.endHook()
      }
      thread.deferredHooks.append(waiting)
    }
    if let construction, open == nil {
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

/// An instance that is made, while some of its hooks wait for what is being made around it.
private final class OpenInstance {
  private let construction: Construction
  private let box: AnyObject

  /// Puts it into its place.
  private let publish: () -> Void

  /// How many of its hooks wait.
  var hooks = 0

  init(_ construction: Construction, _ box: AnyObject, publish: @escaping () -> Void) {
    self.construction = construction
    self.box = box
    self.publish = publish
    ThreadConstructions.shared.keepOpen(construction)
  }

  /// Notes that one of the hooks has run.
  func endHook() {
    hooks -= 1
    if hooks == 0 { ThreadConstructions.shared.succeed(construction, box, publish: publish) }
  }
}
