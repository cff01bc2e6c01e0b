/// A shared instance that a task makes, and those who wait for it.
///
/// What never changes is here, for all to read. The rest is reached through an ``AsyncConstructionGraph`` alone.
final class AsyncConstruction: Sendable {
  /// What is made.
  let site: ConstructionSite

  /// When it has begun.
  let start = ContinuousClock.now

  /// How far it is.
  ///
  /// Safe: only the subscript below reaches it, for who has the graph. There is one, in the lock of
  /// ``TaskConstructions``, that can't be copied. Instances and errors in it are shared, as that of a ``SharedInstance``
  /// is.
  fileprivate nonisolated(unsafe) var progress: Progress

  /// How far a construction is.
  struct Progress: ~Copyable {
    /// What makes it, until it runs.
    var make: (@Sendable (AsyncConstruction) async -> Void)?

    /// What ran around who asked first, until it is made.
    var surroundings: TaskActivity? = .current

    /// The task that makes it.
    var task: Task<Void, Never>?

    /// The task that says so if it takes long.
    var watch: Task<Void, Never>?

    /// The identity of the task that makes it, once that runs.
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
  }

  init(_ site: ConstructionSite, make: @escaping @Sendable (AsyncConstruction) async -> Void) {
    self.site = site
    unsafe progress = Progress(make: make)
  }
}

/// What tasks are making, and who waits for what.
struct AsyncConstructionGraph: ~Copyable, Sendable {
  /// What is being made, by the site that it is made for.
  var constructions: [ConstructionSite.ID: AsyncConstruction] = [:]

  /// How far a construction is.
  subscript(construction: AsyncConstruction) -> AsyncConstruction.Progress {
    _read { yield unsafe construction.progress }
    _modify { yield unsafe &construction.progress }
  }
}
