/// What a list of modules holds, one after the other, without the lists in it.
struct FlattenedModules: ~Copyable {
  /// The modules and members.
  private(set) var modules: [ModuleDefinition] = []

  /// The assemblies that list them.
  private(set) var assemblies = AssemblyRuns()

  /// The decorators.
  private(set) var decorators: [DecoratorDefinition] = []

  /// The assemblies that are in, and count once.
  private var included: Set<ObjectIdentifier> = []

  /// The whole list.
  private let list: [AnyModule]

  /// Takes what is in a list, and in its lists and assemblies, less what is in an assembly that is included again.
  ///
  /// - Complexity: O(*n*), where *n* is the number of modules and inclusions, each assembly's counted once.
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

  /// What an assembly lists.
  private func modulesListed(by inclusion: AssemblyInclusion) -> [AnyModule] {
    guard inclusion.isOfCycle else { return inclusion.modules }
    // Lists in another order than they were read in: what it is included by comes later.
    var seen: Set<ObjectIdentifier> = []
    return Self.modules(of: inclusion.assembly, in: list, &seen) ?? []
  }

  /// What an assembly lists whose modules are somewhere in a list.
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
