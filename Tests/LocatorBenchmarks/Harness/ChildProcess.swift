import Foundation

/// Programs that this one starts.
enum ChildProcess {
  /// Runs a program, and waits for its end.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: Its arguments.
  ///   - environment: What it finds in its environment besides that of this process.
  /// - Returns: What it printed, or `nil` if it couldn't be started or failed.
  static func run(
    _ program: String,
    _ arguments: [String],
    environment: [String: String] = [:]
  ) -> Data? {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    // A compiler that isn't there is no news.
    if program.hasSuffix("/env") { process.standardError = FileHandle.nullDevice }
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
    return data
  }

  /// Lets another process of this program measure a row.
  static func perform(
    _ task: Worker.Task,
    for benchmark: Benchmark,
    environment: [String: String] = [:]
  ) throws -> Worker.Result {
    let task = String(decoding: try JSONEncoder().encode(task), as: UTF8.self)
    guard
      let program = Bundle.main.executablePath,
      let data = run(program, ["--worker", benchmark.id, task], environment: environment)
    else { throw WorkerError(id: benchmark.id) }
    return try JSONDecoder().decode(Worker.Result.self, from: data)
  }
}

/// A process that should have measured a row and failed.
struct WorkerError: Error, CustomStringConvertible {
  /// The row.
  let id: String

  var description: String { "The process that measures '\(id)' failed." }
}
