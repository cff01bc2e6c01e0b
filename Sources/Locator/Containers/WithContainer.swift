/// Runs a closure with a container as the current one.
///
/// What the closure calls, and the tasks that it starts, read that container instead of the root. An
/// object with ``Inject`` that the closure makes keeps the container, wherever its methods run later.
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
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
/// - Complexity: O(1), plus the time that the closure takes.
public func withContainer<Result, Failure: Error>(
  _ container: Container,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try TaskActivity.run(in: container) { () throws(Failure) in
    try ThreadActivity.current.run(nil, in: container, operation)
  }
}

/// Runs an asynchronous closure with a container as the current one.
///
/// As in the form for a synchronous closure, the tasks that the closure starts read the container, too.
///
/// ```swift
/// await withContainer(container) {
///   await Screen().load()
/// }
/// ```
///
/// - Parameters:
///   - container: The container to read.
///   - operation: The closure, which runs where the caller is isolated.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
/// - Complexity: O(1), plus the time that the closure takes.
public func withContainer<Result, Failure: Error>(
  _ container: Container,
  operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await TaskActivity.run(in: container, operation)
}

/// Runs a closure with modules laid over those of the current container.
///
/// Makes a child of the current container for this one call, or a container of its own where there is none.
/// The modules take precedence over those of the current container; they shadow them, so that they don't say
/// ``Module/overriding()``. Everything else is as with a container that you pass.
///
/// ```swift
/// withContainer {
///   Module(ClockKey.self) { FixedClock() }
/// } operation: {
///   Screen().service.doSomething()
/// }
/// ```
///
/// A shared instance that the current container makes doesn't see the modules, because others may share it.
///
/// A singleton whose own factory or hook calls this, and that keeps an object with ``Inject`` which the closure has
/// made, is never freed, and neither is its container: the object keeps the modules, whose values it may read at any
/// time, and they their parent. Where a container that was never the root makes such a singleton, a warning says so.
///
/// - Parameters:
///   - fileID: The file that the call is written in.
///   - line: The line that the call is written on.
///   - modules: The modules.
///   - operation: The closure.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
/// - Complexity: That of making the container, plus the time that the closure takes.
public func withContainer<Result, Failure: Error>(
  fileID: StaticString = #fileID,
  line: UInt = #line,
  @ModuleBuilder _ modules: () -> [AnyModule],
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try withContainer(.layer(at: SourceLocation(fileID, line), modules), operation: operation)
}

/// Runs an asynchronous closure with modules laid over those of the current container.
///
/// As in the form for a synchronous closure, the tasks that the closure starts see the modules, too.
///
/// ```swift
/// await withContainer {
///   Module(ClockKey.self) { FixedClock() }
/// } operation: {
///   await Screen().load()
/// }
/// ```
///
/// - Parameters:
///   - fileID: The file that the call is written in.
///   - line: The line that the call is written on.
///   - modules: The modules.
///   - operation: The closure, which runs where the caller is isolated.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
/// - Complexity: That of making the container, plus the time that the closure takes.
public func withContainer<Result, Failure: Error>(
  fileID: StaticString = #fileID,
  line: UInt = #line,
  @ModuleBuilder _ modules: () -> [AnyModule],
  operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await withContainer(.layer(at: SourceLocation(fileID, line), modules), operation: operation)
}

extension Container {
  /// A child of the current container, or a container of its own if there is none.
  fileprivate static func layer(at location: SourceLocation, _ modules: () -> [AnyModule])
    -> Container
  {
    layer(over: ContainerReference.current.container, at: location, modules)
  }

  /// A child of a container for one call, or a container of its own.
  static func layer(
    over parent: Container?,
    at location: SourceLocation,
    _ modules: () -> [AnyModule]
  ) -> Container {
    let layer = Container(parent: parent, at: location, AssemblyInclusion.readingEachOnce(modules))
    ThreadActivity.current.note(layer)
    return layer
  }
}
