/// The value of a property, of a lazy or of a weak one, which its copies share.
///
/// Sendable: the metatype of a key is immutable, and what holds a cell is sendable only if its values are.
@safe
@usableFromInline
final class InjectionCell: @unchecked Sendable {
  private let key: any BindingKey.Type
  private let initialReference: ContainerReference

  /// The module of an element of a list or a map, which its container retains.
  private let module: Unretained<Slot>?

  /// Whether a property keeps the value: a lazy one leaves an instance to the container that keeps it.
  private let isOfProperty: Bool

  /// Whether the instance is only remembered while other code retains it.
  private let isWeak: Bool

  /// The value that no reset drops, in a box.
  @usableFromInline let kept = Words()

  private let state: Locked<State>

  private struct State {
    /// The container that was current at the first read, if none was at the creation.
    var found: ContainerReference?

    /// The slot of the property itself, for a value that readers of its key don't share.
    var own: Slot?

    /// The arguments, as long as the key can be resolved again.
    var arguments: AnyBox?

    /// The last value that a reset or its time can drop, in a box.
    var last: AnyBox?

    /// How often instances had been dropped when the last value was read, if only that can drop it.
    var lastDropCount: UInt?

    mutating func takeArguments() -> AnyBox? {
      defer { arguments = nil }
      return arguments
    }

    mutating func exchange(last box: AnyBox, readAt dropCount: UInt?) -> AnyBox? {
      defer { (last, lastDropCount) = (box, dropCount) }
      return last
    }

    /// The last value, unless it may have been dropped, or a test looks at each read.
    var current: AnyBox? {
      lastDropCount == Word.dropCount.bits && !Root.isWatched ? last : nil
    }
  }

  init(
    _ key: any BindingKey.Type, _ arguments: AnyBox?, of module: Unretained<Slot>? = nil,
    in container: ContainerReference, isOfProperty: Bool = false, isWeak: Bool = false
  ) {
    self.isOfProperty = isOfProperty
    self.key = key
    self.module = module
    state = Locked(State(arguments: arguments))
    self.isWeak = isWeak
    initialReference = container
  }

  deinit { kept.first.releaseObject() }

  /// Creates the cell of a property that is created now.
  @usableFromInline
  static func current(_ key: any BindingKey.Type, _ arguments: AnyBox?) -> InjectionCell {
    InjectionCell(key, arguments, in: .current, isOfProperty: true)
  }

  var reference: ContainerReference {
    guard case .none = initialReference else { return initialReference }
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
    let (current, arguments) = state.withLock { ($0.current, $0.arguments) }
    if let current { return current }
    switch source(owner, callSite, arguments) {
    case .value(let box): return box
    case .slot(let slot, let context):
      let dropCount = dropCount(for: slot, in: context)
      return keep(try slot.box(in: context), from: slot, readAt: dropCount)
    case .key(let context): return keep(try key.box(in: context), from: nil)
    case .container(let context): return try key.box(in: context)
    }
  }

  func asyncBox(of owner: Any.Type, _ callSite: SourceLocation) async throws -> AnyBox {
    switch source(owner, callSite, state.withLock { $0.arguments }) {
    case .value(let box): return box
    case .slot(let slot, let context): return keep(try await slot.asyncBox(in: context), from: slot)
    case .key(let context): return keep(try await key.asyncBox(in: context), from: nil)
    case .container(let context): return try await key.asyncBox(in: context)
    }
  }

  /// Where a read finds its value.
  private enum Source {
    /// It is there already.
    case value(AnyBox)
    /// In the slot of a module whose instance its readers share, or in that of the property itself.
    case slot(Slot, ResolutionContext)
    /// By its key, anew each time, because its instances can be dropped.
    case key(ResolutionContext)
    /// The same, because the container keeps them, to which a lazy value leaves them.
    case container(ResolutionContext)
  }

  /// The arguments are read before the look at what is kept, for which they are given up.
  private func source(
    _ owner: Any.Type, _ callSite: SourceLocation, _ arguments: AnyBox?
  ) -> Source {
    if let box = kept.first.readyObject { return .value(AnyBox(object: box.object)) }
    guard let container = container(of: owner, callSite) else {
      return .value(boxWithoutContainer(owner, callSite))
    }
    let context = reference.context(in: container, callSite).with(arguments)
    if let slot = slot(in: container), slot.lifetime.isShared { return .slot(slot, context) }
    let need = key.dependency
    guard !need.isDeferred, module == nil else {
      return .slot(ownSlot(in: container, callSite), context)
    }
    let selective = key as? any SelectiveComposition.Type
    let modules = selective?.modules(in: context) ?? container.matches(of: need.key, need.kind)
    let isKept = !modules.isEmpty && modules.allSatisfy(\.lifetime.isKeptByContainer)
    if isKept, !isOfProperty, !isWeak { return .container(context) }
    return modules.contains(where: \.lifetime.isResettable)
      ? .key(context) : .slot(ownSlot(in: container, callSite), context)
  }

