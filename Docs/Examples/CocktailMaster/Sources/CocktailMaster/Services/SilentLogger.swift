/// A log that nobody reads.
struct SilentLogger: Logger {
  func log(_ message: String) {}
}
