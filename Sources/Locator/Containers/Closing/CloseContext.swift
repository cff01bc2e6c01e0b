import Synchronization

/// A part of the closing of a container: an `onClose` hook, or the closing of a child.
final class CloseContext: Sendable {
  /// The container, which isn't closed before this part is done.
  let container: Container

  /// The module whose `onClose` hook runs, or `nil` if the container closes a child.
  let definition: ModuleDefinition?

  /// The identity of the task that runs this part.
  private let task = AsyncWait.currentTask

  /// Whether this part is done, although tasks that it started may still run with its context.
  private let isOver = Atomic(false)

  /// The context of each task.
  private static let taskLocal = TaskLocal<CloseContext?>(wrappedValue: nil)

  private init(_ container: Container, _ definition: ModuleDefinition?) {
    self.container = container
    self.definition = definition
  }

  /// The context of this task, if the task or one that started it closes a part of a container.
  static var current: CloseContext? { taskLocal.get() }

  /// Runs a part of the closing of a container.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - definition: The module whose hook runs, or `nil` if the container closes a child.
  ///   - body: The function that closes the part, with its context.
  /// - Returns: The result of the function.
  @inline(never)
  static func run<Result>(
    _ container: Container,
    _ definition: ModuleDefinition? = nil,
    _ body: (CloseContext) async -> Result
  ) async -> Result {
    let context = CloseContext(container, definition)
    defer { context.isOver.store(true, ordering: .releasing) }
    return await taskLocal.withValue(context) { await body(context) }
  }

  /// Whether this part is still running, and so may wait for the current task.
  var isRunning: Bool { !isOver.load(ordering: .acquiring) }

  /// Whether the current task runs this part itself, and isn't one that it started.
  var isInTask: Bool { task == AsyncWait.currentTask }
}
