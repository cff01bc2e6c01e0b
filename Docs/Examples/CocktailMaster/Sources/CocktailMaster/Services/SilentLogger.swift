/// A logger that discards its messages.
struct SilentLogger: Logger {
  func log(_ message: String) {}
}
