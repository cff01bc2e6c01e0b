import Synchronization

/// What closes something of a container, around a task.
final class CloseContext: Sendable {
  /// The container, which can't end before.
  let container: Container

  /// The module whose closure of `.onClose` runs, or none where the container closes a child.
  let definition: ModuleDefinition?

  /// The identity of the task that runs this.
  private let task = AsyncWait.currentTask

  /// Whether this has come to its end, while tasks that it has started go on with it.
  private let isOver = Atomic(false)

  /// The context of each task.
  private static let taskLocal = TaskLocal<CloseContext?>(wrappedValue: nil)

  private init(_ container: Container, _ definition: ModuleDefinition?) {
    self.container = container
    self.definition = definition
  }

  /// What this task closes something for, if it is what closes a container or was started by that.
  static var current: CloseContext? { taskLocal.get() }

  /// Runs what closes something of a container.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - definition: The module whose closure runs, or none where the container closes a child.
  ///   - body: What closes it, with the context that it runs in.
  /// - Returns: What the body returns.
  static func run<Result>(
    _ container: Container,
    _ definition: ModuleDefinition? = nil,
    _ body: (CloseContext) async -> Result
  ) async -> Result {
    let context = CloseContext(container, definition)
    defer { context.isOver.store(true, ordering: .releasing) }
    return await taskLocal.withValue(context) { await body(context) }
  }

  /// Whether this runs, so that it may wait for the task that asks.
  var isRunning: Bool { !isOver.load(ordering: .acquiring) }

  /// Whether the task that asks is the one that runs this, and not one that it has started.
  var isInTask: Bool { task == AsyncWait.currentTask }
}
