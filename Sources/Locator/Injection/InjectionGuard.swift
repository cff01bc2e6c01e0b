/// What a property asks at each read whether it may still give the value that it keeps, and give it here.
struct InjectionGuard: Sendable {
  /// The slots of modules that live on an actor, or whose instances are shared.
  private let slots: [Slot]

  /// Whether one of the shared instances is another container's than the one that was asked, which can be closed
  /// before.
  private let isInherited: Bool

  /// What a property asks that has read slots through a container, or `nil` if that is nothing.
  init?(_ slots: [Slot], readThrough container: Container) {
    let asking = slots.filter {
      $0.definition.isolation == .byModule || $0.definition.lifetime.isShared
    }
    guard !asking.isEmpty else { return nil }
    self.slots = asking
    isInherited = asking.contains {
      $0.definition.lifetime.isShared && !$0.isDeclared(by: container)
    }
  }

  /// Stops the program if the value mustn't be read any longer, or not here.
  ///
  /// A value of the property's own stays readable when its container is closed, and a shared one doesn't.
  func stopIfUnreadable(from reference: ContainerReference, callSite: SourceLocation) {
    let container = isInherited ? reference.container : nil
    let isClosed = container?.lifecycle.isClosed == true
    for slot in slots {
      if slot.definition.lifetime.isShared {
        if isClosed, let container { slot.stopBecauseClosed(container, callSite: callSite) }
        slot.stopIfClosed(callSite: callSite)
      }
      slot.stopIfOffActor(callSite: callSite)
    }
  }
}
