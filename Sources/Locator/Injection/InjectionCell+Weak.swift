// The cell of a `Weak`, which remembers an instance that it has made for itself.
extension InjectionCell {
  /// The instance that this cell has made, until it is freed.
  @usableFromInline var remembered: K.Value? {
    instance.value(as: MadeInstance.self)?.value(as: K.Value.self)
  }

  /// Returns the instance if it exists.
  @usableFromInline
  func existing(_ fileID: StaticString, _ line: UInt) -> K.Value? {
    if let remembered { return remembered }
    guard let container = known.container else { return nil }
    if container.state.isPlain, let slot = container.slot(for: K.self) {
      // Safe: an instance that needs no check is a value of the key, in a box or weak, and the slot holds the box.
      if let box = unsafe slot.ready.box { return unsafe Box<K.Value>.value(at: box, heldBy: slot) }
      if let box = slot.resettableBox() {
        return unsafe unsafeDowncast(box, to: Box<K.Value>.self).value
      }
      if let object = slot.weakObject() { return object as? K.Value }
    }
    let context = ResolutionContext(container: container, callSite: SourceLocation(fileID, line))
    if let slot = container.slotOrTestSlot(for: K.self) {
      return slot.existingValue(as: K.Value.self, arguments, in: context)
    }
    container.stopIfClosed(reading: K.self, callSite: context.callSite)
    container.stopIfProblems(callSite: context.callSite)
    guard K.self is any DefaultInjectionKey.Type else {
      container.refuse(K.self, callSite: context.callSite)
    }
    return nil
  }

  /// Returns the context in which an instance is made, or stops the program if the container was freed.
  @usableFromInline
  func weakContext(_ fileID: StaticString, _ line: UInt) -> ResolutionContext
  where K._Form: _BindableForm {
    known.context(of: Weak<K>.self, callSite: SourceLocation(fileID, line))
  }

  /// Remembers an instance, unless readers share it, and returns the one that another thread has remembered first.
  @usableFromInline
  func remember(_ value: K.Value, in context: ResolutionContext) -> K.Value {
    let slot = context.container.slotOrTestSlot(for: K.self)
    if slot?.definition.lifetime.isShared == true { return value }
    if !instance.isThere { instance.publishFirst(Box(MadeInstance())) }
    return instance.value(as: MadeInstance.self)?.keep(value) ?? value
  }
}

/// The instance that a `Weak` has made for itself, held weakly.
private final class MadeInstance: Sendable {
  /// The `WeakBox` of the last instance.
  private let place = Locked<SharedInstance?>(nil)

  /// Returns the instance, until it is freed.
  func value<Value>(as type: Value.Type) -> Value? {
    Self.value(in: place.withLock { $0 })
  }

  /// Remembers an instance, unless there is one.
  ///
  /// No user code runs under the lock: reading an instance casts it to a type, and the caller receives the reference.
  ///
  /// - Returns: The instance that is remembered now, or this value if it can't be.
  func keep<Value>(_ value: Value) -> Value {
    let new = SharedInstance(box: WeakBox(value))
    return place.withLock { place in
      if let first: Value = Self.value(in: place) { return first }
      place = new
      return value
    }
  }

  /// Returns the instance in a box, until it is freed.
  private static func value<Value>(in instance: SharedInstance?) -> Value? {
    guard let instance else { return nil }
    // Safe: only `keep` makes boxes, all of the value type of one key.
    return unsafe unsafeDowncast(instance.box, to: WeakBox.self).value(as: Value.self)
  }
}
