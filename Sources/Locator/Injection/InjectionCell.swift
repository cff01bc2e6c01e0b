/// The value of an `Inject` property and its copies, of a `Lazy`, or of a `Weak`.
@usableFromInline
final class InjectionCell<K: BindingKey> {
  /// The container that was current when the property was created.
  private let noted: ContainerReference

  /// The arguments of the value.
  @usableFromInline let arguments: K.Arguments

  /// The box of the value, of the slot of a `Lazy`, or of what a `Weak` has made.
  @usableFromInline let instance = AtomicBox()

  /// The guard that checks each read of the cached value, if any, published before the value.
  @usableFromInline let guards = AtomicBox()

  /// The container of the first read, if there was none when the property was created.
  private let found = AtomicBox()

  init(container: ContainerReference, arguments: K.Arguments) {
    noted = container
    self.arguments = arguments
  }

  /// Returns a cell for a property that is created now.
  @usableFromInline
  static func current(for key: K.Type) -> InjectionCell where K.Arguments == Void {
    InjectionCell(container: .current, arguments: ())
  }

  /// The box of the value, if it is resolved and reads can take the fast path.
  @inlinable var readyBox: UnsafeRawPointer? {
    // In this order: the guard is published before the value.
    guard let box = unsafe instance.box, !guards.isThere else { return nil }
    return unsafe box
  }

  /// The container of the property, if it is known.
  var known: ContainerReference {
    guard case .none = noted else { return noted }
    return found.value(as: ContainerReference.self) ?? .none
  }

  /// Returns the context of a read, in the container that the first read determines if there was none before.
  ///
  /// - Parameters:
  ///   - callSite: The call site of the read.
  ///   - owner: The type that owns the cell.
  /// - Returns: The context.
  fileprivate func context<Owner>(
    callSite: SourceLocation,
    of owner: Owner.Type
  ) -> ResolutionContext {
    if case .none = known {
      var current = ContainerReference.current
      if case .none = current {
        current = .strong(.withoutRoot(for: K.dependency, callSite: callSite))
      }
      found.publishFirst(Box(current))
    }
    return known.context(of: owner, callSite: callSite)
  }
}

extension InjectionCell where K: InjectionKey {
  /// The box of the value, if it is resolved, and may be read from this thread and now.
  ///
  /// A box and not the value, because an optional of that would look up a type in the runtime.
  func readableBox(callSite: SourceLocation) -> UnsafeRawPointer? {
    guard let box = unsafe instance.box else { return nil }
    guards.value(as: InjectionGuard.self)?.stopIfUnreadable(from: known, callSite: callSite)
    return unsafe box
  }

  /// Returns the value in the box of this cell.
  ///
  /// Out of line: where the cell isn't `self`, its type would be looked up.
  @inline(never)
  func value(at box: UnsafeRawPointer) -> K.Value {
    // Safe: the cell holds its box, which has a value of the key.
    unsafe Box<K.Value>.value(at: box, heldBy: self)
  }

  /// Returns the value, and resolves it if necessary.
  ///
  /// - Parameters:
  ///   - callSite: The call site of the read.
  ///   - owner: The type that owns the cell.
  /// - Returns: The value.
  func value<Owner>(callSite: SourceLocation, of owner: Owner.Type) -> K.Value {
    // Safe: the box is that of this cell.
    if let box = unsafe readableBox(callSite: callSite) { return unsafe value(at: box) }
    let context = context(callSite: callSite, of: owner)
    let slots = context.container.slots(forValueOf: K.dependency)
    guard !isKeptElsewhere(slots) else { return K.resolve(in: context, arguments) }
    return value(in: context, slots)
  }

  /// Resolves the value, or waits for the thread that does.
  private func value(in context: ResolutionContext, _ slots: [Slot]) -> K.Value {
    let site = ConstructionSite(
      owner: ObjectIdentifier(self),
      key: K.self,
      location: context.callSite
    )
    while true {
      if let value = instance.value(as: K.Value.self) { return value }
      switch ThreadConstructions.shared.turn(at: site, unless: { instance.isThere }) {
      case .isThere:
        continue
      case .isOver(let box):
        guard let box else { continue }
        // Safe: only this cell's constructions have this site, and they box a `K.Value`.
        return unsafe unsafeDowncast(box, to: Box<K.Value>.self).value
      case .isMine(let construction):
        let value = K.resolve(in: context, arguments)
        finish(value, construction, in: context.container, slots)
        return value
      }
    }
  }

