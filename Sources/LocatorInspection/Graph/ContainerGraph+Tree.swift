extension ContainerGraph {
  /// The graph as an indented tree: below each node what it needs.
  ///
  /// What nothing needs comes first. What is made later on is marked with `~`, a property stands before what
  /// it injects and "seen" before what was found while the instances were made, and what stands above with all that it needs isn't repeated.
  public var description: String {
    var tree = Tree(graph: self)
    let needed = Set(edges.map(\.to))
    for node in nodes where !needed.contains(node.id) { tree.add(node) }
    // Those that need each other, which nothing else needs.
    for node in nodes where !tree.shown.contains(node.id) { tree.add(node) }
    return tree.lines.joined(separator: "\n")
  }

  /// The assemblies that list modules, in their order, with the nodes.
  var assemblies: [(assembly: String, nodes: [Node])] {
    var groups: [(assembly: String, nodes: [Node])] = []
    for node in nodes {
      guard let assembly = node.assembly else { continue }
      if let group = groups.firstIndex(where: { $0.assembly == assembly }) {
        groups[group].nodes.append(node)
      } else {
        groups.append((assembly, [node]))
      }
    }
    return groups
  }

  /// A tree while it is put together.
  private struct Tree {
    private(set) var lines: [String] = []

    /// The nodes that stand in the tree.
    private(set) var shown: Set<Node.ID> = []

    private let nodes: [Node]
    private let needs: [Node.ID: [Edge]]

    init(graph: ContainerGraph) {
      nodes = graph.nodes
      needs = Dictionary(grouping: graph.edges, by: \.from)
    }

    /// Adds a node and what it needs.
    mutating func add(_ node: Node, after edge: Edge? = nil, depth: Int = 0) {
      let isNew = shown.insert(node.id).inserted
      let needs = needs[node.id] ?? []
      var text = String(repeating: "  ", count: depth)
      if edge?.isDeferred == true { text += "~ " }
      if case .injected(let property) = edge?.origin { text += "\(property): " }
      if case .hook = edge?.origin { text += "hook: " }
      if case .observed = edge?.origin { text += "seen: " }
      text += node.lines.joined(separator: ", ")
      if let location = node.location { text += " (\(location))" }
      lines.append(isNew || needs.isEmpty ? text : text + " ...")
      guard isNew else { return }
      for need in needs { add(nodes[need.to], after: need, depth: depth + 1) }
    }
  }
}

extension ContainerGraph.Node {
  /// What a picture says about the node.
  var lines: [String] {
    var lines = [name.map { "\(title) \"\($0)\"" } ?? title]
    if let value { lines.append(value) }
    let place = [scope, isOnMainActor ? "main actor" : nil].compactMap { $0 }
    if !place.isEmpty { lines.append(place.joined(separator: ", ")) }
    if hasResolver { lines.append("decides at run time") }
    if kind == .missing { lines.append("not bound") }
    return lines
  }
}
