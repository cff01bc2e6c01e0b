/// Emphasis for text in a terminal.
struct TextStyle: Equatable, Sendable {
  /// Whether text stays as it is.
  var isPlain: Bool

  /// Makes text stand out.
  func bold(_ text: String) -> String { escaped(text, "1") }

  /// Makes text step back.
  func dim(_ text: String) -> String { escaped(text, "2") }

  /// Puts text between an escape sequence and the one that ends it.
  private func escaped(_ text: String, _ code: String) -> String {
    isPlain || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
