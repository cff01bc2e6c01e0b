/// A row of the table: a job that the library does, and the same job in hand-written code.
struct Benchmark: Sendable {
  /// The identifier in `--filter`, in the goals and in the JSON.
  let id: String

  /// The title in the table.
  let title: String

  /// Whether a job can be timed only once in a process, because it is faster the second time.
  var isCold = false

  /// Prepares the two jobs, in the process that times them.
  let prepare: @Sendable () -> [Side: Job]

  /// The implementations of a job.
  enum Side: String, CaseIterable, Codable, CodingKeyRepresentable {
    /// Hand-written code: the floor.
    case floor
    /// The library.
    case library
  }
}
