// Whether a container is closed, and what is left to close.

extension Container {
  /// Whether the container is closed.
  var isClosed: Bool { state.isClosed || plan.blueprint?.containers.isClosed == true }

  /// What is left to close, if there was ever anything.
  var existingLifecycle: ContainerLifecycle? { lifecycleBox.value(as: ContainerLifecycle.self) }

  /// What is left to close.
  var lifecycle: ContainerLifecycle {
    if let lifecycle = existingLifecycle { return lifecycle }
    let new = Box(ContainerLifecycle())
    if let blueprint = plan.blueprint {
      // The parent closes the container from now on, and so before another thread can add anything to close.
      blueprint.containers.add(self, to: plan.group) {
        guard !lifecycleBox.isThere else { return false }
        lifecycleBox.publish(new)
        return true
      }
    } else {
      lifecycleBox.publishFirst(new)
    }
    guard let lifecycle = existingLifecycle else {
      preconditionFailure("A published lifecycle is there, or it is a bug in Locator.")
    }
    return lifecycle
  }

  /// Refuses reads of all modules from now on.
  func refuseReads() {
    for slot in existingSlots { slot.refuse() }
  }
}
