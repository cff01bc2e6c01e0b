// How an instance that readers share is made. Its types don't matter here, so that this is compiled once, and takes as
// little room on the stack as it can.
extension Slot {
  /// Makes the shared instance, or waits for the thread that makes it.
  ///
  /// - Parameters:
  ///   - key: The key that the slot was found by.
  ///   - callSite: The line that asks.
  ///   - make: Runs the factory.
  /// - Returns: The instance, boxed, or `nil` if there is one in its place by now, or none was made.
  func sharedBox(
    of key: Any.Type,
    callSite: SourceLocation,
    _ make: (ResolutionContext) throws -> any SharedBox
  ) rethrows -> AnyObject? {
    var made: AnyObject?
    guard let making = SharedMaking(of: self, key, callSite: callSite, else: &made) else {
      return made
    }
    do {
      let box = try make(making.context)
      making.succeed(box)
      return box
    } catch {
      making.fail()
      throw error
    }
  }
}

/// The making of an instance that readers share.
private final class SharedMaking {
  private let slot: Slot
  private let construction: Construction

  /// Where the instance is made: what is shared outlives the resolve that asks, and so must what it is made of.
  private let outer: ResolutionContext
  private let resolve: ResolutionContext

  /// What the factory gets.
  let context: ResolutionContext

  /// How many layers of modules the thread has noted before.
  private let noted: Int?

  /// Begins to make an instance, or waits for the thread that makes it.
  ///
  /// - Parameters:
  ///   - slot: The place of the instance.
  ///   - key: The key that the slot was found by.
  ///   - callSite: The line that asks.
  ///   - made: What another thread has made, if it was waited for. Those who have waited get it even if it was
  ///     dropped meanwhile.
  init?(of slot: Slot, _ key: Any.Type, callSite: SourceLocation, else made: inout AnyObject?) {
    let construction: Construction
    let site = slot.site(of: key, callSite: callSite)
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
    noted = slot.beginNotingLayers()
    context = slot.willMake(in: resolve)
  }

  /// Finishes the instance, and lets readers have it.
  func succeed(_ box: any SharedBox) {
    slot.didMake(context)
    slot.finish(box, construction, in: resolve)
    slot.warnOfLayers(noted)
    slot.endNotingLayers(noted)
    outer.endResolve(resolve)
  }

  /// Lets the next reader try again.
  func fail() {
    slot.didMake(context)
    slot.endNotingLayers(noted)
    ThreadConstructions.shared.fail(construction)
    outer.endResolve(resolve)
  }
}

/// The box of an instance that readers share.
protocol SharedBox: AnyObject {
  /// Puts the instance into its place, unless it was dropped since its making began.
  func store(in slot: Slot, unlessResetSince count: Int)
}

extension Box: SharedBox {
  func store(in slot: Slot, unlessResetSince count: Int) {
    slot.store(self, unlessResetSince: count)
  }
}
