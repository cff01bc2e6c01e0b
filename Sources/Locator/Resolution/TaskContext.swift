/// What runs in a task on behalf of containers, and around it.
///
/// Threads know what runs on them by ``ThreadContext``. A task can move from one thread to another
/// wherever it waits, so that what is asynchronous is carried by the task itself.
final class TaskContext: Sendable {
  /// The container that is current.
  let reference: ContainerReference

  /// The module whose factory runs, or none for `withContainer`.
  let binding: Binding?

  /// The shared instance that is being made, by this factory or by one around it.
  let construction: AsyncConstruction?

  /// What this runs in.
  let parent: TaskContext?

  /// The number of contexts up to this one.
  let depth: Int

  /// The context of each task.
  private static let taskLocal = TaskLocal<TaskContext?>(wrappedValue: nil)

  /// The context of the task that asks.
  static var current: TaskContext? { taskLocal.get() }

  private init(
    _ reference: ContainerReference,
    _ binding: Binding?,
    _ construction: AsyncConstruction?
  ) {
    let parent = Self.current
    self.reference = reference
    self.binding = binding
    self.construction = construction ?? parent?.construction
    self.parent = parent
    depth = (parent?.depth ?? 0) + 1
  }

  /// The modules whose factories run, innermost last.
  ///
  /// - Parameter outer: The context to stop at.
  /// - Returns: What the modules say.
  func modules(inside outer: TaskContext? = nil) -> [Binding] {
    var result: [Binding] = []
    var next: TaskContext? = self
    while let context = next, context !== outer {
      if let binding = context.binding { result.append(binding) }
      next = context.parent
    }
    return result.reversed()
  }

  /// The context that the construction around this one began with.
  var beginOfConstruction: TaskContext? {
    var next: TaskContext? = self
    while let context = next, context.parent?.construction === construction {
      next = context.parent
    }
    return next
  }
}

extension TaskContext {
  /// Runs code of the user with a container as the current one.
  static func run<Result, Failure: Error>(
    in container: Container,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try taskLocal.withValue(TaskContext(.strong(container), nil, nil)) {
      do throws(Failure) {
        return Swift.Result<Result, Failure>.success(try body())
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// Runs asynchronous code of the user with a container as the current one.
  static func run<Result, Failure: Error>(
    in container: Container,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await run(TaskContext(.strong(container), nil, nil), body)
  }

  /// Runs an asynchronous factory, with its container as the current one.
  ///
  /// - Parameters:
  ///   - slot: The slot of the module whose factory runs.
  ///   - container: The container that makes the value.
  ///   - construction: The construction of a shared instance, if it is one.
  ///   - body: The factory.
  /// - Returns: The value.
  /// - Throws: What the factory throws.
  static func run<Result, Failure: Error>(
    _ slot: Slot,
    in container: Container,
    construction: AsyncConstruction? = nil,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let context = TaskContext(.made(by: container), slot.binding, construction)
    if context.depth.isMultiple(of: Recursion.interval) {
      Recursion.check(slot.binding, among: context.parent?.modules() ?? [])
    }
    return try await run(context, body)
  }

  private static func run<Result, Failure: Error>(
    _ context: TaskContext,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await taskLocal.withValue(context) {
      do throws(Failure) {
        return Swift.Result<Result, Failure>.success(try await body())
      } catch {
        return .failure(error)
      }
    }.get()
  }
}
