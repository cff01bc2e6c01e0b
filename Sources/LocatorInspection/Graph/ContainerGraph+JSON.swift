extension ContainerGraph {
  /// The graph as JSON, with a line for each node, to compare versions of a program and for other tools.
  ///
  /// ```json
  /// {"version":1,"nodes":[
  /// {"id":"ClockKey","kind":"module","title":"ClockKey","value":"any Clock","scope":"singleton"},
  /// {"id":"CartKey","kind":"module","title":"CartKey","value":"Cart","scope":"transient","needs":[{"to":"ClockKey"}]}
  /// ]}
  /// ```
  ///
  /// The nodes have the order of ``nodes``, and the members of a node that of the properties of ``Node``, by whose
  /// names they go. What is `nil`, `false` or empty isn't written. These members are different:
  ///
  /// - `version` is the version of this format. It rises if a member changes its meaning or goes; new ones may come.
  /// - `id` is the title, followed by the name in quotes, and from the second node with the same text on by a number:
  ///   `CartKey`, `CartKey "home"`, `CartKey #2`.
  /// - `shadows`, and `to` of a need, are the `id` of another node.
  /// - `needs` are the edges that begin at the node: `to`, `isDeferred`, and the `origin`, which is `hook`, `injected`
  ///   (by the `property`), `observed` or, if it isn't written, `declared`.
  ///
  /// `JSONDecoder` reads the text, so that ``difference(from:)`` can compare it with another graph.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes and edges.
  public var json: String {
    let identifiers = identifiers
    let needs = Dictionary(grouping: edges, by: \.from)
    var text = "{\"version\":\(Self.version),\"nodes\":[\n"
    for node in nodes {
      if node.id > 0 { text += ",\n" }
      text += json(node, needs[node.id] ?? [], identifiers)
    }
    return text + "\n]}\n"
  }

  /// The version of the format.
  static let version = 1

  /// The names of the nodes in JSON.
  private var identifiers: [String] {
    var counts: [String: Int] = [:]
    return nodes.map { node in
      counts[node.heading, default: 0] += 1
      let count = counts[node.heading] ?? 1
      return count == 1 ? node.heading : "\(node.heading) #\(count)"
    }
  }

  private func json(_ node: Node, _ needs: [Edge], _ identifiers: [String]) -> String {
    var object = JSONObject()
    object.add("id", identifiers[node.id])
    object.add("kind", node.kind.rawValue)
    object.add("title", node.title)
    object.add("value", node.value)
    object.add("scope", node.scope)
    object.add("arguments", node.arguments)
    object.add("failure", node.failure)
    object.add("isOnMainActor", node.isOnMainActor)
    object.add("isAsynchronous", node.isAsynchronous)
    object.add("isEager", node.isEager)
    object.add("name", node.name)
    object.add("location", node.location)
    object.add("assembly", node.assembly)
    object.add("blueprint", node.blueprint)
    object.add("container", node.container)
    object.add("shadows", node.shadows.map { identifiers[$0] })
    object.add("decorators", node.decorators)
    object.add("hooks", node.hooks)
    object.add("hasResolver", node.hasResolver)
    if !needs.isEmpty {
      object.add("needs", raw: "[\(needs.map { json($0, identifiers) }.joined(separator: ","))]")
    }
    return object.closed
  }

  private func json(_ edge: Edge, _ identifiers: [String]) -> String {
    var object = JSONObject()
    object.add("to", identifiers[edge.to])
    object.add("isDeferred", edge.isDeferred)
    switch edge.origin {
    case .declared: break
    case .hook: object.add("origin", "hook")
    case .observed: object.add("origin", "observed")
    case .injected(let property):
      object.add("origin", "injected")
      object.add("property", property)
    }
    return object.closed
  }
}

extension ContainerGraph.Node {
  /// The title, and the name of the module.
  var heading: String { name.map { "\(title) \"\($0)\"" } ?? title }
}
