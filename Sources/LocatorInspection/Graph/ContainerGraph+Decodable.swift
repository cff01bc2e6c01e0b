extension ContainerGraph: Decodable {
  /// Reads a graph that was written as ``json``.
  ///
  /// ```swift
  /// let file = URL(filePath: "released.json")
  /// let released = try JSONDecoder().decode(ContainerGraph.self, from: Data(contentsOf: file))
  /// ```
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` if the text isn't a graph, or one of a version that isn't known.
  public init(from decoder: any Decoder) throws {
    let text = try GraphText(from: decoder)
    guard text.version == Self.version else {
      let context = DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: """
          The graph has version \(text.version) of the format, and this library reads version \(Self.version). \
          Write it again with this library's 'graph.json'.
          """
      )
      throw DecodingError.dataCorrupted(context)
    }
    var positions: [String: Int] = [:]
    for (position, node) in text.nodes.enumerated() { positions[node.id] = position }
    /// Returns the node with an identifier.
    func position(of identifier: String) throws -> Int {
      if let position = positions[identifier] { return position }
      let context = DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription:
          "The graph has no node with the 'id' '\(identifier)', which another node names."
      )
      throw DecodingError.dataCorrupted(context)
    }
    nodes = try text.nodes.enumerated().map { number, node in
      Node(
        id: number, kind: node.kind, title: node.title, value: node.value, scope: node.scope,
        arguments: node.arguments, failure: node.failure,
        isOnMainActor: node.isOnMainActor ?? false, isAsynchronous: node.isAsynchronous ?? false,
        isEager: node.isEager ?? false, name: node.name, location: node.location,
        assembly: node.assembly, blueprint: node.blueprint, container: node.container,
        shadows: try node.shadows.map(position), decorators: node.decorators ?? [],
        hooks: node.hooks ?? [], hasResolver: node.hasResolver ?? false
      )
    }
    edges = try text.nodes.enumerated().flatMap { number, node in
      try (node.needs ?? []).map { need in
        Edge(
          from: number, to: try position(of: need.to), origin: try need.origin(decoder),
          isDeferred: need.isDeferred ?? false
        )
      }
    }
  }
}

/// A graph as it is written.
private struct GraphText: Decodable {
  let version: Int
  let nodes: [Node]

  struct Node: Decodable {
    let id: String
    let kind: ContainerGraph.Kind
    let title: String
    let value, scope, arguments, failure: String?
    let isOnMainActor, isAsynchronous, isEager: Bool?
    let name, location, assembly, blueprint, container, shadows: String?
    let decorators, hooks: [String]?
    let hasResolver: Bool?
    let needs: [Need]?
  }

  struct Need: Decodable {
    let to: String
    let isDeferred: Bool?
    let origin, property: String?

    func origin(_ decoder: any Decoder) throws -> ContainerGraph.Origin {
      switch (origin, property) {
      case (nil, _): return .declared
      case ("hook", _): return .hook
      case ("observed", _): return .observed
      case ("injected", let property?): return .injected(property)
      default:
        let context = DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "The need of '\(to)' has the unknown 'origin' '\(origin ?? "")'."
        )
        throw DecodingError.dataCorrupted(context)
      }
    }
  }
}
