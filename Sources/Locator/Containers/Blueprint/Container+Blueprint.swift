// The slots of a container that a blueprint makes, and its end with the parent.

extension Container {
  /// Whether a blueprint makes the container.
  package var isOfBlueprint: Bool { plan.blueprint != nil }

  /// For each blueprint with this container as its parent, a container to which no values are given.
  package var blueprintContainers: [Container] {
    existingLifecycle?.prototypes.map(\.container) ?? []
  }

  /// Returns the slot of a module of the blueprint, and creates it first if necessary.
  ///
  /// - Precondition: A blueprint makes the container.
  func lazySlot(at position: Int) -> Slot {
    // Safe: this container retains the slot.
    unsafe unretainedLazySlot(at: position).takeUnretainedValue()
  }

  /// Returns the slot of a module of the blueprint, unretained.
  @inline(never)
  func unretainedLazySlot(at position: Int) -> Unmanaged<Slot> {
    guard let definition = plan.blueprint?.definitions[position] else {
      preconditionFailure(
        "A container without a blueprint has all slots, or it is a bug in Locator."
      )
    }
    let (slot, isNew) = unsafe lazySlots.slot(at: position) { given in
      let slot = Slot(definition, isObserved: plan.observer != nil)
      slot.setContainer(self)
      if let given { slot.give(given) }
      return slot
    }
    // Safe: this container retains the slot.
    if isNew, state.isClosed { unsafe slot._withUnsafeGuaranteedRef { $0.refuse() } }
    return unsafe slot
  }

  /// Refuses reads from now on, because the parent is closed.
  ///
  /// A container with anything to close was closed before; this one has nothing.
  @inline(never)
  func closeWithParent() {
    state.close()
    refuseReads()
  }
}

extension Slot {
  /// Stores the value that is given for the key, before any thread reads the slot.
  fileprivate func give(_ box: AnyObject) {
    instance.publish(box)
    offer(box)
  }
}
