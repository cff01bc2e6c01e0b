public import Locator

extension Container {
  /// The modules of this container and its parents, their dependencies, and the types that inject them.
  ///
  /// No instance is created. The edges are the needs that modules declare, and the properties with `Inject` whose
  /// keys are bound here, as far as the program's type metadata records show them.
  ///
  /// ```swift
  /// print(container.graph)
  /// ```
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of fields, conformances and types in the program, and *m*
  ///   is the number of modules and needs.
  public var graph: ContainerGraph { GraphBuilder.graph(of: self) }
}
