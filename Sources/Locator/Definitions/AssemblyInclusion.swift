/// One time that an assembly is included in a list.
@usableFromInline
final class AssemblyInclusion: Sendable {
  /// The assembly's type.
  let assembly: Any.Type

  /// Whether the assembly counts once, however often it is included.
  ///
  /// One with state isn't the same twice.
  let countsOnce: Bool

  /// Whether the assembly is included by what it includes itself, so that its modules are in another inclusion.
  let isOfCycle: Bool

  /// What the assembly lists.
  let modules: [AnyModule]

  private init(
    of assembly: Any.Type,
    countsOnce: Bool = true,
    isOfCycle: Bool = false,
    modules: [AnyModule]
  ) {
    self.assembly = assembly
    self.countsOnce = countsOnce
    self.isOfCycle = isOfCycle
    self.modules = modules
  }
}

extension AssemblyInclusion {
  /// Includes an assembly, whose list is read unless it is known already.
  static func of<A: Assembly>(_ assembly: A) -> AssemblyInclusion {
    guard MemoryLayout<A>.size == 0 else {
      return AssemblyInclusion(of: A.self, countsOnce: false, modules: assembly.modules)
    }
    let thread = threads.value
    let type = ObjectIdentifier(A.self)
    if thread.unfinished.contains(type) {
      return AssemblyInclusion(of: A.self, isOfCycle: true, modules: [])
    }
    return thread.inOneReading {
      if let known = thread.known?[type] { return known }
      thread.unfinished.insert(type)
      defer { thread.unfinished.remove(type) }
      let inclusion = AssemblyInclusion(of: A.self, modules: assembly.modules)
      thread.known?[type] = inclusion
      return inclusion
    }
  }

  /// Lists the modules of a container, for which the list of each assembly is read once.
  static func readingEachOnce(_ modules: () -> [AnyModule]) -> [AnyModule] {
    let thread = threads.value
    // A container that is made while an assembly is read reads its own assemblies.
    let outer = thread.known
    thread.known = nil
    defer { thread.known = outer }
    return thread.inOneReading(modules)
  }

  /// The assemblies whose lists a thread reads.
  private final class Reading {
    /// The assemblies whose lists aren't read to their end.
    var unfinished: Set<ObjectIdentifier> = []

    /// The inclusions of the assemblies that are read, or `nil` where none is being read.
    ///
    /// All that include an assembly share its list. Otherwise each level of a diamond would double what is read and
    /// kept, and a ring of assemblies would be read along each of its ways.
    var known: [ObjectIdentifier: AssemblyInclusion]?

    /// Reads lists, which know of each other until the outermost of them is read.
    func inOneReading<Result>(_ body: () -> Result) -> Result {
      guard known == nil else { return body() }
      known = [:]
      defer { known = nil }
      return body()
    }
  }

  private static let threads = PerThread { Reading() }
}
