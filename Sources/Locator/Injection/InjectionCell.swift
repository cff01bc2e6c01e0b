/// The value of a property, of a lazy or of a weak one, which its copies share.
///
/// Sendable: the metatype of a key is immutable, and what holds a cell is sendable only if its values are.
@safe
@usableFromInline
final class InjectionCell: @unchecked Sendable {
  private let key: any BindingKey.Type
  private let arguments: AnyBox?
  private let noted: ContainerReference

  /// Whether a property keeps the value: a lazy one leaves an instance to the container that keeps it.
  private let isOfProperty: Bool

  /// Whether the instance is only remembered while other code retains it.
  private let isWeak: Bool

  /// The value that no reset drops, in a box.
  @usableFromInline let kept = AtomicReference<AnyObject>()

  /// The slot of the property itself, for a value that readers of its key don't share.
  private let own = AtomicReference<Slot>()

  /// The container that was current at the first read, if none was at the creation, and the last value that a reset or
  /// its time can drop, in a box.
  private let state = Locked<(found: ContainerReference?, last: AnyBox?)>((nil, nil))

  init(
    _ key: any BindingKey.Type, _ arguments: AnyBox?, in container: ContainerReference,
    isOfProperty: Bool = false, isWeak: Bool = false
  ) {
    self.isOfProperty = isOfProperty
    self.key = key
    self.arguments = arguments
    self.isWeak = isWeak
    noted = container
  }

  /// Creates the cell of a property that is created now.
  @usableFromInline
  static func current(_ key: any BindingKey.Type, _ arguments: AnyBox?) -> InjectionCell {
    InjectionCell(key, arguments, in: .current, isOfProperty: true)
  }

  var reference: ContainerReference {
    guard case .none = noted else { return noted }
    return state.withLock { $0.found } ?? .none
  }

  /// Returns the container that the property reads, from the first read on.
  func container(of owner: Any.Type, _ callSite: SourceLocation) -> Container? {
    if case .none = reference {
      let found = ContainerReference.current(callSite: callSite, for: key.dependency)
      state.withLock { $0.found = $0.found ?? found }
    }
    return reference.container
  }
}

// MARK: - Reading

extension InjectionCell {
  func box(of owner: Any.Type, _ callSite: SourceLocation) throws -> AnyBox {
    if let box = kept.unretained { return AnyBox(object: box.object) }
    guard let (slot, context) = source(owner, callSite) else { return lastBox(owner, callSite) }
    return keep(try slot?.box(in: context) ?? key.box(in: context), from: slot)
  }

  func asyncBox(of owner: Any.Type, _ callSite: SourceLocation) async throws -> AnyBox {
    if let box = kept.unretained { return AnyBox(object: box.object) }
    guard let (slot, context) = source(owner, callSite) else { return lastBox(owner, callSite) }
    guard let slot else { return keep(try await key.asyncBox(in: context), from: nil) }
    return keep(try await slot.asyncBox(in: context), from: slot)
  }

  /// Returns the slot to read, that of a module whose instance its readers share or the property's own; or no slot, if
  /// the key is read anew each time, because its instances can be dropped; or `nil` if only the last value is left.
  private func source(
    _ owner: Any.Type, _ callSite: SourceLocation
  ) -> (slot: Slot?, context: ResolutionContext)? {
    guard let container = container(of: owner, callSite) else { return nil }
    let need = key.dependency
    let isClosed = container.isClosed
    if isClosed, !need.isDeferred, hasLast { return nil }
    let context = reference.context(in: container, callSite).with(arguments)
    if let slot = container.slot(for: key), slot.lifetime.isShared,
      !isClosed || slot.slot(for: arguments).hasInstance
    {
      return (slot, context)
    }
    let isDroppable =
      !need.isDeferred
      && container.matches(of: need.key, need.kind).contains(where: \.lifetime.isResettable)
    return (isClosed || isDroppable ? nil : ownSlot(in: container, callSite), context)
  }

  private var hasLast: Bool { state.withLock { $0.last != nil } }

  private func lastBox(_ owner: Any.Type, _ callSite: SourceLocation) -> AnyBox {
    guard let last = state.withLock({ $0.last }) else { stop(Messages.freed(owner), at: callSite) }
    return last
  }

  /// Keeps a value, until a reset or its time can drop it.
  private func keep(_ box: AnyBox, from slot: Slot?) -> AnyBox {
    if isWeak { return box }
    if !isOfProperty, let slot, !slot.definition.isOfProperty, slot.lifetime.isKeptByContainer {
      return box
    }
    if let slot, !slot.lifetime.isResettable {
      return AnyBox(object: kept.publish(box.object).object)
    }
    // What it replaces is released without the lock.
    _ = state.withLock { state in
      defer { state.last = box }
      return state.last
    }
    return box
  }

  /// Returns the slot of the property itself, whose factory reads the key.
  private func ownSlot(in container: Container, _ callSite: SourceLocation) -> Slot {
    if let own = own.unretained { return own.object }
    let lifetime: Lifetime = isWeak ? .weak : .singleton
    let need = key.dependency
    let factory: Factory =
      key is any AsyncBindingKey.Type
      ? .async { try await need.spelled.asyncBox(in: $0.value.with($1)) }
      : .sync { try need.spelled.box(in: $0.with($1)) }
    let definition = Definition(key, .property, lifetime, at: callSite, factory)
    return own.publish(Slot(definition, in: container)).object
  }
}

// MARK: - Typed reads

extension InjectionCell {
  func value<K: BindingKey>(
    as key: K.Type, of owner: Any.Type, callSite: SourceLocation
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    do {
      return AnyBox.value(in: try box(of: owner, callSite))
    } catch {
      throw known(error, as: K.Failure.self)
    }
  }

  func asyncValue<K: BindingKey>(
    as key: K.Type, of owner: Any.Type, callSite: SourceLocation
  ) async throws(K.Failure) -> K.Value where K.Failure: Error {
    try await throwing(K.Failure.self) {
      AnyBox.value(in: try await asyncBox(of: owner, callSite))
    }
  }

  /// Returns the instance in a box if it exists, and makes none.
  func existingBox(callSite: SourceLocation) -> AnyBox? {
    if let own = own.unretained { return own.object.storedBox() }
    guard let container = reference.container else { return nil }
    let test = (key as? any TestInjectionKey.Type).flatMap(container.slotOfTestValue)
    if let slot = container.slot(for: key) ?? test {
      if container.isClosed { slot.stopIfClosed(callSite) }
      return slot.existingBox(in: ResolutionContext(container, callSite, arguments))
    }
    guard !key.hasValue(in: ResolutionContext(container, callSite, arguments)) else { return nil }
    container.refuse(key, callSite: callSite)
  }

  var isResolved: Bool {
    if kept.unretained != nil { return true }
    guard let container = reference.container else { return hasLast }
    if container.isClosed, hasLast { return true }
    let need = key.dependency
    let slots = container.matches(of: need.key, need.kind)
    return slots.contains { $0.lifetime.isShared && $0.hasInstance }
  }

  /// Returns a cell that has resolved nothing.
  func unresolved() -> InjectionCell {
    InjectionCell(key, arguments, in: reference, isOfProperty: isOfProperty, isWeak: isWeak)
  }
}
