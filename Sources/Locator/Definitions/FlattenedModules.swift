/// The modules of a list and of the lists and assemblies in it, as one sequence.
struct FlattenedModules: ~Copyable {
  /// The modules and members.
  private(set) var modules: [ModuleDefinition] = []

  /// The assemblies that list the modules.
  private(set) var assemblies = AssemblyRuns()

  /// The decorators.
  private(set) var decorators: [DecoratorDefinition] = []

  /// The assemblies that were added, and count once.
  private var included: Set<ObjectIdentifier> = []

  /// The list to flatten.
  private let list: [AnyModule]

  /// Flattens a list, without the modules of an assembly that counts once and is included again.
  ///
  /// - Complexity: O(*n*), where *n* is the number of modules and inclusions, with those of each assembly counted once.
  init(_ list: [AnyModule]) {
    self.list = list
    modules.reserveCapacity(list.count)
    add(list, of: nil)
  }

  private mutating func add(_ list: [AnyModule], of assembly: Any.Type?) {
    for module in list {
      switch module.entry {
      case .module(let definition): modules.append(definition)
      case .decorator(let decorator): decorators.append(decorator)
      case .several(let list): add(list, of: assembly)
      case .assembly(let inclusion):
        if inclusion.countsOnce {
          guard included.insert(ObjectIdentifier(inclusion.assembly)).inserted else { continue }
        }
        assemblies.begin(inclusion.assembly, at: modules.count)
        add(modulesListed(by: inclusion), of: inclusion.assembly)
        assemblies.begin(assembly, at: modules.count)
      }
    }
  }

  /// Returns the modules that an assembly lists.
  private func modulesListed(by inclusion: AssemblyInclusion) -> [AnyModule] {
    guard inclusion.isOfCycle else { return inclusion.modules }
    // The lists are flattened in another order than they were read in, and the inclusion with the modules comes later.
    var seen: Set<ObjectIdentifier> = []
    return Self.modules(of: inclusion.assembly, in: list, &seen) ?? []
  }

  /// Returns the modules of an assembly that a list includes somewhere, or `nil`.
  private static func modules(
    of assembly: Any.Type,
    in list: [AnyModule],
    _ seen: inout Set<ObjectIdentifier>
  ) -> [AnyModule]? {
    for module in list {
      switch module.entry {
      case .module, .decorator: continue
      case .several(let list):
        if let found = modules(of: assembly, in: list, &seen) { return found }
      case .assembly(let inclusion):
        guard !inclusion.isOfCycle, seen.insert(ObjectIdentifier(inclusion)).inserted else {
          continue
        }
        if inclusion.assembly == assembly { return inclusion.modules }
        if let found = modules(of: assembly, in: inclusion.modules, &seen) { return found }
      }
    }
    return nil
  }
}

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
