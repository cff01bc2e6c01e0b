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
  try TaskContext.run(in: container) { () throws(Failure) in
    try ThreadContext.current.run(in: container, operation)
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
  try await TaskContext.run(in: container, operation)
}