  private func slot(in container: Container) -> Slot? {
    module?.object ?? container.slot(for: key)
  }

  /// Returns what a property can still read when its container was freed: its last value, or a value that resolves its
  /// key later.
  private func boxWithoutContainer(_ owner: Any.Type, _ callSite: SourceLocation) -> AnyBox {
    if let last = state.withLock({ $0.last }) { return last }
    if let key = key as? any DeferredComposition.Type {
      return keep(key.box(reference, state.withLock { $0.arguments }, of: nil), from: nil)
    }
    stop(Messages.freed(owner, by: reference), at: callSite)
  }

  /// Returns how often instances were dropped before a read, whose value is current until another one is.
  ///
  /// Returns `nil` if something else ends the value, or looks at each read.
  private func dropCount(for slot: Slot, in context: ResolutionContext) -> UInt? {
    slot.lifetime.isResettable && slot.lifetime.duration == nil && !slot.isWatched(in: context)
      ? Word.dropCount.bits : nil
  }

  /// Keeps a value, until a reset or its time can drop it.
  private func keep(
    _ box: AnyBox, from slot: Slot?, readAt dropCount: UInt? = nil
  ) -> AnyBox {
    if isWeak { return box }
    if !isOfProperty, let slot, !slot.definition.isOfProperty, slot.lifetime.isKeptByContainer {
      // A root keeps a singleton as long as the program runs.
      guard slot.readyBox != nil, slot.container.isRoot else { return box }
    }
    if let slot, !slot.lifetime.isResettable {
      let box = AnyBox(object: kept.first.publish(box.object, isReady: true).object)
      // Nothing resolves the key again. They are released without the lock.
      _ = state.withLock { $0.takeArguments() }
      return box
    }
    // What it replaces is released without the lock.
    _ = state.withLock { $0.exchange(last: box, readAt: dropCount) }
    return box
  }

  /// Returns the slot of the property itself, whose factory reads the key.
  private func ownSlot(in container: Container, _ callSite: SourceLocation) -> Slot {
    if let own = state.withLock({ $0.own }) { return own }
    let lifetime: Lifetime = isWeak ? .weak : .singleton
    let need = key.dependency
    let factory: Factory =
      key is any AsyncBindingKey.Type
      ? .async { [module] in
        try await need.spelled.asyncBox(of: module, in: ResolutionContext($0, $1, $2))
      }
      : .sync { [module] in try need.spelled.box(of: module, in: $0.with($1)) }
    let definition = Definition(key, .property, lifetime, at: callSite, factory)
    let new = Slot(definition, in: container)
    return state.withLock { state in
      if state.own == nil { state.own = new }
      return state.own ?? new
    }
  }
}

// MARK: - Typed reads

extension InjectionCell {
  func value<K: BindingKey>(
    as key: K.Type, of owner: Any.Type, callSite: SourceLocation
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    if let box = kept.first.readyObject { return AnyBox.value(in: box, heldBy: self) }
    do {
      return AnyBox.value(in: try box(of: owner, callSite))
    } catch {
      throw castError(error, to: K.Failure.self)
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
    if let own = state.withLock({ $0.own }) { return own.storedBox() }
    guard let container = reference.container else { return nil }
    let context = ResolutionContext(container, callSite, state.withLock { $0.arguments })
    let test = (key as? any TestInjectionKey.Type).flatMap(container.slotOfTestValue)
    if let slot = slot(in: container) ?? test { return slot.existingBox(in: context) }
    guard !key.hasValue(in: context) else { return nil }
    container.stopUnbound(key, callSite: callSite)
  }

  /// Whether a read makes nothing.
  var isResolved: Bool {
    if kept.first.readyObject != nil { return true }
    let (arguments, hasLast) = state.withLock { ($0.arguments, $0.last != nil) }
    guard let container = reference.container else { return hasLast }
    return key.hasInstances(in: ResolutionContext(container, .unknown, arguments))
  }

  /// Returns a cell that has resolved nothing, without arguments: only a key that takes none is resolved again.
  func unresolved() -> InjectionCell {
    InjectionCell(key, nil, in: reference, isOfProperty: isOfProperty, isWeak: isWeak)
  }
}
