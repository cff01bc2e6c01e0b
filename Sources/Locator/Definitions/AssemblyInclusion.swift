/// An inclusion of an assembly in a list.
@usableFromInline
final class AssemblyInclusion: Sendable {
  /// The assembly.
  let included: IncludedAssembly

  /// Whether the assembly counts once, however often it is included.
  ///
  /// An assembly with state isn't the same twice.
  let countsOnce: Bool

  /// Whether the inclusion closes a cycle of assemblies, so that the modules are in another inclusion.
  let isOfCycle: Bool

  /// The modules that the assembly lists.
  let modules: [AnyModule]

  private init(
    of assembly: any Assembly,
    countsOnce: Bool = true,
    isOfCycle: Bool = false,
    modules: [AnyModule]
  ) {
    included = IncludedAssembly(assembly)
    self.countsOnce = countsOnce
    self.isOfCycle = isOfCycle
    self.modules = modules
  }

  /// The type of the assembly.
  var assembly: Any.Type { included.type }
}

extension AssemblyInclusion {
  /// Returns the inclusion of an assembly, and reads the list unless it is known already.
  static func of<A: Assembly>(_ assembly: A) -> AssemblyInclusion {
    guard MemoryLayout<A>.size == 0 else {
      return AssemblyInclusion(of: assembly, countsOnce: false, modules: assembly.modules)
    }
    let thread = threads.value
    let type = ObjectIdentifier(A.self)
    if thread.unfinished.contains(type) {
      return AssemblyInclusion(of: assembly, isOfCycle: true, modules: [])
    }
    return thread.inOneReading {
      if let known = thread.known?[type] { return known }
      thread.unfinished.insert(type)
      defer { thread.unfinished.remove(type) }
      let inclusion = AssemblyInclusion(of: assembly, modules: assembly.modules)
      thread.known?[type] = inclusion
      return inclusion
    }
  }

  /// Returns the modules of a container, for which the list of each assembly is read once.
  static func readingEachOnce(_ modules: () -> [AnyModule]) -> [AnyModule] {
    let thread = threads.value
    // A container that is made while an assembly is read reads its own assemblies.
    let outer = thread.known
    thread.known = nil
    defer { thread.known = outer }
    return thread.inOneReading(modules)
  }

  /// The state of a thread that reads the lists of assemblies.
  private final class Reading {
    /// The assemblies whose lists are being read.
    var unfinished: Set<ObjectIdentifier> = []

    /// The inclusions by assembly, or `nil` if no list is being read.
    ///
    /// All inclusions of an assembly share its list. Otherwise each level of a diamond would double what is read and
    /// stored, and a cycle of assemblies would be read along each of its paths.
    var known: [ObjectIdentifier: AssemblyInclusion]?

    /// Reads lists that share their inclusions until the outermost of them is read.
    func inOneReading<Result>(_ body: () -> Result) -> Result {
      guard known == nil else { return body() }
      known = [:]
      defer { known = nil }
      return body()
    }
  }

  private static let threads = PerThread { Reading() }
}
