extension ContainerGraph {
  /// The difference between two modules of a key, in two versions of a program.
  public struct Change: Sendable {
    /// What has changed.
    public let kind: Kind

    /// The module as it was, or `nil` if it was added.
    public let old: Node?

    /// The module as it is, or `nil` if it was removed.
    public let new: Node?

    /// The kinds of changes.
    public enum Kind: Sendable {
      /// The key has one more module.
      case added
      /// The key has one module less.
      case removed
      /// The key is bound in another file or assembly.
      case rebound
      /// The module has another scope.
      case rescoped
    }
  }

  /// Returns what was added, removed, bound elsewhere or given another scope since an earlier version.
  ///
  /// Moving a module within its file, and changing its needs, is no difference.
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
    let tests: [(Node, Node) -> Bool] = [
      { $0.isBound(as: $1) && $0.scope == $1.scope }, { $0.isBound(as: $1) }, { _, _ in true },
    ]
    for test in tests {
      for new in news where pairs[new.id] == nil {
        guard let position = olds[new.heading]?.firstIndex(where: { test($0, new) }) else {
          continue
        }
        pairs[new.id] = olds[new.heading]?.remove(at: position)
      }
    }
    let changes = news.flatMap { new -> [Change] in
      guard let old = pairs[new.id] else { return [Change(kind: .added, old: nil, new: new)] }
      let kinds: [Change.Kind?] = [
        old.isBound(as: new) ? nil : .rebound, old.scope == new.scope ? nil : .rescoped,
      ]
      return kinds.compactMap { kind in kind.map { Change(kind: $0, old: old, new: new) } }
    }
    let removed = olds.values.joined().sorted { $0.id < $1.id }
    return changes + removed.map { Change(kind: .removed, old: $0, new: nil) }
  }
}

extension ContainerGraph.Change: CustomStringConvertible {
  /// One line that says what has changed.
  public var description: String {
    let title = "'\((new ?? old)?.heading ?? "")'"
    return switch kind {
    case .added: "+ \(title)\(new?.summary ?? "")"
    case .removed: "- \(title)\(old?.summary ?? "")"
    case .rebound: "~ \(title) is bound\(new?.place ?? ""), and no longer\(old?.place ?? "")"
    case .rescoped:
      "~ \(title) has the scope '\(new?.scope ?? "")', and no longer '\(old?.scope ?? "")'"
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
