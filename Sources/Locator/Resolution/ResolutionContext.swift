/// The context of a read: its container, its call site, and the resolve that it is part of.
///
/// The library creates contexts and passes them on; they have no members for other code. A context stays in the task
/// that resolves, because the instances of the resolve do.
public struct ResolutionContext {
  /// The container that is read.
  let container: Container

  /// The call site: the line of a property, of a call, or of the module that needs the key.
  let callSite: SourceLocation

  /// The instances of the scope `.graph` of the resolve that the read is part of, if it is part of one.
  let graph: GraphInstances?

  package init(container: Container, callSite: SourceLocation) {
    self.init(container: container, callSite: callSite, graph: nil)
  }

  init(container: Container, callSite: SourceLocation, graph: GraphInstances?) {
    self.container = container
    self.callSite = callSite
    self.graph = graph
  }

  /// Returns the context of a read of the current container, or stops the program if there is none.
  static func current<K: BindingKey>(for key: K.Type, callSite: SourceLocation) -> Self {
    let need = key.dependency
    let container =
      ContainerReference.currentContainer(for: need, callSite: callSite)
      ?? .withoutRoot(for: need, callSite: callSite)
    return Self(container: container, callSite: callSite)
  }

  /// Resolves a key, or stops the program if no module binds it.
  @usableFromInline
  func bound<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    guard let slot = container.slot(for: key) else {
      return try rethrowing(K.Failure.self) {
        try K._Form._value(ofUnbound: key, in: self, arguments)
      }
    }
    return try slot.value(key, arguments, in: self)
  }

  /// Resolves the module of a key with a name, or returns `nil` if there is none.
  @usableFromInline
  func value<K: BindingKey>(
    of key: K.Type,
    name: String,
    _ arguments: K.Arguments
  ) throws(K.Failure) -> K.Value? where K.Failure: Error {
    let slot = container.slot(for: key, name: name, callSite: callSite)
    return try slot?.value(key, arguments, in: self)
  }

  /// Resolves the asynchronous module of a key with a name, or returns `nil` if there is none.
  @usableFromInline
  func asyncValue<K: AsyncInjectionKey>(
    of key: K.Type,
    name: String,
    _ arguments: K.Arguments
  ) async throws(K.Failure) -> K.Value? {
    let slot = container.slot(for: key, name: name, callSite: callSite)
    return try await slot?.asyncValue(key, arguments, in: self)
  }
}

extension ResolutionContext {
  /// The instances of the resolve, until it ends.
  var instances: GraphInstances? {
    guard let graph, !graph.isOver else { return nil }
    return graph
  }

  /// Returns a context of the same resolve with another call site.
  func with(callSite: SourceLocation) -> Self {
    Self(container: container, callSite: callSite, graph: instances)
  }

  /// Returns a context of the same resolve in another container.
  func with(container: Container) -> Self {
    Self(container: container, callSite: callSite, graph: instances)
  }

  /// Begins a resolve, unless this read is part of one or no module shares instances within one.
  ///
  /// - Parameter isForced: Whether to begin one even if no module has the scope `.graph`.
  /// - Returns: The context of the resolve, to be passed to ``endResolve(_:)``.
  func beginResolve(isForced: Bool = false) -> Self {
    guard isForced || container.hasGraphScope, instances == nil else { return self }
    return Self(container: container, callSite: callSite, graph: GraphInstances())
  }

  /// Ends a resolve if it began here, and drops its instances of the scope `.graph`.
  func endResolve(_ context: Self) {
    if context.graph !== graph { context.graph?.end() }
  }

  /// Runs a closure in this resolve, or in one of its own if it is the outermost.
  func inOneResolve<Result, Failure: Error>(
    _ body: (Self) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let context = beginResolve()
    defer { endResolve(context) }
    return try body(context)
  }

  /// Runs an asynchronous closure in this resolve, or in one of its own if it is the outermost.
  func inOneAsynchronousResolve<Result, Failure: Error>(
    _ body: (Self) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let context = beginResolve()
    defer { endResolve(context) }
    return try await body(context)
  }
}

@available(*, unavailable)
extension ResolutionContext: Sendable {}