  /// Publishes a resolved value.
  private func finish(
    _ value: K.Value,
    _ construction: Construction,
    in container: Container,
    _ slots: [Slot]
  ) {
    let box = Box(value)
    ThreadConstructions.shared.succeed(construction, box) { [self] in
      if let asking = InjectionGuard(slots, readThrough: container) { guards.publish(Box(asking)) }
      instance.publish(box)
    }
  }

  /// Whether the container keeps the value, so that the cell doesn't.
  ///
  /// A property has to notice when the value is dropped. And if an object of the container cached another one, it would
  /// keep that after the container is freed, and even itself in a cycle if the other one caches it, too.
  private func isKeptElsewhere(_ slots: [Slot]) -> Bool {
    // A `Provider`, a `Lazy` or a `Weak` notices that itself, and is only a reference.
    guard !K.dependency.isDeferred else { return false }
    if slots.contains(where: \.followsScope) { return true }
    guard case .weak = known, !slots.isEmpty else { return false }
    return slots.allSatisfy(\.definition.lifetime.isKeptByContainer)
  }

  /// Whether the value is resolved.
  var isResolved: Bool {
    if instance.isThere { return true }
    let slots = known.container?.slots(forValueOf: K.dependency) ?? []
    return isKeptElsewhere(slots) && slots.contains(where: \.hasInstance)
  }

  /// Stores a value that was made elsewhere.
  ///
  /// - Precondition: The cell is new, and not shared yet.
  func keep(_ value: K.Value) {
    instance.publish(Box(value))
  }

  /// Returns a copy of this cell as it was when it was new.
  func unresolved() -> InjectionCell {
    InjectionCell(container: known, arguments: arguments)
  }
}

// A `Lazy` of a key that can fail, or that is asynchronous, reads a slot, which shares the instance with all readers: that
// of the module, or one of its own.
//
// `instance` holds that slot, or the instance of a module with the scope `.weak`. A cell has at most one of the two: the
// module's lifetime decides, and neither the container of a cell nor the modules of a container change.
extension InjectionCell {
  /// Returns the value of a key that can fail, and resolves it if necessary.
  func failingValue<Owner>(
    callSite: SourceLocation,
    of owner: Owner.Type
  ) throws(K.Failure) -> K.Value where K: ThrowingInjectionKey {
    let context = context(callSite: callSite, of: owner)
    guard let slot = slot(in: context) else { return try context.bound(K.self, arguments) }
    if let value = weakInstance(in: slot) { return value }
    return keepWeak(try slot.value(K.self, arguments, in: context), of: slot)
  }

  /// Returns the value of an asynchronous key, and resolves it if necessary.
  func asyncValue<Owner>(
    callSite: SourceLocation,
    of owner: Owner.Type
  ) async throws(K.Failure) -> K.Value where K: AsyncInjectionKey {
    let context = context(callSite: callSite, of: owner)
    guard let slot = slot(in: context) else {
      return try await K.resolveAsynchronously(in: context, arguments)
    }
    if let value = weakInstance(in: slot) { return value }
    return keepWeak(try await slot.asyncValue(K.self, arguments, in: context), of: slot)
  }

  /// Returns the slot of the instance, or `nil` if no module binds the key.
  private func slot(in context: ResolutionContext) -> Slot? {
    guard let slot = context.container.slot(for: K.self) else { return nil }
    slot.stopIfClosed(callSite: context.callSite)
    guard !slot.definition.lifetime.isShared else { return slot }
    if let own = instance.value(as: Slot.self) { return own }
    instance.publishFirst(Box(slot.slotForLazy()))
    return instance.value(as: Slot.self)
  }

  /// The instance of a module with the scope `.weak`, which the cell retains once it has read it.
  private func weakInstance(in slot: Slot) -> K.Value? {
    slot.definition.lifetime.retention?.isWeak == true ? instance.value(as: K.Value.self) : nil
  }

  /// Retains the instance of a module with the scope `.weak`, and returns it.
  private func keepWeak(_ value: K.Value, of slot: Slot) -> K.Value {
    guard slot.definition.lifetime.retention?.isWeak == true else { return value }
    instance.publishFirst(Box(value))
    return value
  }
}

// All stored properties are Sendable on their own, under the same condition.
extension InjectionCell: Sendable where K.Value: Sendable, K.Arguments: Sendable {}
