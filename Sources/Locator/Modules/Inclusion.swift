/// One time that an assembly without state is included.
final class Inclusion: Sendable {
  /// The assembly's type.
  let assembly: Any.Type

  /// The inclusion around it, of which the modules are being read, too.
  private let outer: Inclusion?

  /// The innermost inclusion of which a thread reads the modules.
  private final class UnderWay {
    var innermost: Inclusion?
  }

  private static let threads = PerThread { UnderWay() }

  private init(of assembly: Any.Type, in outer: Inclusion?) {
    self.assembly = assembly
    self.outer = outer
  }

  /// The modules of an assembly without state, none where they are being read already.
  static func modules<A: Assembly>(of assembly: A) -> [AnyModule] {
    let thread = threads.value
    let outer = thread.innermost
    guard outer?.isPart(of: A.self) != true else { return [] }
    let inclusion = Inclusion(of: A.self, in: outer)
    thread.innermost = inclusion
    defer { thread.innermost = outer }
    var modules = assembly.modules.flattened
    for index in modules.indices where modules[index].assembly == nil {
      modules[index].assembly = inclusion
    }
    return modules
  }

  /// Whether it is of an assembly, or any inclusion around it.
  private func isPart(of assembly: Any.Type) -> Bool {
    self.assembly == assembly || outer?.isPart(of: assembly) == true
  }
}
