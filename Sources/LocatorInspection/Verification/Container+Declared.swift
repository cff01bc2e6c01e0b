import Locator

extension Container {
  /// The modules that are declared here, whether or not something is wrong with them.
  var declared: [ModuleDefinition] { refused?.effective ?? slots.map(\.definition) }

  /// A container to look at, in which modules are found though something is wrong with some of them, or `nil`
  /// where that is so in a parent.
  var checkable: Container? {
    guard let refused else { return hasProblems ? nil : self }
    guard parent?.hasProblems != true else { return nil }
    return Container(refused, problems: [], location: location)
  }
}
