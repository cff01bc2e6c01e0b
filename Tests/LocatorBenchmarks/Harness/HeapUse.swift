/// What a job takes from the heap, for each operation.
struct HeapUse: Codable, Equatable {
  /// The number of allocations.
  var allocations: Double

  /// The bytes that were asked for.
  var bytes: Double

  /// The bytes that one turn leaves behind, where that is of interest.
  var keptBytes: Double?
}
