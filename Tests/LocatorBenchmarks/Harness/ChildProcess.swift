import Foundation

/// Child processes.
enum ChildProcess {
  /// Runs a program, and waits until it exits.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: Its arguments.
  ///   - environment: Environment variables in addition to those of this process.
  /// - Returns: The standard output, or `nil` if the program couldn't be started or failed.
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
    // A missing compiler is expected.
    if program.hasSuffix("/env") { process.standardError = FileHandle.nullDevice }
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
    return data
  }

  /// Measures a row in another process of this program.
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

/// A child process that failed to measure a row.
struct WorkerError: Error, CustomStringConvertible {
  /// The row.
  let id: String

  var description: String { "The process that measures '\(id)' failed." }
}
