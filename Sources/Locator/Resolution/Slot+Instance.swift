// The instance that the readers of a slot share.
extension Slot {
  /// The place of the shared instance, which is another one after each reset, so that nobody who comes
  /// then waits for what was begun before.
  func site(of key: Any.Type, callSite: SourceLocation) -> ConstructionSite {
    ConstructionSite(
      owner: ObjectIdentifier(self),
      resetCount: kept?.resetCount ?? 0,
      key: key,
      location: definition.location,
      callSite: callSite
    )
  }

  /// Whether the shared instance is there.
  var hasInstance: Bool {
    switch storage {
    case .permanent: instance.isThere
    case .resettable: kept?.isThere == true
    case .argumentTable: false
    }
  }

  /// The place of the shared instance, if it can be dropped.
  private var kept: ResettableInstance? { withKept { $0 } }

  /// Does something with the place of the shared instance, if it can be dropped, and counts no reference to it.
  @inline(__always)
  private func withKept<Result>(_ body: (ResettableInstance) -> Result) -> Result? {
    guard storage == .resettable, let address = unsafe instance.box else { return nil }
    // Safe: the slot has published such a place, for good, when it was made.
    return unsafe Unmanaged<ResettableInstance>.fromOpaque(address)._withUnsafeGuaranteedRef(body)
  }

  /// The shared instance, if it is there.
  ///
  /// - Precondition: The slot has no table, whose slots have the instances.
  func storedInstance<Value>(as type: Value.Type) -> Value? {
    guard let kept else { return instance.value(as: type) }
    return kept.value(as: type) { declaringContainer.didDrop($0) }
  }

  /// The box of a shared instance that can be dropped, if it is there and a read needn't ask anything else.
  func resettableBox() -> AnyObject? {
    guard traits.has(.offersInstance), isOpen, !RootStandIn.wasWatched else { return nil }
    return withKept(\.box) ?? nil
  }

  /// Drops the shared instance if its time is over, or if a weak one has no holder any longer.
  func dropIfOver() {
    kept?.dropIfOver { declaringContainer.didDrop($0) }
  }

  /// Puts the shared instance into its place, unless it was dropped since its making began.
  func store<Value>(_ box: Box<Value>, unlessResetSince count: Int) {
    if definition.lifetime.retention?.isWeak == true,
      case .value(let type) = ObjectInValue(box.value)
    {
      stop(Messages.weakValue(type, of: definition), at: definition.location)
    }
    // First noted and then kept, so that who drops it finds it.
    if definition.extras?.closeHook != nil {
      declaringContainer.willClose(Closing(definition: definition, instance: ClosingInstance(box)))
    }
    guard let kept else {
      instance.publish(box)
      return offer(box)
    }
    if !kept.keep(box, unlessResetSince: count) { declaringContainer.didDrop(box) }
  }

  /// Lets reads have the shared instance without asking, where there is nothing to ask about.
  private func offer<Value>(_ box: Box<Value>) {
    guard traits.has(.offersInstance) else { return }
    ready.offer(box) { !isOpen || RootStandIn.wasWatched }
  }

  /// Drops the shared instance, and those of all values of the arguments, if they can be dropped.
  func reset() {
    if let box = kept?.reset() { declaringContainer.didDrop(box) }
    for slot in table?.removeAll() ?? [] {
      if let box = slot.kept?.reset(forGood: true) { declaringContainer.didDrop(box) }
    }
  }
}
