/// What a row has to reach.
///
/// Where the goal isn't met yet, the ratio that is known keeps it from getting worse.
struct Goal: Equatable {
  /// How many times as long as by hand it may take.
  var ratio: Double?

  /// How many nanoseconds an operation may take, on a machine like that of the table in the documentation.
  ///
  /// Where it takes no more, its ratio may be anything.
  var nanoseconds: Double?

  /// How many allocations an operation may make.
  var allocations: Double?

  /// How many bytes an operation may ask for.
  var bytes: Double?

  /// How many bytes an operation may leave behind.
  var keptBytes: Double?

  /// The ratio that was measured when it was last looked at, where the goal isn't met, or barely, or there is none.
  var knownRatio: Double?

  /// The heap use that was measured then, where it is more than the goal or there is none.
  var knownHeap: HeapUse?

  /// The ratio that the row mustn't exceed as long as it doesn't meet its goal.
  var ceiling: Double? { knownRatio.map { $0 * Self.margin } }

  /// Whether there is something to reach.
  var hasTarget: Bool { ratio != nil || nanoseconds != nil }

  /// How much worse than known is still no regression: what another machine makes of the same program.
  ///
  /// The ratios of one program were up to 1.6 times as large on another processor of the same architecture.
  static let margin = 2.0
}
