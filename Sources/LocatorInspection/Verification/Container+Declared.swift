import Locator

extension Container {
  /// The modules that are declared in this container, valid or not.
  var declared: [ModuleDefinition] { refused?.effective ?? slots.map(\.definition) }

  /// The problems that the modules have in a program, where no key has a test value, each with its module, if any.
  var problemsOfProgram: [(problem: Problem, module: ModuleDefinition?)] {
    let found = problems.map { ($0, refused?.module(of: $0)) }
    guard givesTestValues else { return found }
    let program = Declarations(declared.map { AnyModule($0) }, parent: parent)
    return found + program.problems.map { ($0, program.module(of: $0)) }
  }

  /// A container for lookups, in which modules are found even if some declarations are invalid, or `nil` if the
  /// parent is invalid.
  var checkable: Container? {
    guard let refused else { return hasProblems ? nil : self }
    guard parent?.hasProblems != true else { return nil }
    return Container(refused, problems: [], location: location)
  }
}
