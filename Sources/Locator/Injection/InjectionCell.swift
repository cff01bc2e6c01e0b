import Synchronization

/// The value of one property with `Inject`, and of the copies of the property.
final class InjectionCell<K: InjectionKey> {
  /// The container that was current when the property was made.
  private let container: ContainerReference

  /// The arguments to make the value with.
  private let arguments: K.Arguments

  /// The value.
  private let instance = Publication()

  /// Whether the value lives on the main actor though its key doesn't say so: each read is checked.
  private let isChecked = Atomic(false)

  init(container: ContainerReference, arguments: K.Arguments) {
    self.container = container
    self.arguments = arguments
  }

  /// The value, resolved if it isn't there.
  func value(asked: SourceLocation) -> K.Value {
    if let value = instance.value(as: K.Value.self) {
      if isChecked.load(ordering: .relaxed), !MainActorCheck.isOnMainActor,
        let binding = checkedBinding(in: context(asked: asked).container)
      {
        stop(Messages.offMainActor(binding, asked: asked), at: asked)
      }
      return value
    }
    let context = context(asked: asked)
    let slots = context.container.slots(ofAll: K.dependency.key)
    // What can be dropped isn't kept here, so that the property follows.
    guard !slots.contains(where: \.followsScope) else { return K.resolve(in: context, arguments) }
    return Constructions.shared.instance(
      Construction.Site(id: ObjectIdentifier(self), key: K.self, location: asked),
      isThere: { instance.isThere },
      stored: { instance.value(as: K.Value.self) },
      make: {
        // Before the value is there for others to see.
        isChecked.store(
          slots.contains { $0.binding.isolation == .byModule },
          ordering: .relaxed
        )
        return K.resolve(in: context, arguments)
      },
      store: { box, _ in instance.publish(box) }
    )
  }

  /// Whether the value is there.
  var isResolved: Bool {
    if instance.isThere { return true }
    let slots = container.container?.slots(ofAll: K.dependency.key) ?? []
    return slots.contains { $0.followsScope && $0.hasInstance }
  }

  /// A cell like this one was when it was new.
  func unresolved() -> InjectionCell {
    InjectionCell(container: container, arguments: arguments)
  }

  /// The module of the key, or of the key that it is composed of, whose reads are to be checked.
  private func checkedBinding(in container: Container) -> Binding? {
    container.slots(ofAll: K.dependency.key).lazy
      .map(\.binding).first { $0.isolation == .byModule }
  }

  /// Where the value is resolved.
  private func context(asked: SourceLocation) -> ResolutionContext {
    if case .none = container { return .current(asked: asked) }
    return container.context(of: Inject<K>.self, asked: asked)
  }
}

// Everything that a cell has is Sendable by itself, under the same condition.
extension InjectionCell: Sendable where K.Value: Sendable, K.Arguments: Sendable {}
