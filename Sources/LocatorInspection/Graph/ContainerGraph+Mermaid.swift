extension ContainerGraph {
  /// The graph as a diagram of Mermaid, which many sites draw, GitHub among them.
  ///
  /// The modules of an assembly are in a box. A dashed arrow leads to what is made later on, one with a name
  /// is a property that injects, one that says "hook" is the need of a hook, and one that says "seen" was found
  /// while the instances were made.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes and edges.
  public var mermaid: String {
    var lines = ["flowchart LR"]
    for (number, group) in assemblies.enumerated() {
      lines.append("  subgraph assembly\(number)[\"\(Self.mermaid(group.assembly))\"]")
      lines += group.nodes.map { "    \(Self.mermaid($0))" }
      lines.append("  end")
    }
    lines += nodes.filter { $0.assembly == nil }.map { "  \(Self.mermaid($0))" }
    lines += edges.map { "  \(Self.mermaid($0))" }
    return lines.joined(separator: "\n")
  }

  /// A node: a box, a hexagon where something is missing, or a pill for what somebody else creates.
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

  /// A text as Mermaid takes it between quotation marks, where `#` begins the name of a character.
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
