/// The innermost assemblies that list modules.
///
/// An assembly lists its modules one after the other. So what is kept is where each run of them starts, and nothing
/// for each module.
struct AssemblyRuns: Sendable {
  private var runs: [Run] = []

  /// An assembly, or none, and the position of the first of the modules that it lists.
  private struct Run {
    let assembly: Any.Type?
    let start: Int
  }

  /// Notes that from a position on the modules are those of an assembly, or of none.
  mutating func begin(_ assembly: Any.Type?, at position: Int) {
    if runs.last?.start == position { runs.removeLast() }
    guard runs.last.flatMap(\.assembly) != assembly else { return }
    runs.append(Run(assembly: assembly, start: position))
  }

  /// The assemblies of the modules that are left without those at some positions.
  func without(_ positions: Set<Int>) -> AssemblyRuns {
    var result = AssemblyRuns()
    let positions = positions.sorted()
    var count = 0
    for run in runs {
      while count < positions.count, positions[count] < run.start { count += 1 }
      result.begin(run.assembly, at: run.start - count)
    }
    return result
  }

  /// The assembly that lists the module at a position, if one does.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of runs.
  subscript(position: Int) -> Any.Type? {
    var range = runs.startIndex..<runs.endIndex
    // The last run that starts there or before.
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        runs[middle].start <= position ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound == 0 ? nil : runs[range.lowerBound - 1].assembly
  }
}
