import Foundation

/// A command of this machine, and what it printed.
struct Command {
  /// The exit status.
  let status: Int32

  /// What it wrote to the standard output, and to the standard error.
  let text: String

  /// Runs a command, for some seconds at the most.
  init(_ arguments: [String], seconds: Int) async throws {
    (status, text) = try await withCheckedThrowingContinuation { continuation in
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["timeout", "\(seconds)"] + arguments
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      // A thread of its own, so that waiting takes none from the tests that run meanwhile.
      Thread.detachNewThread {
        do {
          try process.run()
          let text = String(
            decoding: pipe.fileHandleForReading.readDataToEndOfFile(),
            as: UTF8.self
          )
          process.waitUntilExit()
          continuation.resume(returning: (process.terminationStatus, text))
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }
}
