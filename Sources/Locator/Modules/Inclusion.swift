/// One time that an assembly is included in a list.
@usableFromInline
final class Inclusion: Sendable {
  /// The assembly's type.
  let assembly: Any.Type

  /// Whether the assembly counts once, however often it is included.
  ///
  /// One with state isn't the same twice.
  let countsOnce: Bool

  /// What the assembly lists.
  let modules: [AnyModule]

  init<A: Assembly>(of assembly: A) {
    self.assembly = A.self
    countsOnce = MemoryLayout<A>.size == 0
    modules = countsOnce ? Self.modules(of: assembly) : assembly.modules
  }

  /// What an assembly without state lists, nothing where its list is being read already.
  private static func modules<A: Assembly>(of assembly: A) -> [AnyModule] {
    let thread = threads.value
    guard !thread.assemblies.contains(where: { $0 == A.self }) else { return [] }
    thread.assemblies.append(A.self)
    defer { thread.assemblies.removeLast() }
    return assembly.modules
  }

  /// The assemblies whose lists a thread reads, the innermost last.
  private final class UnderWay {
    var assemblies: [Any.Type] = []
  }

  private static let threads = PerThread { UnderWay() }
}
