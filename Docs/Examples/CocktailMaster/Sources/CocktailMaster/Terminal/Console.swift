/// Where the program reads and writes.
protocol Console: Sendable {
  /// Whether a person is there to answer.
  var isInteractive: Bool { get }

  /// How text can be emphasized.
  var style: TextStyle { get }

  /// Writes a line to the standard output.
  func write(_ line: String)

  /// Writes a line to the standard error.
  func writeError(_ line: String)

  /// Waits for the next line of the person, or gives `nil` where there is none.
  func ask(_ prompt: String) -> String?
}
