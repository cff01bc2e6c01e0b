extension ContainerGraph {
  /// What has become of a module between two versions of a program.
  public enum Change: Sendable {
    /// The key has one more module.
    case added(Node)
    /// The key has one module less.
    case removed(Node)
    /// The module is in another file or assembly.
    case rebound(Node, from: Node)
    /// The module has another scope.
    case rescoped(Node, from: Node)
  }

  /// Returns what was added, removed, bound elsewhere or given another scope since an earlier version.
  ///
  /// A module that moved within its file, or that has other needs, isn't a difference.
  ///
  /// ```swift
  /// let file = URL(filePath: "released.json")
  /// let released = try JSONDecoder().decode(ContainerGraph.self, from: Data(contentsOf: file))
  /// for change in container.graph.difference(from: released) { print(change) }
  /// ```
  ///
  /// - Parameter other: The earlier graph, such as one that was read from its ``json``.
  /// - Returns: The changes in the order of this graph's nodes, followed by the removed modules.
  /// - Complexity: O(*n*), where *n* is the number of nodes, unless many modules have the same key.
  public func difference(from other: ContainerGraph) -> [Change] {
    var olds = Dictionary(grouping: other.nodes.filter(\.isDeclared), by: \.heading)
    let news = nodes.filter(\.isDeclared)
    var pairs: [Node.ID: Node] = [:]
    // Several modules of a list have the same heading, so those that haven't changed are found first.
    let rules: [(Node, Node) -> Bool] = [
      { $0.isBound(as: $1) && $0.scope == $1.scope }, { $0.isBound(as: $1) }, { _, _ in true },
    ]
    for rule in rules {
      for new in news where pairs[new.id] == nil {
        guard let position = olds[new.heading]?.firstIndex(where: { rule($0, new) }) else {
          continue
        }
        pairs[new.id] = olds[new.heading]?.remove(at: position)
      }
    }
    var changes: [Change] = []
    for new in news {
      if let old = pairs[new.id] {
        if !old.isBound(as: new) { changes.append(.rebound(new, from: old)) }
        if old.scope != new.scope { changes.append(.rescoped(new, from: old)) }
      } else {
        changes.append(.added(new))
      }
    }
    return changes + olds.values.joined().sorted { $0.id < $1.id }.map { .removed($0) }
  }
}

extension ContainerGraph.Change: CustomStringConvertible {
  /// One line that says what has changed.
  public var description: String {
    switch self {
    case .added(let node): "+ '\(node.heading)'\(node.summary)"
    case .removed(let node): "- '\(node.heading)'\(node.summary)"
    case .rebound(let new, from: let old):
      "~ '\(new.heading)' is bound\(new.place), and no longer\(old.place)"
    case .rescoped(let new, from: let old):
      "~ '\(new.heading)' has the scope '\(new.scope ?? "")', and no longer '\(old.scope ?? "")'"
    }
  }
}

extension ContainerGraph.Node {
  /// Whether the node stands for a declaration of a container.
  fileprivate var isDeclared: Bool { kind == .module || kind == .members }

  /// Whether two modules of a key are in the same file and assembly.
  fileprivate func isBound(as other: Self) -> Bool {
    assembly == other.assembly && file == other.file
  }

  /// The location without its line, because a line moves when others come and go.
  private var file: Substring? {
    location.map { $0[..<($0.lastIndex(of: ":") ?? $0.endIndex)] }
  }

  /// The scope and the place.
  fileprivate var summary: String { (scope.map { ", \($0)," } ?? "") + place }

  /// The location, and the assembly.
  fileprivate var place: String {
    " at \(location ?? "?")" + (assembly.map { " in '\($0)'" } ?? "")
  }
}
