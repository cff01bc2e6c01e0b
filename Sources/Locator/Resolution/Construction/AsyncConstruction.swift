/// A shared instance that a task makes, and those who wait for it.
///
/// Sendable: what changes is touched under the lock of ``TaskConstructions`` alone.
final class AsyncConstruction: @unchecked Sendable {
  /// What is made.
  let site: ConstructionSite

  /// What makes it, until it runs.
  var make: (@Sendable (AsyncConstruction) async -> Void)?

  /// What ran around who asked first, until it is made.
  var surroundings: TaskActivity? = .current

  /// The task that makes it.
  var task: Task<Void, Never>?

  /// The task that says so if it takes long.
  var watch: Task<Void, Never>?

  /// When it has begun.
  let start = ContinuousClock.now

  /// The identity of that task, once it runs.
  var maker: Int?

  /// Who waits for it.
  var waits: [AsyncWait] = []

  /// What it waits for itself.
  var awaited: [AsyncWait] = []

  /// The layers of modules that its factory has made.
  var layers: [WeakContainer] = []

  /// Whether nobody waited any longer, so that the task was cancelled.
  var isAbandoned = false

  /// Whether it is made, or has failed.
  var isOver = false

  /// Whether what made it has let go of everything, so that those who have waited go on.
  var isReleased = false

  /// The error, boxed, if it has failed.
  var failure: AnyObject?

  init(_ site: ConstructionSite, make: @escaping @Sendable (AsyncConstruction) async -> Void) {
    self.site = site
    self.make = make
  }
}
