/// Where the program tells what it does.
protocol Logger: Sendable {
  /// Notes one line.
  func log(_ message: String)
}
