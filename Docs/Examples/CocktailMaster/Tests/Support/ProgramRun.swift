import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A run of the program as its own process.
struct ProgramRun {
  /// The exit status.
  let status: Int32

  /// The text on standard output.
  let output: String

  /// The text on standard error.
  let errors: String

  /// Runs the program without a terminal, and terminates it after half a minute.
  ///
  /// The output goes to files, because a full pipe would block the program.
  init(_ arguments: String...) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["output", "errors"].map { folder.appending(path: $0) }
    for file in files { try Data().write(to: file) }

    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    status = try await Self.status(of: process)
    output = try String(contentsOf: files[0], encoding: .utf8)
    errors = try String(contentsOf: files[1], encoding: .utf8)
  }

  /// The executable, which is built into the same folder as the tests.
  private static var executable: URL? {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    return (tests ?? Bundle.main.executableURL)?
      .deletingLastPathComponent().appending(path: "CocktailMaster")
  }

  /// Starts a process, and returns its exit status.
  private static func status(of process: Process) async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { process in
        continuation.resume(returning: process.terminationStatus)
      }
      do {
        try process.run()
        DispatchQueue.global().asyncAfter(deadline: .now() + 30) {
          if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}
