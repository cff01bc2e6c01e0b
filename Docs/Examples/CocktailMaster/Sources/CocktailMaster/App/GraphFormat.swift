/// The formats of the printed dependency graph.
enum GraphFormat: String, CaseIterable {
  /// Mermaid, which GitHub renders.
  case mermaid

  /// DOT, the language of Graphviz.
  case dot

  /// JSON, for other programs and for comparing versions.
  case json
}
