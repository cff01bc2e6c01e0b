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

  /// The context of a read that has no line and no container: the current one.
  static func current(for need: KeyDependency) -> Self {
    Self(ContainerReference.container(callSite: .unknown, for: need), .unknown)
  }

  /// The context of what the code on a line reads inside the same resolve.
  func inside(_ location: SourceLocation) -> Self { Self(container, location, graph: graph) }

  func with(_ arguments: AnyBox?) -> Self { Self(container, callSite, arguments, graph: graph) }

  func with(container: Container) -> Self { Self(container, callSite, arguments, graph: graph) }

  /// The same read as a part of another resolve, unless that has ended.
  func with(graph: GraphInstances?) -> Self {
    Self(container, callSite, arguments, graph: graph?.hasEnded == true ? nil : graph)
  }
}

/// Not sendable: the instances of a resolve stay in it.
@available(*, unavailable)
extension ResolutionContext: Sendable {}

// MARK: - Resolves

extension ResolutionContext {
  /// Begins a resolve here, unless it has begun or shares nothing.
  func beginResolve() -> Self {
    guard container.hasGraphScope, graph == nil || graph?.hasEnded == true else { return self }
    return Self(container, callSite, arguments, graph: GraphInstances())
  }

  @inline(never)
  func endResolve(_ inner: Self) { if inner.graph !== graph { inner.graph?.end() } }

  func boxes(of slots: [Slot]) throws -> [AnyBox] {
    let context = beginResolve()
    defer { endResolve(context) }
    return try slots.map { try $0.box(in: context) }
  }
}

/// The instances of the scope `.graph` that one resolve has made.
final class GraphInstances {
  /// The instances in boxes, each with the position of the one before it of the same module, for other arguments.
  private var instances:
    [(arguments: AnyHashable?, box: AnyBox?, isBeingMade: Bool, before: Int?)] = []

  /// The position of the last instance of a module.
  private var last: [ObjectIdentifier: Int] = .init()

  /// How many hooks of the resolve have yet to run.
  private var lateHookCount = 0

  private var isOver = false

  /// Whether reads begin a resolve of their own.
  var hasEnded: Bool { isOver && lateHookCount == 0 }

  private func position(of slot: Slot, _ arguments: AnyHashable?) -> Int? {
    var next = last[ObjectIdentifier(slot)]
    while let position = next, instances[position].arguments != arguments {
      next = instances[position].before
    }
    return next
  }

  /// Returns the instance, or notes that its factory runs from now on, unless it runs already: then it needs itself.
  func begin(_ slot: Slot, _ arguments: AnyHashable?) -> (box: AnyBox?, needsItself: Bool) {
    guard let position = position(of: slot, arguments) else {
      let before = last.updateValue(instances.count, forKey: ObjectIdentifier(slot))
      instances.append((arguments, nil, true, before))
      return (nil, false)
    }
    let (_, box, isBeingMade, _) = instances[position]
    if box == nil { instances[position].isBeingMade = true }
    return (box, isBeingMade)
  }

  /// Stores an instance, or notes that its factory has failed.
  func end(_ slot: Slot, _ arguments: AnyHashable?, _ box: AnyBox?) {
    guard let position = position(of: slot, arguments) else { return }
    (instances[position].box, instances[position].isBeingMade) = (box, false)
  }

  func end() {
    isOver = true
    if lateHookCount == 0 { (instances, last) = ([], [:]) }
  }

  func willRunLateHook() { lateHookCount += 1 }

  func didRunLateHook() {
    lateHookCount -= 1
    if isOver { end() }
  }
}

@available(*, unavailable)
extension GraphInstances: Sendable {}
