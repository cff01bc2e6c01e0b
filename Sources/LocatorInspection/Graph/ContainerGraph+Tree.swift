extension ContainerGraph {
  /// The graph as an indented tree, with the dependencies of each node below it.
  ///
  /// Nodes without dependents come first. `~` marks a deferred dependency. The name of the injecting property,
  /// "hook" or "seen" (found while instances were created) precedes a dependency that the module's `needs:` doesn't
  /// list. A node that already appears with its dependencies is shown without them and ends in "...".
  public var description: String {
    var tree = Tree(graph: self)
    let needed = Set(edges.map(\.to))
    for node in nodes where !needed.contains(node.id) { tree.add(node) }
    // What remains are cycles that no other node leads to.
    for node in nodes where !tree.shown.contains(node.id) { tree.add(node) }
    return tree.lines.joined(separator: "\n")
  }

  /// The boxes of a picture in order of appearance, with their nodes.
  var boxes: [(title: String, nodes: [Node])] {
    var boxes: [(title: String, nodes: [Node])] = []
    var positions: [String: Int] = [:]
    for node in nodes {
      guard let title = node.box else { continue }
      if let position = positions[title] {
        boxes[position].nodes.append(node)
      } else {
        positions[title] = boxes.count
        boxes.append((title, [node]))
      }
    }
    return boxes
  }

  /// The tree while it is built.
  private struct Tree {
    private(set) var lines: [String] = []

    /// The nodes that already appear in the tree.
    private(set) var shown: Set<Node.ID> = []

    private let nodes: [Node]
    private let needs: [Node.ID: [Edge]]

    init(graph: ContainerGraph) {
      nodes = graph.nodes
      needs = Dictionary(grouping: graph.edges, by: \.from)
    }

    /// Adds a node and, if it is new, its dependencies.
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
  /// The title of the box around the node: that of its blueprint, or of its assembly.
  var box: String? { blueprint.map { "Blueprint (\($0))" } ?? assembly }

  /// The lines of the node's label.
  var lines: [String] {
    var lines = [heading]
    if let value { lines.append(value) }
    let place = [scope, isOnMainActor ? "main actor" : nil].compactMap { $0 }
    if !place.isEmpty { lines.append(place.joined(separator: ", ")) }
    if hasResolver { lines.append("decides at run time") }
    if kind == .missing { lines.append("not bound") }
    return lines
  }
}
