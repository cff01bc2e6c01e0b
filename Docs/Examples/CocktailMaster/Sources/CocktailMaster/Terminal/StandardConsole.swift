import Foundation

/// The terminal of the process, or the files that its streams are redirected to.
struct StandardConsole: Console {
  /// Whether standard output is a terminal.
  private let writesToTerminal = isatty(STDOUT_FILENO) == 1

  var isInteractive: Bool { writesToTerminal && isatty(STDIN_FILENO) == 1 }

  var style: TextStyle {
    let environment = ProcessInfo.processInfo.environment
    return TextStyle(isPlain: !writesToTerminal || environment["NO_COLOR"]?.isEmpty == false)
  }

  func write(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  func writeError(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  func ask(_ prompt: String) -> String? {
    FileHandle.standardOutput.write(Data(prompt.utf8))
    let line = readLine()
    if line == nil { write("") }
    return line
  }
}
