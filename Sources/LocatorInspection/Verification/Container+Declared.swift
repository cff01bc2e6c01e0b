import Locator

extension Container {
  /// The modules that are declared in this container, valid or not.
  var declared: [ModuleDefinition] { refused?.effective ?? slots.map(\.definition) }

  /// The problems that the modules would have in a program, where no key has a test value.
  var problemsOfProgram: [Problem] {
    guard givesTestValues, refused == nil else { return problems }
    return Declarations(declared.map { AnyModule($0) }, parent: parent).problems
  }

  /// A container for lookups, in which modules are found even if some declarations are invalid, or `nil` if the
  /// parent is invalid.
  var checkable: Container? {
    guard let refused else { return hasProblems ? nil : self }
    guard parent?.hasProblems != true else { return nil }
    return Container(refused, problems: [], location: location)
  }
}
