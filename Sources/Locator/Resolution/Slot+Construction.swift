// The construction of a shared instance. Nothing here depends on the type of the instance, so the code is compiled once
// and takes as little stack space as possible.
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
    var made: AnyObject?
    guard let run = ConstructionRun(of: self, callSite: callSite, else: &made) else {
      return made
    }
    do {
      let box = try make(run.context)
      run.succeed(box)
      return box
    } catch {
      run.fail()
      throw error
    }
  }
}

/// A run of the factory of a shared instance, from the beginning of the construction to its end.
private final class ConstructionRun {
  private let slot: Slot
  private let construction: Construction

  /// The context of the container that declares the module.
  ///
  /// A shared instance outlives the resolve that reads it, and so must everything that it is made of.
  private let outer: ResolutionContext

  /// The context of the resolve that makes the instance.
  private let resolve: ResolutionContext

  /// The context of the factory.
  let context: ResolutionContext

  /// The number of layers that the thread has noted before, if it notes any.
  private let outerLayerCount: Int?

  /// Begins a construction, or waits for the thread that constructs the instance.
  ///
  /// - Parameters:
  ///   - slot: The slot of the instance.
  ///   - callSite: The call site.
  ///   - made: Receives the instance of another thread, if this one has waited for it: waiting threads get the
  ///     instance even if it was dropped meanwhile.
  init?(of slot: Slot, callSite: SourceLocation, else made: inout AnyObject?) {
    let construction: Construction
    let site = slot.site(callSite: callSite)
    switch ThreadConstructions.shared.turn(at: site, unless: { slot.hasInstance }) {
    case .isThere:
      return nil
    case .isOver(let box):
      made = box
      return nil
    case .isMine(let own):
      construction = own
    }
    self.slot = slot
    self.construction = construction
    outer = ResolutionContext(container: slot.declaringContainer, callSite: callSite)
    resolve = outer.beginResolve()
    outerLayerCount = slot.beginNotingLayers()
    context = slot.willMake(in: resolve)
  }

  /// Finishes the instance, and publishes it.
  func succeed(_ box: any SharedBox) {
    slot.didMake(context)
    slot.finish(box, construction, in: resolve)
    slot.warnOfLayers(outerLayerCount)
    slot.endNotingLayers(outerLayerCount)
    outer.endResolve(resolve)
  }

  /// Ends the construction without an instance, so that the next reader tries again.
  func fail() {
    slot.didMake(context)
    slot.endNotingLayers(outerLayerCount)
    ThreadConstructions.shared.fail(construction)
    outer.endResolve(resolve)
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
