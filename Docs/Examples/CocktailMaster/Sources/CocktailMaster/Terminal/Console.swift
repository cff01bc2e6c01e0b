/// The input and output of the program.
protocol Console: Sendable {
  /// Whether a user can answer.
  var isInteractive: Bool { get }

  /// The emphasis that the output supports.
  var style: TextStyle { get }

  /// Writes a line to standard output.
  func write(_ line: String)

  /// Writes a line to standard error.
  func writeError(_ line: String)

  /// Reads the next line of input, or returns `nil` at the end of the input.
  func ask(_ prompt: String) -> String?
}
