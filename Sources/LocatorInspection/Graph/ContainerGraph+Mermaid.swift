extension ContainerGraph {
  /// The graph as a Mermaid flowchart, which GitHub and many other sites render.
  ///
  /// A box groups the modules of an assembly, or of a blueprint. A dashed arrow is a deferred dependency. The label of
  /// an arrow is the name of the property that injects the key, "hook" for a need of a hook, or "seen" for an
  /// undeclared read that was found while instances were created.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes and edges.
  public var mermaid: String {
    var lines = ["flowchart LR"]
    for (number, group) in boxes.enumerated() {
      lines.append("  subgraph assembly\(number)[\"\(Self.mermaid(group.title))\"]")
      lines += group.nodes.map { "    \(Self.mermaid($0))" }
      lines.append("  end")
    }
    lines += nodes.filter { $0.box == nil }.map { "  \(Self.mermaid($0))" }
    lines += edges.map { "  \(Self.mermaid($0))" }
    return lines.joined(separator: "\n")
  }

  /// A node: a box for a module, a hexagon for a missing module, a pill for what is created elsewhere.
  private static func mermaid(_ node: Node) -> String {
    let text = node.lines.map(mermaid).joined(separator: "<br/>")
    return switch node.kind {
    case .module: "n\(node.id)[\"\(text)\"]"
    case .missing: "n\(node.id){{\"\(text)\"}}"
    case .type, .members: "n\(node.id)([\"\(text)\"])"
    }
  }

  private static func mermaid(_ edge: Edge) -> String {
    let arrow = edge.isDeferred ? "-.->" : "-->"
    let label =
      switch edge.origin {
      case .declared: ""
      case .hook: "|hook|"
      case .observed: "|seen|"
      case .injected(let property): "|\"\(mermaid(property))\"|"
      }
    return "n\(edge.from) \(arrow)\(label) n\(edge.to)"
  }

  /// Escapes a text for use in a quoted string of Mermaid, where `#` starts a character entity.
  private static func mermaid(_ text: String) -> String {
    text.map { character in
      switch character {
      case "#": "#35;"
      case "\"": "#quot;"
      case "<": "#lt;"
      case ">": "#gt;"
      case "&": "#amp;"
      default: String(character)
      }
    }
    .joined()
  }
}
