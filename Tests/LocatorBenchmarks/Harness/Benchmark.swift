/// A row of the table: a job done by the library, and the same job done by hand.
struct Benchmark: Sendable {
  /// What the row is called by `--filter`, by the goals and in the JSON.
  let id: String

  /// What the row says.
  let title: String

  /// Whether a job can be timed only once in a process, because the second time isn't the same.
  var isCold = false

  /// Makes what the two jobs need, in the process that times them.
  let prepare: @Sendable () -> [Side: Job]

  /// Who does a job.
  enum Side: String, CaseIterable, Codable, CodingKeyRepresentable {
    /// Done by hand: the floor.
    case floor
    /// Done by the library.
    case library
  }
}
