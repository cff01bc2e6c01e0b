/// The modules of a list and of the lists and assemblies in it, as one sequence.
struct FlattenedModules: ~Copyable {
  /// The modules and members.
  private(set) var modules: [ModuleDefinition] = []

  /// The assemblies that list the modules.
  private(set) var assemblies = AssemblyRuns()

  /// The decorators.
  private(set) var decorators: [DecoratorDefinition] = []

  /// The assemblies, each after those that it includes.
  private(set) var included: [IncludedAssembly] = []

  /// The assemblies that were added, and count once.
  private var known: Set<ObjectIdentifier> = []

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
          guard known.insert(ObjectIdentifier(inclusion.assembly)).inserted else { continue }
        }
        assemblies.begin(inclusion.assembly, at: modules.count)
        add(modulesListed(by: inclusion), of: inclusion.assembly)
        assemblies.begin(assembly, at: modules.count)
        included.append(inclusion.included)
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
