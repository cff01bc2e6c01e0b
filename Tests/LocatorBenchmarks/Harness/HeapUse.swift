/// The heap use of a job, per operation.
struct HeapUse: Codable, Equatable {
  /// The number of allocations.
  var allocations: Double

  /// The number of allocated bytes.
  var bytes: Double

  /// The number of bytes that the result of one iteration retains, if the job measures them.
  var keptBytes: Double?
}
