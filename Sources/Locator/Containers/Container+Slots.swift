// How a container finds the slots of its own modules, and a read the slot of a key.

extension Container {
  /// Returns the slot of a key without a name, here or in a parent, unretained: this container or a parent retains it.
  @inline(__always)
  func unretainedSlot(of key: Any.Type) -> Unmanaged<Slot>? {
    if let slot = unsafe table[key] { return unsafe slot }
    // Safe: a parent, which the plan retains.
    guard let rest = unsafe unretainedRest else { return nil }
    if isRestLast { return unsafe rest._withUnsafeGuaranteedRef { unsafe $0.table[key] } }
    return unsafe unretainedSlotBeyondTable(of: key)
  }

  /// Returns the slot of a key from beyond this container's table.
  @inline(never)
  private func unretainedSlotBeyondTable(of key: Any.Type) -> Unmanaged<Slot>? {
    if let slot = unsafe unretainedLazySlot(of: key) { return unsafe slot }
    var next = unsafe unretainedRest
    while let container = unsafe next {
      // Safe: as above.
      let slot = unsafe container._withUnsafeGuaranteedRef {
        unsafe $0.table[key] ?? $0.unretainedLazySlot(of: key)
      }
      if let slot = unsafe slot { return unsafe slot }
      unsafe next = unsafe container._withUnsafeGuaranteedRef { unsafe $0.unretainedRest }
    }
    return nil
  }

  /// Returns the slot of a key's module in the blueprint that makes this container, if one does.
  private func unretainedLazySlot(of key: Any.Type) -> Unmanaged<Slot>? {
    // Safe: the plan retains the modules.
    guard let blueprint = unsafe unretainedBlueprint else { return nil }
    let (position, isClosed) = unsafe blueprint._withUnsafeGuaranteedRef {
      ($0.position(of: key), $0.containers.isClosed)
    }
    if isClosed, !state.isClosed { closeWithParent() }
    guard let position else { return nil }
    if let slot = unsafe lazySlots.existing(at: position) { return unsafe slot }
    return unsafe unretainedLazySlot(at: position)
  }

  /// The slots of this container's own modules, in the order of their declaration.
  ///
  /// Creates those of a blueprint's container that don't exist yet.
  package var slots: [Slot] {
    guard let blueprint = plan.blueprint else { return madeSlots }
    return blueprint.definitions.indices.map(lazySlot)
  }

  /// The slots of this container's own modules that exist.
  var existingSlots: [Slot] { plan.blueprint == nil ? madeSlots : lazySlots.existing }

  /// The slots of modules that are made when the container starts.
  var eagerSlots: [Slot] {
    guard let blueprint = plan.blueprint else {
      return madeSlots.filter { $0.definition.extras?.isEager == true }
    }
    return blueprint.eager.map(lazySlot)
  }

  /// The slots of each key that has named modules or modules in its list, here or in a parent.
  var lists: [ObjectIdentifier: SlotList] {
    guard let blueprint = plan.blueprint else { return madeLists }
    var lists: [ObjectIdentifier: SlotList] = [:]
    for key in blueprint.listedKeys { lists[key] = blueprint.list(of: key, in: self) }
    return lists
  }

  /// Returns the slots of a key that has named modules or modules in its list.
  func list(of key: Any.Type) -> SlotList? {
    guard let blueprint = plan.blueprint else { return madeLists[ObjectIdentifier(key)] }
    return blueprint.list(of: ObjectIdentifier(key), in: self)
  }

  /// Returns the slot of this container's own members of a class.
  func ownMembersSlot(of object: Any.Type) -> Slot? {
    guard let blueprint = plan.blueprint else { return madeMembers[ObjectIdentifier(object)] }
    return blueprint.members[ObjectIdentifier(object)].map(lazySlot)
  }

  /// Takes the assemblies that are to be notified that the container is built.
  ///
  /// - Precondition: The call has set ``isStarted``.
  func takePendingAssemblies() -> [IncludedAssembly] {
    // An assembly that keeps the container would otherwise keep itself.
    defer { unsafe pendingAssemblies = [] }
    return unsafe pendingAssemblies
  }
}
