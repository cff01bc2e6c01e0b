extension String {
  /// Returns the text with trailing spaces, up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the text with leading spaces, up to a width.
  func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// Returns the text as lines of a width, broken between words.
  func wrapped(to width: Int = 72) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension Sequence<String> {
  /// The width of the longest text.
  var width: Int { map(\.count).max() ?? 0 }
}
