extension Container {
  /// The container that `withContainer` sets for a task and its children.
  static let taskLocal = TaskLocal<Container?>(wrappedValue: nil)

  /// The container that is set for this task, if any.
  static var overriding: Container? { taskLocal.get() }
}

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
  try Container.taskLocal.withValue(container) {
    ThreadContext.current.run(in: container) {
      do throws(Failure) {
        return Swift.Result<Result, Failure>.success(try operation())
      } catch {
        return .failure(error)
      }
    }
  }.get()
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
  try await Container.taskLocal.withValue(container) {
    do throws(Failure) {
      return Swift.Result<Result, Failure>.success(try await operation())
    } catch {
      return .failure(error)
    }
  }.get()
}
