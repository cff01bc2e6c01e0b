/// Runs a closure with a container as the current one.
///
/// The closure, the functions that it calls, and the tasks that it starts read that container instead of the root. An
/// object with ``Inject`` that the closure creates keeps the container, wherever its methods run later.
///
/// ```swift
/// let container = Container { Module(ServiceKey.self) { ServiceImpl() } }
/// withContainer(container) {
///   let screen = Screen()
///   screen.service.doSomething()
/// }
/// ```
///
/// - Parameters:
///   - container: The container to read.
///   - operation: The closure.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
/// - Complexity: O(1), plus the time of the closure.
public func withContainer<Result, Failure: Error>(
  _ container: Container, operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try TaskActivity.run(with: .strong(container)) { () throws(Failure) in
    try ThreadActivity.current.run(in: container, operation)
  }
}

/// Runs an asynchronous closure with a container as the current one.
public func withContainer<Result, Failure: Error>(
  _ container: Container, operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await TaskActivity.run(with: .strong(container), operation)
}

/// Runs a closure with modules that shadow those of the current container.
///
/// Creates a child of the current container for this one call, or a container without a parent if none is current. The
/// modules don't need ``Module/overriding()``. A shared instance of the current container doesn't see them, because
/// other readers may share it.
///
/// ```swift
/// withContainer {
///   Module(ClockKey.self) { FixedClock() }
/// } operation: {
///   Screen().service.doSomething()
/// }
/// ```
///
/// Don't call this function in the factory or a hook of a singleton that keeps an object with ``Inject`` from the
/// closure. The object retains the container of the modules, whose values it may read at any time, and that container
/// retains its parent, so neither the singleton nor its container is ever freed.
///
/// - Complexity: That of the container's initializer, plus the time of the closure.
public func withContainer<Result, Failure: Error>(
  fileID: StaticString = #fileID, line: UInt = #line, @ModuleBuilder _ modules: () -> [AnyModule],
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try withContainer(.layer(modules(), at: SourceLocation(fileID, line)), operation: operation)
}

/// Runs an asynchronous closure with modules that shadow those of the current container.
public func withContainer<Result, Failure: Error>(
  fileID: StaticString = #fileID, line: UInt = #line, @ModuleBuilder _ modules: () -> [AnyModule],
  operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await withContainer(.layer(modules(), at: SourceLocation(fileID, line)), operation: operation)
}

// MARK: - Layers

extension Container {
  fileprivate static func layer(_ modules: [AnyModule], at location: SourceLocation) -> Container {
    let parent = ContainerReference.current.container
    return Container(parent: parent, isLayer: true, at: location, [modules])
  }

  /// Copies the layers around the code over the container, without those that it has, or returns the reference to it.
  func underLayers(_ reference: ContainerReference) -> ContainerReference {
    let layers = ContainerReference.current.container?.ancestry.filter(\.isLayer) ?? []
    return layers.reduce(reference) { reference, layer in
      if ancestry.contains(where: { $0.declarations === layer.declarations }) { return reference }
      let copy = Container(
        layer.declarations, parent: reference.container, rings: layer.rings,
        observer: layer.observer, watch: watch, isLayer: true, at: layer.location
      )
      copy.begin([])
      return .strong(copy)
    }
  }
}
