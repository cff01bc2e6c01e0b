import Foundation

/// A command of this machine, and what it printed.
struct Command {
  /// The exit status.
  let status: Int32

  /// What it wrote to the standard output, and to the standard error.
  let text: String

  /// Runs a command, for some seconds at the most, with a folder of its own for temporary files.
  init(_ arguments: [String], seconds: Int) async throws {
    (status, text) = try await withCheckedThrowingContinuation { continuation in
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["timeout", "\(seconds)"] + arguments
      let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
      process.environment = ProcessInfo.processInfo.environment
        .merging(["TMPDIR": folder.path]) { _, new in new }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      // A thread of its own, so that waiting takes none from the tests that run meanwhile.
      Thread.detachNewThread {
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
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
