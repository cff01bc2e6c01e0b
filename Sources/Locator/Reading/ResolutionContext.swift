// swift-format-ignore-file: NoLeadingUnderscores

/// What a read knows: its container, its line, its arguments, and the instances that its resolve shares.
@_documentation(visibility: internal)
public struct ResolutionContext {
  let container: Container
  let callSite: SourceLocation
  let arguments: AnyBox?

  /// The instances of the scope `.graph`, if the resolve has begun and can have some.
  let graph: GraphInstances?

  init(
    _ container: Container, _ callSite: SourceLocation, _ arguments: AnyBox? = nil,
    graph: GraphInstances? = nil
  ) {
    self.container = container
    self.callSite = callSite
    self.arguments = arguments
    self.graph = graph
  }

  /// The context of a read of the current container.
  static func current(for need: KeyDependency, _ callSite: SourceLocation) -> Self {
    Self(ContainerReference.container(callSite: callSite, for: need), callSite)
  }

  /// The context of what the code on a line reads inside the same resolve.
  func inside(_ location: SourceLocation) -> Self { Self(container, location, graph: graph) }

  func with(_ arguments: AnyBox?) -> Self { Self(container, callSite, arguments, graph: graph) }

  func with(container: Container) -> Self { Self(container, callSite, arguments, graph: graph) }

  /// The same read as a part of another resolve.
  func with(graph: GraphInstances?) -> Self { Self(container, callSite, arguments, graph: graph) }
}

/// Not sendable: the instances of a resolve stay in it.
@available(*, unavailable)
extension ResolutionContext: Sendable {}

// MARK: - Resolves

extension ResolutionContext {
  /// Begins a resolve here, unless it has begun or shares nothing.
  func beginResolve() -> Self {
    guard container.hasGraphScope, graph == nil else { return self }
    return Self(container, callSite, arguments, graph: GraphInstances())
  }
}

// MARK: - The actor of what a composed key is of

extension ResolutionContext {
  /// Stops before a value of the main actor is read elsewhere by a key that is composed of its key.
  ///
  /// The compiler refuses that, but not in a generic function: there it takes `K?`, as each type with a name, for a
  /// `SendableMetatype`, whatever `K` is.
  @inline(__always)
  func checkActor<Key: BindingKey>(of key: Key.Type, reading slot: @autoclosure () -> Slot?) {
    if !Isolation.isFlagTrusted || Isolation.isOfConformance(key as any BindingKey.Type) {
      checkActor(reading: slot())
    }
  }

  @inline(never)
  private func checkActor(reading slot: Slot?) {
    guard let slot, slot.definition.isOfMainActor, !Isolation.isOnMainActor else { return }
    stop(Messages.madeOffMainActor(slot.definition, callSite), at: callSite)
  }
}

/// The instances of the scope `.graph` that one resolve has made, and that end with it.
final class GraphInstances {
  /// The boxes of the instances by their slots, which are retained, and none for an instance that is being made.
  ///
  /// A module of a key with arguments has a slot for each value of them, and those in place of a box.
  private var instances: [ObjectIdentifier: (slot: Slot, content: AnyObject?)] = .init()

  private func slot(of slot: Slot, _ arguments: AnyHashable?) -> Slot {
    guard let arguments else { return slot }
    let slots = instances[ObjectIdentifier(slot)]?.content as? ArgumentSlots ?? ArgumentSlots()
    instances[ObjectIdentifier(slot)] = (slot, slots)
    return slots.slot(for: arguments, of: slot)
  }

  /// Returns the instance, or notes that its factory runs from now on, unless it runs already: then it needs itself.
  func begin(_ slot: Slot, _ arguments: AnyHashable?) -> (box: AnyBox?, needsItself: Bool) {
    let slot = self.slot(of: slot, arguments)
    if let (_, object) = instances[ObjectIdentifier(slot)] {
      return (object.map(AnyBox.init(object:)), object == nil)
    }
    instances[ObjectIdentifier(slot)] = (slot, nil)
    return (nil, false)
  }

  /// Stores an instance, or notes that its factory has failed.
  func end(_ slot: Slot, _ arguments: AnyHashable?, _ box: AnyBox?) {
    let slot = self.slot(of: slot, arguments)
    instances[ObjectIdentifier(slot)] = box.map { (slot, $0.object) }
  }
}

@available(*, unavailable)
extension GraphInstances: Sendable {}
