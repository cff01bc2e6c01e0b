public import Locator

extension Container {
  /// The modules of this container and of its parents, what needs what, and who injects it.
  ///
  /// Nothing is made. The needs are those that the modules declare, and the properties those with `Inject`
  /// whose keys are bound here, as far as the records of the program show them.
  ///
  /// ```swift
  /// print(container.graph)
  /// ```
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of fields, conformances and types in the
  ///   program, and *m* the number of modules and of their needs.
  public var graph: ContainerGraph { GraphBuilder.graph(of: self) }
}
