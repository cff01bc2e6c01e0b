/// The innermost assembly of each module.
///
/// An assembly lists its modules one after the other, so only the start of each run is stored, and nothing for each
/// module.
struct AssemblyRuns: Sendable {
  private var runs: [Run] = []

  /// The assembly of a run of modules, if any, and the position of the first of them.
  private struct Run {
    let assembly: Any.Type?
    let start: Int
  }

  /// Starts a run of modules of an assembly, or of none, at a position.
  mutating func begin(_ assembly: Any.Type?, at position: Int) {
    if runs.last?.start == position { runs.removeLast() }
    guard runs.last.flatMap(\.assembly) != assembly else { return }
    runs.append(Run(assembly: assembly, start: position))
  }

  /// Returns the assemblies of the remaining modules.
  ///
  /// - Parameter isRemoved: Whether each module is removed, by position.
  /// - Returns: The assemblies.
  func without(_ isRemoved: [Bool]) -> AssemblyRuns {
    var result = AssemblyRuns()
    var (position, remaining) = (0, 0)
    for run in runs {
      while position < min(run.start, isRemoved.count) {
        if !isRemoved[position] { remaining += 1 }
        position += 1
      }
      result.begin(run.assembly, at: remaining)
    }
    return result
  }

  /// The assembly that lists the module at a position, if any.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of runs.
  subscript(position: Int) -> Any.Type? {
    var range = runs.startIndex..<runs.endIndex
    // Finds the last run that starts at the position or before it.
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        runs[middle].start <= position ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound == 0 ? nil : runs[range.lowerBound - 1].assembly
  }
}
