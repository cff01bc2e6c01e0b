/// The checks of a property before each read of its cached value.
///
/// They stop the program if a container that shares the value is closed, or if the read is off the module's actor.
struct InjectionGuard: Sendable {
  /// The slots of modules whose isolation each read checks, or whose instances are shared.
  private let slots: [Slot]

  /// Whether a parent of the container that was read owns one of the shared instances.
  ///
  /// Then the container may be closed before the parent.
  private let isInherited: Bool

  /// Creates the checks for a value that was read from slots through a container, or returns `nil` if it needs none.
  init?(_ slots: [Slot], readThrough container: Container) {
    let checked = slots.filter {
      $0.definition.isolation == .byModule || $0.definition.lifetime.isShared
    }
    guard !checked.isEmpty else { return nil }
    self.slots = checked
    isInherited = checked.contains {
      $0.definition.lifetime.isShared && !$0.isDeclared(by: container)
    }
  }

  /// Stops the program if the value can't be read any longer, or not from here.
  ///
  /// When its container is closed, a shared value can't be read any longer, but a value of the property alone can.
  func stopIfUnreadable(from reference: ContainerReference, callSite: SourceLocation) {
    let container = isInherited ? reference.container : nil
    let isClosed = container?.isClosed == true
    for slot in slots {
      if slot.definition.lifetime.isShared {
        if isClosed, let container { slot.stopBecauseClosed(container, callSite: callSite) }
        slot.stopIfClosed(callSite: callSite)
      }
      slot.stopIfOffActor(callSite: callSite)
    }
  }
}
