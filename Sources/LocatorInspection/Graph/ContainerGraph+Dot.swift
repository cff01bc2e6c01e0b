import Locator

extension ContainerGraph {
  /// The graph in DOT, the language of Graphviz.
  ///
  /// A box groups the modules of an assembly, or of a blueprint. A dashed arrow is a deferred dependency. The label of
  /// an arrow is the name of the property that injects the key, "hook" for a need of a hook, or "seen" for an
  /// undeclared read that was found while instances were created.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes and edges.
  public var dot: String {
    var lines = ["digraph Container {", "  rankdir=LR", "  node [shape=box]"]
    for (number, group) in boxes.enumerated() {
      lines += ["  subgraph cluster\(number) {", "    label=\"\(Self.dot(group.title))\""]
      lines += group.nodes.map { "    \(Self.dot($0))" }
      lines.append("  }")
    }
    lines += nodes.filter { $0.box == nil }.map { "  \(Self.dot($0))" }
    lines += edges.map { "  \(Self.dot($0))" }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// A node: a box for a module, a hexagon for a missing module, an ellipse for what is created elsewhere.
  private static func dot(_ node: Node) -> String {
    let shape =
      switch node.kind {
      case .module: ""
      case .missing: ", shape=hexagon"
      case .type, .members: ", shape=ellipse"
      }
    return "n\(node.id) [label=\"\(node.lines.map(dot).joined(separator: "\\n"))\"\(shape)]"
  }

  private static func dot(_ edge: Edge) -> String {
    var attributes: [String] = []
    if edge.isDeferred { attributes.append("style=dashed") }
    switch edge.origin {
    case .declared: break
    case .injected(let property): attributes.append("label=\"\(dot(property))\"")
    case .hook: attributes.append("label=\"hook\"")
    case .observed: attributes.append("label=\"seen\"")
    }
    let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
    return "n\(edge.from) -> n\(edge.to)\(list)"
  }

  /// Escapes a text for use in a quoted string of DOT.
  private static func dot(_ text: String) -> String {
    text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
