/// Emphasis for text in a terminal.
struct TextStyle: Equatable, Sendable {
  /// Whether text is printed without emphasis.
  var isPlain: Bool

  /// Returns the text in bold.
  func bold(_ text: String) -> String { escaped(text, "1") }

  /// Returns the text dimmed.
  func dim(_ text: String) -> String { escaped(text, "2") }

  /// Surrounds text with an escape sequence and a reset.
  private func escaped(_ text: String, _ code: String) -> String {
    isPlain || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
