import Locator

extension Container {
  /// The modules that are declared in this container, valid or not.
  var declared: [ModuleDefinition] { refused?.effective ?? slots.map(\.definition) }

  /// A container for lookups, in which modules are found even if some declarations are invalid, or `nil` if the
  /// parent is invalid.
  var checkable: Container? {
    guard let refused else { return hasProblems ? nil : self }
    guard parent?.hasProblems != true else { return nil }
    return Container(refused, problems: [], location: location)
  }
}
