/// The value of one property with `Inject`, and of the copies of the property, or that of a `Lazy`.
@usableFromInline
final class InjectionCell<K: InjectionKey> {
  /// The container that was current when the property was made.
  private let noted: ContainerReference

  /// The arguments to make the value with.
  private let arguments: K.Arguments

  /// The value.
  @usableFromInline let instance = AtomicBox()

  /// What to ask at each read whether the value may be read still, published before it, if there is anything.
  @usableFromInline let guards = AtomicBox()

  /// The container of the first read, where there was none when the property was made.
  private let found = AtomicBox()

  init(container: ContainerReference, arguments: K.Arguments) {
    noted = container
    self.arguments = arguments
  }

  /// A cell for a property that is made here and now.
  @usableFromInline
  static func current(for key: K.Type) -> InjectionCell where K.Arguments == Void {
    InjectionCell(container: .current, arguments: ())
  }

  /// The box of the value, if it is there and a read needn't ask anything.
  @inlinable var readyBox: UnsafeRawPointer? {
    // In this order: what is published is published with its guards.
    guard let box = unsafe instance.box, !guards.isThere else { return nil }
    return unsafe box
  }

  /// The value, resolved if it isn't there.
  ///
  /// - Parameters:
  ///   - callSite: The line that asks.
  ///   - owner: The type of what has the cell.
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
        // Safe: what makes a value for a cell has the same type of values.
        return unsafe unsafeDowncast(box, to: Box<K.Value>.self).value
      case .isMine(let construction):
        let value = K.resolve(in: context, arguments)
        finish(value, construction, in: context.container, slots)
        return value
      }
    }
  }

  /// Lets readers have a value that was resolved.
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

  /// Whether the container keeps the value, so that it isn't kept here, too.
  ///
  /// The property follows what can be dropped. And an object of the container that kept another one would
  /// keep it when the container is freed, and itself, where the other one keeps it as well.
  private func isKeptElsewhere(_ slots: [Slot]) -> Bool {
    if slots.contains(where: \.followsScope) { return true }
    guard case .weak = known, !K.dependency.isDeferred, !slots.isEmpty else { return false }
    return slots.allSatisfy(\.definition.lifetime.isKeptByContainer)
  }

  /// Whether the value is there.
  var isResolved: Bool {
    if instance.isThere { return true }
    let slots = known.container?.slots(ofAll: K.dependency.key) ?? []
    return isKeptElsewhere(slots) && slots.contains(where: \.hasInstance)
  }

  /// Takes a value that was made elsewhere.
  ///
  /// - Precondition: The cell is new, and nobody else has it.
  func keep(_ value: K.Value) {
    instance.publish(Box(value))
  }

  /// A cell like this one was when it was new.
  func unresolved() -> InjectionCell {
    InjectionCell(container: known, arguments: arguments)
  }

  /// The container, if the property has come across one.
  var known: ContainerReference {
    guard case .none = noted else { return noted }
    return found.value(as: ContainerReference.self) ?? .none
  }

  /// The container, noted at the first read where there was none before.
  private func reference(callSite: SourceLocation) -> ContainerReference {
    if case .none = known {
      let current = ContainerReference.current
      if case .none = current { RootStandIn.refuse(K.dependency, callSite: callSite) }
      found.publishFirst(Box(current))
    }
    return known
  }
}

// Everything that a cell has is Sendable by itself, under the same condition.
extension InjectionCell: Sendable where K.Value: Sendable, K.Arguments: Sendable {}
