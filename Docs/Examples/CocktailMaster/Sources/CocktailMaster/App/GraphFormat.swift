/// The languages that the graph of the program can be printed in.
enum GraphFormat: String, CaseIterable {
  /// That of Mermaid, which GitHub draws.
  case mermaid

  /// That of Graphviz.
  case dot
}
