import Locator

extension ContainerGraph {
  /// The graph in the language of Graphviz, whose `dot` draws it.
  ///
  /// The modules of an assembly are in a box. A dashed arrow leads to what is made later on, one with a name
  /// is a property that injects, one that says "hook" is the need of a hook, and one that says "seen" was found
  /// while the instances were made.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes and edges.
  public var dot: String {
    var lines = ["digraph Container {", "  rankdir=LR", "  node [shape=box]"]
    for (number, group) in assemblies.enumerated() {
      lines += ["  subgraph cluster\(number) {", "    label=\"\(Self.dot(group.assembly))\""]
      lines += group.nodes.map { "    \(Self.dot($0))" }
      lines.append("  }")
    }
    lines += nodes.filter { $0.assembly == nil }.map { "  \(Self.dot($0))" }
    lines += edges.map { "  \(Self.dot($0))" }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// A node: a box, a hexagon where something is missing, or an ellipse for what somebody else creates.
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

  /// A text as Graphviz takes it between quotation marks.
  private static func dot(_ text: String) -> String {
    text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
