// The shared instance of a slot.
extension Slot {
  /// Returns the construction site of the shared instance.
  ///
  /// It changes at each reset, so that later readers don't wait for a construction that began before.
  func site(callSite: SourceLocation) -> ConstructionSite {
    ConstructionSite(
      owner: ObjectIdentifier(self),
      resetCount: resettable?.resetCount ?? 0,
      key: definition.key,
      location: definition.location,
      callSite: callSite
    )
  }

  /// Whether the slot has its shared instance.
  var hasInstance: Bool {
    switch storage {
    case .permanent: instance.isThere
    case .resettable: resettable?.isThere == true
    case .argumentTable: false
    }
  }

  /// The storage of the shared instance, if the instance can be dropped.
  private var resettable: ResettableInstance? { withResettable { $0 } }

  /// Passes the storage of the shared instance, if the instance can be dropped, to a closure without retaining it.
  @inline(__always)
  private func withResettable<Result>(_ body: (ResettableInstance) -> Result) -> Result? {
    guard storage == .resettable, let address = unsafe instance.box else { return nil }
    // Safe: the slot has published storage of this type for good, when it was created.
    return unsafe Unmanaged<ResettableInstance>.fromOpaque(address)._withUnsafeGuaranteedRef(body)
  }

  /// Returns the shared instance, if there is one.
  ///
  /// - Precondition: The slot has no table; the slots of a table have the instances.
  func storedInstance<Value>(as type: Value.Type) -> Value? {
    guard let resettable else { return instance.value(as: type) }
    return resettable.value(as: type) { declaringContainer.didDrop($0) }
  }

  /// Returns the box of a shared instance that can be dropped, if there is one and it needs no other check.
  func resettableBox() -> AnyObject? {
    guard traits.has(.offersInstance), isOpen, !RootStandIn.wasWatched else { return nil }
    return withResettable(\.box) ?? nil
  }

  /// The object of a weak instance, if there is one and it needs no other check.
  func weakObject() -> AnyObject? {
    guard traits.has(.offersInstance), isOpen, !RootStandIn.wasWatched else { return nil }
    return withResettable(\.weakObject) ?? nil
  }

  /// Drops the shared instance if it has expired, or if it is weak and no other code retains it.
  func dropIfExpired() {
    resettable?.dropIfExpired { declaringContainer.didDrop($0) }
  }

  /// Stores the shared instance, unless the slot was reset since the construction began.
  func store<Value>(_ box: Box<Value>, unlessResetSince count: Int) {
    if definition.lifetime.retention?.isWeak == true,
      case .value(let type) = ObjectInValue(box.value)
    {
      stop(Messages.weakValue(type, of: definition), at: definition.location)
    }
    // The hook is noted before the instance is stored, so that code that drops the instance finds its hook.
    if definition.extras?.closeHook != nil {
      declaringContainer.willClose(Closing(definition: definition, instance: ClosingInstance(box)))
    }
    guard let resettable else {
      instance.publish(box)
      return offer(box)
    }
    if !resettable.keep(box, unlessResetSince: count) { declaringContainer.didDrop(box) }
  }

  /// Makes the shared instance ready for the fast path, if the traits of the slot allow it.
  func offer(_ box: AnyObject) {
    guard traits.has(.offersInstance) else { return }
    ready.offer(box) { !isOpen || RootStandIn.wasWatched }
  }

  /// Drops the shared instance, or those of all arguments, if they can be dropped.
  func reset() {
    if let box = resettable?.reset() { declaringContainer.didDrop(box) }
    for slot in table?.removeAll() ?? [] {
      if let box = slot.resettable?.reset(forGood: true) { declaringContainer.didDrop(box) }
    }
  }
}
