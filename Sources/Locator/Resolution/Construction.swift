/// An instance that is being made.
///
/// Sendable: what changes is touched under the lock of ``Constructions`` alone. Only ``result`` is read
/// without it, when the construction is over.
final class Construction: @unchecked Sendable {
  /// What is made.
  let site: Site

  /// The thread that makes it.
  let thread: ThreadContext

  /// How many frames the thread had when it started.
  let depth: Int

  /// What others wait for, if there are any.
  private(set) lazy var signal = Signal()

  /// Whether somebody waits.
  var isAwaited = false

  /// When it has begun.
  let start = ContinuousClock.now

  /// Whether it was said that it takes long.
  var isLate = false

  /// Whether it is made, or has failed.
  var isOver = false

  /// The instance, boxed, if it is made, though it may not be finished.
  var result: AnyObject?

  init(_ site: Site, by thread: ThreadContext) {
    self.site = site
    self.thread = thread
    depth = thread.depth
  }

  /// What tells constructions apart.
  struct Place: Hashable, Sendable {
    let id: ObjectIdentifier
    let resetCount: Int
  }

  /// The place that an instance is made for.
  struct Site: Sendable {
    /// The object that holds the place.
    let id: ObjectIdentifier

    /// How often the place was emptied on purpose.
    var resetCount = 0

    /// The key of the instance.
    let key: Any.Type

    /// The line of the module, or of the property.
    let location: SourceLocation

    /// What tells it apart.
    var place: Place { Place(id: id, resetCount: resetCount) }
  }
}
