/// A log of what the program does.
protocol Logger: Sendable {
  /// Logs one line.
  func log(_ message: String)
}
