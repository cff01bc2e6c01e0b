/// What a list of modules holds, one after the other, without the lists in it.
struct Listing: ~Copyable {
  /// The modules and members.
  private(set) var modules: [Binding] = []

  /// The assemblies that list them.
  private(set) var assemblies = AssemblyRuns()

  /// The decorators.
  private(set) var decorations: [Decoration] = []

  /// The assemblies that are in, and count once.
  private var included: KeyTable<Bool?>

  /// Takes what is in a list, and in its lists and assemblies, less what is in an assembly that is included again.
  init(_ list: [AnyModule]) {
    let inclusions = Self.inclusions(in: list)
    included = KeyTable(capacity: inclusions, spare: inclusions + 1)
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
          guard included[inclusion.assembly] == nil else { continue }
          included[inclusion.assembly] = true
        }
        assemblies.begin(inclusion.assembly, at: modules.count)
        add(inclusion.modules, of: inclusion.assembly)
        assemblies.begin(assembly, at: modules.count)
      }
    }
  }

  /// How many assemblies are included at most.
  private static func inclusions(in list: [AnyModule]) -> Int {
    list.reduce(0) { count, module in
      switch module.entry {
      case .module, .decorator: count
      case .several(let list): count + inclusions(in: list)
      case .assembly(let inclusion): count + 1 + inclusions(in: inclusion.modules)
      }
    }
  }
}
