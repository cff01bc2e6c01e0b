/// A logger that writes to standard error, apart from the output of the program.
struct ConsoleLogger: Logger {
  /// The console to write to.
  let console: any Console

  func log(_ message: String) {
    console.writeError("log: \(message)")
  }
}
