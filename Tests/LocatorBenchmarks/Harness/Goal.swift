/// The limits of a row.
///
/// As long as a row misses its goal, its known ratio keeps it from getting worse.
struct Goal: Equatable {
  /// The maximum time relative to hand-written code.
  var ratio: Double?

  /// Whether the ratio is that of the median times.
  ///
  /// It is for jobs of two threads against one: the shortest time of one needs a quiet processor, and that of two needs
  /// both at once.
  var isOfMedians = false

  /// The maximum time of an operation in nanoseconds, on a machine like that of the table in the documentation.
  ///
  /// If the row meets it, the ratio doesn't matter.
  var nanoseconds: Double?

  /// The maximum number of allocations per operation.
  var allocations: Double?

  /// The maximum number of allocated bytes per operation.
  var bytes: Double?

  /// The maximum number of retained bytes per operation.
  var keptBytes: Double?

  /// The last known ratio, if the goal is missed or barely met, or if there is none.
  var knownRatio: Double?

  /// The last known heap use, if it is more than the goal, or if there is none.
  var knownHeap: HeapUse?

  /// The maximum ratio of the row as long as it misses its goal.
  var ceiling: Double? { knownRatio.map { $0 * Self.margin } }

  /// Whether the row has a goal for its time.
  var hasTarget: Bool { ratio != nil || nanoseconds != nil }

  /// The factor by which a ratio may exceed the known one on another machine.
  ///
  /// The ratios of one program were up to 1.6 times as large on another processor of the same architecture.
  static let margin = 2.0
}
