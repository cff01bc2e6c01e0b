/// Where a key is read: the container that is asked, the line that asks, and the resolve that this is a
/// part of.
///
/// The library makes these and passes them along; there is nothing in one for others to use. One stays
/// in the task that resolves, because the instances of the resolve do.
public struct ResolutionContext {
  /// The container that is asked.
  let container: Container

  /// The line that asks: a property, a call, or the module that needs the key.
  let callSite: SourceLocation

  /// The instances of the `.graph` scope of the resolve that this is a part of, if it is part of one.
  let graph: GraphInstances?

  package init(container: Container, callSite: SourceLocation) {
    self.init(container: container, callSite: callSite, graph: nil)
  }

  init(container: Container, callSite: SourceLocation, graph: GraphInstances?) {
    self.container = container
    self.callSite = callSite
    self.graph = graph
  }

  /// Asks the current container for a key.
  static func current<K: BindingKey>(for key: K.Type, callSite: SourceLocation) -> Self {
    guard let container = ContainerReference.current.container else {
      RootStandIn.refuse(key.dependency, callSite: callSite)
    }
    return Self(container: container, callSite: callSite)
  }

  /// The value of a key that a module binds, or the end of the program where none does.
  func bound<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    guard let slot = container.slot(for: key) else { container.refuse(key, callSite: callSite) }
    return try slot.value(key, arguments, in: self)
  }

  /// Resolves the module of a key that has a name, or returns `nil`.
  func value<K: BindingKey>(
    of key: K.Type,
    name: String,
    _ arguments: K.Arguments
  ) throws(K.Failure) -> K.Value? where K.Failure: Error {
    let slot = container.slot(for: key, name: name, callSite: callSite)
    return try slot?.value(key, arguments, in: self)
  }

  /// Resolves the asynchronous module of a key that has a name, or returns `nil`.
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
  /// The instances of the resolve, while it is under way.
  var instances: GraphInstances? {
    guard let graph, !graph.isOver else { return nil }
    return graph
  }

  /// The same resolve, asked for by another line.
  func with(callSite: SourceLocation) -> Self {
    Self(container: container, callSite: callSite, graph: instances)
  }

  /// The same resolve in another container.
  func with(container: Container) -> Self {
    Self(container: container, callSite: callSite, graph: instances)
  }

  /// Begins a resolve, unless this is a part of one or no module keeps anything for one.
  ///
  /// - Parameter isForced: Whether it keeps instances even if no module has the scope `.graph`.
  /// - Returns: The context of the resolve, which ``endResolve(_:)`` gets.
  func beginResolve(isForced: Bool = false) -> Self {
    guard isForced || container.hasGraphScope, instances == nil else { return self }
    return Self(container: container, callSite: callSite, graph: GraphInstances())
  }

  /// Ends a resolve that has begun here, and drops what it has made of the `.graph` scope.
  func endResolve(_ context: Self) {
    if context.graph !== graph { context.graph?.end() }
  }

  /// Runs a part of a resolve, which is the outermost one if it isn't a part of another.
  func inOneResolve<Result>(_ body: (Self) -> Result) -> Result {
    let context = beginResolve()
    defer { endResolve(context) }
    return body(context)
  }

  /// Runs an asynchronous part of a resolve, as the synchronous form does.
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
