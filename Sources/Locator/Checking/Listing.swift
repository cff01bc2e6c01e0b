/// What a list of modules holds, one after the other, without the lists in it.
struct Listing: ~Copyable {
  /// The modules and members.
  private(set) var modules: [Binding] = []

  /// The assemblies that list them.
  private(set) var assemblies = AssemblyRuns()

  /// The decorators.
  private(set) var decorations: [Decoration] = []

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
      case .module(let binding): modules.append(binding)
      case .decorator(let decoration): decorations.append(decoration)
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
  private func modulesListed(by inclusion: Inclusion) -> [AnyModule] {
    guard inclusion.isOfRing else { return inclusion.modules }
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
        guard !inclusion.isOfRing, seen.insert(ObjectIdentifier(inclusion)).inserted else {
          continue
        }
        if inclusion.assembly == assembly { return inclusion.modules }
        if let found = modules(of: assembly, in: inclusion.modules, &seen) { return found }
      }
    }
    return nil
  }
}
