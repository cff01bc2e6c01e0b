// swift-format-ignore-file: NoLeadingUnderscores

/// What a read knows: its container, its line, its arguments, and the instances that its resolve shares.
@_documentation(visibility: internal)
public struct ResolutionContext {
  let container: Container
  let callSite: SourceLocation

  /// The arguments of the key in a box, if it takes some.
  let arguments: AnyBox?

  /// The instances of the scope `.graph`, if the resolve has begun and can have some.
  let graph: GraphInstances?

  init(
    _ container: Container,
    _ callSite: SourceLocation,
    _ arguments: AnyBox? = nil,
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

  /// The context of a need, which passes no arguments.
  var withoutArguments: Self { with(nil) }

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
  /// Returns the context of a resolve that begins here, unless it has begun or shares nothing.
  func beginResolve() -> Self {
    guard container.hasGraphScope, graph == nil || graph?.hasEnded == true else { return self }
    return Self(container, callSite, arguments, graph: GraphInstances())
  }

  /// Ends the resolve that the inner context has begun.
  func endResolve(_ inner: Self) {
    if inner.graph !== graph { inner.graph?.end() }
  }

  /// Returns the values of modules in boxes, as parts of one resolve.
  func boxes(of slots: [Slot]) throws -> [AnyBox] {
    let context = beginResolve()
    defer { endResolve(context) }
    return try slots.map { try $0.box(in: context) }
  }

  /// Returns the values of modules in boxes, which are made side by side; the first failure cancels the others.
  func asyncBoxes(of slots: [Slot]) async throws -> [AnyBox] {
    guard slots.contains(where: \.isAsynchronous) else { return try boxes(of: slots) }
    let (container, callSite, arguments) = (container, callSite, arguments)
    let parent = TaskActivity.current
    let isOwnTask = parent?.isOwnTask == true
    return try await withThrowingTaskGroup { group in
      for (index, slot) in slots.enumerated() {
        group.addTask {
          try await TaskActivity.run(asChildOf: isOwnTask ? parent : nil) {
            let context = ResolutionContext(container, callSite, arguments)
            return (index, try await slot.asyncBox(in: context))
          }
        }
      }
      var boxes: [AnyBox?] = slots.map { _ in nil }
      while let (index, box) = try await group.next() { boxes[index] = box }
      return boxes.compactMap { $0 }
    }
  }
}

/// The instances of the scope `.graph` that one resolve has made.
final class GraphInstances {
  private var boxes: [Key: AnyBox] = [:]

  /// The instances whose factories run.
  private var beingMade: Set<Key> = []

  /// How many hooks of the resolve have yet to run.
  private var lateHookCount = 0

  private var isOver = false

  /// Whether reads begin a resolve of their own.
  var hasEnded: Bool { isOver && lateHookCount == 0 }

  struct Key: Hashable {
    let slot: ObjectIdentifier
    let arguments: AnyHashable?
  }

  subscript(key: Key) -> AnyBox? { boxes[key] }

  /// Notes that the factory of an instance begins to run.
  ///
  /// - Returns: Whether it begins: if it runs already, its instance needs itself.
  func begin(_ key: Key) -> Bool { beingMade.insert(key).inserted }

  /// Stores the instance that a factory has made, or nothing if it has failed.
  func end(_ key: Key, _ box: AnyBox?) {
    beingMade.remove(key)
    boxes[key] = box
  }

  /// Releases the instances, unless a hook has yet to run.
  func end() {
    isOver = true
    if lateHookCount == 0 { boxes = [:] }
  }

  func willRunLateHook() { lateHookCount += 1 }

  func didRunLateHook() {
    lateHookCount -= 1
    if isOver { end() }
  }
}

@available(*, unavailable)
extension GraphInstances: Sendable {}
