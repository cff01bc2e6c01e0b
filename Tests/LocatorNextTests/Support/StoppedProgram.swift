import Testing

/// What a program that stopped printed.
struct StoppedProgram {
  let standardError: String

  init(_ result: ExitTest.Result?) throws {
    standardError = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  /// The message, from the line that it is about to the end of what the library says.
  var message: String {
    guard let start = standardError.range(of: "Fatal error: ") else { return standardError }
    let lines = standardError[start.upperBound...].split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let own = lines.prefix { !$0.hasPrefix("Current stack trace") && !$0.hasPrefix("*** ") }
    return own.joined(separator: "\n").trimmingSuffix("\n")
  }

  /// The line that the message is about, as `fatalError` prints it.
  var location: String {
    guard let start = standardError.range(of: ": Fatal error: ") else { return "" }
    return standardError[..<start.lowerBound].split(separator: "\n").last.map(String.init) ?? ""
  }
}

extension StringProtocol {
  /// The text without what it ends with, however often.
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    var text = Substring(self)
    while text.last == suffix { text.removeLast() }
    return String(text)
  }

  /// The first place of a text.
  fileprivate func range(of text: String) -> Range<Index>? {
    indices.lazy.filter { self[$0...].hasPrefix(text) }.first
      .map { $0..<self.index($0, offsetBy: text.count) }
  }
}
