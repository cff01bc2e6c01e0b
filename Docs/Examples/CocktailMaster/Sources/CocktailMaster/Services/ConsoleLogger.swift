/// A log on the standard error of the program, apart from what it prints.
struct ConsoleLogger: Logger {
  /// Where the lines go.
  let console: any Console

  func log(_ message: String) {
    console.writeError("log: \(message)")
  }
}
