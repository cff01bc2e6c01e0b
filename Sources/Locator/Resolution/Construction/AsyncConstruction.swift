/// A shared instance that a task constructs, and the tasks that wait for it.
///
/// Its constants are readable from any thread. All mutable state is reached through an ``AsyncConstructionGraph``.
final class AsyncConstruction: Sendable {
  /// The site of the instance.
  let site: ConstructionSite

  /// The time at which the construction began.
  let start = ContinuousClock.now

  /// The mutable state.
  ///
  /// Safe: only the subscript below reaches it, and it needs the graph. There is one graph, which can't be copied,
  /// under the lock of ``TaskConstructions``. Instances and errors in it are shared, as in a ``SharedInstance``.
  fileprivate nonisolated(unsafe) var progress: Progress

  /// The mutable state of a construction.
  struct Progress: ~Copyable {
    /// The closure that makes the instance, until it runs.
    var make: (@Sendable (AsyncConstruction) async -> Void)?

    /// The activity around the first read, until the instance is made.
    var surroundings: TaskActivity? = .current

    /// The task that makes the instance.
    var task: Task<Void, Never>?

    /// The task that warns if the construction takes long.
    var watch: Task<Void, Never>?

    /// The identities of the tasks that make the instance: its own, once it runs, and those of the lists that it waits
    /// for.
    var makers: [Int] = []

    /// The waits for this construction.
    var waits: [AsyncWait] = []

    /// The waits of this construction for others.
    var awaited: [AsyncWait] = []

    /// The layers that the factory has made.
    var layers: [WeakContainer] = []

    /// Whether the task was cancelled because every waiting task was.
    var isAbandoned = false

    /// Whether the instance is made, or has failed.
    var isOver = false

    /// Whether the task has released everything that it made the instance with, so that waiting tasks resume.
    var isReleased = false

    /// The boxed error of a failed construction.
    var failure: AnyObject?
  }

  init(_ site: ConstructionSite, make: @escaping @Sendable (AsyncConstruction) async -> Void) {
    self.site = site
    unsafe progress = Progress(make: make)
  }
}

/// The constructions of tasks, and which of them wait for which.
struct AsyncConstructionGraph: ~Copyable, Sendable {
  /// The running constructions by their sites.
  var constructions: [ConstructionSite.ID: AsyncConstruction] = [:]

  /// The mutable state of a construction.
  subscript(construction: AsyncConstruction) -> AsyncConstruction.Progress {
    _read { yield unsafe construction.progress }
    _modify { yield unsafe &construction.progress }
  }
}
