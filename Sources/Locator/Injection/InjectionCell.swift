/// The value of an `Inject` property and its copies, or of a `Lazy`.
@usableFromInline
final class InjectionCell<K: InjectionKey> {
  /// The container that was current when the property was created.
  private let noted: ContainerReference

  /// The arguments of the value.
  private let arguments: K.Arguments

  /// The box of the value.
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

  /// Returns the value, and resolves it if necessary.
  ///
  /// - Parameters:
  ///   - callSite: The call site of the read.
  ///   - owner: The type that owns the cell.
  /// - Returns: The value.
  func value<Owner>(callSite: SourceLocation, of owner: Owner.Type) -> K.Value {
    if let value = instance.value(as: K.Value.self) {
      guards.value(as: InjectionGuard.self)?.stopIfUnreadable(from: known, callSite: callSite)
      return value
    }
    let context = reference(callSite: callSite).context(of: owner, callSite: callSite)
    let slots = context.container.slots(ofAll: K.dependency.key)
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
    if slots.contains(where: \.followsScope) { return true }
    guard case .weak = known, !K.dependency.isDeferred, !slots.isEmpty else { return false }
    return slots.allSatisfy(\.definition.lifetime.isKeptByContainer)
  }

  /// Whether the value is resolved.
  var isResolved: Bool {
    if instance.isThere { return true }
    let slots = known.container?.slots(ofAll: K.dependency.key) ?? []
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

  /// The container of the property, if it is known.
  var known: ContainerReference {
    guard case .none = noted else { return noted }
    return found.value(as: ContainerReference.self) ?? .none
  }

  /// Returns the container, which the first read determines if there was none before.
  private func reference(callSite: SourceLocation) -> ContainerReference {
    if case .none = known {
      let current = ContainerReference.current
      if case .none = current { RootStandIn.refuse(K.dependency, callSite: callSite) }
      found.publishFirst(Box(current))
    }
    return known
  }
}

// All stored properties are Sendable on their own, under the same condition.
extension InjectionCell: Sendable where K.Value: Sendable, K.Arguments: Sendable {}
