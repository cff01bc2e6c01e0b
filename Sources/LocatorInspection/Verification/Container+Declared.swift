import Locator

extension Container {
  /// The modules that are declared here, whether or not something is wrong with them.
  var declared: [Binding] { refused?.effective ?? slots.map(\.binding) }

  /// A container to look at, in which modules are found though something is wrong with some of them, or `nil`
  /// where that is so in a parent.
  var checkable: Container? {
    guard let refused else { return isFaulty ? nil : self }
    guard parent?.isFaulty != true else { return nil }
    return Container(refused, faults: [], location: location)
  }
}
