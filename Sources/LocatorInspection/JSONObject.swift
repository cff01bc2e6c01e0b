// JSON is written here, because the library has no Foundation. Only what a value says is written: no `null`, `false`,
// and empty lists.

extension String {
  /// Appends a text as a JSON string, in which nothing can end the HTML element around it.
  mutating func append(json text: String) {
    append("\"")
    defer { append("\"") }
    // Almost every text is one in which nothing has to be replaced.
    guard text.utf8.contains(where: { $0 < UInt8(ascii: " ") || "\"<\\".utf8.contains($0) }) else {
      return append(text)
    }
    for letter in text.unicodeScalars {
      switch letter {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\u{0}"..<" ", "<":
        append(letter.value < 16 ? "\\u000" : "\\u00")
        append(String(letter.value, radix: 16))
      default: unicodeScalars.append(letter)
      }
    }
  }
}

/// A JSON object while it is written.
struct JSONObject {
  private(set) var text = "{"

  mutating func add(_ name: String, _ value: String?) {
    guard let value else { return }
    begin(name)
    text.append(json: value)
  }

  mutating func add(_ name: String, _ value: Bool) { if value { add(name, raw: "true") } }

  mutating func add(_ name: String, _ values: [String]) {
    guard !values.isEmpty else { return }
    begin(name)
    text += "["
    for (number, value) in values.enumerated() {
      if number > 0 { text += "," }
      text.append(json: value)
    }
    text += "]"
  }

  /// Adds a value that is JSON.
  mutating func add(_ name: String, raw value: String) {
    begin(name)
    text += value
  }

  mutating func add(_ name: String, _ value: some BinaryInteger) { add(name, raw: "\(value)") }

  private mutating func begin(_ name: String) {
    text += text.utf8.count == 1 ? "\"" : ",\""
    text += name
    text += "\":"
  }

  /// The whole object.
  var closed: String { text + "}" }
}
